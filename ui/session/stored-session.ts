/** Session data in the browser's store: writes it, clears it, and notifies the other tabs. */
import type { ShopClient } from "../../adapters/client.ts"
import type { TokenExpirations } from "../../core/account/session/token-policy.ts"

/** The cookies can be cleared by the shop alone; where it can't be reached, it is told with the next page. */
export const revokeSession = async (shop: ShopClient): Promise<void> => {
  const store = await shop.store()
  const answer = await shop.call("POST /users/auth/logout")
  if (answer.ok) await store.remove("log-out-due")
  else await store.write("log-out-due", true)
}

/** [AUTH-09] Somebody wanted to be remembered here. */
export const hasRememberedLogin = async (shop: ShopClient): Promise<boolean> =>
  (await (await shop.store()).read("remembered")) !== undefined

/** A session that has just begun takes the place of all that led to it. */
export const storeSession = async (shop: ShopClient, expirations: TokenExpirations): Promise<void> => {
  const store = await shop.store()
  await store.tokens.write(expirations)
  await Promise.all([store.remove("sign-in"), store.remove("log-out-due")])
  store.notifyTabs("session")
}

const removeTokens = async (shop: ShopClient): Promise<void> => {
  const store = await shop.store()
  await Promise.all([store.tokens.remove(), store.remove("sign-in")])
}

/** [AUTH-10] The times of the tokens and the temporary login data; who is remembered may come back by themselves. */
export const clearSession = async (shop: ShopClient): Promise<void> => {
  await removeTokens(shop)
  ;(await shop.store()).notifyTabs("session")
}

/**
 * [AUTH-10] All of it: also who is remembered, for which company, what was typed into the checkout or to register, an
 * invitation that waits for its log-in, what was looked at and searched for, and the cookies.
 * A payment that is under way stays: it is the way back to an order, and names nobody.
 */
export const clearAllSessionData = async (shop: ShopClient): Promise<void> => {
  const store = await shop.store()
  await removeTokens(shop)
  const keys = [
    "remembered",
    "checkout",
    "job-list",
    "registration",
    "invitation",
    "view-history",
    "recent-searches",
    "prices"
  ] as const
  await Promise.all(keys.map((key) => store.remove(key)))
  await revokeSession(shop)
  // Only now: a tab that asked the shop any sooner would still be told who was logged in.
  store.notifyTabs("session")
}
