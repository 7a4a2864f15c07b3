/** The addresses that pages of content may have. */

/** What the shop answers itself: a page of content below one of these would never be seen. */
const shopAreas: ReadonlySet<string> = new Set([
  "api",
  "assets",
  "auth-sw.js",
  "blog",
  "c",
  "checkout",
  "compare",
  "dev",
  "favicon",
  "healthz",
  "invoices",
  "joblist",
  "joblist-enquiry",
  "media",
  "my-account",
  "p",
  "quote-confirmation",
  "quote-reminder",
  "quotes",
  "resume-cart",
  "search",
  "stores",
  "track-order"
])

const MAX_PATH_CHARACTERS = 200
const segments = /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){1,4}$/

/**
 * [ROUTE-09] Whether an address can be one of a page of content: up to four segments of lower-case letters, digits and
 * hyphens, such as `/services/timber-cut-to-length`, at most 200 characters. The home page is `/`.
 */
export const isContentPath = (path: string): boolean =>
  path === "/" || (path.length <= MAX_PATH_CHARACTERS && segments.test(path))

/** Whether the shop answers an address itself, so that no page of content can stand there. */
export const isShopArea = (path: string): boolean => shopAreas.has(path.split("/")[1] ?? "")
