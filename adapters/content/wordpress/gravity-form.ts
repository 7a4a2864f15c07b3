/** Reads a form of Gravity Forms as a form of the shop: its fields by what they ask for, and the mailbox that receives it. */
import type { ContentForm, FieldType, FormField } from "../../../core/content/forms/form.schema.ts"
import { wordPressWords } from "../../../core/words/wordpress.ts"
import { plainHtml } from "./plain-html.ts"
import type { GravityField, GravityForm } from "./wordpress.schema.ts"

/** What has no row here, such as a heading or a price, is not asked for. */
const types: ReadonlyMap<string, FieldType> = new Map([
  ["text", "text"],
  ["textarea", "paragraph"],
  ["select", "select"],
  ["radio", "radio"],
  ["checkbox", "checkboxes"],
  ["multiselect", "checkboxes"],
  ["number", "number"],
  ["phone", "phone"],
  ["email", "email"],
  ["date", "date"],
  ["time", "time"],
  ["fileupload", "file"],
  ["hidden", "hidden"],
  ["consent", "consent"],
  ["website", "text"],
  ["name", "text"],
  ["address", "paragraph"]
])

/** Gravity Forms calls it `input_3`. */
const keyOf = (id: number | string): string => `input${id}`

const isOn = (value: unknown): boolean => value === true || value === "1"
const wholeOf = (value: unknown): number | undefined => {
  const number = Number(value)
  return value !== null && value !== "" && Number.isInteger(number) && number > 0 && number <= 1_000_000
    ? number
    : undefined
}
const textOf = (html: string | null | undefined, most: number): string => plainHtml(html ?? "").slice(0, most)

const optionsOf = ({ choices }: GravityField): ReadonlyArray<string> =>
  choices ? [...new Set(choices.map(({ text }) => textOf(text, 500)).filter((option) => option !== ""))] : []

/** One condition of the kind "is"; a field with others is always shown, and asked for by nobody. */
const showWhenOf = ({ conditionalLogic: logic }: GravityField, form: GravityForm): FormField["showWhen"] => {
  const conditionalLogic = logic || undefined
  if (conditionalLogic?.actionType !== "show" || conditionalLogic.rules.length !== 1) return undefined
  const [rule] = conditionalLogic.rules
  if (rule?.operator !== "is") return undefined
  const named = form.fields.find(({ id }) => String(id) === String(rule.fieldId))
  const choice = named?.choices ? named.choices.find(({ value }) => value === rule.value) : undefined
  return named && { key: keyOf(named.id), value: textOf(choice?.text ?? rule.value, 500) }
}

const boundsOf = (type: FieldType, { maxLength, maxFiles, rangeMin, rangeMax }: GravityField) => {
  const least = type === "number" ? wholeOf(rangeMin) : undefined
  const most = wholeOf(type === "number" ? rangeMax : type === "file" ? maxFiles : maxLength)
  return { ...(least === undefined ? {} : { least }), ...(most === undefined ? {} : { most }) }
}

const fieldOf = (field: GravityField, form: GravityForm): ReadonlyArray<FormField> => {
  const type = types.get(field.type)
  if (!type) return []
  const options = optionsOf(field)
  const isChoice = type === "select" || type === "radio" || type === "checkboxes"
  const help = textOf(field.description, 2000)
  const value = textOf(field.defaultValue, 500)
  const showWhen = showWhenOf(field, form)
  const hasOtherLogic = Boolean(field.conditionalLogic) && !showWhen
  return [
    {
      key: keyOf(field.id),
      type,
      label: textOf(field.label, 500) || keyOf(field.id),
      isRequired: isOn(field.isRequired) && !hasOtherLogic,
      ...(help === "" ? {} : { help }),
      ...(value === "" || (isChoice && !options.includes(value)) ? {} : { value }),
      ...(isChoice ? { options } : boundsOf(type, field)),
      ...(showWhen ? { showWhen } : {})
    }
  ]
}

const mailbox = /^[^@\s,{}]+@[^@\s,{}]+$/

/** The first active notification to an address; whatever else Gravity Forms knows by a name of its own goes to the shop's. */
const sendToOf = ({ notifications }: GravityForm, shopEmail: string): string =>
  Object.values(notifications ?? {})
    .filter(({ isActive }) => isActive === undefined || isOn(isActive))
    .map(({ to }) => to ?? "")
    .find((to) => mailbox.test(to)) ?? shopEmail

const thanksOf = ({ confirmations }: GravityForm): string => {
  const messages = Object.values(confirmations ?? {}).filter(({ type }) => type === "message")
  const { message } = messages.find(({ isDefault }) => isOn(isDefault)) ?? messages[0] ?? {}
  return textOf(message, 2000) || wordPressWords.thanks
}

/** Undefined where it is switched off or in the bin. */
export const formOfGravity = (form: GravityForm, shopEmail: string): ContentForm | undefined => {
  if (isOn(form.is_trash) || form.is_active === "0" || form.is_active === false) return undefined
  const lead = textOf(form.description, 2000)
  return {
    id: String(form.id),
    title: textOf(form.title, 500),
    submit: textOf(form.button?.text, 500) || wordPressWords.submit,
    thanks: thanksOf(form),
    ...(lead === "" ? {} : { lead }),
    fields: form.fields.flatMap((field) => fieldOf(field, form)).slice(0, 60),
    sendTo: sendToOf(form, shopEmail)
  }
}
