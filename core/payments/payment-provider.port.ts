/** Who takes card payments for the shop. */

import { Context, type Effect } from "effect"
import type { Cents } from "../money.ts"
import type { ProviderUnavailable } from "../unavailable.schema.ts"
import type { CardRefused, IntentNotFound, IntentNotUsable } from "./payment.schema.ts"
import type { Intent, ProviderRefund } from "./payment.ts"

/** Work that no shopper waits for: its calls take 5 seconds at most, and a provider that fails it is not taken for one that fails shoppers. */
export const IsBackground = Context.Reference<boolean>("core/payments/IsBackground", { defaultValue: () => false })

type ProviderError = IntentNotFound | IntentNotUsable | ProviderUnavailable

/** Asking twice under one key is asking once. Amounts in cents of Australian dollars. */
export class PaymentProvider extends Context.Service<
  PaymentProvider,
  {
    /** What a browser needs to hand over a card. */
    readonly publishableKey: string
    /** Where the browser sends the card while a stand-in takes the payments. */
    readonly standIn: string | undefined
    /** [PAY-09] 10 seconds at most; every other call 60. */
    readonly create: (asked: {
      readonly amount: Cents
      readonly browser: string
    }) => Effect.Effect<Intent, IntentNotUsable | ProviderUnavailable>
    readonly retrieve: (id: string) => Effect.Effect<Intent, IntentNotFound | ProviderUnavailable>
    /** Before it is paid: another amount, and the order that it is for. */
    readonly update: (
      id: string,
      change: { readonly amount: Cents; readonly orderNo?: string; readonly key?: string }
    ) => Effect.Effect<Intent, ProviderError>
    readonly confirm: (
      id: string,
      card: { readonly token: string; readonly key: string }
    ) => Effect.Effect<Intent, CardRefused | ProviderError>
    /** Afterwards it can never be paid. */
    readonly cancel: (id: string) => Effect.Effect<Intent, ProviderError>
    /** Answers the refund; where all had gone back before, the refunds by which it did. */
    readonly refund: (asked: {
      readonly intentId: string
      readonly amount: Cents
      readonly key: string
    }) => Effect.Effect<ReadonlyArray<ProviderRefund>, ProviderError>
    /** All that has gone back of a payment, whoever sent it. */
    readonly refunds: (id: string) => Effect.Effect<ReadonlyArray<ProviderRefund>, IntentNotFound | ProviderUnavailable>
  }
>()("core/payments/PaymentProvider") {}
