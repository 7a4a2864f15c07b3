/** A cart, a checkout and an order form that are right, to be spoilt one thing at a time. */

import type { Pickup } from "../../../core/delivery/delivery.ts"
import {
  type DeliveryQuote,
  destinationOf,
  quotedItemsKey,
  quotedPlaceKey,
  type StoredQuote
} from "../../../core/delivery/quote/delivery-quote.ts"
import type { CartItem } from "../../../core/ordering/cart/cart-item.ts"
import { type CheckoutState, choosePickup, initialCheckout } from "../../../core/ordering/checkout/checkout.ts"
import { formItemPriceRequest, orderForm } from "../../../core/ordering/checkout/order-form-builder.ts"
import type { OrderLine } from "../../../core/orders/order.ts"
import type { OrderForm } from "../../../core/orders/order-form.ts"
import type { PricedLine } from "../../../core/pricing/price.ts"
import type { Branch } from "../../../core/stores/branch.ts"

/** A Melbourne wall-clock time as epoch milliseconds. */
export const at = (local: string): number =>
  Temporal.PlainDateTime.from(local).toZonedDateTime("Australia/Melbourne").epochMilliseconds

export const monday = at("2026-11-23T09:00")

export const priced = (over: Partial<PricedLine> = {}): PricedLine => ({
  id: "T9045-54",
  sku: "T9045-54",
  qty: 37.8,
  unitPrice: 645,
  linePrice: 24381,
  lineGst: 2216,
  customerUnitGst: 59,
  baseUnitPrice: 645,
  baseLinePrice: 24381,
  baseLineGst: 2216,
  defaultUnitPrice: 645,
  incGst: true,
  hasDiscount: false,
  hasBulkBuy: false,
  volumeDiscounts: [],
  webProductLowest: { sku: "T9045-54", price: 645 },
  webProductHighest: { sku: "T9045-54", price: 645 },
  expires: at("2026-11-23T18:00"),
  ...over
})

export const stick = (over: Partial<CartItem> = {}): CartItem => ({
  productId: "P1",
  erpId: "T9045-54",
  length: 5.4,
  uom: "STICK",
  conversionFactor: 5.4,
  qty: 37.8,
  qtyRaw: 7,
  pricing: priced(),
  variation: { id: "T9045-54", attributes: { length: "5.4 m" } },
  product: {
    slug: "framing",
    name: "90 × 45 Framing",
    imageId: "P1",
    isHardware: false,
    isTimber: true,
    weightGrams: 2200
  },
  isSubmitValid: true,
  inventory: {
    isClearance: false,
    isRandomLength: false,
    isTally: false,
    limitedStock: false,
    specialOrder: false,
    stock: 64,
    timberStock: 64,
    stockStatus: "in stock",
    tallies: []
  },
  ...over
})

const fresh = choosePickup(initialCheckout, 25)

export const filled: CheckoutState = {
  ...fresh,
  asGuest: true,
  agreeTermsAndConditions: true,
  contactDetails: {
    ...fresh.contactDetails,
    billingDetails: {
      ...fresh.contactDetails.billingDetails,
      contactName: "Kim Lee",
      phone: "03 9764 1234",
      email: "kim@example.com"
    }
  },
  delivery: {
    ...fresh.delivery,
    details: { ...fresh.delivery.details, deliveryDate: "2026-11-24", instructions: "Ute" }
  }
}

export const rowville: Branch = {
  id: 25,
  slug: "rowville",
  name: "Rowville",
  address: { lineOne: "1 Yard Rd", suburb: "Rowville", postcode: "3178", state: "VIC" },
  latitude: -37.9,
  longitude: 145.2,
  phone: "03 5550 0025",
  email: "rowville@example.com",
  pickupAvailable: true,
  hours: {
    1: { from: 420, to: 1020 },
    2: { from: 420, to: 1020 },
    3: { from: 420, to: 1020 },
    4: { from: 420, to: 1020 },
    5: { from: 420, to: 1020 },
    6: { from: 480, to: 780 },
    7: { from: 540, to: 900 }
  }
}

export type PickupForm = OrderForm & { readonly delivery: Pickup }

export const formOf = (cart: ReadonlyArray<CartItem> = [stick()], state: CheckoutState = filled): PickupForm => {
  const made = orderForm(cart, state, { quoteId: "q1" })
  if (!made.ok) throw new Error(made.problem)
  return made.form as PickupForm
}

/** The browser that orders. */
export const owner = { browser: "b1" }

/** The quote that a form goes by, as the shop keeps it; given before it was anything but free, at 9 am. */
export const quoteFor = ({ cart, delivery }: OrderForm, over: Partial<DeliveryQuote> = {}): StoredQuote => {
  const to = destinationOf(delivery)
  return {
    quote: {
      id: "q1",
      kind: to?.kind ?? "pickup",
      branchId: 25,
      fee: 0,
      vehicles: [],
      firstAt: at("2026-11-23T13:00"),
      days: ["2026-11-23", "2026-11-24"],
      expires: at("2026-11-23T18:00"),
      ...over
    },
    owner,
    itemsKey: quotedItemsKey(cart.items.map(formItemPriceRequest)),
    placeKey: to ? quotedPlaceKey(to) : ""
  }
}

/** Seven sticks of 5.4 m as an order freezes them, at 645 cents a metre. */
export const framingLine: OrderLine = {
  productId: "P1",
  sku: "T9045-54",
  name: "90 × 45 Framing 5.4 m",
  slug: "framing",
  uom: "STICK",
  cf: 5.4,
  length: 5.4,
  qty: 37.8,
  pieces: 7,
  pricedUom: "LM",
  unitPrice: 645,
  linePrice: 24381,
  lineGst: 2216,
  weightGrams: 83160
}
