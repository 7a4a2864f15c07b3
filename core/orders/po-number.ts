/** [PO-01] The PO/Job number of an order, as its company asks for it. */
import { lengthProblem, MAX_FIELD_CHARACTERS, requiredProblem } from "../contact/fields.ts"
import { defaultPoPolicy, MAX_PO_CODES, type PoPolicy } from "../identity/po-policy.ts"
import { fieldNames } from "../words/field.ts"
import { poWords } from "../words/po-number.ts"

const longest = MAX_FIELD_CHARACTERS.customerRefNo

/** What is kept of what was sent: trimmed, and nothing where the company asks for none. */
export const keptPoNumber = (typed: string | undefined, { ask }: PoPolicy = defaultPoPolicy): string | undefined => {
  const number = typed?.trim() ?? ""
  return ask === "off" || number === "" ? undefined : number
}

/** Why a number is refused; nothing where it can stand. Codes of a list count to the letter, without the blanks around them. */
export const poNumberProblem = (typed: string, policy: PoPolicy = defaultPoPolicy): string | undefined => {
  const { ask, codes } = policy
  if (ask === "off") return undefined
  const number = typed.trim()
  if (ask === "optional") return lengthProblem(number, longest)
  return (
    requiredProblem(fieldNames.customerRefNo, number) ??
    lengthProblem(number, longest) ??
    (ask === "list" && !codes.includes(number) ? poWords.notListed : undefined)
  )
}

/** The codes that an administrator has typed, one in a line: without blanks around them, empty lines and repeats. */
export const typedPoCodes = (text: string): ReadonlyArray<string> => [
  ...new Set(
    text
      .split(/[\r\n]+/)
      .map((line) => line.trim())
      .filter((line) => line !== "")
  )
]

/** Why a company can't ask so; nothing where it can. */
export const poPolicyProblem = ({ ask, codes }: PoPolicy): string | undefined => {
  if (ask !== "list") return undefined
  if (codes.length === 0) return poWords.noCodes
  if (codes.length > MAX_PO_CODES) return poWords.tooManyCodes(MAX_PO_CODES)
  const isTooLong = codes.some((code) => lengthProblem(code, longest) !== undefined)
  return isTooLong ? poWords.codeTooLong(longest) : undefined
}
