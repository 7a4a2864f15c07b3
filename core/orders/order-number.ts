/** Order numbers: eight digits and a check digit, so that a slip of the finger finds no other order. */
import { checkDigit } from "../check-digit.ts"

/** [NUM-01] The order number of the next in the sequence, 10000001 to 99999999; throws a RangeError for any other number. */
export const orderNumber = (next: number): string => {
  if (!Number.isInteger(next) || next < 10_000_001 || next > 99_999_999)
    throw new RangeError(`Not a place in the sequence of orders: ${next}`)
  return `${next}${checkDigit(String(next))}`
}

/** [NUM-01] Whether a text is an order number: nine digits of which the last checks the others. */
export const isOrderNumber = (text: string): boolean =>
  /^[1-9]\d{8}$/.test(text) && checkDigit(text.slice(0, 8)) === Number(text[8])

/** An order number as somebody typed it: spaces and hyphens are let pass; nothing where it is none. */
export const parseOrderNumber = (typed: string): string | undefined => {
  const digits = typed.replace(/[\s-]/g, "")
  return isOrderNumber(digits) ? digits : undefined
}

/** [NUM-01] An order number as it is printed, in threes: `100 000 017`. */
export const orderNumberText = (orderNo: string): string => orderNo.replace(/\B(?=(\d{3})+$)/g, " ")
