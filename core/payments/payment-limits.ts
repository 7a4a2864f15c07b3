/** The amounts that each payment provider takes. */
import type { Cents } from "../money.ts"
import { stripeWords } from "../words/payment.ts"

export type PaymentProvider = "stripe"

/** Whole cents with GST, both ends included. */
type Limit = { readonly least: Cents; readonly most: Cents; readonly tooLow: string; readonly tooHigh: string }

/** [PAY-01] Stripe takes $0.50 to $999,999.99. */
const limits: Readonly<Record<PaymentProvider, Limit>> = {
  stripe: { least: 50, most: 99_999_999, tooLow: stripeWords.tooLow, tooHigh: stripeWords.tooHigh }
}

/** [PAY-01] Why a provider does not take an amount; nothing where it does. */
export const limitProblem = (provider: PaymentProvider, total: Cents): string | undefined => {
  const { least, most, tooLow, tooHigh } = limits[provider]
  if (total < least) return tooLow
  return total > most ? tooHigh : undefined
}
