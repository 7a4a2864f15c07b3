/** The cookie that says in which locale the shop is read: there is one, and no path names it. */

const NAME = "locale"
/** Australia, in English. */
const LOCALE = "au"
/** 365 days. */
const MAX_AGE_SECONDS = 31_536_000

/** [LAY-06] What a page sets for a browser that has none yet; nothing for one that has. `cookies` is the request's own header. */
export const localeCookie = (cookies: string | null, isHttps: boolean): string | undefined => {
  const has = (cookies ?? "").split(";").some((cookie) => cookie.trim() === `${NAME}=${LOCALE}`)
  if (has) return undefined
  return `${NAME}=${LOCALE}; Max-Age=${MAX_AGE_SECONDS}; Path=/; SameSite=Lax${isHttps ? "; Secure" : ""}`
}
