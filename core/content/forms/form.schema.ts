/** A form that staff write: its fields, what each must hold, and when it is shown. */
import { Schema } from "effect"
import { DayText, Identifier, MessageText, NameText, wholeBetween } from "../../bounds.schema.ts"
import { parseDay } from "../../delivery/schedule/wire-day.ts"
import { formProblem } from "./form-rules.ts"

export const FieldType = Schema.Literals([
  "text",
  "paragraph",
  "email",
  "phone",
  "mobile",
  "postcode",
  "abn",
  "acn",
  "number",
  "date",
  "time",
  "select",
  "radio",
  "checkboxes",
  "consent",
  "file",
  "hidden"
])
export type FieldType = typeof FieldType.Type

const Day = DayText.check(Schema.makeFilter((text) => (parseDay(text) ? undefined : "Give a day such as 2026-11-23")))

/** [VAL-04] Days that a date field does not take; the cut-off `today` is the Melbourne day on which the form is filled in. */
const DaysLeftOut = Schema.Struct({
  cutOff: Schema.optionalKey(Schema.Union([Schema.Literal("today"), Day])),
  listed: Schema.optionalKey(Schema.Array(Day).check(Schema.isMaxLength(400))),
  ranges: Schema.optionalKey(Schema.Array(Schema.Struct({ from: Day, to: Day })).check(Schema.isMaxLength(100)))
})

const key = Identifier.check(Schema.isPattern(/^[a-z][A-Za-z0-9]{0,39}$/))
const limit = wholeBetween({ minimum: 0, maximum: 1_000_000 })

/**
 * [CMS-03] A field. `value` is what it holds at first. `least` and `most` count characters of a text, choices, or files,
 * and bound a number. `disabled` is of a date alone. `showWhen` names another field's value without which this field is neither shown nor sent.
 */
export const FormField = Schema.Struct({
  key,
  type: FieldType,
  label: NameText,
  help: Schema.optionalKey(MessageText),
  value: Schema.optionalKey(NameText),
  isRequired: Schema.Boolean,
  options: Schema.optionalKey(Schema.Array(NameText).check(Schema.isMaxLength(60))),
  least: Schema.optionalKey(limit),
  most: Schema.optionalKey(limit),
  disabled: Schema.optionalKey(DaysLeftOut),
  showWhen: Schema.optionalKey(Schema.Struct({ key, value: NameText }))
})
export type FormField = typeof FormField.Type

/** [CMS-03] A form as visitors have it; `thanks` is shown once it was handed in. */
export const PublicForm = Schema.Struct({
  id: Identifier.check(Schema.isPattern(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)),
  title: NameText,
  lead: Schema.optionalKey(MessageText),
  submit: NameText,
  thanks: MessageText,
  fields: Schema.Array(FormField).check(Schema.isMinLength(1), Schema.isMaxLength(60))
})
export type PublicForm = typeof PublicForm.Type

/** [CMS-03] The same as staff write it; `sendTo` is the mailbox that receives what is handed in. */
export const ContentForm = Schema.Struct({ ...PublicForm.fields, sendTo: NameText }).check(
  Schema.makeFilter((form) => formProblem(form))
)
export type ContentForm = typeof ContentForm.Type
