/** Why an approved order could not be placed, in words for those who didn't type it. */
import { approvalWords } from "../../words/approval.ts"
import { fieldNames } from "../../words/field.ts"
import type { OrderRefused } from "../refusal.schema.ts"

/** `PO/Job number: Choose one of your company's job codes`; what names its field by itself, or has no name, as it is. */
const fieldText = ([field, problem]: readonly [string, string]): string => {
  const name = new Map<string, string>(Object.entries(fieldNames)).get(field.split(".").at(-1) ?? "")
  return name === undefined || problem.startsWith(name) ? problem : `${name}: ${problem}`
}

/** [APV-02] Nothing is marked and no cart is open where this is read, so it says what is wrong, and that sending it anew mends it. */
export const approvalProblemText = ({
  kind,
  msg,
  fields = {}
}: Pick<OrderRefused, "kind" | "msg" | "fields">): string => {
  if (kind === "invalid-item") return approvalWords.invalidItem
  if (kind !== "invalid-input") return msg
  return approvalWords.sendAnew([...new Set(Object.entries(fields).map(fieldText))].join(". "))
}
