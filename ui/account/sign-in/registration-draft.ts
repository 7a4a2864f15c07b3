/** Names and mobile of a registration wait in the browser that registered until the link is opened: the shop keeps the address alone. */
import { useEffect, useRef } from "react"
import type { ShopClient } from "../../../adapters/client.ts"
import { type OwnDetails, RESET_MS } from "../../../core/account/registration.ts"

/** [REG-01] For as long as the link works. */
export const storeRegistration = async (
  shop: ShopClient,
  { firstName, lastName, mobile }: OwnDetails
): Promise<void> => {
  const details = { firstName, lastName, ...(mobile === undefined ? {} : { mobile }) }
  await (await shop.store()).write("registration", details, RESET_MS)
}

export const clearRegistration = async (shop: ShopClient): Promise<void> => (await shop.store()).remove("registration")

/** A form whose fields of those names, still empty, are filled in with what was typed then. */
export const useRegistrationDraft = (shop: ShopClient, isWanted: boolean) => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!isWanted) return
    const fill = async () => {
      const draft = await (await shop.store()).read<Readonly<Record<string, string>>>("registration")
      for (const [name, value] of Object.entries(draft ?? {})) {
        const box = form.current?.elements.namedItem(name)
        if (box instanceof HTMLInputElement && box.value === "") box.value = value
      }
    }
    void fill()
  }, [shop, isWanted])
  return form
}
