/** A whole shop for a test file: its database, its own stand-in for Stripe, and browsers that order from it. */
import { once } from "node:events"
import { createServer, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"
import { Redacted } from "effect"
import { afterAll, beforeAll } from "vitest"
import { openShop, type Shop } from "../../../adapters/http/server/shop.ts"
import { walletEnv } from "../../../adapters/payments/start-stand-ins.ts"
import type { TestDatabase } from "../../postgres/database.ts"
import { readCatalogueOnce } from "../../postgres/shared-index.ts"
import {
  freshFolder,
  openStripe,
  type RunningStripe,
  secretKey,
  webhookSecret
} from "../../providers/payments/running-stripe.ts"
import { shopperAt } from "./shopper.ts"

const forward = async (shop: Shop, message: IncomingMessage, port: number): Promise<Response> => {
  const parts: Array<Buffer> = []
  for await (const part of message as AsyncIterable<Buffer>) parts.push(part)
  const headers = new Headers()
  for (const [name, value] of Object.entries(message.headers)) headers.set(name, String(value))
  const init: RequestInit = { method: message.method ?? "GET", headers }
  return shop.call(
    new Request(
      `http://127.0.0.1:${port}${message.url}`,
      parts.length > 0 ? { ...init, body: Buffer.concat(parts) } : init
    )
  )
}

/** Opens a shop for the file, or the `describe`, in which it is asked for; `settings` over the usual ones. */
export const testShop = (database: TestDatabase, settings: Record<string, string> = {}) => {
  const { folder, remove } = freshFolder()
  let stripe: RunningStripe | undefined
  let shop: Shop | undefined
  const server = createServer((message, response) => {
    void (shop ? forward(shop, message, port()) : Promise.resolve(new Response(null, { status: 503 }))).then(
      async (answer) => {
        response.writeHead(answer.status, Object.fromEntries(answer.headers))
        response.end(Buffer.from(await answer.arrayBuffer()))
      }
    )
  })
  const port = () => (server.address() as AddressInfo).port
  const running = () => {
    if (!stripe) throw new Error("The stand-in is there once the tests run")
    return stripe
  }
  const env = () => ({
    DATABASE_URL: String(Redacted.value(database.url())),
    PORT: String(port()),
    EXAMPLE_SHOP: "none",
    DATA_DIR: folder,
    STRIPE_URL: running().origin,
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: running().publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    ...walletEnv(running().origin, secretKey),
    LIMITS: "off",
    LOG_LEVEL: "error",
    RECONCILE_EVERY: "3600",
    ...settings
  })
  const send = (request: Request): Promise<Response> => {
    if (!shop) throw new Error("The shop is open once the tests run")
    return shop.call(request)
  }
  beforeAll(async () => {
    server.listen(0, "127.0.0.1")
    await once(server, "listening")
    stripe = await openStripe(folder, { WEBHOOK_URL: `http://127.0.0.1:${port()}/api/webhooks/stripe` })
    shop = await openShop(env(), readCatalogueOnce)
  })
  afterAll(async () => {
    await stripe?.turn({ clear: true, webhooks: { hold: true } })
    await shop?.close()
    await stripe?.stop()
    server.closeAllConnections()
    server.close()
    remove()
  })
  return {
    stripe: running,
    origin: () => `http://127.0.0.1:${port()}`,
    send,
    env,
    shopper: () =>
      shopperAt(
        (url, init) => send(new Request(url, init)),
        `http://127.0.0.1:${port()}`,
        async (card) => (await running().token(card)).id
      )
  }
}

export type TestShop = ReturnType<typeof testShop>
