/** Who takes the shop's payments: one provider for each method. */

import { Context, type Effect } from "effect"
import type { Cents } from "../money.ts"
import type { CartMethod, OrderMethod } from "../payment-method.ts"
import type { ProviderUnavailable } from "../unavailable.schema.ts"
import type { AwaitedTerms } from "./awaited-instructions.ts"
import type { PayableRef } from "./payable.ts"
import type { CardRefused, PaymentNotFound, PaymentNotUsable, RefundByHand } from "./payment.schema.ts"
import type { ProviderPayment, ProviderRefund } from "./payment.ts"
import type { OrderPages, ReturnPages } from "./return-pages.ts"

/** Work that no shopper waits for: its calls take 5 seconds at most, and a provider that fails it is not taken for one that fails shoppers. */
export const IsBackground = Context.Reference<boolean>("core/payments/IsBackground", { defaultValue: () => false })

type ProviderError = PaymentNotFound | PaymentNotUsable | ProviderUnavailable

type Opened = Effect.Effect<ProviderPayment, PaymentNotUsable | ProviderUnavailable>

/**
 * What can be asked of the provider of every method. Asking twice under one key is asking once. Amounts in cents of
 * Australian dollars. Whatever a browser says of a payment, how it stands is known by `ask` alone.
 */
export type PaymentProvider = {
  /** Whether it is set up: a method without its provider is not offered. */
  readonly isSet: boolean
  /** Whether something on this machine stands in for it, so that no money moves; told where the shop's own page takes the card. */
  readonly isStandIn?: boolean
  /** Where its payer sends the money by themselves, and the order waits for it. */
  readonly awaited?: AwaitedTerms
  readonly ask: (ref: string) => Effect.Effect<ProviderPayment, PaymentNotFound | ProviderUnavailable>
  /**
   * Takes the money: of a card with the token that the browser was given for it, else once the shopper has agreed to it.
   * Where they still have to, the answer says at which page; that of a card leads back to `pages`, the checkout's unless said.
   */
  readonly start: (
    ref: string,
    how: { readonly key: string; readonly token?: string; readonly pages?: ReturnPages }
  ) => Effect.Effect<ProviderPayment, CardRefused | ProviderError>
  /** Afterwards it can never be paid. */
  readonly cancel: (ref: string) => Effect.Effect<ProviderPayment, ProviderError>
  /** Answers the refund; `RefundByHand` where a person has to send it; where all had gone back before, the refunds by which it did. */
  readonly refund: (request: {
    readonly paymentRef: string
    readonly amount: Cents
    readonly key: string
  }) => Effect.Effect<ReadonlyArray<ProviderRefund>, ProviderError | RefundByHand>
  /** All that has gone back of a payment, whoever sent it. */
  readonly refunds: (ref: string) => Effect.Effect<ReadonlyArray<ProviderRefund>, PaymentNotFound | ProviderUnavailable>
}

/** One whose payment is opened over a cart, and follows it until it is paid. */
export type CartPaymentProvider = PaymentProvider & {
  /** What a browser needs to hand over a card. */
  readonly publishableKey: string
  /** Where the browser sends the card while a stand-in takes the payments. */
  readonly standIn: string | undefined
  /** A payment that nobody has paid yet. [PAY-09] 10 seconds at most; every other call 60. */
  readonly open: (request: { readonly amount: Cents; readonly browser: string }) => Opened
  /** Before it is paid: another amount, and what it is for. */
  readonly change: (
    ref: string,
    change: { readonly amount: Cents; readonly payable?: PayableRef; readonly key?: string }
  ) => Effect.Effect<ProviderPayment, ProviderError>
}

/** What is to be paid, for which browser (the SHA-256, in hex, of what its cookie calls it), who pays, and on which pages. */
export type PaymentRequest = {
  readonly amount: Cents
  readonly payable: PayableRef
  readonly browser: string
  readonly payer: { readonly contactName: string; readonly email: string; readonly phone: string }
  readonly pages: OrderPages
}

/** One whose payment is opened for an order, before that is written: nothing is taken until it is started. */
export type OrderPaymentProvider = PaymentProvider & { readonly open: (request: PaymentRequest) => Opened }

/** [PAY-09] Port with the payment provider of each method. Has no failure of its own. */
export class PaymentProviders extends Context.Service<
  PaymentProviders,
  { readonly [method in CartMethod]: CartPaymentProvider } & { readonly [method in OrderMethod]: OrderPaymentProvider }
>()("core/payments/PaymentProviders") {}
