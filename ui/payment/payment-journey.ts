/** What is being paid, as far as the pages know it that wait for its payment: the cart, or quotes. */
import type { CallResult } from "../../adapters/browser/api-client.ts"
import type { OrderMethod } from "../../core/payment-method.ts"
import type { Outcome } from "./payment-calls.ts"

/** An order whose payment is opened with it, as it was sent: sent again under its key it is the same order. */
export type SentRequest = {
  readonly method: OrderMethod
  readonly key: string
  /** Once the shop has answered it. */
  readonly orderNo?: string
}

/** The payment in progress, stored in the browser so that a reload or a second tab resumes it instead of paying again. */
export type StoredPayment<Request extends SentRequest = SentRequest> = {
  /** The provider's name of the payment; empty until it is known. */
  readonly intentId: string
  readonly request?: Request
  /** An order was sent to be paid by it, and its end is not known here yet. */
  readonly sent: boolean
  /** The order, once it is paid. */
  readonly orderNo?: string
}

export type PaymentJourney<Request extends SentRequest = SentRequest> = {
  readonly read: () => Promise<StoredPayment<Request> | undefined>
  // As methods: a page shows any journey, whatever was sent for it.
  write(payment: StoredPayment<Request>): Promise<void>
  place(request: Request): Promise<CallResult<Outcome>>
  /** Whether there is still something to pay. */
  readonly canPayAgain: () => Promise<boolean>
  /** The page that asks for the payment says why the last one was refused. */
  readonly refuse: (problem: string) => void | Promise<void>
}

export const isStoredPayment = <Request extends SentRequest>(stored: unknown): stored is StoredPayment<Request> =>
  typeof stored === "object" &&
  stored !== null &&
  "intentId" in stored &&
  typeof stored.intentId === "string" &&
  "sent" in stored
