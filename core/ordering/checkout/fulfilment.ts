/** How the order is handed over, from what the checkout asked. */

import type { OrderContact } from "../../contact/address.ts"
import { postalAddress } from "../../contact/checkout-address.ts"
import { normalEmail } from "../../contact/email-address.ts"
import { type Delivery, type Pickup, withCountry } from "../../delivery/delivery.ts"
import { deliveredProduct, deliveryType } from "../../delivery/quote/delivery-type.ts"
import { isDeliveryTime } from "../../delivery/schedule/time-codes.ts"
import { isCraneComing } from "../../delivery/vehicles/crane.ts"
import { craneAccessText } from "../../delivery/vehicles/crane-access.ts"
import type { CartItem } from "../cart/cart-item.ts"
import type { CheckoutState } from "./checkout.ts"

type Typed = { readonly contactName: string; readonly company: string; readonly phone: string; readonly email: string }

/** Trimmed; a company that was left empty is absent. */
export const contactFrom = ({ contactName, company, phone, email }: Typed): OrderContact => ({
  contactName: contactName.trim(),
  ...(company.trim() === "" ? {} : { company: company.trim() }),
  phone: phone.trim(),
  email: normalEmail(email)
})

/** [DEL-01] Who collects or receives is who pays, unless somebody else was named; who has named no e-mail address has the payer's. */
const receiverFrom = ({ contactDetails: { billingDetails, deliveryDetails } }: CheckoutState): OrderContact => {
  if (deliveryDetails.useBillingDetails) return contactFrom(billingDetails)
  const { email, ...receiver } = deliveryDetails
  return contactFrom({ ...receiver, email: email.trim() === "" ? billingDetails.email : email })
}

const productOf = (cart: ReadonlyArray<CartItem>) => deliveredProduct(cart.map(({ product }) => product))

/** [DEL-01] Click and collect; nothing while its branch or day is not chosen, or another way is. */
const pickupFrom = (cart: ReadonlyArray<CartItem>, state: CheckoutState): Pickup | undefined => {
  const { branchId, type, details } = state.delivery
  if (type !== "pickup" || branchId === undefined || details.deliveryDate === "") return undefined
  return {
    type: deliveryType(productOf(cart), "pickup"),
    details: {
      date: details.deliveryDate,
      instructions: details.instructions.trim(),
      branchId,
      contactDetails: receiverFrom(state)
    }
  }
}

/** [DEL-01] [DEL-04] The delivery by the chosen method, with the fields of its type and no others; nothing while it is not all there. */
export const deliveryFrom = (cart: ReadonlyArray<CartItem>, state: CheckoutState): Delivery | undefined => {
  const { type, details } = state.delivery
  const { address: typedAddress, vehicles, craneRequired, deliveryTotal, deliveryDate, deliveryTime } = details
  if (type === undefined || type === "pickup") return pickupFrom(cart, state)
  if (typedAddress === undefined || vehicles.length === 0) return undefined
  const address = postalAddress(typedAddress)
  const product = productOf(cart)
  const typed = details.instructions.trim()
  const hasCrane = type === "delivery" && isCraneComing(details)
  // [DEL-07] A delivery has no field for the site: the driver reads of it first.
  const instructions = hasCrane ? `${craneAccessText(details.craneAccess)}\n${typed}`.trim() : typed
  const carried = { deliveryTotal, instructions, vehicles, craneRequired, contactDetails: receiverFrom(state) }
  if (type === "delivery")
    return deliveryDate !== "" && isDeliveryTime(deliveryTime)
      ? {
          type: deliveryType(product, type),
          details: { ...carried, address, date: deliveryDate, time: deliveryTime }
        }
      : undefined
  const abroad = { ...carried, address: withCountry(address) }
  if (type !== "uber") return { type: deliveryType(product, type), details: abroad }
  const { uberDeliveryBranchId: branchId } = details
  return branchId === undefined ? undefined : { type: deliveryType(product, type), details: { ...abroad, branchId } }
}
