/** Where an order goes to, from what the checkout asked. */
import type { QuoteDestination } from "../../delivery/quote/delivery-quote.ts"
import { isQuoted, type QuotedMethod } from "../../delivery/quote/delivery-type.ts"
import type { CheckoutState } from "./checkout.ts"

/** [DEL-04] The destination that a quote is asked for: a branch, or an address; nothing while it is not chosen, or can't be quoted. */
export const chosenDestination = ({
  delivery: { type = "pickup", branchId, details }
}: CheckoutState): QuoteDestination<QuotedMethod> | undefined => {
  const to = { kind: type }
  if (!isQuoted(to)) return undefined
  if (type === "pickup") return branchId === undefined ? undefined : { ...to, branchId }
  const { address, craneRequired } = details
  return address && { ...to, address, craneRequired }
}
