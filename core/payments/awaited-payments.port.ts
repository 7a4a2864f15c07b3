/** Money that payers send to the shop's bank by themselves: what was promised, and what staff have found on the account. */
import { Context, type Effect } from "effect"
import type { Cents } from "../money.ts"
import type { ProviderMethod } from "../payment-method.ts"
import type { Unavailable } from "../unavailable.schema.ts"

/** `open`: nothing came yet; `received`: the whole of it did; `closed`: nothing is waited for any more. `browser` as for a payment. */
export type AwaitedPayment = {
  readonly orderNo: string
  readonly total: Cents
  readonly browser: string
  readonly state: "open" | "received" | "closed"
}

/** A payment by its method and its reference there. */
export type AwaitedKey = { readonly method: ProviderMethod; readonly paymentRef: string }

/** What staff found: the bank's own reference of the transfer, who says so, and when (epoch milliseconds). */
export type FoundMoney = { readonly reference: string; readonly by: string; readonly at: number }

/** One that is waited for; `until` is epoch milliseconds. */
export type AwaitedOrder = AwaitedKey & {
  readonly orderNo: string
  readonly total: Cents
  readonly payer: string
  readonly until: number
}

type AwaitedEffect<A> = Effect.Effect<A, Unavailable>

/** [BANK-02] Port that keeps what is known of awaited payments. Fails with `Unavailable` (what it needs is out of reach). */
export class AwaitedPayments extends Context.Service<
  AwaitedPayments,
  {
    /** Undefined where there is no such payment. */
    readonly find: (key: AwaitedKey) => AwaitedEffect<AwaitedPayment | undefined>
    /** Nothing is waited for any more; what was received already stays. */
    readonly close: (key: AwaitedKey, at: number) => AwaitedEffect<void>
    /** The whole came, also where nothing was waited for any more. False where it had come before by another reference: it came twice. */
    readonly receive: (key: AwaitedKey, found: FoundMoney) => AwaitedEffect<boolean>
    /** Those that are waited for, the first to run out first. */
    readonly open: AwaitedEffect<ReadonlyArray<AwaitedOrder>>
  }
>()("core/payments/AwaitedPayments") {}
