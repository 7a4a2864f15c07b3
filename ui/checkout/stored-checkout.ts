/** Parses the checkout state stored in the browser; parts of the wrong type fall back to their defaults. Loaded with the checkout's pages only. */

import { DEFAULT_COUNTRY } from "../../core/contact/address.ts"
import { type CheckoutAddress, checkoutAddress, postalAddress } from "../../core/contact/checkout-address.ts"
import { deliveryMethods } from "../../core/delivery/quote/delivery-type.ts"
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

const partOf = (whole: unknown, name: string): unknown => (isRecord(whole) ? whole[name] : undefined)

/** The address that stands in a part, where one was begun. */
const addressIn = (part: unknown): { readonly address?: CheckoutAddress } => {
  const address = partOf(part, "address")
  if (!isRecord(address)) return {}
  const { line2, country, ...rest } = conformTo({ ...noAddress, line2: "", country: DEFAULT_COUNTRY }, address)
  const known = /^[A-Z]{2}$/.test(country) ? { country } : {}
  return { address: checkoutAddress({ ...rest, ...(line2 === "" ? {} : { line2 }), ...known }) }
}

/** A method that the shop quotes still. */
const methodIn = (type: unknown) => {
  const known = deliveryMethods.find((method) => method === type)
  return known === undefined ? {} : { type: known }
}

/** [CHK-03] [HYD-02] What was typed into the checkout. */
export const parseStoredCheckout = (stored: unknown): CheckoutState => {
  const state = conformTo(initialCheckout, stored)
  const { branchId, type }: UnknownRecord = isRecord(stored) && isRecord(stored.delivery) ? stored.delivery : {}
  const paymentMethod = partOf(stored, "paymentMethod")
  const { address: billed } = addressIn(partOf(partOf(stored, "contactDetails"), "billingDetails"))
  const billTo = billed ? { address: postalAddress(billed) } : {}
  const deliverTo = addressIn(partOf(partOf(stored, "delivery"), "details"))
  const { billingDetails, deliveryDetails } = state.contactDetails
  return {
    ...state,
    ...(typeof paymentMethod === "string" ? { paymentMethod } : {}),
    contactDetails: { billingDetails: { ...billingDetails, ...billTo }, deliveryDetails },
    delivery: {
      details: { ...state.delivery.details, ...deliverTo },
      ...methodIn(type),
      ...(typeof branchId === "number" ? { branchId } : {})
    }
  }
}
