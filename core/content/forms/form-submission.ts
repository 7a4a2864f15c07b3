/** What is wrong with a form as somebody filled it in; the browser and the server ask the same question. */
import { abnProblem, acnProblem } from "../../contact/business-numbers.ts"
import {
  countProblem,
  definedProblems,
  emailProblem,
  mobileProblem,
  phoneProblem,
  postcodeProblem,
  requiredProblem,
  textProblem
} from "../../contact/fields.ts"
import { dateProblem } from "../../delivery/schedule/disabled-dates.ts"
import { timeProblem } from "../../fields/time-field.ts"
import { filesProblem, type UploadRule } from "../../fields/uploads.ts"
import { singleLinePattern } from "../../plain-text.ts"
import { fieldWords } from "../../words/field.ts"
import { formFieldWords } from "../../words/form-field.ts"
import type { FormField } from "./form.schema.ts"
import { isChoice } from "./form-rules.ts"
import type { SubmittedField } from "./submission.schema.ts"

/** What was filled in: the values of each field, several only of checkboxes, and the bytes of its files. */
export type FormEntries = {
  readonly values: ReadonlyMap<string, ReadonlyArray<string>>
  readonly files: ReadonlyMap<string, ReadonlyArray<Uint8Array>>
}

/** What a ticked consent sends. */
export const CONSENT_VALUE = "yes"

/** The most characters of a field that names no limit of its own. */
const MAX_TEXT = 200
const MAX_PARAGRAPH = 2000

type Fields = ReadonlyArray<FormField>

/** When a form is filled in, the Melbourne day `2026-11-23`, and which files the shop takes. */
type FormRules = { readonly today: string; readonly uploads: UploadRule }

/**
 * [CMS-03] The fields that stand on the form as it is filled in: one that waits for another's value is there only while
 * that other is shown and has the value. A field depends on earlier ones alone.
 */
export const shownFields = (fields: Fields, values: FormEntries["values"]): Fields => {
  const shown = new Map<string, FormField>()
  for (const field of fields) {
    const { showWhen } = field
    if (!showWhen || (shown.has(showWhen.key) && values.get(showWhen.key)?.includes(showWhen.value)))
      shown.set(field.key, field)
  }
  return [...shown.values()]
}

const numberProblem = (value: string, { least, most }: FormField): string | undefined => {
  const number = /^-?\d{1,12}(\.\d{1,6})?$/.test(value.trim()) ? Number(value) : undefined
  if (number === undefined) return formFieldWords.number
  if (most !== undefined && number > most) return fieldWords.most(most)
  return least !== undefined && number < least ? fieldWords.least(least) : undefined
}

const textFieldProblem = (value: string, field: FormField): string | undefined => {
  const isParagraph = field.type === "paragraph"
  if (!isParagraph && !singleLinePattern.test(value)) return fieldWords.signs
  const tooLong = textProblem(value, field.most ?? (isParagraph ? MAX_PARAGRAPH : MAX_TEXT))
  return tooLong ?? (field.least ? countProblem([...value].length, { least: field.least, most: Infinity }) : undefined)
}

/** [VAL-04] */
const dateFieldProblem = (value: string, { disabled = {} }: FormField, today: string): string | undefined => {
  const { cutOff, ...days } = disabled
  return dateProblem(value, cutOff === undefined ? days : { ...days, cutOff: cutOff === "today" ? today : cutOff })
}

/** What is wrong with the value of a field that holds one, and is not empty. */
const valueProblem = (value: string, field: FormField, { today }: FormRules): string | undefined => {
  switch (field.type) {
    case "email":
      return emailProblem(value)
    case "phone":
      return phoneProblem(value)
    case "mobile":
      return mobileProblem(value)
    case "postcode":
      return postcodeProblem(value)
    case "abn":
      return abnProblem(value)
    case "acn":
      return acnProblem(value)
    case "number":
      return numberProblem(value, field)
    case "date":
      return dateFieldProblem(value, field, today)
    case "time":
      return timeProblem(value)
    case "consent":
      return value === CONSENT_VALUE ? undefined : fieldWords.required(field.label)
    default:
      return textFieldProblem(value, field)
  }
}

const choiceProblem = (chosen: ReadonlyArray<string>, field: FormField): string | undefined => {
  if (new Set(chosen).size < chosen.length || chosen.some((value) => !field.options?.includes(value)))
    return formFieldWords.option
  const most = field.type === "checkboxes" ? (field.most ?? chosen.length) : 1
  return countProblem(chosen.length, { least: field.least ?? 0, most })
}

/** The rule of a file field: the shop's, with the field's own number of files. */
const uploadRule = (field: FormField, uploads: UploadRule): UploadRule =>
  field.most === undefined ? uploads : { ...uploads, mostFiles: Math.min(field.most, uploads.mostFiles) }

const entryProblem = (field: FormField, entries: FormEntries, rules: FormRules): string | undefined => {
  if (field.type === "file") {
    const files = entries.files.get(field.key) ?? []
    if (files.length > 0) return filesProblem(files, uploadRule(field, rules.uploads))
    return field.isRequired ? fieldWords.required(field.label) : undefined
  }
  const values = (entries.values.get(field.key) ?? []).filter((value) => value.trim() !== "")
  const [first] = values
  if (first === undefined) return field.isRequired ? requiredProblem(field.label, "") : undefined
  if (isChoice(field)) return choiceProblem(values, field)
  return values.length > 1 ? fieldWords.most(1) : valueProblem(first, field, rules)
}

/**
 * [CMS-03] [VAL-01] [VAL-06] What is wrong, by the key of the field; empty where all is right. Fields that are not shown
 * are not asked about.
 */
export const formEntryProblems = (
  fields: Fields,
  entries: FormEntries,
  rules: FormRules
): Readonly<Record<string, string>> =>
  definedProblems(
    Object.fromEntries(
      shownFields(fields, entries.values).map((field) => [field.key, entryProblem(field, entries, rules)])
    )
  )

/** [CMS-03] What is kept of a form: the shown fields in their order with their labels and values, empty ones left out. */
export const submittedFields = (fields: Fields, { values }: FormEntries): ReadonlyArray<SubmittedField> =>
  shownFields(fields, values).flatMap(({ key, type, label, value: preset }) => {
    const entered = type === "hidden" ? [preset ?? ""] : (values.get(key) ?? [])
    const value = entered
      .map((one) => one.trim())
      .filter(Boolean)
      .join(", ")
    return value === "" || type === "file" ? [] : [{ key, type, label, value }]
  })
