/** Tells the service that watches over the shop of errors, one request for each, a bounded number a minute. */
import { Redacted } from "effect"
import type { SettingValues } from "../settings/setting-values.ts"

const TIMEOUT_MS = 5_000
/** So many a minute are told: an error in every request is one error. */
const MOST_A_MINUTE = 60
const MINUTE_MS = 60_000

export type SentError = {
  readonly source: "server" | "browser"
  readonly message: string
  readonly detail?: string
  readonly page?: string
  readonly request?: string
}

/** Takes a report and returns at once. */
export type SendError = (error: SentError) => void

/** Sends nothing where no service is set; what can't be sent is told to `onFailure`. */
export const createErrorSender = (
  { MONITORING_URL, MONITORING_TOKEN }: Pick<SettingValues, "MONITORING_URL" | "MONITORING_TOKEN">,
  onFailure: (problem: unknown) => void
): SendError => {
  let minute = 0
  let sent = 0
  const send = async (url: string, error: SentError) => {
    const response = await fetch(url, {
      method: "POST",
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        "content-type": "application/json",
        ...(MONITORING_TOKEN ? { authorization: `Bearer ${String(Redacted.value(MONITORING_TOKEN))}` } : {})
      },
      body: JSON.stringify({ ...error, at: new Date().toISOString() })
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`The monitoring service answered ${response.status}`)
  }
  return (error) => {
    if (!MONITORING_URL) return
    const now = Math.floor(Date.now() / MINUTE_MS)
    sent = now === minute ? sent + 1 : 1
    minute = now
    if (sent <= MOST_A_MINUTE) void send(MONITORING_URL, error).catch(onFailure)
  }
}
