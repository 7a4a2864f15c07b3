/** A form of the content. Without scripts the browser checks and sends it by itself, all of its fields in sight. */
import { useRouter } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import type { SubmitEvent } from "react"
import { TICKET_FIELD } from "../../../../core/content/forms/form-ticket.ts"
import { useFocusOnMessage } from "../../../account/parts/use-focus-on-message.ts"
import { useFirstWrongField } from "../../../kit/use-first-wrong-field.ts"
import { useHydrated } from "../../../kit/use-hydrated.ts"
import { useTabDraft } from "../../../kit/use-tab-draft.ts"
import { formWords } from "../../../words/form.ts"
import styles from "./form.module.css"
import { type ContentForm, FormViewModel, parseFormDraft } from "./form.view-model.ts"
import { FormField } from "./form-field.tsx"

/** `isSent`: the page was come back to from a form that was sent without scripts. */
export const FormView = observer(({ form, isSent }: { form: ContentForm; isSent: boolean }) => {
  const shop = useRouter().options.context
  const model = useTabDraft(`form ${form.id}`, parseFormDraft, (draft) => new FormViewModel(form, shop, draft))
  const focusFirstWrong = useFirstWrongField()
  const isHydrated = useHydrated()
  const thanks = model.thanks ?? (isSent ? form.thanks : undefined)
  const message = useFocusOnMessage<HTMLParagraphElement>(thanks)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { currentTarget } = event
    if ((await model.submit()) !== undefined) focusFirstWrong(currentTarget)
  }

  if (thanks !== undefined)
    return (
      <p className="notice good" role="status" {...message}>
        {thanks}
      </p>
    )
  return (
    <form
      className={styles.form}
      method="post"
      action={`/api/cms/gf/v2/forms/${form.id}/submissions`}
      encType="multipart/form-data"
      noValidate={isHydrated}
      aria-label={form.title}
      onSubmit={(event) => void submit(event)}
    >
      <input type="hidden" name={TICKET_FIELD} value={form.ticket} />
      <h2>{form.title}</h2>
      {form.lead ? <p>{form.lead}</p> : null}
      {(isHydrated ? model.fields : form.fields).map((field) => {
        const drawn = <FormField key={field.key} field={field} form={model} />
        // What is asked only after another answer is there for who has no scripts: nobody sees it go.
        return model.fields.includes(field) ? (
          drawn
        ) : (
          <div key={field.key} className={styles.withoutScripts}>
            {drawn}
          </div>
        )
      })}
      <div role="alert">{model.failure ? <p className="notice bad">{model.failure}</p> : null}</div>
      <button type="submit" className="btn" aria-disabled={model.isSending}>
        {model.isSending ? formWords.sending : form.submit}
      </button>
    </form>
  )
})
