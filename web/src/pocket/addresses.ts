/** Addresses of a page that any web server can send: the path is behind a `#`, so there is only one file to ask for. */
let last = { pathname: "/", search: "", hash: "" };

/** The path, query and fragment that the address bar stands for. A jump within the page leaves them as they are. */
export function addressOf(): { pathname: string; search: string; hash: string } {
  const shown = location.hash;
  if (shown !== "" && !shown.startsWith("#/")) return last;
  const [, pathname = "/", search = "", hash = ""] = /^#?(\/[^?#]*)?(\?[^#]*)?(#.*)?$/.exec(shown) ?? [];
  return (last = { pathname: pathname || "/", search, hash });
}

export const linkTo = (path: string): string => (path.startsWith("#") ? path : `#${path}`);

/**
 * Links name paths of a server. Just before one is used, in whatever way, it gets the address that works here, so that "open in a new
 * tab" works too.
 */
export function rewriteLinks(): void {
  const rewrite = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    if (link) link.setAttribute("href", linkTo(link.getAttribute("href")!));
  };
  for (const kind of ["pointerdown", "contextmenu", "click", "auxclick"]) addEventListener(kind, rewrite, { capture: true });
}
