/** The reference that a customer gives their bank, so that the payment finds their account. */
import { checkDigit } from "./check-digit.ts"

/** [BPAY-01] The customer number and its check digit (MOD10V01): 00001672 gives 000016725. Undefined for what is no number of 1 to 19 digits. */
export const bpayReference = (customerId: string): string | undefined =>
  /^\d{1,19}$/.test(customerId) ? `${customerId}${checkDigit(customerId)}` : undefined

/** [BPAY-01] The customer number of a reference as the bank reports it, spaces or none; undefined where its last digit does not fit. */
export const customerOfReference = (reference: string): string | undefined => {
  const digits = reference.replace(/\s/g, "")
  const customerId = digits.slice(0, -1)
  return bpayReference(customerId) === digits ? customerId : undefined
}
