/** Where an order goes to, from what the checkout asked. */
import { postalAddress } from "../../contact/checkout-address.ts"
import { addressFieldProblems } from "../../contact/fields.ts"
import type { QuoteDestination } from "../../delivery/quote/delivery-quote.ts"
import type { CheckoutState } from "./checkout.ts"

/** [DEL-04] The destination that a quote is asked for: a branch, or an address; nothing while it is not chosen, or something of the address is wrong. */
export const chosenDestination = ({
  delivery: { type = "pickup", branchId, details }
}: CheckoutState): QuoteDestination | undefined => {
  if (type === "pickup") return branchId === undefined ? undefined : { kind: type, branchId }
  const { address, craneRequired } = details
  const isWhole = address && Object.keys(addressFieldProblems(address)).length === 0
  return isWhole ? { kind: type, address: postalAddress(address), craneRequired } : undefined
}
