/** A form as a page of its own, for a browser without scripts: what was filled in, and what is wrong beside each field. */

import type { FormField, PublicForm } from "../../../core/content/forms/form.schema.ts"
import { CONSENT_VALUE, type FormEntries } from "../../../core/content/forms/form-submission.ts"
import { PAGE_FIELD, TICKET_FIELD } from "../../../core/content/forms/form-ticket.ts"
import type { UploadRule } from "../../../core/fields/uploads.ts"
import { formPageWords as words } from "../../../core/words/form-field.ts"
import { escapeHtml } from "../../messages/mail-page.ts"
import { pageHtml } from "./failure-page.ts"

export type FormPageContent = {
  readonly form: PublicForm
  readonly action: string
  /** The page that the form stands on. */
  readonly page: string
  readonly ticket: string
  readonly uploads: UploadRule
  readonly entries: FormEntries
  readonly msg: string
  /** By the key of each field. */
  readonly problems: Readonly<Record<string, string>>
}

/** No field holds more; what is longer was no person's. */
const MAX_ECHO = 10_000

type Attributes = { readonly [name: string]: string | boolean | undefined }

const attributesHtml = (attributes: Attributes): string =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`))
    .join("")

const inputHtml = (attributes: Attributes): string => `<input${attributesHtml(attributes)}>`

const optionsHtml = ({ options = [] }: FormField, chosen: string): string =>
  ["", ...options]
    .map(
      (option) =>
        `<option${attributesHtml({ value: option, selected: option === chosen })}>${escapeHtml(option || words.choose)}</option>`
    )
    .join("")

/** How the browser helps with each kind that is typed into one line. */
const inputs: ReadonlyMap<FormField["type"], Attributes> = new Map<FormField["type"], Attributes>([
  ["email", { type: "email", autocomplete: "email" }],
  ["phone", { type: "tel", autocomplete: "tel" }],
  ["mobile", { type: "tel", autocomplete: "tel" }],
  ["postcode", { inputmode: "numeric", autocomplete: "postal-code" }],
  ["abn", { inputmode: "numeric", autocomplete: "off" }],
  ["acn", { inputmode: "numeric", autocomplete: "off" }],
  ["number", { inputmode: "decimal", autocomplete: "off" }],
  ["date", { type: "date" }],
  ["time", { type: "time" }]
])

const idOf = ({ key }: FormField): string => `field-${key}`

/** A choice, each option with a label of its own. */
const choicesHtml = (field: FormField, values: ReadonlyArray<string>, shared: Attributes): string =>
  (field.options ?? [])
    .map((option, place) => {
      const box = inputHtml({
        ...shared,
        id: place === 0 ? idOf(field) : undefined,
        type: field.type === "radio" ? "radio" : "checkbox",
        value: option,
        checked: values.includes(option)
      })
      return `<label class="tick">${box} ${escapeHtml(option)}</label>`
    })
    .join("")

const controlHtml = (
  field: FormField,
  values: ReadonlyArray<string>,
  shared: Attributes,
  { types }: UploadRule
): string => {
  const value = (values[0] ?? "").slice(0, MAX_ECHO)
  switch (field.type) {
    case "paragraph":
      return `<textarea rows="6"${attributesHtml(shared)}>\n${escapeHtml(value)}</textarea>`
    case "select":
      return `<select${attributesHtml(shared)}>${optionsHtml(field, value)}</select>`
    case "file":
      return inputHtml({ ...shared, type: "file", accept: types.join(","), multiple: field.most !== 1 })
    default:
      return inputHtml({ ...shared, type: "text", ...inputs.get(field.type), value })
  }
}

const fieldHtml = (field: FormField, { entries, problems, uploads }: FormPageContent): string => {
  const { key, type, label, help, isRequired, showWhen } = field
  if (type === "hidden") return ""
  const problem = problems[key]
  const values = entries.values.get(key) ?? []
  const isRequiredPlain = isRequired && !showWhen && type !== "checkboxes"
  const described = [help && `${idOf(field)}-help`, problem && `${idOf(field)}-problem`].filter(Boolean).join(" ")
  const shared = {
    id: idOf(field),
    name: key,
    required: isRequiredPlain,
    "aria-invalid": problem === undefined ? undefined : "true",
    "aria-describedby": described || undefined
  }
  const name = `${escapeHtml(label)} <small>${isRequired ? words.required : words.optional}</small>`
  const helpHtml = help ? `<span id="${idOf(field)}-help">${escapeHtml(help)}</span>` : ""
  const problemHtml = problem ? `<strong id="${idOf(field)}-problem">${escapeHtml(problem)}</strong>` : ""
  if (type === "consent") {
    const box = inputHtml({
      ...shared,
      type: "checkbox",
      value: CONSENT_VALUE,
      checked: values.includes(CONSENT_VALUE)
    })
    return `<div class="field"><label class="tick">${box} ${name}</label>${helpHtml}${problemHtml}</div>`
  }
  if (type === "radio" || type === "checkboxes")
    return `<fieldset class="field"><legend>${name}</legend>${helpHtml}${choicesHtml(field, values, shared)}${problemHtml}</fieldset>`
  return `<div class="field"><label for="${idOf(field)}">${name}</label>${helpHtml}${controlHtml(field, values, shared, uploads)}${problemHtml}</div>`
}

/** Each wrong field by its label, leading to it. */
const summaryHtml = ({ form, problems }: FormPageContent): string => {
  const wrong = form.fields.filter(({ key }) => problems[key] !== undefined)
  if (wrong.length === 0) return ""
  const items = wrong.map(
    (field) =>
      `<li><a class="plain" href="#${idOf(field)}">${escapeHtml(field.label)}</a>: ${escapeHtml(problems[field.key] ?? "")}</li>`
  )
  return `<ul>${items.join("")}</ul>`
}

const style = `.field{margin:0 0 1.25rem;padding:0;border:0;display:grid;gap:.35rem}label,legend{font-weight:bold}small{font-weight:normal}
.tick{display:flex;gap:.6rem;align-items:center;min-height:2.75rem;font-weight:normal}.tick input{width:1.4rem;height:1.4rem;flex:none}
input,select,textarea{box-sizing:border-box;width:100%;min-height:2.75rem;padding:.6rem;border:1.5px solid var(--ink);background:transparent;color:inherit;font:inherit}
[aria-invalid]{border-color:var(--bad)}strong,ul{color:var(--bad)}a.plain{display:inline;padding:0;background:none;color:inherit;text-decoration:underline}
:root{--bad:light-dark(#b3261e,#ffb4ab)}main{margin-top:2rem}
button{min-height:3rem;padding:.75rem 1.25rem;border:0;background:#f5c400;color:#15181b;font:inherit;font-weight:bold}`

/** The page as HTML; `pagePolicy` goes with it as a header. */
export const formPageHtml = (content: FormPageContent): string => {
  const { form, action, page, ticket, msg } = content
  const hidden = [
    [TICKET_FIELD, ticket],
    [PAGE_FIELD, page]
  ].map(([name, value]) => inputHtml({ type: "hidden", name, value }))
  return pageHtml({
    title: form.title,
    style,
    body: `<h1>${escapeHtml(form.title)}</h1><div role="alert"><p>${escapeHtml(msg)}</p>${summaryHtml(content)}</div>
<p>${words.kept}</p>
<form method="post" action="${escapeHtml(action)}" enctype="multipart/form-data">${hidden.join("")}
${form.fields.map((field) => fieldHtml(field, content)).join("\n")}
<button type="submit">${escapeHtml(form.submit)}</button></form>
<p><a class="plain" href="${escapeHtml(page)}">${words.again}</a></p>`
  })
}
