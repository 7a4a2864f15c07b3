/** What each field of the card form must hold, before anyone is asked to charge the card. */
import { definedProblems } from "../contact/fields.ts"
import { melbourneTime } from "../melbourne.ts"
import { cardFieldWords } from "../words/field.ts"
import { type CardScheme, cardSchemeOf, passesLuhn } from "./card-scheme.ts"

/** As they were typed: `4242 4242 4242 4242`, `12/28`, `123`. */
export type CardFields = { readonly number: string; readonly expiry: string; readonly cvc: string }

/** The schemes of the footer's icons; a setting. */
export const defaultSchemes: ReadonlyArray<CardScheme> = ["visa", "mastercard", "amex", "unionpay", "discover"]

/** No card is valid for longer, years. */
const LONGEST_YEARS = 50

const withoutGaps = (typed: string): string => typed.replace(/[\s-]/g, "")

/** [VAL-05] 'Invalid card number' by its digits; 'This card is not accepted' for a real number of a scheme that the shop does not take. */
export const cardNumberProblem = (
  typed: string,
  accepted: ReadonlyArray<CardScheme> = defaultSchemes
): string | undefined => {
  const digits = withoutGaps(typed)
  const issued = cardSchemeOf(digits)
  // UnionPay gives out numbers without a check digit.
  if (!/^\d{12,19}$/.test(digits) || (issued?.scheme !== "unionpay" && !passesLuhn(digits)))
    return cardFieldWords.number
  if (!issued || !accepted.includes(issued.scheme)) return cardFieldWords.notAccepted
  return issued.lengths.includes(digits.length) ? undefined : cardFieldWords.number
}

/** [VAL-05] 'Invalid expiry date' for what is no month and year, and from the Melbourne midnight after its last day; `now` in epoch milliseconds. */
export const expiryProblem = (typed: string, now: number): string | undefined => {
  const [, month, year = ""] = /^(0?[1-9]|1[0-2])\/(\d{2}|\d{4})$/.exec(typed.replace(/\s/g, "")) ?? []
  if (month === undefined) return cardFieldWords.expiry
  const today = melbourneTime(now)
  const months = (Number(year.length === 2 ? `20${year}` : year) - today.year) * 12 + Number(month) - today.month
  return months >= 0 && months <= LONGEST_YEARS * 12 ? undefined : cardFieldWords.expiry
}

/** [VAL-05] 'Invalid CVC' unless there are three digits, four on an American Express card. */
export const cvcProblem = (typed: string, number: string): string | undefined => {
  const most = cardSchemeOf(withoutGaps(number))?.scheme === "amex" ? 4 : 3
  return new RegExp(`^\\d{${most}}$`).test(typed.trim()) ? undefined : cardFieldWords.cvc
}

/** [VAL-05] What is wrong with a card, by field; empty where all is right. */
export const cardFieldProblems = (
  { number, expiry, cvc }: CardFields,
  now: number,
  accepted: ReadonlyArray<CardScheme> = defaultSchemes
): Readonly<Record<string, string>> =>
  definedProblems({
    number: cardNumberProblem(number, accepted),
    expiry: expiryProblem(expiry, now),
    cvc: cvcProblem(cvc, number)
  })
