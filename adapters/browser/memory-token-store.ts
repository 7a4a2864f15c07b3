/** When a session's tokens run out, for as long as the page is open: where the browser keeps nothing. */
import type { TokenExpirations } from "../../core/account/session/token-policy.ts"

export type TokenStore = {
  /** Nothing where nobody is logged in. */
  readonly read: () => Promise<TokenExpirations | undefined>
  readonly write: (expirations: TokenExpirations) => Promise<void>
  readonly remove: () => Promise<void>
}

export const memoryTokenStore = (): TokenStore => {
  let current: TokenExpirations | undefined
  return {
    read: async () => current,
    write: async (expirations) => {
      current = expirations
    },
    remove: async () => {
      current = undefined
    }
  }
}
