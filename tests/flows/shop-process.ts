/** Starts the whole shop as its own process, as `npm start` does, to be ended by force at a step of placing an order. */
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { createServer } from "node:net"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { Redacted } from "effect"
import type { TestDatabase } from "../adapters/database.ts"
import { shopperAt } from "../adapters/orders/open-shop.ts"
import { typedCard } from "../adapters/payments/running-stripe.ts"

const main = join(import.meta.dirname, "../../adapters/main.ts")

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  server.close()
  await once(server, "close")
  return typeof address === "object" && address ? address.port : 0
}

export type ShopProcess = {
  /** The step that the shop stopped at. */
  readonly held: Promise<string>
  readonly kill: () => Promise<void>
  readonly close: () => Promise<void>
}

const ended = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, "exit")
  child.kill(signal)
  await exit
}

type Place = { readonly database: TestDatabase; readonly folder: string; readonly port: number }

export const startShop = async (
  { database, folder, port }: Place,
  env: Record<string, string> = {}
): Promise<ShopProcess> => {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH ?? "",
      NODE_ENV: "production",
      DATABASE_URL: String(Redacted.value(database.url())),
      DATA_DIR: folder,
      PORT: String(port),
      EXAMPLE_SHOP: "none",
      LIMITS: "off",
      LOG_LEVEL: "error",
      RECONCILE_EVERY: "1",
      ...env
    },
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
  lines.on("line", (line) => {
    if (line.startsWith("The shop is open")) open.resolve()
    if (line.startsWith('{"holdAt"')) held.resolve(JSON.parse(line).holdAt)
  })
  child.once("exit", (code) => {
    open.reject(new Error(`The shop ended (${code}) before it was open: ${said}`))
    held.reject(new Error("The shop ended before it came to the step"))
  })
  await open.promise
  return {
    held: held.promise,
    kill: () => ended(child, "SIGKILL"),
    close: () => ended(child, "SIGTERM")
  }
}

/** Somebody who orders over the network, with the card form's own way to the stand-in. */
export const shopperOf = (port: number) => {
  const origin = `http://localhost:${port}`
  return shopperAt(fetch, origin, async (card, { standIn, publishableKey }) => {
    const response = await fetch(`${standIn}/v1/confirmation_tokens`, {
      method: "POST",
      headers: { authorization: `Bearer ${publishableKey}`, origin },
      body: new URLSearchParams(typedCard(card, "payment_method_data"))
    })
    return ((await response.json()) as { id: string }).id
  })
}
