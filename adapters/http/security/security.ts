/** What every answer tells the browser about what may run and who may ask. */

export type TrustedOrigins = {
  /** Where the browser sends cards and searches besides the shop itself. */
  readonly connect: ReadonlyArray<string>
  readonly frames: ReadonlyArray<string>
  /** Where a form of the page may be posted to besides the shop itself. */
  readonly forms: ReadonlyArray<string>
  /** Where pictures come from besides the shop itself. */
  readonly pictures: ReadonlyArray<string>
  /** Whose frames a form's bot check shows. */
  readonly botCheck: ReadonlyArray<string>
  /** Vite's own client needs more while the shop is being worked on. */
  readonly dev: boolean
}

/** An order, quotes and invoices are paid there, those of an account and those of a link. */
const cardPages = /^\/(checkout|quotes|invoices|my-account\/(quotes|pay-my-account))(\/|$)/

/** [SCR-01] Where a card is taken, nobody has a frame but who takes it. */
export const originsAt = (path: string, trusted: TrustedOrigins): TrustedOrigins =>
  cardPages.test(path) ? { ...trusted, botCheck: [] } : trusted

/** Where browsers report what a page's policy has blocked. */
export const POLICY_REPORT_PATH = "/api/policy-reports"

/** The policy of a page: only its own scripts run, and it is framed by nobody. */
export const contentPolicy = (
  nonce: string,
  { connect, frames, forms, pictures, botCheck, dev }: TrustedOrigins
): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    dev ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    `img-src ${["'self'", "data:", ...pictures].join(" ")}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...connect, ...(dev ? ["ws:"] : [])].join(" ")}`,
    `frame-src ${[...frames, ...botCheck].join(" ") || "'none'"}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    `form-action ${["'self'", ...forms].join(" ")}`,
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    // Every browser reports there at once, and says that it comes from the page; `report-to` waits for a minute.
    `report-uri ${POLICY_REPORT_PATH}`
  ].join("; ")

/** The headers of every answer; `https` where shoppers reach the shop over it. */
export const securityHeaders = (https: boolean): Readonly<Record<string, string>> => ({
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(self), payment=(self)",
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "cross-origin-resource-policy": "same-site",
  ...(https ? { "strict-transport-security": "max-age=63072000; includeSubDomains" } : {})
})

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"])

/**
 * [T54] Whether a change is asked for by the shop's own pages, or by a program that names the shop as its `Origin`: never by
 * another site in a visitor's browser, and not where nothing says who asks.
 */
export const isSameOrigin = (request: Request, origin: string): boolean => {
  if (safeMethods.has(request.method)) return true
  const site = request.headers.get("sec-fetch-site")
  if (site !== null) return site === "same-origin"
  const from = request.headers.get("origin")
  // A shop on this machine or in its own network is reached under several names; a public one under its own alone.
  return from !== null && (from === origin || (origin.startsWith("http:") && from === new URL(request.url).origin))
}
