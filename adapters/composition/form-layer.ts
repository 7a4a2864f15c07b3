/** Everything that taking a form needs, put together on a database. Needs the content, the rate limits and the settings besides. */
import { Layer } from "effect"
import { SubmitForm } from "../../core/content/submit-form.service.ts"
import { formMailsLayer } from "../messages/form-mails.ts"
import { formSubmissionsLayer } from "../storage/content/form-submissions.ts"
import { outboxLayer } from "../storage/messages/outbox.ts"

export const formLayer = SubmitForm.layer.pipe(
  Layer.provide(Layer.mergeAll(formSubmissionsLayer, formMailsLayer)),
  Layer.provide(outboxLayer)
)
