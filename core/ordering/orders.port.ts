/** The shop's book of orders: what was bought, how it is paid, how far it has come. */

import { Context, type Effect } from "effect"
import type { Cents } from "../money.ts"
import type { Order, OrderStatus } from "../orders/order.ts"
import type { OrderEdit } from "../orders/order-edit.ts"
import type { ProviderMethod } from "../payment-method.ts"
import type { Payer } from "../payments/card-testing.ts"
import type { AttemptState, CardRefusal, OrderPayment } from "../payments/payment.ts"
import type { Sku } from "../sku.ts"
import type { Unavailable } from "../unavailable.schema.ts"
import type { NewOrder } from "./new-order.ts"
import type { CredentialKind, OrderCredentials } from "./order-reader.ts"
import type { OrderConflict } from "./refusal.schema.ts"
import type { StoredRefusal } from "./stored-refusal.ts"
import type { ClearanceHolds, WaitingLimits, WaitingOrders } from "./waiting-order-limit.ts"

/** [I20] Whether a request is a new one. */
export type RequestStatus =
  | { readonly is: "new" }
  | { readonly is: "another body" }
  | { readonly is: "refused"; readonly refusal: StoredRefusal }
  | { readonly is: "under way"; readonly orderNo: string }

/** [I20] [T31] A request's own key, and the browser whose key it is: the SHA-256, in hex, of what its cookie calls it. */
export type IdempotencyKey = { readonly browser: string; readonly key: string }

/** How long a browser opens what was shown to it, milliseconds. */
export const VIEW_GRANT_MS = 90 * 24 * 60 * 60_000

/** To whom an order is shown: by the SHA-256, in hex, of the secret that opens it. */
export type OrderViewGrant = {
  readonly viewer: string
  readonly knownBy: CredentialKind
  readonly at: number
}

/** Who moved an order on, when (epoch milliseconds), and a word about it. */
export type StatusChange = { readonly at: number; readonly by: string; readonly note?: string }

/** How many orders of one shopper may wait at once, and how much they may hold; without one there is no limit. */
export const CurrentWaitingLimits = Context.Reference<WaitingLimits | undefined>("core/orders/LimitWaiting", {
  defaultValue: () => undefined
})

type OrdersEffect<A, E = never> = Effect.Effect<A, E | Unavailable>

/**
 * [I20] Port that stores orders and their payments. Fails with `Unavailable` (what it needs is out of reach),
 * `OrderConflict` (another has the key or the number).
 */
export class Orders extends Context.Service<
  Orders,
  {
    /** [I20] Notes a request before anything else is done for it. */
    readonly registerRequest: (
      request: IdempotencyKey & { readonly body: string; readonly at: number }
    ) => OrdersEffect<RequestStatus>
    readonly storeRefusal: (request: IdempotencyKey, refusal: StoredRefusal) => OrdersEffect<void>

    /** The next in the sequence of order numbers, never given twice. */
    readonly nextOrderSequence: OrdersEffect<number>
    /**
     * Orders of the browser and from the address that wait for their payment, and cards declined for either since that
     * moment; no other order of them is saved until the transaction ends.
     */
    readonly waitingOrders: (payer: Payer, skus: ReadonlyArray<Sku>, since: number) => OrdersEffect<WaitingOrders>
    /** What the waiting order's shopper holds of its things on clearance, by all orders of theirs that wait. */
    readonly clearanceHolds: (orderNo: string) => OrdersEffect<ClearanceHolds>
    /** Saves an order that waits for its payment, and answers that. `OrderTaken`: its payment or its request is in use. */
    readonly save: (order: NewOrder) => OrdersEffect<OrderPayment, OrderConflict>

    readonly find: (orderNo: string) => OrdersEffect<Order | undefined>
    /** The steps that an order has taken, in their order. */
    readonly statusHistory: (
      orderNo: string
    ) => OrdersEffect<ReadonlyArray<{ readonly status: OrderStatus; readonly at: number }>>
    /** When money last went back for an order, epoch milliseconds; undefined while none has. */
    readonly refundedAt: (orderNo: string) => OrdersEffect<number | undefined>
    /** By which of what is shown the order is known. */
    readonly credentialKind: (orderNo: string, shown: OrderCredentials) => OrdersEffect<CredentialKind | undefined>
    /** [T31] From now on the secret opens the order, and no other. */
    readonly grantView: (orderNo: string, to: OrderViewGrant) => OrdersEffect<void>
    /** The token of an order's own link; only the shop can make it. Once it was given, no later one can fail. */
    readonly linkToken: (orderNo: string) => OrdersEffect<string>

    readonly payment: (orderNo: string) => OrdersEffect<OrderPayment | undefined>
    /** As `payment`, and nobody else changes the order until the transaction ends. */
    readonly lockedPayment: (orderNo: string) => OrdersEffect<OrderPayment | undefined>
    /** The latest order that was to be paid by that payment of the provider's. */
    readonly paymentByRef: (method: ProviderMethod, paymentRef: string) => OrdersEffect<OrderPayment | undefined>
    /** Orders whose try to pay has not ended, begun before that moment and not postponed beyond it. */
    readonly openPayments: (before: number) => OrdersEffect<ReadonlyArray<OrderPayment>>
    /** A payment that can't be asked about is looked at again later, each time twice as long, ten minutes at most. */
    readonly postpone: (payment: OrderPayment, at: number) => OrdersEffect<void>
    /** Cancelled orders whose money has not all gone back, and whose refund may be asked for at that moment. */
    readonly refundsDue: (at: number) => OrdersEffect<ReadonlyArray<OrderPayment>>

    readonly recordAttempt: (
      payment: OrderPayment,
      state: AttemptState,
      at: number,
      refusal?: CardRefusal
    ) => OrdersEffect<void>
    /**
     * [I9] Money that was taken, once for an order, which ends its open try to pay. Nobody else changes the order until the
     * transaction ends; undefined, with nothing written, where somebody has changed it since `payment` was read.
     */
    readonly recordCapture: (
      payment: OrderPayment,
      taken: { amount: Cents; reference: string; at: number }
    ) => OrdersEffect<OrderPayment | undefined>
    /** The references of the refunds that are on an order's books. */
    readonly bookedRefunds: (orderNo: string) => OrdersEffect<ReadonlySet<string>>
    readonly recordRefund: (
      payment: OrderPayment,
      given: { amount: Cents; reference: string; at: number }
    ) => OrdersEffect<void>
    /** [I22] Moves an order on, with its event and its row of the audit. */
    readonly changeStatus: (orderNo: string, status: OrderStatus, step: StatusChange) => OrdersEffect<void>
    /** [I22] Keeps new texts of an order, with a row of the audit that names the fields, not what they hold. */
    readonly changeTexts: (
      orderNo: string,
      edit: OrderEdit,
      change: StatusChange & { readonly fields: ReadonlyArray<keyof OrderEdit> }
    ) => OrdersEffect<void>
    /** [I22] A change of money that is on no order's books. */
    readonly recordAudit: (subject: string, action: string, step: StatusChange) => OrdersEffect<void>
  }
>()("core/ordering/Orders") {}
