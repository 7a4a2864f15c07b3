/** The addresses that a checkout offers to whoever is logged in: those of the orders that they may see. */
import type { Address } from "../../contact/address.ts"
import { addressText } from "../../contact/checkout-address.ts"

/** [DEL-09] More would be a list to search. */
export const MAX_OFFERED_ADDRESSES = 5

/** So many orders are looked through, the latest first. */
export const MAX_ORDERS_FOR_ADDRESSES = 200

const sameKey = (address: Address): string => addressText(address).toLowerCase().replace(/\s+/g, " ")

/** [DEL-09] Of addresses, the latest first, each once, however it is spaced and capitalised; the first five. */
export const offeredAddresses = (latest: ReadonlyArray<Address>): ReadonlyArray<Address> => {
  const byText = new Map<string, Address>()
  for (const address of latest) {
    const key = sameKey(address)
    if (!byText.has(key)) byText.set(key, address)
  }
  return [...byText.values()].slice(0, MAX_OFFERED_ADDRESSES)
}
