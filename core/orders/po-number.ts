/** [PO-01] The PO/Job number of an order, as its company asks for it. */
import { MAX_FIELD_CHARACTERS, requiredProblem, textProblem } from "../contact/fields.ts"
import { defaultPoPolicy, type PoPolicy } from "../identity/po-policy.ts"
import { fieldNames } from "../words/field.ts"
import { poWords } from "../words/po-number.ts"

const longest = MAX_FIELD_CHARACTERS.customerRefNo

/** What is kept of what was sent: trimmed, and nothing where the company asks for none. */
export const normalizePoNumber = (
  typed: string | undefined,
  { ask }: PoPolicy = defaultPoPolicy
): string | undefined => {
  const number = typed?.trim() ?? ""
  return ask === "off" || number === "" ? undefined : number
}

/** Why a number is refused; nothing where it can stand. Codes of a list count to the letter, without the blanks around them. */
export const poNumberProblem = (typed: string, policy: PoPolicy = defaultPoPolicy): string | undefined => {
  const { ask, codes } = policy
  if (ask === "off") return undefined
  const number = typed.trim()
  if (ask === "optional") return textProblem(number, longest)
  return (
    requiredProblem(fieldNames.customerRefNo, number) ??
    textProblem(number, longest) ??
    (ask === "list" && !codes.includes(number) ? poWords.notListed : undefined)
  )
}
