/** Parses the checkout state stored in the browser; parts of the wrong type fall back to their defaults. Loaded with the checkout's pages only. */
import { type CheckoutState, initialCheckout, noAddress } from "../../core/ordering/checkout/checkout.ts"
import { isRecord, type UnknownRecord } from "../../core/record.ts"

/** The kept value in the shape of `empty`: each part that is of another kind stays empty. */
const conformTo = <Part>(empty: Part, stored: unknown): Part => {
  if (Array.isArray(empty))
    return (Array.isArray(stored) && stored.every((one) => typeof one === "string") ? stored : empty) as Part
  if (!isRecord(empty)) return typeof stored === typeof empty ? (stored as Part) : empty
  const from: UnknownRecord = isRecord(stored) ? stored : {}
  return Object.fromEntries(Object.entries(empty).map(([name, part]) => [name, conformTo(part, from[name])])) as Part
}

/** The address for the bill, where one was begun. */
const addressOf = (stored: unknown) => {
  const contacts: unknown = isRecord(stored) ? stored.contactDetails : undefined
  const billing: unknown = isRecord(contacts) ? contacts.billingDetails : undefined
  return isRecord(billing) && isRecord(billing.address) ? conformTo(noAddress, billing.address) : undefined
}

/** [CHK-03] [HYD-02] What was typed into the checkout. */
export const parseStoredCheckout = (stored: unknown): CheckoutState => {
  const state = conformTo(initialCheckout, stored)
  const { branchId, type }: UnknownRecord = isRecord(stored) && isRecord(stored.delivery) ? stored.delivery : {}
  const address = addressOf(stored)
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
