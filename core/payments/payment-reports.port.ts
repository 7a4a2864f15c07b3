/** What payment providers report by themselves. */

import { Context, type Effect } from "effect"
import type { ProviderMethod } from "../payment-method.ts"
import type { Unavailable } from "../unavailable.schema.ts"

export type PaymentReport = {
  readonly method: ProviderMethod
  /** The provider's own number of the report; it may be sent many times. */
  readonly id: string
  readonly type: string
  /** The payment that it is about, where it is about one. */
  readonly paymentRef?: string
}

type ReportsEffect<A> = Effect.Effect<A, Unavailable>

/**
 * [I9] Port that stores webhook events until they are handled. Fails with `Unavailable` (what it needs is out of reach).
 */
export class PaymentReports extends Context.Service<
  PaymentReports,
  {
    /** [I9] Writes a report down, one that asks for nothing more as handled; false where it was there before. */
    readonly record: (report: PaymentReport, at: number, isHandled: boolean) => ReportsEffect<boolean>
    readonly markHandled: (report: PaymentReport, at: number) => ReportsEffect<void>
    /** A report that can't be dealt with is looked at again later, each time twice as long, an hour at most. */
    readonly postpone: (report: PaymentReport, at: number) => ReportsEffect<void>
    /** Reports that came before a moment, could not be dealt with yet, and are due `now`. */
    readonly dueReports: (
      before: number,
      now: number
    ) => ReportsEffect<ReadonlyArray<PaymentReport & { readonly at: number }>>
  }
>()("core/payments/PaymentReports") {}
