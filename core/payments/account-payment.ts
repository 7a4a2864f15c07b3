/** A payment of one or several documents of an account, invoices or quotes: all of them by one payment, or none. */
import { checkDigit } from "../check-digit.ts"
import type { Cents } from "../money.ts"
import type { ProviderMethod } from "../payment-method.ts"
import type { Payer } from "./card-testing.ts"
import type { Payable, PayableKind } from "./payable.ts"
import type { AttemptedPayment } from "./payment.ts"

/** What is paid of an account's documents. */
export type AccountPayableKind = Exclude<PayableKind, "order">

/** So much of a document, by its printed number; cents above 0. */
export type PaymentShare = { readonly document: string; readonly amount: Cents }

type AccountPaymentFields = {
  readonly kind: AccountPayableKind
  /** `P100000017`, as it is told to whoever pays, and to the provider. */
  readonly paymentNo: string
  readonly customerId: string
  /** The contact who pays; nobody's where a link is paid. */
  readonly contactId?: string
  /** Where its receipt goes. */
  readonly email?: string
  readonly shares: ReadonlyArray<PaymentShare>
  /** On top of the shares, with its GST. */
  readonly surcharge: Cents
}

export type AccountPayment = AccountPaymentFields &
  AttemptedPayment & { readonly status: "awaiting-payment" | "paid" | "cancelled" }

/** One that is about to be written. `madeAt` in epoch milliseconds. */
export type NewAccountPayment = AccountPaymentFields &
  Payer & { readonly method: ProviderMethod; readonly paymentRef: string; readonly madeAt: number }

/** What the shares come to, cents, before any surcharge. */
export const sharesTotal = ({ shares }: Pick<AccountPayment, "shares">): Cents =>
  shares.reduce((sum, { amount }) => sum + amount, 0)

/** What is charged: the shares and the surcharge. */
export const chargedAmount = (payment: Pick<AccountPayment, "shares" | "surcharge">): Cents =>
  sharesTotal(payment) + payment.surcharge

/** The number of the next payment in their sequence, which begins at 10000001: no order and no invoice is called so. */
export const accountPaymentNumber = (next: number): string => `P${next}${checkDigit(String(next))}`

/** As something that is paid. */
export const accountPayable = (payment: AccountPayment): Payable => ({
  kind: payment.kind,
  id: payment.paymentNo,
  amount: chargedAmount(payment),
  captured: payment.captured,
  isOpen: payment.status === "awaiting-payment"
})
