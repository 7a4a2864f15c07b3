/** Everything that taking a form needs, put together on a database. Needs the content, the rate limits and the settings besides. */
import { Layer } from "effect"
import { SubmitForm } from "../../core/content/submit-form.service.ts"
import { botCheckLayer } from "../bot-check/bot-check.ts"
import { formMailsLayer } from "../messages/form-mails.ts"
import type { SettingValues } from "../settings/setting-values.ts"
import { formSubmissionsLayer } from "../storage/content/form-submissions.ts"
import { formTicketsLayer } from "../storage/content/form-tickets.ts"
import { previewsLayer } from "../storage/content/previews.ts"
import { outboxLayer } from "../storage/messages/outbox.ts"
import { shopSecretLayer } from "../storage/secrets/shop-secret.ts"

export const formLayer = (settings: SettingValues) =>
  SubmitForm.layer.pipe(
    Layer.provideMerge(botCheckLayer(settings)),
    Layer.provide(Layer.mergeAll(formSubmissionsLayer, formMailsLayer)),
    Layer.provideMerge(Layer.mergeAll(formTicketsLayer, previewsLayer).pipe(Layer.provide(shopSecretLayer))),
    Layer.provide(outboxLayer)
  )
