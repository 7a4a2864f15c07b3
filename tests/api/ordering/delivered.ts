/** Orders that are brought to an address, as an honest browser makes them: by a quote, at its fee. */
import type { Address } from "../../../core/contact/address.ts"
import type { DeliveryMethod } from "../../../core/delivery/quote/delivery-type.ts"
import type { CartQuote } from "../../../core/ordering/quote-delivery.service.ts"
import { cards, type PaymentIntentData, type RequestedItem, type shopperAt } from "./shopper.ts"

type Shopper = ReturnType<typeof shopperAt>
type CarriedMethod = Exclude<DeliveryMethod, "pickup">

const types = {
  delivery: "delivery",
  uber: "uber_delivery",
  national: "national_delivery",
  international: "international_delivery"
} as const satisfies Record<CarriedMethod, string>

export const addresses = {
  rowville: { line1: "14 Kelletts Road", suburb: "Rowville", postcode: "3178", state: "VIC", manuallyEntered: true },
  mildura: { line1: "30 Deakin Avenue", suburb: "Mildura", postcode: "3500", state: "VIC", manuallyEntered: true },
  perth: { line1: "1 Hay Street", suburb: "Perth", postcode: "6000", state: "WA", manuallyEntered: true },
  auckland: {
    line1: "2 Queen Street",
    suburb: "Auckland",
    postcode: "1010",
    state: "",
    manuallyEntered: true,
    country: "NZ"
  }
} as const satisfies Record<string, Address>

export type Destination = {
  readonly kind: CarriedMethod
  readonly address: Address
  readonly craneRequired?: boolean
}

export const quoteOf = (one: Shopper, items: ReadonlyArray<RequestedItem>, to: Destination) =>
  one.call<CartQuote>("POST", "/orders/delivery-quote", { to, items })

/** The form and the open payment of a delivery by a quote of its own; `details` over those that the quote says. */
export const preparedDelivery = async (
  one: Shopper,
  items: ReadonlyArray<RequestedItem>,
  to: Destination,
  details: Record<string, unknown> = {}
) => {
  const quote = (await quoteOf(one, items, to)).data
  const pickup = await one.form(items)
  const chosen =
    to.kind === "delivery"
      ? { date: quote.days[0], time: "2359" }
      : to.kind === "uber"
        ? { branchId: quote.branchId }
        : {}
  const form = {
    ...pickup,
    total: pickup.total + quote.fee,
    quoteId: quote.id,
    delivery: {
      type: `hardware_${types[to.kind]}`,
      details: {
        deliveryTotal: quote.fee,
        instructions: "Gate",
        vehicles: quote.vehicles,
        craneRequired: to.craneRequired ?? false,
        address: to.address,
        contactDetails: pickup.delivery.details.contactDetails,
        ...chosen,
        ...details
      }
    },
    billing: { ...pickup.billing, address: to.address }
  }
  const offer = await one.call<PaymentIntentData>("POST", "/orders/order/stripe/payment-intent", {
    items,
    quoteId: quote.id
  })
  return { quote, form, intentId: offer.data.id, amount: offer.data.amount }
}

/** From the cart to the answer; `token` is what the card form makes of a card. */
export const buyDelivered = async (
  one: Shopper,
  items: ReadonlyArray<RequestedItem>,
  to: Destination,
  tokenOf: (card: string) => Promise<{ readonly id: string }>
) => {
  const prepared = await preparedDelivery(one, items, to)
  const token = (await tokenOf(cards.pays)).id
  return { ...prepared, answer: await one.place(prepared.form, prepared.intentId, token) }
}
