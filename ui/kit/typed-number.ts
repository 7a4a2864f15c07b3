/** What a shopper types into a box for a quantity. */

/** A quantity as typed: `1,500` is fifteen hundred, `2,4` two and four tenths; NaN for what is no number. */
export const parseTypedNumber = (typed: string): number =>
  Number((/^\d{1,3}(,\d{3})+(\.\d*)?$/.test(typed) ? typed.replaceAll(",", "") : typed.replace(",", ".")) || Number.NaN)

/** Metres to the next hundredth; what a binary fraction adds to a figure that has two decimals is no hundredth. */
export const wholeHundredths = (metres: number): number => Math.ceil(metres * 100 - 1e-6) / 100

/** The most that a box takes. */
export const MAX_TYPED_LENGTH = 99_999
