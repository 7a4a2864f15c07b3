/** Sends the text messages of the outbox through the service that is set; without one they wait, and are read on /dev/outbox. */
import { Effect, Layer, Redacted } from "effect"
import type { SettingValues } from "../settings/setting-values.ts"
import { Settings } from "../settings/settings.ts"
import { type QueuedMessage, sendQueuedMessages } from "./outbox-sender.ts"

const TIMEOUT_MS = 15_000

/** `0491 570 156` as the service wants it: `+61491570156`. */
const international = (mobile: string): string => `+61${mobile.replace(/\D/g, "").replace(/^(61|0)/, "")}`

const deliver = (
  url: string,
  { SMS_TOKEN, SMS_FROM }: SettingValues,
  { recipient, text, message_key }: QueuedMessage
) =>
  Effect.tryPromise(async () => {
    const response = await fetch(url, {
      method: "POST",
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        "content-type": "application/json",
        "idempotency-key": message_key,
        ...(SMS_TOKEN ? { authorization: `Bearer ${String(Redacted.value(SMS_TOKEN))}` } : {})
      },
      body: JSON.stringify({ to: international(recipient), from: SMS_FROM, text })
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`The service answered ${response.status}`)
  })

export const smsLayer = Layer.effectDiscard(
  Effect.gen(function* () {
    const settings = yield* Settings
    const url = settings.SMS_URL
    if (url) yield* sendQueuedMessages("sms", (message) => deliver(url, settings, message))
  })
)
