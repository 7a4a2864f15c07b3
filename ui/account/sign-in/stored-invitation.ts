/** An invitation that was opened by a guest waits in the browser until they are logged in, and no longer. */
import type { ShopClient } from "../../../adapters/client.ts"
import type { InvitationState } from "../../../core/account/contacts/invitation.ts"
import { RESET_MS } from "../../../core/account/registration.ts"

export const invitationPath = (token: string): string => `/my-account/invitation?t=${token}`

/** Only who must log in first comes back to it; one that is answered, refused or open to its owner is kept nowhere. */
export const storeInvitation = async (shop: ShopClient, token: string, state: InvitationState): Promise<void> => {
  const store = await shop.store()
  if (state === "log-in") await store.write("invitation", invitationPath(token), RESET_MS)
  else await store.remove("invitation")
}

/** The address to come back to, once. */
export const consumeInvitation = async (shop: ShopClient): Promise<string | undefined> => {
  const store = await shop.store()
  const next = await store.read<string>("invitation")
  await store.remove("invitation")
  return next
}
