/** Fills in the order form from the cart and from what the checkout asked. */

import { type Delivery, deliveryTotal, isPickup } from "../../delivery/delivery.ts"
import type { Buyer } from "../../identity/buyer.ts"
import type { Billing, OrderForm, OrderFormItem } from "../../orders/order-form.ts"
import { orderTotals } from "../../orders/order-totals.ts"
import { chargedPrice, type PricedLine, type PriceRequest } from "../../pricing/price.ts"
import { orderWords } from "../../words/order.ts"
import { cardPaymentWords } from "../../words/payment.ts"
import type { CartItem } from "../cart/cart-item.ts"
import type { CheckoutState } from "./checkout.ts"
import { contactFrom, deliveryFrom } from "./fulfilment.ts"

/** The form, or why there is none: then nothing is sent. */
export type OrderFormResult =
  | { readonly ok: true; readonly form: OrderForm }
  | { readonly ok: false; readonly problem: string }

/** What goes into the form beside the cart and what was typed: the quote that the order goes by, and for whom the cart was priced. */
type FormContext = { readonly quoteId: string | undefined; readonly buyer?: Buyer | undefined }

type PricedItem = CartItem & { readonly pricing: PricedLine }

const isBuyable = (item: CartItem): item is PricedItem => item.isSubmitValid && item.pricing !== undefined

/** [CHK-04] Unit price and line total are the discounted ones where a discount exists. */
const formItem = (item: PricedItem): OrderFormItem => {
  const { unitPrice, linePrice } = chargedPrice(item.pricing)
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

/** [CHK-03] Billed where it is brought to, or to an address of its own; what is collected is billed to none unless one is asked for. */
const billingFrom = ({ contactDetails: { billingDetails } }: CheckoutState, delivery: Delivery): Billing => {
  const deliveryAddress = isPickup(delivery) ? undefined : delivery.details.address
  const address = billingDetails.useDeliveryAdd ? deliveryAddress : billingDetails.address
  return { contactDetails: contactFrom(billingDetails), ...(address ? { address } : {}) }
}

/**
 * [CHK-04] [T20] The order form, whichever way the order is handed over. An empty cart is 'No items'; the delivery is part
 * of the total, and the prices run out with the first of them.
 */
export const orderForm = (
  cart: ReadonlyArray<CartItem>,
  state: CheckoutState,
  { quoteId, buyer }: FormContext
): OrderFormResult => {
  if (cart.length === 0) return { ok: false, problem: orderWords.noItems }
  const items = cart.filter(isBuyable)
  if (items.length < cart.length) return { ok: false, problem: orderWords.invalidItem }
  const delivery = deliveryFrom(cart, state)
  if (delivery === undefined || quoteId === undefined) return { ok: false, problem: cardPaymentWords.missingDelivery }
  const customerRefNo = state.orderDetails.customerRefNo.trim()
  return {
    ok: true,
    form: {
      total: orderTotals(
        items.map(({ pricing }) => chargedPrice(pricing)),
        deliveryTotal(delivery),
        0
      ).total,
      cart: { items: items.map(formItem) },
      details: {
        ...(customerRefNo === "" ? {} : { customerRefNo }),
        agreeTermsAndConditions: state.agreeTermsAndConditions,
        agreeMarketingCommunication: state.agreeMarketingCommunication
      },
      delivery,
      quoteId,
      billing: billingFrom(state, delivery),
      ...(buyer ? { buyer: { contactId: buyer.contactId, customerId: buyer.customerId } } : {}),
      pricesExpire: Math.min(...items.map(({ pricing }) => pricing.expires))
    }
  }
}

/** [CHK-05] What the server prices of a form's line: the thing, its quantity and its unit, none of its money. */
export const formItemPriceRequest = ({ sku, qty, uom, cf, length }: OrderFormItem): PriceRequest => ({
  sku,
  qty,
  uom: `${uom}|${cf}`,
  ...(length === undefined ? {} : { length })
})
