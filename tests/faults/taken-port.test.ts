/** A shop that can't open says why in a sentence, and leaves nothing running: its port is taken, its database an example's. */
import { once } from "node:events"
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import { type AddressInfo, createServer as createSilent, type Socket } from "node:net"
import { join } from "node:path"
import { Redacted } from "effect"
import { afterAll, expect, it } from "vitest"
import { freePort } from "../free-port.ts"
import { testDatabase } from "../postgres/database.ts"
import { freshFolder } from "../providers/payments/running-stripe.ts"
import { startShop } from "./shop-process.ts"

const database = testDatabase("small")
const { folder, remove } = freshFolder()

afterAll(remove)

/** What a start that failed should have ended itself. */
const endDatabase = (folder: string) => {
  const note = join(folder, "postgres/data/postmaster.pid")
  if (existsSync(note)) process.kill(Number.parseInt(readFileSync(note, "utf8"), 10), "SIGINT")
}

it("a database that does not answer: the payment stand-in starts meanwhile, and ends when the shop gives up", async () => {
  const own = freshFolder()
  const sockets: Array<Socket> = []
  const silent = createSilent((socket) => sockets.push(socket)).listen(0, "127.0.0.1")
  await once(silent, "listening")
  const { port } = silent.address() as AddressInfo
  try {
    const url = () => Redacted.make(`postgres://nobody@127.0.0.1:${port}/nothing`)
    const refused = startShop({ database: { url }, folder: own.folder, port: await freePort() })
    refused.catch(() => undefined)
    const place = join(own.folder, "stripe", "stand-in.json")
    await expect.poll(() => existsSync(place) && sockets.length > 0, { interval: 20 }).toBe(true)
    const { origin } = JSON.parse(readFileSync(place, "utf8")) as { origin: string }
    for (const socket of sockets) socket.destroy()
    await expect(refused).rejects.toThrow()
    const isWell = () => fetch(`${origin}/__health`).then(Boolean, () => false)
    await expect.poll(isWell, { interval: 20 }).toBe(false)
  } finally {
    silent.close()
    own.remove()
  }
})

it("a taken port: it names the port and what to do", async () => {
  const other = createServer().listen(0, "127.0.0.1")
  await once(other, "listening")
  const address = other.address()
  const port = typeof address === "object" && address ? address.port : 0
  try {
    await expect(startShop({ database, folder, port })).rejects.toThrow(
      `Port ${port} is in use by another program. Stop that one, or set PORT to another number.`
    )
  } finally {
    other.close()
  }
})

it("a taken port, and then damaged keys of the payment stand-in: the shop's own database ends with it", async () => {
  const own = freshFolder()
  const other = createServer().listen(0, "127.0.0.1")
  await once(other, "listening")
  const { port } = other.address() as AddressInfo
  const isDatabaseLeft = () => existsSync(join(own.folder, "postgres/data/postmaster.pid"))
  const shopsLeft = () => readdirSync(join(own.folder, "stripe/shops"))
  try {
    await expect(startShop({ folder: own.folder, port }, { EXAMPLE_SHOP: "none" })).rejects.toThrow("is in use")
    expect([isDatabaseLeft(), shopsLeft()]).toEqual([false, []])
    writeFileSync(join(own.folder, "stripe/keys.json"), "garbage")
    const told = await startShop({ folder: own.folder, port }, { EXAMPLE_SHOP: "none" }).catch(String)
    expect(told).toContain("is damaged")
    // Words, and no trace of where in the code it stopped.
    expect(told).not.toMatch(/\n\s+at /)
    expect([isDatabaseLeft(), shopsLeft()]).toEqual([false, []])
  } finally {
    other.close()
    endDatabase(own.folder)
    own.remove()
  }
})

it("a database filled as an example, in a shop that others can reach: it says what to do instead", async () => {
  const env = {
    PUBLIC_URL: "https://shop.example",
    LIMITS: "on",
    STRIPE_SECRET_KEY: "sk_live_abc",
    STRIPE_PUBLISHABLE_KEY: "pk_live_abc",
    STRIPE_WEBHOOK_SECRET: "whsec_abc",
    SMTP_URL: "smtp://127.0.0.1:9"
  }
  const refused = startShop({ database, folder, port: await freePort() }, env)
  await expect(refused).rejects.toThrow(/filled as an example.*DATABASE_URL.*npm run db -- reset.*npm run import/)
})
