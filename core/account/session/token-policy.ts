/** Whether a session's tokens still serve, need to be refreshed, or need a new login. */

/** [TOK-02] When the two tokens of a session run out, epoch milliseconds; all that the browser learns of them. */
export type TokenExpirations = { readonly accessTokenExpires: number; readonly refreshTokenExpires: number }

export type TokenStatus = "valid" | "needs_refresh" | "invalid"

/** An access token with this much left or less is renewed before it is used, milliseconds. */
export const REFRESH_AHEAD_MS = 60_000

/**
 * [TOK-01] Asked in this order: valid with more than a minute of access left, even if the refresh token has run out;
 * invalid once the refresh token has; otherwise to be refreshed. `now` is epoch milliseconds.
 */
export const tokenStatus = (
  { accessTokenExpires, refreshTokenExpires }: TokenExpirations,
  now: number
): TokenStatus => {
  if (accessTokenExpires - now > REFRESH_AHEAD_MS) return "valid"
  return refreshTokenExpires <= now ? "invalid" : "needs_refresh"
}
