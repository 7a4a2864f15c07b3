/** What a payment provider reports by itself: where it calls, and how its reports are told from others. */
import type { PaymentReport } from "../../core/payments/payment-reports.port.ts"
import type { SettingValues } from "../settings/setting-values.ts"

/** A report as it came; `now` in epoch milliseconds. */
export type WebhookRequest = {
  readonly headers: { readonly [name: string]: string | undefined }
  /** Byte by byte, as it was signed. */
  readonly body: Uint8Array
  readonly now: number
}

export type PaymentWebhook = {
  readonly path: `/api/webhooks/${string}`
  /** [T47] Whether the provider itself has sent it, just now; never where no secret is set. */
  readonly verify: (request: WebhookRequest, settings: SettingValues) => boolean
  /** Nothing where a signed report can't be read. */
  readonly read: (body: Uint8Array) => PaymentReport | undefined
}
