/** How far an order has come, what may follow, and what the shopper reads of it. */
import { trackingWords } from "../words/order.ts"
import type { CheckoutType, OrderStatus } from "./order.ts"

/** The way of a paid order; it only ever goes forward, and may leave a step out. */
const ways = {
  pickup: ["placed", "preparing", "ready", "collected"],
  delivery: ["placed", "preparing", "on-the-way", "delivered"]
} as const satisfies Record<CheckoutType, ReadonlyArray<OrderStatus>>

const placeOn = (checkoutType: CheckoutType, status: OrderStatus): number =>
  (ways[checkoutType] as ReadonlyArray<OrderStatus>).indexOf(status)

/** An order that left the branch is returned, not cancelled. */
const cancellable: ReadonlySet<OrderStatus> = new Set(["awaiting-payment", "placed", "preparing", "ready"])

/** [I19] [TRK-01] Whether an order may go from one status to another: forward on its own way, or cancelled while it is still here. */
export const canChangeStatus = (checkoutType: CheckoutType, from: OrderStatus, to: OrderStatus): boolean => {
  if (to === "cancelled") return cancellable.has(from)
  if (from === "awaiting-payment") return to === "placed"
  const here = placeOn(checkoutType, from)
  return here >= 0 && placeOn(checkoutType, to) > here
}

const closed: ReadonlySet<OrderStatus> = new Set(["delivered", "collected", "cancelled"])

/** Whether nothing more happens to an order. */
export const isOrderClosed = (status: OrderStatus): boolean => closed.has(status)

const labels = {
  placed: trackingWords.confirmation,
  preparing: trackingWords.preparing,
  "on-the-way": trackingWords.onTheWay,
  ready: trackingWords.ready,
  delivered: trackingWords.delivered,
  collected: trackingWords.collected
} as const

/** [TRK-01] Why no order is shown: what was asked for is none; else what the shop answered, with the code that support asks for. */
export const trackingProblem = ({ code, msg }: { readonly code: string; readonly msg: string }): string =>
  code === "NOT_FOUND" ? trackingWords.notAnOrder : trackingWords.failed(code, msg)

export type TrackingStep = {
  readonly status: OrderStatus
  readonly label: string
  /** Reached, or passed. */
  readonly done: boolean
}

/** [TRK-01] The four steps of an order's way; none is done before it is paid, nor of one that was cancelled. */
export const trackingSteps = (checkoutType: CheckoutType, status: OrderStatus): ReadonlyArray<TrackingStep> => {
  const reached = placeOn(checkoutType, status)
  return ways[checkoutType].map((step, place) => ({ status: step, label: labels[step], done: place <= reached }))
}
