/** Reads back what was typed into the checkout on an earlier visit; it comes with the checkout's own pages. */
import { type CheckoutState, initialCheckout, noAddress } from "../../core/ordering/checkout/checkout.ts"
import { isRecord, type UnknownRecord } from "../../core/record.ts"

/** The kept value in the shape of `empty`: each part that is of another kind stays empty. */
const inShapeOf = <Part>(empty: Part, kept: unknown): Part => {
  if (Array.isArray(empty))
    return (Array.isArray(kept) && kept.every((one) => typeof one === "string") ? kept : empty) as Part
  if (!isRecord(empty)) return typeof kept === typeof empty ? (kept as Part) : empty
  const from: UnknownRecord = isRecord(kept) ? kept : {}
  return Object.fromEntries(Object.entries(empty).map(([name, part]) => [name, inShapeOf(part, from[name])])) as Part
}

/** The address for the bill, where one was begun. */
const addressOf = (kept: unknown) => {
  const contacts: unknown = isRecord(kept) ? kept.contactDetails : undefined
  const billing: unknown = isRecord(contacts) ? contacts.billingDetails : undefined
  return isRecord(billing) && isRecord(billing.address) ? inShapeOf(noAddress, billing.address) : undefined
}

/** [CHK-03] [HYD-02] What was typed into the checkout. */
export const keptCheckout = (kept: unknown): CheckoutState => {
  const state = inShapeOf(initialCheckout, kept)
  const { branchId, type }: UnknownRecord = isRecord(kept) && isRecord(kept.delivery) ? kept.delivery : {}
  const address = addressOf(kept)
  const { billingDetails, deliveryDetails } = state.contactDetails
  return {
    ...state,
    contactDetails: { billingDetails: { ...billingDetails, ...(address ? { address } : {}) }, deliveryDetails },
    delivery: {
      ...state.delivery,
      ...(type === "pickup" ? { type } : {}),
      ...(typeof branchId === "number" ? { branchId } : {})
    }
  }
}
