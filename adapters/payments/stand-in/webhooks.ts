/** Delivers signed webhook events with retries until they are acknowledged; undelivered events survive a restart. */
import { createHmac } from "node:crypto"
import type { StandInStore } from "./store.ts"
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
  readonly sendAllNow: () => void
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

type PendingDelivery = { tries: number; due: number }

const retryDelay = (tries: number) => Math.min(slowestRetryMs, firstRetryMs * 2 ** Math.min(tries, 20))

/**
 * `shopUrls`: where every shop of this folder that runs takes reports. Shops of one folder share its database, so any of
 * them can take a report; the next is asked where one does not answer.
 */
export const openWebhooks = (
  store: StandInStore,
  settings: () => WebhookSwitches,
  shopUrls: () => ReadonlyArray<string>,
  changed: () => void
): Webhooks => {
  const pendingDeliveries = new Map<string, PendingDelivery>()
  const activeDeliveries = new Map<string, Promise<void>>()
  const abortController = new AbortController()
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
        signal: AbortSignal.any([abortController.signal, AbortSignal.timeout(answerWithinMs)])
      })
      await answer.body?.cancel()
      return answer.status
    } catch {
      return 0
    }
  }

  const targets = (): ReadonlyArray<string> => [...new Set([settings().url ?? [], shopUrls()].flat())]

  /** The status of the first that answers; 0 where none does. */
  const postToShops = async (urls: ReadonlyArray<string>, body: string): Promise<number> => {
    for (const url of urls) {
      const status = await post(url, body)
      if (status !== 0) return status
    }
    return 0
  }

  const eventBody = (id: string) => {
    const object = store.find(id)?.object
    return object && { body: JSON.stringify(object, undefined, 2), created: Number(object.created) }
  }

  const deliver = async (id: string, urls: ReadonlyArray<string>, delivery: PendingDelivery) => {
    const eventPayload = eventBody(id)
    if (eventPayload === undefined) return
    const statuses = await Promise.all(
      Array.from({ length: settings().repeat }, () => postToShops(urls, eventPayload.body))
    )
    if (abortController.signal.aborted) return
    const isAccepted = statuses.every((status) => status >= 200 && status < 300)
    const tooOld = eventPayload.created + giveUpAfterSeconds < Date.now() / 1000
    if (isAccepted || tooOld) {
      store.endDelivery(id, isAccepted ? "event.delivered" : "event.abandoned", delivery.tries + 1)
      pendingDeliveries.delete(id)
    } else {
      delivery.tries += 1
      delivery.due = Date.now() + retryDelay(delivery.tries - 1)
    }
    // A shop that is down is asked ever more seldom, however many events wait for it.
    unreachable = statuses.includes(0) ? unreachable + 1 : 0
    quietUntil = unreachable === 0 ? 0 : Date.now() + retryDelay(unreachable - 1)
  }

  const start = (id: string, urls: ReadonlyArray<string>, delivery: PendingDelivery) => {
    const deliveryTask = deliver(id, urls, delivery)
      .catch((problem: unknown) => {
        delivery.due = Date.now() + slowestRetryMs
        console.error("webhook", id, problem)
      })
      .finally(() => {
        activeDeliveries.delete(id)
        wake()
        changed()
      })
    activeDeliveries.set(id, deliveryTask)
  }

  const sleepUntilDue = () => {
    let next = Number.POSITIVE_INFINITY
    for (const [id, delivery] of pendingDeliveries) if (!activeDeliveries.has(id)) next = Math.min(next, delivery.due)
    if (next === Number.POSITIVE_INFINITY) return
    timer = setTimeout(wake, Math.max(10, Math.max(next, quietUntil) - Date.now()))
  }

  const wake = () => {
    clearTimeout(timer)
    if (abortController.signal.aborted) return
    for (const id of store.undelivered()) {
      if (!pendingDeliveries.has(id)) pendingDeliveries.set(id, { tries: 0, due: Date.now() + settings().delayMs })
    }
    const { hold, order } = settings()
    const urls = targets()
    if (hold || urls.length === 0) return
    const newestFirst = order === "newest first"
    // Newest first is told one at a time, or the answers would race back into order; so is a shop that does not answer.
    const most = newestFirst || unreachable > 0 ? 1 : atOnce
    if (quietUntil <= Date.now()) {
      const queue = newestFirst ? [...pendingDeliveries].reverse() : pendingDeliveries
      for (const [id, delivery] of queue) {
        if (activeDeliveries.size >= most) break
        if (!activeDeliveries.has(id) && delivery.due <= Date.now()) start(id, urls, delivery)
      }
    }
    if (activeDeliveries.size < most) sleepUntilDue()
  }

  const sendAllNow = () => {
    unreachable = 0
    quietUntil = 0
    for (const delivery of pendingDeliveries.values()) {
      delivery.due = Math.min(delivery.due, Date.now())
      delivery.tries = 0
    }
    wake()
  }

  const send = async (id: string) => {
    const eventPayload = eventBody(id)
    return eventPayload === undefined ? 0 : postToShops(targets(), eventPayload.body)
  }

  const stop = async () => {
    abortController.abort()
    clearTimeout(timer)
    await Promise.all(activeDeliveries.values())
  }

  return { wake, sendAllNow, waiting: () => pendingDeliveries.size, sending: () => activeDeliveries.size, send, stop }
}
