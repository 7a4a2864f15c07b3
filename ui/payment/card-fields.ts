/** The fields of a card as they are typed, and what is wrong with them before they are sent. */
import { definedProblems, requiredProblem } from "../../core/contact/fields.ts"
import { cardFieldWords } from "../../core/words/field.ts"
import { paymentPageWords } from "../words/payment.ts"

export type CardFields = {
  readonly number: string
  readonly expiry: string
  readonly cvc: string
  readonly name: string
}

export const emptyCard: CardFields = { number: "", expiry: "", cvc: "", name: "" }

/** What is wrong, by field; the name may be left out. */
export type CardProblems = { readonly [field in keyof CardFields]?: string }

/** `12/30` as it is typed; a browser that fills it in may write the year in full, `12/2030`. */
export const monthAndYear = (typed: string): string => {
  const digits = typed.replace(/\D/g, "")
  const [month, year] = [digits.slice(0, 2), digits.slice(2)]
  return year ? `${month}/${year.slice(0, year.startsWith("20") ? 4 : 2)}` : month
}

const expiryProblem = (expiry: string): string | undefined =>
  requiredProblem(paymentPageWords.expiryName, expiry) ??
  (/^\s*\d{1,2}\s*\/\s*\d{2}(\d{2})?\s*$/.test(expiry) ? undefined : cardFieldWords.expiry)

/** [VAL-05] Whether a card can be sent at all; the rest is its provider's to say. */
export const cardProblems = ({ number, expiry, cvc }: CardFields): CardProblems =>
  definedProblems({
    number: requiredProblem(paymentPageWords.card, number),
    expiry: expiryProblem(expiry),
    cvc: requiredProblem(paymentPageWords.cvc, cvc)
  })
