/** [PO-01] How a company may ask for PO/Job numbers, as its administrator types it. */
import { MAX_FIELD_CHARACTERS, textProblem } from "../contact/fields.ts"
import { MAX_PO_CODES, type PoPolicy } from "../identity/po-policy.ts"
import { poWords } from "../words/po-number.ts"

const longest = MAX_FIELD_CHARACTERS.customerRefNo

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
  const isTooLong = codes.some((code) => textProblem(code, longest) !== undefined)
  return isTooLong ? poWords.codeTooLong(longest) : undefined
}
