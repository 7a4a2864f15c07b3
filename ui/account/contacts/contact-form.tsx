/** Who a contact is, and what they may see and do. */

import { observer } from "mobx-react-lite"
import { permissions } from "../../../core/identity/permission.ts"
import { fieldNames } from "../../../core/words/field.ts"
import { permissionNames } from "../../../core/words/permission.ts"
import { Field } from "../../kit/field.tsx"
import { useFirstWrongField } from "../../kit/use-first-wrong-field.ts"
import { contactsWords, inviteDialogWords } from "../../words/contacts.ts"
import { formDialogWords } from "../../words/my-account.ts"
import { DialogActions } from "../parts/dialog-actions.tsx"
import styles from "../parts/windows.module.css"
import { roles, type TypedField } from "./contact-draft.ts"
import type { ContactWindowViewModel } from "./contact-window.view-model.ts"

export const ContactForm = observer(({ model }: { model: ContactWindowViewModel }) => {
  const focusFirstWrong = useFirstWrongField()
  const { draft, problems, content } = model
  const typed = (name: TypedField) => ({
    name,
    label: name === "spendingLimit" ? contactsWords.limit : fieldNames[name],
    value: draft[name],
    problem: problems[name],
    onType: (value: string) => model.type(name, value),
    onLeave: () => model.validateField(name),
    // Another person's, so nothing that the browser knows of its owner.
    autoComplete: "off" as const
  })
  const save = async (form: HTMLFormElement) => {
    if (!(await model.save())) focusFirstWrong(form)
  }
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void save(event.currentTarget)
      }}
    >
      <div className={styles.pair}>
        <Field {...typed("firstName")} plain />
        <Field {...typed("lastName")} plain />
      </div>
      {content.kind === "edit" ? (
        <p>
          <span className="label">{fieldNames.email}</span>
          <br />
          {draft.email}
        </p>
      ) : (
        <Field {...typed("email")} type="email" inputMode="email" help={contactsWords.emailHelp} plain />
      )}
      <Field {...typed("mobile")} type="tel" inputMode="tel" help={contactsWords.mobileHelp} />
      <div
        role="radiogroup"
        aria-labelledby="role-name"
        aria-invalid={problems.role !== undefined}
        aria-describedby={problems.role ? "role-problem" : undefined}
      >
        <p id="role-name" className={styles.legend}>
          {fieldNames.role}
        </p>
        {roles.map((role) => (
          <label key={role} className={styles.choice} htmlFor={`role-${role}`}>
            <input
              type="radio"
              id={`role-${role}`}
              name="role"
              checked={draft.role === role}
              onChange={() => model.chooseRole(role)}
            />
            {contactsWords.roles[role]}
          </label>
        ))}
        {problems.role ? (
          <p id="role-problem" className={styles.problem}>
            {problems.role}
          </p>
        ) : null}
      </div>
      <fieldset aria-describedby={problems.permissions ? "access-problem" : undefined}>
        <legend>{contactsWords.access}</legend>
        <p className="soft small">{contactsWords.accessHelp}</p>
        {permissions.map((rule) => (
          <label key={rule} className={styles.choice} htmlFor={`rule-${rule}`}>
            <input
              type="checkbox"
              id={`rule-${rule}`}
              checked={draft.permissions[rule]}
              aria-invalid={problems.permissions !== undefined}
              onChange={({ target }) => model.setPermission(rule, target.checked)}
            />
            {permissionNames[rule]}
          </label>
        ))}
        {problems.permissions ? (
          <p id="access-problem" className={styles.problem}>
            {problems.permissions}
          </p>
        ) : null}
      </fieldset>
      <Field {...typed("spendingLimit")} inputMode="decimal" help={contactsWords.limitHelp} optional plain />
      <DialogActions model={model} words={content.kind === "add" ? inviteDialogWords : formDialogWords} />
    </form>
  )
})
