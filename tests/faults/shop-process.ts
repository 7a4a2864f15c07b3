/** Starts the whole shop as its own process, as `npm start` does, to be ended by force at a step of placing an order. */
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { Redacted } from "effect"
import { programFile } from "../../setup/build.mjs"
import { shopFlags } from "../../setup/node-flags.mjs"
import { type Send, shopperAt } from "../api/ordering/shopper.ts"
import type { TestDatabase } from "../postgres/database.ts"
import { type LogEntry, typedCard } from "../providers/payments/running-stripe.ts"

/** What `npm start` has Node run; with the same flags, since what was compiled is kept for each set of them by itself. */
export const shopProgram = [...shopFlags, programFile("adapters/main.ts")]

export type ShopProcess = {
  readonly pid: number
  /** The step that the shop stopped at. */
  readonly held: Promise<string>
  /** How many were stopped so far, wherever. */
  readonly heldCount: () => number
  /** Of a shop that holds each step in turn: goes on to the next, and answers which that is. */
  readonly holdNext: () => Promise<string>
  readonly kill: () => Promise<void>
  readonly close: () => Promise<void>
}

const ended = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, "exit")
  child.kill(signal)
  await exit
}

/** Without a database the shop brings its own, in the folder. */
type Place = { readonly database?: Pick<TestDatabase, "url">; readonly folder: string; readonly port: number }

const databaseOf = ({ database }: Place): Record<string, string> =>
  database ? { DATABASE_URL: String(Redacted.value(database.url())), EXAMPLE_SHOP: "none" } : { EXAMPLE_SHOP: "small" }

export const shopEnvironment = (place: Place): Record<string, string | undefined> => ({
  PATH: process.env.PATH ?? "",
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  NODE_ENV: "production",
  ...databaseOf(place),
  DATA_DIR: place.folder,
  PORT: String(place.port),
  LIMITS: "off",
  LOG_LEVEL: "error",
  RECONCILE_EVERY: "1"
})

export const startShop = async (place: Place, env: Record<string, string> = {}): Promise<ShopProcess> => {
  const child = spawn(process.execPath, shopProgram, {
    env: { ...shopEnvironment(place), ...env },
    stdio: ["ignore", "pipe", "pipe"]
  })
  let said = ""
  child.stderr.on("data", (part) => {
    said += part
  })
  const lines = createInterface({ input: child.stdout })
  const held = Promise.withResolvers<string>()
  const open = Promise.withResolvers<void>()
  held.promise.catch(() => undefined)
  let heldCount = 0
  let nextStep = Promise.withResolvers<string>()
  lines.on("line", (line) => {
    if (line.startsWith("The shop is open")) open.resolve()
    if (line.startsWith('{"holdsAt"')) nextStep.resolve(JSON.parse(line).holdsAt)
    if (!line.startsWith('{"holdAt"')) return
    heldCount += 1
    held.resolve(JSON.parse(line).holdAt)
  })
  child.once("exit", (code) => {
    open.reject(new Error(`The shop ended (${code}) before it was open: ${said}`))
    held.reject(new Error("The shop ended before it came to the step"))
  })
  await open.promise
  return {
    pid: child.pid ?? 0,
    held: held.promise,
    heldCount: () => heldCount,
    holdNext: () => {
      nextStep = Promise.withResolvers<string>()
      child.kill("SIGUSR2")
      return nextStep.promise
    },
    kill: () => ended(child, "SIGKILL"),
    close: () => ended(child, "SIGTERM")
  }
}

/** Somebody who orders over the network, with the card form's own way to the stand-in. */
export const shopperOf = (port: number, send: Send = fetch) => {
  const origin = `http://localhost:${port}`
  return shopperAt(send, origin, async (card, { standIn, publishableKey }) => {
    const response = await fetch(`${standIn}/v1/confirmation_tokens`, {
      method: "POST",
      headers: { authorization: `Bearer ${publishableKey}`, origin },
      body: new URLSearchParams(typedCard(card, "payment_method_data"))
    })
    return ((await response.json()) as { id: string }).id
  })
}

/** The stand-in that the shop of a folder started by itself. */
export const standInOf = (folder: string) => {
  const ask = async (path: string, init: RequestInit = {}) => {
    const read = (name: string) => JSON.parse(readFileSync(join(folder, "stripe", name), "utf8"))
    const headers = { authorization: `Bearer ${read("keys.json").secretKey}` }
    const response = await fetch(`${read("stand-in.json").origin}${path}`, { ...init, headers })
    return (await response.json()) as { data: ReadonlyArray<LogEntry> }
  }
  return {
    log: async (asked = "") => (await ask(`/__log${asked}`)).data,
    turn: (wish: unknown) => ask("/__switches", { method: "POST", body: JSON.stringify(wish) }),
    /** Answers once so many calls hang. */
    hanging: (count: number) => ask(`/__switches?hanging=${count}`),
    /** Ends a payment that takes its time. */
    succeeds: (intentId: string) =>
      ask(`/__intents/${intentId}/settle`, { method: "POST", body: new URLSearchParams({ outcome: "succeeded" }) })
  }
}
