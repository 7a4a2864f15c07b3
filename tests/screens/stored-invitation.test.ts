/** How long the link of an invitation stays in a browser. */
import { expect, it } from "vitest"
import type { ShopClient } from "../../adapters/client.ts"
import { consumeInvitation, storeInvitation } from "../../ui/account/sign-in/stored-invitation.ts"

const browser = () => {
  const kept = new Map<string, unknown>()
  const store = {
    read: async (key: string) => kept.get(key),
    write: async (key: string, value: unknown) => void kept.set(key, value),
    remove: async (key: string) => void kept.delete(key)
  }
  return { kept, shop: { store: async () => store } as unknown as ShopClient }
}

it.each(["used", "expired", "void", "other-address", "open"] as const)(
  "[CONT-01] the link of an invitation that is %s is kept nowhere, though it waited for a log-in before",
  async (state) => {
    const { kept, shop } = browser()
    await storeInvitation(shop, "token", "log-in")
    expect([...kept.values()]).toEqual(["/my-account/invitation?t=token"])
    await storeInvitation(shop, "token", state)
    expect([...kept]).toEqual([])
  }
)

it("[CONT-01] who set a password comes back to the invitation once", async () => {
  const { shop } = browser()
  await storeInvitation(shop, "token", "log-in")
  expect([await consumeInvitation(shop), await consumeInvitation(shop)]).toEqual([
    "/my-account/invitation?t=token",
    undefined
  ])
})
