/** Fills in the order form from the cart and from what the checkout asked. */
import type { CartItem } from "../cart/cart-item.ts"
import type { OrderContact } from "../contact/address.ts"
import type { Pickup } from "../delivery/delivery.ts"
import { deliveredProduct, deliveryType } from "../delivery/delivery-type.ts"
import { type PricedLine, type PriceRequest, paid } from "../pricing/price.ts"
import { orderWords } from "../words/order.ts"
import { stripeWords } from "../words/payment.ts"
import type { CheckoutState } from "./checkout.ts"
import type { Billing, OrderForm, OrderFormItem } from "./order-form.ts"
import { orderTotals } from "./order-totals.ts"

/** The form, or why there is none: then nothing is sent. */
export type FilledForm =
  | { readonly ok: true; readonly form: OrderForm }
  | { readonly ok: false; readonly problem: string }

type PricedItem = CartItem & { readonly pricing: PricedLine }

const isBuyable = (item: CartItem): item is PricedItem => item.isSubmitValid && item.pricing !== undefined

/** [CHK-04] Unit price and line total are the discounted ones where a discount exists. */
const formItem = (item: PricedItem): OrderFormItem => {
  const { unitPrice, linePrice } = paid(item.pricing)
  const { isClearance, isRandomLength, isTally } = item.inventory
  return {
    variationId: item.variation.id,
    flags: { isClearance, isRandomLength, isTally },
    attributes: item.variation.attributes,
    id: item.productId,
    sku: item.erpId,
    cf: item.conversionFactor,
    uom: item.uom,
    qty: item.qtyRaw,
    ...((isRandomLength || isTally) && item.length !== undefined ? { length: item.length } : {}),
    lineTotal: linePrice,
    unitPrice
  }
}

type Typed = { readonly contactName: string; readonly company: string; readonly phone: string; readonly email: string }

/** Trimmed; a company that was left empty is absent. */
const contactFrom = ({ contactName, company, phone, email }: Typed): OrderContact => ({
  contactName: contactName.trim(),
  ...(company.trim() === "" ? {} : { company: company.trim() }),
  phone: phone.trim(),
  email: email.trim()
})

const billingFrom = ({ contactDetails: { billingDetails } }: CheckoutState): Billing => ({
  contactDetails: contactFrom(billingDetails),
  ...(billingDetails.address ? { address: billingDetails.address } : {})
})

/** [DEL-01] Who collects is who pays, unless somebody else was named. */
const pickupFrom = (cart: ReadonlyArray<CartItem>, { contactDetails, delivery }: CheckoutState): Pickup | undefined => {
  const { billingDetails, deliveryDetails } = contactDetails
  const { deliveryDate, instructions } = delivery.details
  if (delivery.type !== "pickup" || delivery.branchId === undefined || deliveryDate === "") return undefined
  return {
    type: deliveryType(deliveredProduct(cart.map(({ product }) => product)), "pickup"),
    details: {
      date: deliveryDate,
      instructions: instructions.trim(),
      branchId: delivery.branchId,
      contactDetails: contactFrom(deliveryDetails.useBillingDetails ? billingDetails : deliveryDetails)
    }
  }
}

/** [CHK-04] The order form; an empty cart is 'No items', and the prices run out with the first of them. */
export const orderForm = (cart: ReadonlyArray<CartItem>, state: CheckoutState): FilledForm => {
  if (cart.length === 0) return { ok: false, problem: orderWords.noItems }
  const items = cart.filter(isBuyable)
  if (items.length < cart.length) return { ok: false, problem: orderWords.invalidItem }
  const delivery = pickupFrom(cart, state)
  if (delivery === undefined) return { ok: false, problem: stripeWords.missingDelivery }
  const customerRefNo = state.orderDetails.customerRefNo.trim()
  return {
    ok: true,
    form: {
      total: orderTotals(
        items.map(({ pricing }) => paid(pricing)),
        0,
        0
      ).total,
      cart: { items: items.map(formItem) },
      details: {
        ...(customerRefNo === "" ? {} : { customerRefNo }),
        agreeTermsAndConditions: state.agreeTermsAndConditions,
        agreeMarketingCommunication: state.agreeMarketingCommunication
      },
      delivery,
      billing: billingFrom(state),
      pricesExpire: Math.min(...items.map(({ pricing }) => pricing.expires))
    }
  }
}

/** [CHK-05] What the server prices of a form's line: the thing, its quantity and its unit, none of its money. */
export const requestedPrice = ({ sku, qty, uom, cf, length }: OrderFormItem): PriceRequest => ({
  sku,
  qty,
  uom: `${uom}|${cf}`,
  ...(length === undefined ? {} : { length })
})
