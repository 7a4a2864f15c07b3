/** The schemes of cards, and which of them a card is of, as its first digits say. */
import { checkDigit } from "../check-digit.ts"

/** Every scheme by name; an eftpos card has the number range of the scheme that it shares its face with, or of its bank. */
export const cardSchemes = ["visa", "mastercard", "eftpos", "amex", "discover", "diners", "jcb", "unionpay"] as const
export type CardScheme = (typeof cardSchemes)[number]

type Issued = {
  readonly scheme: CardScheme
  /** First and last of the numbers that its cards begin with. */
  readonly from: string
  readonly to: string
  readonly lengths: ReadonlyArray<number>
}

const long = [16, 17, 18, 19]

/** The registered ranges; none is inside another. */
const issued: ReadonlyArray<Issued> = [
  { scheme: "visa", from: "4", to: "4", lengths: [13, 16, 19] },
  { scheme: "mastercard", from: "51", to: "55", lengths: [16] },
  { scheme: "mastercard", from: "2221", to: "2720", lengths: [16] },
  { scheme: "amex", from: "34", to: "34", lengths: [15] },
  { scheme: "amex", from: "37", to: "37", lengths: [15] },
  { scheme: "discover", from: "6011", to: "6011", lengths: long },
  { scheme: "discover", from: "644", to: "649", lengths: long },
  { scheme: "discover", from: "65", to: "65", lengths: long },
  { scheme: "unionpay", from: "62", to: "62", lengths: long },
  { scheme: "diners", from: "300", to: "305", lengths: [14, ...long] },
  { scheme: "diners", from: "36", to: "36", lengths: [14, ...long] },
  { scheme: "diners", from: "38", to: "39", lengths: [14, ...long] },
  { scheme: "jcb", from: "3528", to: "3589", lengths: long }
]

/** [VAL-05] The scheme of a number's first digits, and how many digits its cards have; undefined for one that nobody issues. */
export const cardSchemeOf = (digits: string): Pick<Issued, "scheme" | "lengths"> | undefined =>
  issued.find(({ from, to }) => {
    const start = digits.slice(0, from.length)
    return start.length === from.length && from <= start && start <= to
  })

/** [VAL-05] Luhn: the last digit is the check digit of those before it. */
export const passesLuhn = (digits: string): boolean =>
  /^\d+$/.test(digits) && checkDigit(digits.slice(0, -1)) === Number(digits.at(-1))
