/** The path under which pages make the calls about who is logged in, where it is another than that of all calls. */

/** Where the shop has all of its calls. */
const OWN_BASE = "/api"

/** [CALL-01] The request as it reaches the shop's own routes: one to `base` + `/users/...` goes to `/api/users/...`. */
export const atOwnAddress = (request: Request, base: string): Request => {
  if (base === OWN_BASE) return request
  const url = new URL(request.url)
  if (!url.pathname.startsWith(`${base}/users/`)) return request
  url.pathname = OWN_BASE + url.pathname.slice(base.length)
  return new Request(url, request)
}
