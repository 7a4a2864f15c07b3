/** What must hold of a form as staff write it, beyond the shape of each field, and what visitors have of it. */
import type { ContentForm, FormField, PublicForm } from "./form.schema.ts"

/** The types of field that are answered by choosing from a list. */
const choices: ReadonlySet<FormField["type"]> = new Set(["select", "radio", "checkboxes"])

export const isChoice = ({ type }: Pick<FormField, "type">): boolean => choices.has(type)

const fieldProblem = (field: FormField, before: ReadonlyArray<FormField>): string | undefined => {
  const { key, options = [], showWhen } = field
  if (before.some((other) => other.key === key)) return `Two fields have the key ${key}`
  if (isChoice(field) && new Set(options).size < Math.max(1, options.length))
    return `${key} needs options, each a different one`
  if (!isChoice(field) && options.length > 0)
    return `${key} has options, which a field of type ${field.type} can't show`
  if (field.disabled && field.type !== "date")
    return `${key} leaves days out, which a field of type ${field.type} has not`
  if ((field.least ?? 0) > (field.most ?? Number.POSITIVE_INFINITY)) return `${key} has a least above its most`
  if (field.value && isChoice(field) && !options.includes(field.value))
    return `${key} begins with a value that it doesn't offer`
  if (!showWhen) return undefined
  const named = before.find((other) => other.key === showWhen.key)
  if (!named) return `${key} depends on ${showWhen.key}, which is no field before it`
  return isChoice(named) && !named.options?.includes(showWhen.value)
    ? `${key} waits for a value that ${showWhen.key} doesn't offer`
    : undefined
}

/** [CMS-03] The first fault of a form: a key used twice, choices without options, a condition on what comes later. */
export const formProblem = ({ fields }: { readonly fields: ReadonlyArray<FormField> }): string | undefined =>
  fields.map((field, place) => fieldProblem(field, fields.slice(0, place))).find((problem) => problem !== undefined)

/** The form without the mailbox that receives it. */
export const publicForm = ({ sendTo: _, ...form }: ContentForm): PublicForm => form
