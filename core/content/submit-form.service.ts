/** Takes a form that a visitor filled in. */
import { Context, Effect, Layer } from "effect"
import { contentTypeOf, defaultUploads } from "../fields/uploads.ts"
import { RateLimits } from "../rate-limit/rate-limit.port.ts"
import type { Unavailable } from "../unavailable.schema.ts"
import { formFieldWords } from "../words/form-field.ts"
import { Content } from "./content.port.ts"
import { type FormEntries, formEntryProblems, shownFields, submittedFields } from "./forms/form-submission.ts"
import { FormMessages, FormSubmissions } from "./forms/form-submissions.port.ts"
import { FormNotFound, FormRefused } from "./forms/submission.schema.ts"

type SubmitError = FormNotFound | FormRefused | Unavailable

/** [T33] Forms that one address hands in; each becomes an e-mail. */
export const formLimit = (address: string) => ({ key: `form ${address}`, most: 5, minutes: 60 })

/**
 * [CMS-03] Service that takes forms. Fails with `FormNotFound`, `FormRefused` (what is wrong by field, or handed in too
 * often), `Unavailable` (what it needs is out of reach).
 */
export class SubmitForm extends Context.Service<
  SubmitForm,
  {
    /** Checks the form, keeps it and tells its mailbox; answers what is said to who handed it in. */
    readonly submit: (formId: string, entries: FormEntries, address: string) => Effect.Effect<string, SubmitError>
  }
>()("core/content/forms/SubmitForm") {
  static readonly layer = Layer.effect(
    SubmitForm,
    Effect.gen(function* () {
      const content = yield* Content
      const limits = yield* RateLimits
      const submissions = yield* FormSubmissions
      const messages = yield* FormMessages

      const submit: SubmitForm["Service"]["submit"] = Effect.fn("SubmitForm.submit")(
        function* (formId, entries, address) {
          const form = (yield* content.site).forms.get(formId)
          if (!form) return yield* new FormNotFound()
          const problems = formEntryProblems(form.fields, entries, defaultUploads)
          if (Object.keys(problems).length > 0)
            return yield* new FormRefused({ kind: "malformed", msg: formFieldWords.wrong, fields: problems })
          // What is wrong costs nobody a try: only what would be sent is counted.
          if (!(yield* limits.tryConsume(formLimit(address))))
            return yield* new FormRefused({ kind: "too-many", msg: formFieldWords.tooMany })
          const files = shownFields(form.fields, entries.values).flatMap(({ key, type }) =>
            (type === "file" ? (entries.files.get(key) ?? []) : []).map((bytes) => ({
              field: key,
              contentType: contentTypeOf(bytes) ?? "",
              bytes
            }))
          )
          const submission = { formId, title: form.title, fields: submittedFields(form.fields, entries), files }
          yield* submissions.save(submission, (id) => messages.notification(form, submission, id))
          return form.thanks
        }
      )
      return SubmitForm.of({ submit })
    })
  )
}
