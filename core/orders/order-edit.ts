/** What a customer may still change of an order that stands: its PO/Job number, its instructions, and who it is for. */

import {
  addressInNameProblem,
  definedProblems,
  MAX_FIELD_CHARACTERS,
  phoneProblem,
  requiredProblem,
  textProblem
} from "../contact/fields.ts"
import type { PoPolicy } from "../identity/po-policy.ts"
import { fieldNames } from "../words/field.ts"
import { orderEditWords } from "../words/sales-order.ts"
import type { Order, OrderStatus } from "./order.ts"
import { poNumberProblem } from "./po-number.ts"

/** [ENT-04] The new text of each field that can be changed; an empty PO/Job number or instruction takes it away. */
export type OrderEdit = {
  readonly newPo: string
  readonly newInstructions: string
  readonly newContactName: string
  readonly newContactPhone: string
}

type Field = keyof OrderEdit

/** An order's fields that can be changed. */
type EditedOrder = Pick<Order, "instructions"> & {
  readonly contact: Pick<Order["contact"], "contactName" | "phone">
  readonly customerRefNo?: string
}

/** What the fields hold now, as the form begins with it. */
export const orderEditOf = ({ customerRefNo = "", instructions, contact }: EditedOrder): OrderEdit => ({
  newPo: customerRefNo,
  newInstructions: instructions,
  newContactName: contact.contactName,
  newContactPhone: contact.phone
})

/** [QUO-01] All of them, while a quote can be paid. */
export const allFields: ReadonlyArray<Field> = ["newPo", "newInstructions", "newContactName", "newContactPhone"]

const handoverFields: ReadonlyArray<Field> = ["newInstructions", "newContactName", "newContactPhone"]

/** The goods are at the branch, so that it still matters what it is told of handing them over. */
const isAtBranch: ReadonlySet<OrderStatus> = new Set(["placed", "preparing", "ready"])

/**
 * [CALL-12] The fields that can be changed at that status: none while the payment is open or once the order is cancelled;
 * the PO/Job number at any other time, since offices correct it on what was handed over long ago; instructions and contact
 * until the goods leave the branch.
 */
export const editableFields = (status: OrderStatus): ReadonlyArray<Field> => {
  if (status === "awaiting-payment" || status === "cancelled") return []
  return isAtBranch.has(status) ? ["newPo", ...handoverFields] : ["newPo"]
}

const trimmed = (edit: OrderEdit): OrderEdit => ({
  newPo: edit.newPo.trim(),
  newInstructions: edit.newInstructions.trim(),
  newContactName: edit.newContactName.trim(),
  newContactPhone: edit.newContactPhone.trim()
})

/** The fields whose text is another than the order's, without the blanks around it. */
export const changedFields = (order: EditedOrder, edit: OrderEdit): ReadonlyArray<Field> => {
  const [before, after] = [trimmed(orderEditOf(order)), trimmed(edit)]
  return (Object.keys(before) as ReadonlyArray<Field>).filter((field) => before[field] !== after[field])
}

/** [ENT-04] [VAL-01] [VAL-03] [T36] What is wrong with the new texts, by field; empty where all is right. The limits are the order form's. */
export const orderEditProblems = (edit: OrderEdit, po?: PoPolicy): Readonly<Record<string, string>> => {
  const { newPo, newInstructions, newContactName, newContactPhone } = trimmed(edit)
  return definedProblems({
    newPo: poNumberProblem(newPo, po),
    newInstructions: textProblem(newInstructions, MAX_FIELD_CHARACTERS.instructions),
    newContactName:
      requiredProblem(fieldNames.contactName, newContactName) ??
      textProblem(newContactName, MAX_FIELD_CHARACTERS.contactName) ??
      addressInNameProblem(newContactName),
    newContactPhone: requiredProblem(fieldNames.phone, newContactPhone) ?? phoneProblem(newContactPhone)
  })
}

/** What comes of a change: the texts to keep and the fields that they differ in, or why it is refused. */
export type OrderEditResult =
  | { readonly is: "changed"; readonly edit: OrderEdit; readonly fields: ReadonlyArray<Field> }
  | { readonly is: "unchanged" }
  | { readonly is: "refused"; readonly msg: string; readonly fields: Readonly<Record<string, string>> }

/** Which fields can still be changed, and what is said of the others. */
type EditLimits = {
  readonly editable: ReadonlyArray<Field>
  readonly tooLate: string
  readonly po?: PoPolicy | undefined
}

/**
 * [CALL-12] [ENT-04] Changes the fields of an order or a quote, all or none. Texts that stay as they are need not be right
 * and are never refused, so that a form can send all of its fields at any time.
 */
export const editTexts = (
  order: EditedOrder,
  edit: OrderEdit,
  { editable, tooLate, po }: EditLimits
): OrderEditResult => {
  const fields = changedFields(order, edit)
  if (fields.length === 0) return { is: "unchanged" }
  const late = fields.filter((field) => !editable.includes(field))
  if (late.length > 0)
    return { is: "refused", msg: tooLate, fields: Object.fromEntries(late.map((field) => [field, tooLate])) }
  const problems = orderEditProblems(edit, po)
  const wrong = fields.filter((field) => problems[field] !== undefined)
  return wrong.length === 0
    ? { is: "changed", edit: trimmed(edit), fields }
    : {
        is: "refused",
        msg: orderEditWords.invalid,
        fields: Object.fromEntries(wrong.map((field) => [field, problems[field] ?? ""]))
      }
}

/** [CALL-12] Changes an order's fields as far as its status lets them be changed, and the company's policy of PO numbers. */
export const editOrder = (
  order: EditedOrder & Pick<Order, "status">,
  edit: OrderEdit,
  po?: PoPolicy
): OrderEditResult =>
  editTexts(order, edit, { editable: editableFields(order.status), tooLate: orderEditWords.tooLate(order.status), po })
