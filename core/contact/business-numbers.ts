/** Australian business and company numbers, checked by the digits that they carry for it. */
import { formFieldWords } from "../words/form-field.ts"

const weighted = (digits: string, weights: ReadonlyArray<number>): number =>
  weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0)

const withoutSpaces = (typed: string) => typed.replace(/\s/g, "")

/** [VAL-02] Whether a text is an ABN, spaces anywhere: eleven digits; less 1 in the first place, their weighted sum is a multiple of 89. */
export const isAbn = (typed: string): boolean => {
  const digits = withoutSpaces(typed)
  // The first two digits are themselves a check and start at 11.
  if (!/^[1-9]\d{10}$/.test(digits) || digits < "11") return false
  return (weighted(digits, [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]) - 10) % 89 === 0
}

/** [VAL-02] Whether a text is an ACN, spaces anywhere: nine digits, not all 0, of which the last makes the weighted sum a multiple of 10. */
export const isAcn = (typed: string): boolean => {
  const digits = withoutSpaces(typed)
  if (!/^\d{9}$/.test(digits) || /^0+$/.test(digits)) return false
  return (weighted(digits, [8, 7, 6, 5, 4, 3, 2, 1]) + Number(digits[8])) % 10 === 0
}

/** [VAL-02] What is said of a text that is no ABN; undefined where it is one. */
export const abnProblem = (typed: string): string | undefined => (isAbn(typed) ? undefined : formFieldWords.abn)
/** [VAL-02] What is said of a text that is no ACN; undefined where it is one. */
export const acnProblem = (typed: string): string | undefined => (isAcn(typed) ? undefined : formFieldWords.acn)

/** `89 000 000 019`; what is no ABN stays as it is. */
export const abnText = (abn: string): string => abn.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, "$1 $2 $3 $4")
