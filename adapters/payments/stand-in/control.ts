/** The tests' side door: switches, the log, held calls, events sent again. Loopback and the secret key only, never a browser. */
import { EventEmitter, once } from "node:events"
import type { IncomingMessage, ServerResponse } from "node:http"
import type Stripe from "stripe"
import { newId } from "./call-context.ts"
import type { LogEntry } from "./event-log.ts"
import { isSameSecret, keyOf, readBody, sendJson } from "./http.ts"
import { type Call, calls } from "./routes.ts"
import type { StandInServices } from "./server.ts"
import { settle } from "./settle.ts"
import { type Fault, isBadSwitch, type Switches, takeFault, updateSwitches } from "./switches.ts"
import type { Webhooks } from "./webhooks.ts"

const longestWaitMs = 30_000
const pageOfEntries = 1_000

export type Control = {
  readonly switches: () => Switches
  readonly applySwitches: (change: unknown) => void
  /** The fault that this call meets; it is then spent once. */
  readonly consumeFault: (call: Call) => Fault | undefined
  /** Waits until a test releases what hangs. */
  readonly holdCall: (call: Call) => Promise<void>
  readonly heldCalls: () => ReadonlyArray<Call>
  readonly activeKeys: Set<string>
  readonly changed: () => void
  /** Resolves as soon as the condition holds, or after 30 seconds. */
  readonly until: (holds: () => boolean) => Promise<void>
  readonly webhooks: () => Webhooks
}

export const openControl = (first: Switches, webhooks: () => Webhooks): Control => {
  let switches = first
  const callsOnHold = new Map<symbol, { readonly call: Call; readonly release: () => void }>()
  const news = new EventEmitter().setMaxListeners(0)
  const changed = () => void news.emit("changed")

  return {
    switches: () => switches,
    applySwitches: (change) => {
      switches = updateSwitches(switches, change, calls)
      if (change !== null && typeof change === "object" && "release" in change)
        for (const one of callsOnHold.values()) one.release()
      if (change !== null && typeof change === "object" && "webhooks" in change) webhooks().sendAllNow()
      changed()
    },
    consumeFault: (call) => {
      const [fault, nextSwitches] = takeFault(switches, call)
      switches = nextSwitches
      return fault
    },
    holdCall: async (call) => {
      const name = Symbol(call)
      await new Promise<void>((release) => {
        callsOnHold.set(name, { call, release })
        changed()
      })
      callsOnHold.delete(name)
      changed()
    },
    heldCalls: () => [...callsOnHold.values()].map(({ call }) => call),
    activeKeys: new Set(),
    changed,
    until: async (holds) => {
      const signal = AbortSignal.timeout(longestWaitMs)
      while (!holds() && !signal.aborted) await once(news, "changed", { signal }).catch(() => undefined)
    },
    webhooks
  }
}

const state = ({ control }: StandInServices) => {
  const { allowedOrigins, faults, webhooks } = control.switches()
  const { secrets: _, ...shown } = webhooks
  return {
    faults,
    allowedOrigins,
    hanging: control.heldCalls(),
    webhooks: {
      ...shown,
      url: shown.url ?? null,
      waiting: control.webhooks().waiting(),
      sending: control.webhooks().sending()
    }
  }
}

/** GET /__log?after=&type=&limit=&wait=1: entries in order, and the byte after the last one read. */
const logPage = async (shop: StandInServices, url: URL) => {
  const after = Number(url.searchParams.get("after") ?? 0)
  const types = url.searchParams.getAll("type")
  const limit = Math.min(Number(url.searchParams.get("limit") ?? pageOfEntries), 10 * pageOfEntries)
  const read = () => {
    const data: Array<LogEntry> = []
    let next = after
    shop.store.entriesFrom(after, ({ entry, place }) => {
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
const waitForState = async (shop: StandInServices, url: URL) => {
  const hanging = url.searchParams.get("hanging")
  const waiting = url.searchParams.get("waiting")
  await shop.control.until(
    () =>
      (hanging === null || shop.control.heldCalls().length >= Number(hanging)) &&
      (waiting === null || shop.control.webhooks().waiting() <= Number(waiting))
  )
  return state(shop)
}

/** POST /__intents/:id/settle ends a payment that a test left in `processing`. */
const settleIntent = (shop: StandInServices, id: string, text: string) => {
  const intentObject = shop.store.find(id)?.object as unknown as Stripe.PaymentIntent | undefined
  if (intentObject?.status !== "processing") return { status: 409, body: { error: `${id} is not processing` } }
  const now = Math.floor(Date.now() / 1000)
  const context = {
    store: shop.store,
    now,
    origin: shop.origin(),
    request: newId("req_", 14),
    key: shop.key,
    idempotencyKey: undefined,
    settleLater: false
  }
  const outcome = settle(context, intentObject, new URLSearchParams(text).get("outcome") !== "failed")
  shop.store.write(outcome.entries)
  shop.wakeWebhooks()
  return { status: 200, body: outcome.status === 200 ? outcome.body : shop.store.find(id)?.object }
}

const resend = async (shop: StandInServices, id: string) =>
  shop.store.find(id)?.object.object === "event"
    ? { status: 200, body: { answered: await shop.control.webhooks().send(id) } }
    : { status: 404, body: { error: `no event ${id}` } }

const executeControl = async (shop: StandInServices, request: IncomingMessage, url: URL) => {
  const [, section, id = "", action] = url.pathname.split("/")
  const text = await readBody(request)
  const operation = `${request.method} ${[section, ...(action ? [action] : [])].join(" ")}`
  if (operation === "GET __switches") return { status: 200, body: await waitForState(shop, url) }
  if (operation === "GET __log") return { status: 200, body: await logPage(shop, url) }
  if (operation === "POST __events send") return resend(shop, id)
  if (operation === "POST __intents settle") return settleIntent(shop, id, text)
  if (operation !== "POST __switches") return { status: 404, body: { error: `no ${operation}` } }
  try {
    shop.control.applySwitches(JSON.parse(text))
    return { status: 200, body: state(shop) }
  } catch (problem) {
    if (!isBadSwitch(problem) && !(problem instanceof SyntaxError)) throw problem
    return { status: 400, body: { error: problem.message } }
  }
}

const loopback = /^(127\.|::1$|::ffff:127\.)/

export const answerControl = async (
  shop: StandInServices,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL
) => {
  if (url.pathname === "/__health") return sendJson(response, 200, {}, { ok: true, name: "stripe", pid: process.pid })
  const isLoopback = loopback.test(request.socket.remoteAddress ?? "") && request.headers.origin === undefined
  if (!isLoopback) return sendJson(response, 403, {}, { error: "from this machine only, and not from a browser" })
  if (!isSameSecret(keyOf(request) ?? "", shop.key))
    return sendJson(response, 401, {}, { error: "the secret key is needed" })
  const { body, status } = await executeControl(shop, request, url)
  return sendJson(response, status, {}, body)
}
