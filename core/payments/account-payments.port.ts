/** Where the payments of accounts' documents are kept, of every kind of document. */
import { Context, type Effect } from "effect"
import type { ProviderMethod } from "../payment-method.ts"
import type { Unavailable } from "../unavailable.schema.ts"
import type { AccountPayableKind, AccountPayment, NewAccountPayment } from "./account-payment.ts"
import type { CardTriesOf, Payer } from "./card-testing.ts"
import type { PaymentTaken } from "./payment.schema.ts"
import type { AttemptState, CardRefusal, TakenMoney } from "./payment.ts"

/** [T55] Whether declined cards are counted, as for orders; off with every other limit. */
export const AreCardTriesLimited = Context.Reference<boolean>("core/payments/AreCardTriesLimited", {
  defaultValue: () => true
})

type PaymentsEffect<A, E = never> = Effect.Effect<A, E | Unavailable>

/**
 * [I9] [I15] Port that keeps the payments of accounts' documents, as `Orders` does orders'. Fails with `Unavailable` (what it
 * needs is out of reach), `PaymentTaken` (a payment or a document is in use).
 */
export class AccountPayments extends Context.Service<
  AccountPayments,
  {
    /** The next payment number, never given twice. */
    readonly nextPaymentNo: PaymentsEffect<string>
    /** Writes one that waits for its money; each of its documents is held by it until it is paid or ends. */
    readonly save: (payment: NewAccountPayment) => PaymentsEffect<AccountPayment, PaymentTaken>
    /** [T55] Cards declined and tried for the browser or the address since that moment; no other is begun there until the transaction ends. */
    readonly cardTries: (payer: Payer, since: number) => PaymentsEffect<CardTriesOf>

    readonly find: (kind: AccountPayableKind, paymentNo: string) => PaymentsEffect<AccountPayment | undefined>
    /** As `find`, and nobody else changes it until the transaction ends. */
    readonly locked: (kind: AccountPayableKind, paymentNo: string) => PaymentsEffect<AccountPayment | undefined>
    /** The latest that was to be paid by that payment of the provider's. */
    readonly findByRef: (
      kind: AccountPayableKind,
      method: ProviderMethod,
      paymentRef: string
    ) => PaymentsEffect<AccountPayment | undefined>
    /** Whether that browser, by the SHA-256, in hex, of what its cookie calls it, made the payment. */
    readonly isOfBrowser: (payment: AccountPayment, browser: string) => PaymentsEffect<boolean>
    /** Whether some payment that waits for its money holds the document. */
    readonly isHeld: (kind: AccountPayableKind, document: string) => PaymentsEffect<boolean>

    readonly recordAttempt: (
      payment: AccountPayment,
      state: AttemptState,
      at: number,
      refusal?: CardRefusal
    ) => PaymentsEffect<void>
    /** [I9] Money that was taken, once; undefined, with nothing written, where somebody has changed it since `payment` was read. */
    readonly recordCapture: (payment: AccountPayment, taken: TakenMoney) => PaymentsEffect<AccountPayment | undefined>
    /** [I22] With its row of the audit; its documents are let go. */
    readonly end: (
      payment: AccountPayment,
      status: "paid" | "cancelled",
      step: { readonly at: number; readonly by: string; readonly note: string }
    ) => PaymentsEffect<void>
    readonly bookedRefunds: (payment: AccountPayment) => PaymentsEffect<ReadonlySet<string>>
    readonly recordRefund: (payment: AccountPayment, given: TakenMoney) => PaymentsEffect<void>

    readonly openPayments: (kind: AccountPayableKind, before: number) => PaymentsEffect<ReadonlyArray<AccountPayment>>
    readonly postpone: (payment: AccountPayment, at: number) => PaymentsEffect<void>
    readonly refundsDue: (kind: AccountPayableKind, at: number) => PaymentsEffect<ReadonlyArray<AccountPayment>>
  }
>()("core/payments/AccountPayments") {}
