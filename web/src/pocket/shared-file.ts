/** A saved game that another app hands over ("Share"): kept by the service worker until the page asks for it. */
const SHARED = "tumblekeep-shared";

/** Keep the file of a share, and show the page. */
export async function keepShared(request: Request, scope: string): Promise<Response> {
  const file = (await request.formData()).get("file");
  if (file instanceof File) await (await caches.open(SHARED)).put(new URL("shared", scope).href, new Response(await file.text()));
  return Response.redirect(new URL("./?shared", scope).href, 303);
}

/** The text of the file that was handed over, once; null if there is none. */
export async function takeShared(scope: string): Promise<string | null> {
  const cache = await caches.open(SHARED), key = new URL("shared", scope).href;
  const found = await cache.match(key);
  if (found) await cache.delete(key);
  return found ? found.text() : null;
}
