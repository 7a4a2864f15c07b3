/** Where to go after a log-in: back to a page of this shop, and nowhere else. */

const HOME = "/my-account"

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return ""
  }
}

/** A path of one's own: neither written plainly nor in code does it begin like another host or hold what a browser drops. */
const isOwnPath = (text: string): boolean => /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text)

/** [T35] The page that was asked for, where it is one of this shop's; else the account's own. */
export const returnPath = (requested: string | undefined): string =>
  requested !== undefined &&
  isOwnPath(requested) &&
  isOwnPath(decoded(requested)) &&
  isOwnPath(decoded(decoded(requested)))
    ? requested
    : HOME
