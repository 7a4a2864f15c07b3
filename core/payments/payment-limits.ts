/** The amounts that each way to pay takes. */

import { methodTerms } from "../methods/method-terms.ts"
import type { Cents } from "../money.ts"
import type { PaymentMethod } from "../payment-method.ts"

/** [PAY-01] [PAY-03] [PAY-04] Why a provider does not take an amount in cents; nothing where it does. */
export const limitProblem = (method: PaymentMethod, total: Cents): string | undefined => {
  const { least, most, tooLow, tooHigh } = methodTerms[method].limit
  if (!(total >= least)) return tooLow
  return total > most ? tooHigh : undefined
}
