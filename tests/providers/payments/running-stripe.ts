/** Opens the Stripe stand-in on a free port, in this process or in one of its own, and gives tests the real client, a browser's calls and its switches. */
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { createServer, type IncomingHttpHeaders } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { createInterface } from "node:readline"
import Stripe from "stripe"
import { openStandIn } from "../../../adapters/payments/stand-in/open-stand-in.ts"
import { settingsFrom } from "../../../adapters/payments/stand-in/settings.ts"
import { programFile } from "../../../setup/build.mjs"
import { databaseFolder } from "../../postgres/database-folder.ts"

export const secretKey = "sk_test_forTheShopOnly"
export const webhookSecret = "whsec_forTheShopOnly"
export const shopOrigin = "http://127.0.0.1:3999"
const main = programFile("adapters/payments/stand-in/main.ts")

export type LogEntry = Record<string, unknown> & { readonly type: string; readonly id: string }
/** How the switches stand, as the stand-in shows them. */
type Switched = {
  readonly hanging: ReadonlyArray<string>
  readonly faults: ReadonlyArray<Record<string, unknown>>
  readonly webhooks: { readonly waiting: number; readonly sending: number; readonly url: string | null }
}
type Line = {
  readonly pid: number
  readonly port: number
  readonly origin: string
  readonly publishableKey: string
  readonly already?: true
}

export const freshFolder = () => {
  const folder = mkdtempSync(join(databaseFolder(), "stripe-stand-in-"))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

const environment = (folder: string, env: Record<string, string>) => ({
  PORT: "0",
  DATA: folder,
  KEY: secretKey,
  WEBHOOK_SECRET: webhookSecret,
  ALLOWED_ORIGIN: shopOrigin,
  ...env
})

const run = (folder: string, env: Record<string, string>) =>
  spawn(process.execPath, [main], {
    env: { ...process.env, ...environment(folder, env) },
    stdio: ["ignore", "pipe", "pipe"]
  })

/** Runs it to its end: for starts that are not to stay. */
export const runToEnd = async (folder: string, env: Record<string, string> = {}) => {
  const child = run(folder, env)
  const said = { out: "", err: "" }
  child.stdout.on("data", (part) => (said.out += part))
  child.stderr.on("data", (part) => (said.err += part))
  const [code] = await once(child, "close")
  return { ...said, code: code as number }
}

const end = async (child: ChildProcess, signal: NodeJS.Signals) => {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const ended = once(child, "exit")
  child.kill(signal)
  const [code] = await ended
  return code as number | null
}

/** The client of the shop's server: the real package, without its own retries unless a test wants them. */
const clientAt = (port: number, maxNetworkRetries: number) =>
  new Stripe(secretKey, {
    host: "127.0.0.1",
    port,
    protocol: "http",
    maxNetworkRetries,
    telemetry: false,
    timeout: 20_000
  })

const clientsOf = (line: Line) => {
  const { origin, publishableKey } = line
  const asShop = (path: string, init: RequestInit = {}) =>
    fetch(`${origin}${path}`, { ...init, headers: { authorization: `Bearer ${secretKey}`, ...init.headers } })
  const asBrowser = (path: string, body: Record<string, string>, origin = shopOrigin) =>
    fetch(`${line.origin}${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${publishableKey}`, origin },
      body: new URLSearchParams(body)
    })
  const json = async (answer: Promise<Response>) =>
    (await (await answer).json()) as Switched & { readonly data: ReadonlyArray<LogEntry> }
  return {
    ...line,
    stripe: clientAt(line.port, 0),
    patient: clientAt(line.port, 3),
    asShop,
    asBrowser,
    /** What the card form in the browser does: types a card, gets a token. */
    token: async (number: string, more: Record<string, string> = {}) => {
      const answer = await asBrowser("/v1/confirmation_tokens", {
        ...typedCard(number, "payment_method_data"),
        ...more
      })
      const body = (await answer.json()) as Stripe.ConfirmationToken
      return { status: answer.status, id: body.id, body }
    },
    turn: (wish: unknown) => json(asShop("/__switches", { method: "POST", body: JSON.stringify(wish) })),
    switches: (query = "") => json(asShop(`/__switches${query}`)),
    log: async (query = "") => (await json(asShop(`/__log${query}`))).data
  }
}

/** In this process: for what does not end by force. */
export const openStripe = async (folder: string, env: Record<string, string> = {}) => {
  const { place, close } = await openStandIn(settingsFrom([], environment(folder, env)))
  return { ...clientsOf(place), stop: (): Promise<unknown> => close() }
}

/** In a process of its own, as a shop starts it. */
export const startStripe = async (folder: string, env: Record<string, string> = {}) => {
  const child = run(folder, env)
  child.stderr.on("data", (part) => process.stderr.write(part))
  const [first] = await once(createInterface({ input: child.stdout }), "line")
  const line = JSON.parse(String(first)) as Line
  return {
    ...clientsOf(line),
    child,
    stop: () => end(child, "SIGTERM"),
    kill: () => end(child, "SIGKILL")
  }
}

export type RunningStripe = Awaited<ReturnType<typeof openStripe>>

export type StripeProcess = Awaited<ReturnType<typeof startStripe>>

export const typedCard = (number: string, under = ""): Record<string, string> => {
  const at = (path: string) => {
    const [head = "", ...tail] = [...(under ? [under] : []), ...path.split(".")]
    return head + tail.map((part) => `[${part}]`).join("")
  }
  return {
    [at("type")]: "card",
    [at("card.number")]: number,
    [at("card.exp_month")]: "12",
    [at("card.exp_year")]: String(new Date().getUTCFullYear() + 2),
    [at("card.cvc")]: number.startsWith("37") ? "1234" : "123",
    [at("billing_details.name")]: "Jo Carpenter",
    [at("billing_details.address.postal_code")]: "3178"
  }
}

export type ReceivedWebhook = {
  readonly headers: IncomingHttpHeaders
  readonly raw: Buffer
  readonly event: Stripe.Event
}

/** The shop's end of the webhook: keeps what it hears, and answers as the test wants. */
export const startReceiver = async (answers: (heard: ReceivedWebhook, nth: number) => number = () => 200, port = 0) => {
  const heard: Array<ReceivedWebhook> = []
  const waiting: Array<{ readonly count: number; readonly tell: () => void }> = []
  const server = createServer(async (request, response) => {
    const parts: Array<Buffer> = []
    for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
    const raw = Buffer.concat(parts)
    const one = { headers: request.headers, raw, event: JSON.parse(raw.toString()) as Stripe.Event }
    heard.push(one)
    response.writeHead(answers(one, heard.length)).end()
    for (const { count, tell } of waiting) if (heard.length >= count) tell()
  })
  server.listen(port, "127.0.0.1")
  await once(server, "listening")
  const address = server.address() as AddressInfo
  return {
    port: address.port,
    url: `http://127.0.0.1:${address.port}/webhooks/stripe`,
    heard,
    types: () => heard.map(({ event }) => event.type),
    /** Resolves when that many have been heard. */
    hears: async (count: number) => {
      if (heard.length < count) await new Promise<void>((tell) => waiting.push({ count, tell }))
      return heard.slice(0, count)
    },
    close: async () => {
      const closed = once(server, "close")
      server.close()
      server.closeAllConnections()
      await closed
    }
  }
}
