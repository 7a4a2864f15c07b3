/** The windows of a job list: its name and sharing, and sending it to an e-mail address. */
import { useRouter } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { Checkbox } from "../../kit/checkbox.tsx"
import { Field } from "../../kit/field.tsx"
import { Modal } from "../../kit/modal.tsx"
import { useFirstWrongField } from "../../kit/use-first-wrong-field.ts"
import { jobListEmailDialogWords, jobListWindowWords as words } from "../../words/job-lists.ts"
import { DialogActions } from "../parts/dialog-actions.tsx"
import styles from "../parts/windows.module.css"
import type { JobListViewModel } from "./job-list.view-model.ts"

type Props = { readonly model: JobListViewModel; readonly window: NonNullable<JobListViewModel["window"]> }

export const ListWindow = observer(({ model, window }: Props) => {
  const focusFirstWrong = useFirstWrongField()
  const router = useRouter()
  const isEdit = window === "edit"
  const submit = async (form: HTMLFormElement) => {
    const isDone = isEdit ? await model.rename() : await model.sendEmail()
    if (!isDone) return focusFirstWrong(form)
    if (isEdit) await router.invalidate()
  }
  return (
    <Modal title={isEdit ? words.editTitle : words.emailTitle} onClose={() => model.close()} isBusy={model.isSaving}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void submit(event.currentTarget)
        }}
      >
        {isEdit ? (
          <>
            <Field
              name="name"
              label={words.name}
              autoComplete="off"
              value={model.name}
              problem={model.fieldProblem}
              onType={(name) => model.typeName(name)}
            />
            <Checkbox checked={model.isShared} onChange={(event) => model.setShared(event.target.checked)}>
              {words.share}
            </Checkbox>
          </>
        ) : (
          <>
            <p>{words.emailHelp}</p>
            <Field
              name="email"
              label={words.email}
              type="email"
              inputMode="email"
              autoComplete="email"
              plain
              value={model.email}
              problem={model.fieldProblem}
              onType={(email) => model.typeEmail(email)}
            />
          </>
        )}
        <DialogActions model={model} {...(isEdit ? {} : { words: jobListEmailDialogWords })} />
      </form>
    </Modal>
  )
})
