/** A field of a form of the content, as its kind wants it. */
import { observer } from "mobx-react-lite"
import type { InputHTMLAttributes, ReactNode } from "react"
import { CONSENT_VALUE } from "../../../../core/content/forms/form-submission.ts"
import { Checkbox } from "../../../kit/checkbox.tsx"
import { describedBy, FieldFrame } from "../../../kit/field-frame.tsx"
import { formWords } from "../../../words/form.ts"
import styles from "./form.module.css"
import type { FormField as Field, FormViewModel } from "./form.view-model.ts"

type Props = { readonly field: Field; readonly form: FormViewModel }

/** How the browser helps with each kind that is typed into one line. */
const inputs: { readonly [type: string]: InputHTMLAttributes<HTMLInputElement> } = {
  email: { type: "email", autoComplete: "email", autoCapitalize: "off", autoCorrect: "off", spellCheck: false },
  phone: { type: "tel", autoComplete: "tel" },
  mobile: { type: "tel", autoComplete: "tel" },
  postcode: { inputMode: "numeric", autoComplete: "postal-code" },
  abn: { inputMode: "numeric", autoComplete: "off" },
  acn: { inputMode: "numeric", autoComplete: "off" },
  number: { inputMode: "decimal", autoComplete: "off" },
  date: { type: "date" },
  time: { type: "time" }
}

/** A text that a browser knows by the key that forms give it. */
const texts: { readonly [key: string]: InputHTMLAttributes<HTMLInputElement> } = {
  name: { autoComplete: "name", autoCorrect: "off", spellCheck: false },
  firstName: { autoComplete: "given-name", autoCorrect: "off", spellCheck: false },
  lastName: { autoComplete: "family-name", autoCorrect: "off", spellCheck: false },
  company: { autoComplete: "organization", autoCorrect: "off", spellCheck: false }
}

const idOf = ({ field, form }: Props): string => `${form.form.id}-${field.key}`

const markOf = ({ isRequired }: Field): string => (isRequired ? formWords.required : formWords.optional)

/** Only a field that is always there can be asked for by a browser without scripts. */
const isRequiredPlain = ({ isRequired, showWhen }: Field): boolean => isRequired && !showWhen

const common = ({ field, form }: Props) => {
  const problem = form.problems[field.key]
  const id = `${form.form.id}-${field.key}`
  return {
    id,
    name: field.key,
    required: isRequiredPlain(field),
    "aria-invalid": problem !== undefined,
    ...describedBy(id, field.help, problem)
  }
}

const Framed = observer(({ field, form, children }: Props & { children: ReactNode }) => (
  <FieldFrame
    name={idOf({ field, form })}
    label={field.label}
    mark={markOf(field)}
    help={field.help}
    problem={form.problems[field.key]}
    hasPlace
  >
    {children}
  </FieldFrame>
))

/** One line, several, or a list to choose from. */
const TypedField = observer((props: Props) => {
  const { field, form } = props
  const shared = {
    ...common(props),
    value: form.values.get(field.key)?.[0] ?? "",
    onChange: ({ target }: { target: { value: string } }) => form.setValues(field.key, [target.value]),
    onBlur: () => void form.checkField(field.key)
  }
  if (field.type === "paragraph") return <textarea {...shared} rows={6} />
  if (field.type === "select")
    return (
      <select {...shared}>
        <option value="">{formWords.choose}</option>
        {field.options?.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    )
  return <input {...(field.type === "text" ? texts[field.key] : inputs[field.type])} {...shared} />
})

/** One of several, or any of them. */
const Choices = observer(({ field, form }: Props) => {
  const chosen = form.values.get(field.key) ?? []
  const problem = form.problems[field.key]
  const id = idOf({ field, form })
  const isRadio = field.type === "radio"
  const toggle = (option: string, isChosen: boolean) =>
    form.setValues(field.key, [
      ...(isRadio ? [] : chosen.filter((other) => other !== option)),
      ...(isChosen ? [option] : [])
    ])
  return (
    <fieldset className={styles.choices} {...describedBy(id, field.help, problem)}>
      <legend>
        {field.label} <span className={styles.mark}>{markOf(field)}</span>
      </legend>
      {field.help ? <span id={`${id}-help`}>{field.help}</span> : null}
      {field.options?.map((option, place) => (
        <label key={option}>
          <input
            type={isRadio ? "radio" : "checkbox"}
            id={place === 0 ? id : undefined}
            name={field.key}
            value={option}
            checked={chosen.includes(option)}
            required={isRadio && isRequiredPlain(field)}
            aria-invalid={problem !== undefined}
            onChange={({ target }) => toggle(option, target.checked)}
          />
          {option}
        </label>
      ))}
      <span id={`${id}-problem`} className={styles.problem}>
        {problem}
      </span>
    </fieldset>
  )
})

/** The chosen files by name and size, so that nobody sends the wrong one. */
const FileField = observer((props: Props) => {
  const { field, form } = props
  const files = form.files.get(field.key) ?? []
  return (
    <Framed {...props}>
      <input
        {...common(props)}
        type="file"
        accept={form.form.uploads.types.join(",")}
        multiple={field.most !== 1}
        onChange={({ target }) => form.setFiles(field.key, [...(target.files ?? [])])}
      />
      {files.length > 0 ? (
        <ul className={styles.files}>
          {files.map(({ name, size, lastModified }) => (
            <li key={`${name} ${size} ${lastModified}`}>{formWords.file(name, size)}</li>
          ))}
        </ul>
      ) : null}
    </Framed>
  )
})

const Consent = observer(({ field, form }: Props) => (
  <Checkbox
    id={idOf({ field, form })}
    name={field.key}
    value={CONSENT_VALUE}
    required={isRequiredPlain(field)}
    problem={form.problems[field.key]}
    checked={form.values.get(field.key)?.[0] === CONSENT_VALUE}
    onChange={({ target }) => form.setValues(field.key, target.checked ? [CONSENT_VALUE] : [])}
  >
    {field.label} <span className={styles.mark}>{markOf(field)}</span>
  </Checkbox>
))

export const FormField = observer((props: Props) => {
  switch (props.field.type) {
    case "hidden":
      return null
    case "radio":
    case "checkboxes":
      return <Choices {...props} />
    case "consent":
      return <Consent {...props} />
    case "file":
      return <FileField {...props} />
    default:
      return (
        <Framed {...props}>
          <TypedField {...props} />
        </Framed>
      )
  }
})
