/** The tests' side door: switches, the log, held calls, events sent again. Loopback and the secret key only, never a browser. */
import { EventEmitter, once } from "node:events"
import type { IncomingMessage, ServerResponse } from "node:http"
import type Stripe from "stripe"
import { newId } from "./desk.ts"
import { bodyOf, keyOf, sameSecret, sendJson } from "./http.ts"
import type { Entry } from "./log.ts"
import { type Call, calls } from "./routes.ts"
import type { Shop } from "./server.ts"
import { settle } from "./settle.ts"
import { type Fault, faultFor, isBadSwitch, type Switches, switchesAfter } from "./switches.ts"
import type { Webhooks } from "./webhooks.ts"

const longestWaitMs = 30_000
const pageOfEntries = 1_000

export type Control = {
  readonly switches: () => Switches
  readonly turn: (wish: unknown) => void
  /** The fault that this call meets; it is then spent once. */
  readonly meet: (call: Call) => Fault | undefined
  /** Waits until a test releases what hangs. */
  readonly hang: (call: Call) => Promise<void>
  readonly hanging: () => ReadonlyArray<Call>
  readonly keysUnderWay: Set<string>
  readonly changed: () => void
  /** Resolves as soon as the condition holds, or after 30 seconds. */
  readonly until: (holds: () => boolean) => Promise<void>
  readonly webhooks: () => Webhooks
}

export const openControl = (first: Switches, webhooks: () => Webhooks): Control => {
  let switches = first
  const held = new Map<symbol, { readonly call: Call; readonly release: () => void }>()
  const news = new EventEmitter().setMaxListeners(0)
  const changed = () => void news.emit("changed")

  return {
    switches: () => switches,
    turn: (wish) => {
      switches = switchesAfter(switches, wish, calls)
      if (wish !== null && typeof wish === "object" && "release" in wish) for (const one of held.values()) one.release()
      if (wish !== null && typeof wish === "object" && "webhooks" in wish) webhooks().hurry()
      changed()
    },
    meet: (call) => {
      const [fault, left] = faultFor(switches, call)
      switches = left
      return fault
    },
    hang: async (call) => {
      const name = Symbol(call)
      await new Promise<void>((release) => {
        held.set(name, { call, release })
        changed()
      })
      held.delete(name)
      changed()
    },
    hanging: () => [...held.values()].map(({ call }) => call),
    keysUnderWay: new Set(),
    changed,
    until: async (holds) => {
      const signal = AbortSignal.timeout(longestWaitMs)
      while (!holds() && !signal.aborted) await once(news, "changed", { signal }).catch(() => undefined)
    },
    webhooks
  }
}

const state = ({ control }: Shop) => {
  const { allowedOrigins, faults, webhooks } = control.switches()
  const { secrets: _, ...shown } = webhooks
  return {
    faults,
    allowedOrigins,
    hanging: control.hanging(),
    webhooks: {
      ...shown,
      url: shown.url ?? null,
      waiting: control.webhooks().waiting(),
      sending: control.webhooks().sending()
    }
  }
}

/** GET /__log?after=&type=&limit=&wait=1: entries in order, and the byte after the last one read. */
const logPage = async (shop: Shop, url: URL) => {
  const after = Number(url.searchParams.get("after") ?? 0)
  const types = url.searchParams.getAll("type")
  const limit = Math.min(Number(url.searchParams.get("limit") ?? pageOfEntries), 10 * pageOfEntries)
  const read = () => {
    const data: Array<Entry> = []
    let next = after
    shop.book.entriesFrom(after, ({ entry, place }) => {
      if (types.length === 0 || types.includes(entry.type)) data.push(entry)
      next = place.from + place.length + 1
      return data.length < limit
    })
    return { data, next }
  }
  if (url.searchParams.has("wait")) await shop.control.until(() => read().data.length > 0)
  return read()
}

/** GET /__switches?hanging=2 or ?waiting=0 answers once that many calls hang, or events wait. */
const awaited = async (shop: Shop, url: URL) => {
  const hanging = url.searchParams.get("hanging")
  const waiting = url.searchParams.get("waiting")
  await shop.control.until(
    () =>
      (hanging === null || shop.control.hanging().length >= Number(hanging)) &&
      (waiting === null || shop.control.webhooks().waiting() <= Number(waiting))
  )
  return state(shop)
}

/** POST /__intents/:id/settle ends a payment that a test left in `processing`. */
const settleIntent = (shop: Shop, id: string, text: string) => {
  const found = shop.book.find(id)?.object as unknown as Stripe.PaymentIntent | undefined
  if (found?.status !== "processing") return { status: 409, body: { error: `${id} is not processing` } }
  const now = Math.floor(Date.now() / 1000)
  const desk = {
    book: shop.book,
    now,
    origin: shop.origin(),
    request: newId("req_", 14),
    idempotencyKey: undefined,
    settleLater: false
  }
  const outcome = settle(desk, found, new URLSearchParams(text).get("outcome") !== "failed")
  shop.book.write(outcome.entries)
  shop.told()
  return { status: 200, body: outcome.status === 200 ? outcome.body : shop.book.find(id)?.object }
}

const resend = async (shop: Shop, id: string) =>
  shop.book.find(id)?.object.object === "event"
    ? { status: 200, body: { answered: await shop.control.webhooks().send(id) } }
    : { status: 404, body: { error: `no event ${id}` } }

const carriedOut = async (shop: Shop, request: IncomingMessage, url: URL) => {
  const [, room, id = "", deed] = url.pathname.split("/")
  const text = await bodyOf(request)
  const asked = `${request.method} ${[room, ...(deed ? [deed] : [])].join(" ")}`
  if (asked === "GET __switches") return { status: 200, body: await awaited(shop, url) }
  if (asked === "GET __log") return { status: 200, body: await logPage(shop, url) }
  if (asked === "POST __events send") return resend(shop, id)
  if (asked === "POST __intents settle") return settleIntent(shop, id, text)
  if (asked !== "POST __switches") return { status: 404, body: { error: `no ${asked}` } }
  try {
    shop.control.turn(JSON.parse(text))
    return { status: 200, body: state(shop) }
  } catch (problem) {
    if (!isBadSwitch(problem) && !(problem instanceof SyntaxError)) throw problem
    return { status: 400, body: { error: problem.message } }
  }
}

const loopback = /^(127\.|::1$|::ffff:127\.)/

export const answerControl = async (shop: Shop, request: IncomingMessage, response: ServerResponse, url: URL) => {
  if (url.pathname === "/__health") return sendJson(response, 200, {}, { ok: true, name: "stripe", pid: process.pid })
  const near = loopback.test(request.socket.remoteAddress ?? "") && request.headers.origin === undefined
  if (!near) return sendJson(response, 403, {}, { error: "from this machine only, and not from a browser" })
  if (!sameSecret(keyOf(request) ?? "", shop.key))
    return sendJson(response, 401, {}, { error: "the secret key is needed" })
  const { body, status } = await carriedOut(shop, request, url)
  return sendJson(response, status, {}, body)
}
