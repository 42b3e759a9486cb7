import type { Plugin } from "vite";

/** The server sends this page at many addresses (`/t/...`): what the page itself names is found from the root. */
export function rootAddresses(page: string): Plugin {
  return {
    name: "tumblekeep-root-addresses",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (html, { path }) => (path.endsWith(`/${page}`) ? html.replaceAll('"./', '"/') : html),
    },
  };
}
