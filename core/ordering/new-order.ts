/** An order as it is written down, from what a browser sent and what the shop made of it. */

import { type Delivery, isPickup } from "../delivery/delivery.ts"
import type { QuoteOwner } from "../delivery/quote/delivery-quote.ts"
import type { BuyerTerms } from "../identity/buyer.ts"
import type { PoPolicy } from "../identity/po-policy.ts"
import type { Cents } from "../money.ts"
import type { Order } from "../orders/order.ts"
import { orderDestination } from "../orders/order-destination.ts"
import type { OrderForm } from "../orders/order-form.ts"
import { normalizePoNumber } from "../orders/po-number.ts"
import type { CartMethod, OrderMethod, ProviderMethod } from "../payment-method.ts"
import type { OrderDraft } from "./checkout/draft-order.ts"

/** How an order is to be paid: by the payment that was opened over its cart, or by one that is opened with it. */
export type ChosenPayment =
  | { readonly method: CartMethod; readonly paymentRef: string; readonly confirmationToken: string }
  | { readonly method: OrderMethod }

/** An order as a browser places it; `browser` is the SHA-256, in hex, of what its cookie calls it. */
export type PlaceOrderRequest = {
  readonly form: OrderForm
  readonly payment: ChosenPayment
  readonly browser: string
  /** [T31] The SHA-256, in hex, of the secret by which that browser opens the order from then on; absent where it is not shown it. */
  readonly viewer?: string
  /** Where the request came from, as far as that can be trusted. */
  readonly address: string
  /** Who is logged in. */
  readonly buyer?: BuyerTerms
  /** Whether credit figures may be told to who orders. */
  readonly showsCredit?: boolean
  /** [PO-01] What the buyer's company asks for as the PO/Job number; absent for a guest. */
  readonly po?: PoPolicy
  /** [APV-01] The most that the buyer may order without being asked about, cents with GST; absent where there is no limit. */
  readonly limit?: Cents
  /** [APV-02] The approval by which the order is placed, where an administrator places it for its buyer. */
  readonly approvalId?: string
  /** [I20] [T31] The browser's own key: a repeat under it is the same order, and another browser's is another request. */
  readonly key: string
  /** The whole request as text, by which a repeat is told from a reuse. */
  readonly body: string
}

/** [T31] Whose delivery quotes a request may go by. */
export const quoteOwnerOf = ({ browser, buyer }: Pick<PlaceOrderRequest, "browser" | "buyer">): QuoteOwner => ({
  browser,
  ...(buyer ? { contactId: buyer.contactId } : {})
})

/** An order as it is first written, with its try to pay and the request that it answers. */
export type NewOrder = Omit<Order, "status" | "deliveredAt" | "transactionReference" | "awaits"> & {
  readonly delivery: Delivery
  readonly wantsMarketing: boolean
  readonly method: ProviderMethod
  readonly paymentRef: string
  /** [BANK-01] Until when its goods wait for money that its payer sends by themselves, epoch milliseconds. */
  readonly waitsUntil?: number
  /** The request that it answers, and whose that is. */
  readonly requestKey: string
  readonly browser: string
  /** [T31] By the hash of which secret its browser opens it. */
  readonly viewer?: string
  /** Where the request came from; forgotten once the order no longer waits. */
  readonly address: string
}

type Opened = {
  readonly orderNo: string
  readonly paymentRef: string
  readonly now: number
  readonly waitsUntil?: number
}

/** `paymentRef` is the provider's name of its payment, `now` and `waitsUntil` epoch milliseconds; lines and totals are the shop's own. */
export const newOrder = (
  { form, ...placing }: PlaceOrderRequest,
  draft: OrderDraft,
  { orderNo, paymentRef, now, waitsUntil }: Opened
): NewOrder => {
  const { delivery, billing, details } = form
  const destination = orderDestination(delivery)
  const customerRefNo = normalizePoNumber(details.customerRefNo, placing.po)
  return {
    orderNo,
    ...(placing.buyer ? { buyer: placing.buyer } : {}),
    orderedAt: now,
    checkoutType: isPickup(delivery) ? "pickup" : "delivery",
    branchId: draft.branch.id,
    ...(destination ? { destination } : {}),
    lines: draft.lines,
    totals: draft.totals,
    contact: delivery.details.contactDetails,
    billing,
    instructions: delivery.details.instructions,
    ...(customerRefNo ? { customerRefNo } : {}),
    estimated: draft.estimated,
    paymentMethod: placing.payment.method,
    delivery,
    wantsMarketing: details.agreeMarketingCommunication,
    browser: placing.browser,
    ...(placing.viewer === undefined ? {} : { viewer: placing.viewer }),
    address: placing.address,
    method: placing.payment.method,
    paymentRef,
    ...(waitsUntil === undefined ? {} : { waitsUntil }),
    requestKey: placing.key
  }
}
