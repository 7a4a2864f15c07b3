/** A form as somebody handed it in, and why one was refused. */
import { Schema } from "effect"
import { MessageText } from "../../bounds.schema.ts"
import type { FieldType } from "./form.schema.ts"

/** [CMS-03] A value of a form that was handed in, with the label that stood beside it. */
export type SubmittedField = {
  readonly key: string
  readonly type: FieldType
  readonly label: string
  readonly value: string
}

/** [VAL-06] A file that was handed in: its field and its kind by its content. The name that it came under is not kept. */
export type SubmittedFile = { readonly field: string; readonly contentType: string; readonly bytes: Uint8Array }

/** [CMS-03] */
export type FormSubmission = {
  readonly formId: string
  /** What its page got with the form: one submission has it, and is the same one however often it comes. */
  readonly ticket: string
  readonly title: string
  readonly fields: ReadonlyArray<SubmittedField>
  readonly files: ReadonlyArray<SubmittedFile>
}

/** There is no such form. */
export class FormNotFound extends Schema.TaggedError<FormNotFound>()("FormNotFound", {}) {}

/** [VAL-01] What was filled in can't be right; `fields` says what is wrong by the key of each field. */
export class FormRefused extends Schema.TaggedError<FormRefused>()("FormRefused", {
  kind: Schema.Literals(["malformed", "too-many", "bot-check", "too-soon"]),
  msg: MessageText,
  fields: Schema.optionalKey(Schema.Record(Schema.String, MessageText))
}) {}
