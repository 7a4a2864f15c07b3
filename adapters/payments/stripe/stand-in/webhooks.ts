/** Tells the shop what happened, signed, again and again until it says it heard; what is untold survives a restart. */
import { createHmac } from "node:crypto"
import type { Book } from "./book.ts"
import type { WebhookSwitches } from "./switches.ts"

const atOnce = 8
const answerWithinMs = 10_000
const firstRetryMs = 250
const slowestRetryMs = 30_000
const giveUpAfterSeconds = 3 * 24 * 60 * 60

export type Webhooks = {
  /** Looks for untold events and sends those that are due. */
  readonly wake: () => void
  /** As wake, but everything is due now: the shop's address or the switches changed. */
  readonly hurry: () => void
  readonly waiting: () => number
  readonly sending: () => number
  /** Sends an event once more, whether it was taken or not; answers the shop's status, 0 when it did not answer. */
  readonly send: (id: string) => Promise<number>
  readonly stop: () => Promise<void>
}

/** Stripe's header: the time and an HMAC-SHA256 of `time.body` for each secret. */
export const signatureOf = (body: string, secrets: ReadonlyArray<string>, seconds: number) =>
  [
    `t=${seconds}`,
    ...secrets.map((key) => `v1=${createHmac("sha256", key).update(`${seconds}.${body}`).digest("hex")}`)
  ].join()

type Waiting = { tries: number; due: number }

const retryDelay = (tries: number) => Math.min(slowestRetryMs, firstRetryMs * 2 ** Math.min(tries, 20))

export const openWebhooks = (book: Book, settings: () => WebhookSwitches, changed: () => void): Webhooks => {
  const waiting = new Map<string, Waiting>()
  const running = new Map<string, Promise<void>>()
  const stopping = new AbortController()
  let unreachable = 0
  let quietUntil = 0
  let timer: NodeJS.Timeout | undefined

  const post = async (url: string, body: string): Promise<number> => {
    const { ageSeconds, secrets } = settings()
    const seconds = Math.floor(Date.now() / 1000) - ageSeconds
    try {
      const answer = await fetch(url, {
        method: "POST",
        headers: {
          "content-type": "application/json; charset=utf-8",
          "stripe-signature": signatureOf(body, secrets, seconds),
          "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)"
        },
        body,
        redirect: "manual",
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(answerWithinMs)])
      })
      await answer.body?.cancel()
      return answer.status
    } catch {
      return 0
    }
  }

  const eventBody = (id: string) => {
    const object = book.find(id)?.object
    return object && { body: JSON.stringify(object, undefined, 2), created: Number(object.created) }
  }

  const deliver = async (id: string, url: string, mine: Waiting) => {
    const told = eventBody(id)
    if (told === undefined) return
    const statuses = await Promise.all(Array.from({ length: settings().repeat }, () => post(url, told.body)))
    if (stopping.signal.aborted) return
    const heard = statuses.every((status) => status >= 200 && status < 300)
    const tooOld = told.created + giveUpAfterSeconds < Date.now() / 1000
    if (heard || tooOld) {
      book.write([{ type: heard ? "event.delivered" : "event.abandoned", id, tries: mine.tries + 1 }])
      waiting.delete(id)
    } else {
      mine.tries += 1
      mine.due = Date.now() + retryDelay(mine.tries - 1)
    }
    // A shop that is down is asked ever more seldom, however many events wait for it.
    unreachable = statuses.includes(0) ? unreachable + 1 : 0
    quietUntil = unreachable === 0 ? 0 : Date.now() + retryDelay(unreachable - 1)
  }

  const start = (id: string, url: string, mine: Waiting) => {
    const done = deliver(id, url, mine)
      .catch((problem: unknown) => {
        mine.due = Date.now() + slowestRetryMs
        console.error("webhook", id, problem)
      })
      .finally(() => {
        running.delete(id)
        wake()
        changed()
      })
    running.set(id, done)
  }

  const sleepUntilDue = () => {
    let next = Number.POSITIVE_INFINITY
    for (const [id, mine] of waiting) if (!running.has(id)) next = Math.min(next, mine.due)
    if (next === Number.POSITIVE_INFINITY) return
    timer = setTimeout(wake, Math.max(10, Math.max(next, quietUntil) - Date.now()))
  }

  const wake = () => {
    clearTimeout(timer)
    if (stopping.signal.aborted) return
    for (const id of book.undelivered()) {
      if (!waiting.has(id)) waiting.set(id, { tries: 0, due: Date.now() + settings().delayMs })
    }
    const { hold, order, url } = settings()
    if (hold || url === undefined) return
    const newestFirst = order === "newest first"
    // Newest first is told one at a time, or the answers would race back into order; so is a shop that does not answer.
    const most = newestFirst || unreachable > 0 ? 1 : atOnce
    if (quietUntil <= Date.now()) {
      const queue = newestFirst ? [...waiting].reverse() : waiting
      for (const [id, mine] of queue) {
        if (running.size >= most) break
        if (!running.has(id) && mine.due <= Date.now()) start(id, url, mine)
      }
    }
    if (running.size < most) sleepUntilDue()
  }

  const hurry = () => {
    unreachable = 0
    quietUntil = 0
    for (const mine of waiting.values()) {
      mine.due = Math.min(mine.due, Date.now())
      mine.tries = 0
    }
    wake()
  }

  const send = async (id: string) => {
    const { url } = settings()
    const told = eventBody(id)
    return url === undefined || told === undefined ? 0 : post(url, told.body)
  }

  const stop = async () => {
    stopping.abort()
    clearTimeout(timer)
    await Promise.all(running.values())
  }

  return { wake, hurry, waiting: () => waiting.size, sending: () => running.size, send, stop }
}
