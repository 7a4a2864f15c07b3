/** The amounts that each payment provider takes. */
import { type Cents, dollars, MAX_CENTS } from "../money.ts"
import type { PaymentMethod } from "../payment-method.ts"
import { cardPaymentWords, notOfferedWords } from "../words/payment.ts"

/** Whole cents with GST, both ends included. */
type Limit = { readonly least: Cents; readonly most: Cents; readonly tooLow: string; readonly tooHigh: string }

const { nothingToPay, tooHigh, paypalTooLow, paypalTooHigh, zipTooHigh } = notOfferedWords

/** Anything above nothing; no order comes to more than the shop handles. */
const anyAmount: Limit = { least: 1, most: MAX_CENTS, tooLow: nothingToPay, tooHigh: tooHigh(dollars(MAX_CENTS)) }

/** A card takes $0.50 to $999,999.99, PayPal in four $30.00 to $2,000.00, Zip up to $20,000.00. */
export const paymentLimits: Readonly<Record<PaymentMethod, Limit>> = {
  card: { least: 50, most: 99_999_999, tooLow: cardPaymentWords.tooLow, tooHigh: cardPaymentWords.tooHigh },
  "hosted-card": anyAmount,
  paypal: { least: 3_000, most: 200_000, tooLow: paypalTooLow, tooHigh: paypalTooHigh },
  zip: { least: 1, most: 2_000_000, tooLow: nothingToPay, tooHigh: zipTooHigh },
  "trade-credit": anyAmount
}

/** [PAY-01] [PAY-03] [PAY-04] Why a provider does not take an amount in cents; nothing where it does. */
export const limitProblem = (method: PaymentMethod, total: Cents): string | undefined => {
  const { least, most, tooLow, tooHigh } = paymentLimits[method]
  if (!(total >= least)) return tooLow
  return total > most ? tooHigh : undefined
}
