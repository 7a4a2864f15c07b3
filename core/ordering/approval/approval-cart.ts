/** The cart of an approval: what tells it from another, and its order form at the prices of today. */
import { isPickup } from "../../delivery/delivery.ts"
import {
  type DeliveryQuote,
  destinationOf,
  quotedItemsKey,
  quotedPlaceKey,
  type StoredQuote
} from "../../delivery/quote/delivery-quote.ts"
import type { OrderForm } from "../../orders/order-form.ts"
import { orderTotals } from "../../orders/order-totals.ts"
import { chargedPrice, type PricedLine } from "../../pricing/price.ts"
import { formItemPriceRequest } from "../checkout/order-form-builder.ts"

/** [APV-03] The lines in any order, and where they go; neither prices nor the day count. */
export const approvalCartKey = ({ cart, delivery }: Pick<OrderForm, "cart" | "delivery">): string => {
  const to = destinationOf(delivery)
  return JSON.stringify([quotedItemsKey(cart.items.map(formItemPriceRequest)), to ? quotedPlaceKey(to) : ""])
}

/** The same of a cart whose delivery was quoted and that has no form yet. */
export const quotedCartKey = ({ itemsKey, placeKey }: Pick<StoredQuote, "itemsKey" | "placeKey">): string =>
  JSON.stringify([itemsKey, placeKey])

type Today = {
  /** Of each of the form's lines, in their order. */
  readonly prices: ReadonlyArray<PricedLine>
  readonly quote: Pick<DeliveryQuote, "id" | "fee" | "vehicles" | "branchId" | "expires">
}

/**
 * [APV-02] The form of an order that waited, as its buyer would send it now: the same goods, place and day at today's prices
 * and by today's quote. Whether it can be placed so is for whoever places it to say.
 */
export const renewedForm = (form: OrderForm, { prices, quote }: Today): OrderForm => {
  const charged = prices.map(chargedPrice)
  const { delivery } = form
  const { fee, vehicles, branchId } = quote
  const carried = { ...("branchId" in delivery.details ? { branchId } : {}), vehicles, deliveryTotal: fee }
  return {
    ...form,
    total: orderTotals(charged, fee, 0).total,
    cart: {
      items: form.cart.items.map((item, place) => {
        const { unitPrice = item.unitPrice, linePrice = item.lineTotal } = charged[place] ?? {}
        return { ...item, unitPrice, lineTotal: linePrice }
      })
    },
    delivery: isPickup(delivery)
      ? delivery
      : ({ ...delivery, details: { ...delivery.details, ...carried } } as typeof delivery),
    quoteId: quote.id,
    pricesExpire: quote.expires
  }
}
