/** What a payment provider finds wrong in a card's fields, in the shop's own words. */
import { cardFieldWords } from "../words/field.ts"
import { cardPaymentWords } from "../words/payment.ts"

const byCode: { readonly [code: string]: string } = {
  incorrect_number: cardFieldWords.number,
  invalid_number: cardFieldWords.number,
  invalid_expiry_month: cardFieldWords.expiry,
  invalid_expiry_month_past: cardFieldWords.expiry,
  invalid_expiry_year: cardFieldWords.expiry,
  invalid_expiry_year_past: cardFieldWords.expiry,
  incorrect_cvc: cardFieldWords.cvc,
  invalid_cvc: cardFieldWords.cvc,
  card_not_supported: cardFieldWords.notAccepted,
  incomplete_number: cardPaymentWords.incomplete,
  incomplete_expiry: cardPaymentWords.incomplete,
  incomplete_cvc: cardPaymentWords.incomplete
}

/** The field that the provider's code is about; none where it is about the card as a whole. */
export const refusedCardField = (code = ""): "number" | "expiry" | "cvc" | undefined => {
  if (code === "card_not_supported") return "number"
  const [, field] = /_(number|expiry|cvc)(_|$)/.exec(code) ?? []
  return Object.hasOwn(byCode, code) ? (field as "number" | "expiry" | "cvc" | undefined) : undefined
}

/** [VAL-05] [MSG-05] The words for the provider's code; for any other, that the card could not be sent. */
export const cardFieldRefusal = (code = ""): string =>
  (Object.hasOwn(byCode, code) ? byCode[code] : undefined) ?? cardPaymentWords.submit
