/** What is particular to each way to pay, a row for each: how much it takes, and what is said where it comes to nothing or is paid. */
import { type Cents, dollars, MAX_CENTS } from "../money.ts"
import type { CartMethod, OrderMethod } from "../payment-method.ts"
import { type MethodWait, orderWords } from "../words/order.ts"
import {
  bankTransferWords,
  cardPaymentWords,
  methodWaitWords,
  notOfferedWords,
  paypalWords,
  tradeCreditWords,
  verificationWords,
  zipPayloadWords,
  zipWords
} from "../words/payment.ts"
import { paidByWords } from "../words/tax-invoice.ts"

/** Whole cents with GST, both ends included. */
type Limit = { readonly least: Cents; readonly most: Cents; readonly tooLow: string; readonly tooHigh: string }

/** Its provider answered without a payment, or did not answer. */
export type NotOpened = "no-payment" | "no-answer"

type MethodTerms = {
  readonly limit: Limit
  /** [MSG-05] What its own refusals say, by the end of their codes: `zip_declined` is `declined` of Zip. */
  readonly refusals: { readonly [code: string]: string }
  /** [ENT-05] On the tax invoice, by the reference of the payment. */
  readonly paidBy: (reference: string) => string
  /** [T55] Why an order waits that it could not pay at once. */
  readonly waits: MethodWait
  /** [I10] How many days its provider may take to decide about a payment; without them, nobody gives up before it has. */
  readonly decisionDays?: number
}

type OrderMethodTerms = MethodTerms & {
  /** [PAY-03] [PAY-04] [PAY-06] Why its payment could not be opened: nothing was taken, and the shopper may try again or pay in another way. */
  readonly notOpened: { readonly [why in NotOpened]: string }
}

const { nothingToPay, tooHigh, paypalTooLow, paypalTooHigh, zipTooHigh } = notOfferedWords

/** Anything above nothing; no order comes to more than the shop handles. */
const anyAmount: Limit = { least: 1, most: MAX_CENTS, tooLow: nothingToPay, tooHigh: tooHigh(dollars(MAX_CENTS)) }

/** [PAY-10] A method without its row does not compile. A card takes $0.50 to $999,999.99, PayPal in four $30.00 to $2,000.00, Zip up to $20,000.00. */
export const methodTerms: { readonly [method in CartMethod]: MethodTerms } & {
  readonly [method in OrderMethod]: OrderMethodTerms
} = {
  card: {
    limit: { least: 50, most: 99_999_999, tooLow: cardPaymentWords.tooLow, tooHigh: cardPaymentWords.tooHigh },
    refusals: {},
    paidBy: paidByWords.card,
    waits: methodWaitWords.card
  },
  "hosted-card": {
    limit: anyAmount,
    refusals: {
      not_valid: verificationWords.invalid,
      declined: orderWords.paymentError,
      cancelled: cardPaymentWords.generic
    },
    paidBy: paidByWords.card,
    waits: methodWaitWords.bankForm,
    notOpened: { "no-payment": verificationWords.invalid, "no-answer": cardPaymentWords.generic }
  },
  paypal: {
    limit: { least: 3_000, most: 200_000, tooLow: paypalTooLow, tooHigh: paypalTooHigh },
    refusals: { not_valid: paypalWords.notValid, declined: paypalWords.failed, cancelled: paypalWords.failed },
    paidBy: paidByWords.paypal,
    waits: methodWaitWords.paypal,
    notOpened: { "no-payment": paypalWords.noPayload, "no-answer": paypalWords.failed }
  },
  zip: {
    limit: { least: 1, most: 2_000_000, tooLow: nothingToPay, tooHigh: zipTooHigh },
    refusals: { not_valid: verificationWords.invalid, declined: zipWords.rejected, cancelled: zipWords.cancelled },
    paidBy: paidByWords.zip,
    waits: methodWaitWords.zip,
    // A referred checkout ends by itself after a week and twenty minutes.
    decisionDays: 8,
    notOpened: { "no-payment": zipPayloadWords.notValid, "no-answer": zipWords.checkoutFailed }
  },
  "trade-credit": {
    limit: anyAmount,
    refusals: {},
    paidBy: () => paidByWords.onAccount,
    waits: methodWaitWords.onAccount,
    notOpened: { "no-payment": tradeCreditWords.other, "no-answer": tradeCreditWords.other }
  },
  // [BANK-01] What waits for days keeps no more than so much from others.
  "bank-transfer": {
    limit: { least: 1, most: 5_000_000, tooLow: nothingToPay, tooHigh: bankTransferWords.tooHigh(dollars(5_000_000)) },
    refusals: { cancelled: bankTransferWords.lapsed },
    paidBy: bankTransferWords.paidBy,
    waits: methodWaitWords.transfer,
    notOpened: { "no-payment": bankTransferWords.failed, "no-answer": bankTransferWords.failed }
  }
}

/** What each method's own refusals say, by their whole codes. */
export const methodRefusals: { readonly [code: string]: string } = Object.fromEntries(
  Object.entries(methodTerms).flatMap(([method, { refusals }]) =>
    Object.entries(refusals).map(([code, msg]) => [`${method}_${code}`, msg])
  )
)
