/** A start that is told to stop before the shop is open: whatever it has begun ends with it, and the next start goes on. */
import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { afterEach, expect, it } from "vitest"
import { freePort } from "../free-port.ts"
import { freshFolder } from "../providers/payments/running-stripe.ts"
import { shopEnvironment, shopProgram } from "./shop-process.ts"

const { folder, remove } = freshFolder()
const postgres = join(folder, "postgres")
const note = join(postgres, "data/postmaster.pid")

const start = async () => {
  const env = shopEnvironment({ folder, port: await freePort() })
  const child = spawn(process.execPath, shopProgram, { env, stdio: ["ignore", "pipe", "pipe"] })
  const said: Array<string> = []
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on("line", (line) => said.push(line))
  const end = once(child, "exit")
  return { said, stop: () => child.kill("SIGTERM"), end: async () => (await end)[0] as number | null }
}

const isDatabaseLeft = () => existsSync(note)
const standInLeft = () => {
  const file = join(folder, "stripe/stand-in.json")
  const shops = join(folder, "stripe/shops")
  return existsSync(file) && existsSync(shops) ? readdirSync(shops) : []
}

afterEach(() => {
  // What a start that failed should have ended itself.
  if (isDatabaseLeft()) process.kill(Number.parseInt(readFileSync(note, "utf8"), 10), "SIGINT")
})

/** In the order of a first start, each going on where the one before was stopped. */
it.each([
  ["the database is being made", () => existsSync(folder) && readdirSync(folder).some((one) => one.includes(".new-"))],
  ["the database is being started", isDatabaseLeft],
  ["the example is being loaded", (said: ReadonlyArray<string>) => said.includes("Loading the example shop ...")]
] as const)("[F15] SIGTERM while %s: nothing is left running", async (_, isReached) => {
  const shop = await start()
  await expect.poll(() => isReached(shop.said), { interval: 2, timeout: 30_000 }).toBe(true)
  shop.stop()
  expect(await shop.end(), shop.said.join("\n")).toBe(0)
  expect(shop.said.filter((line) => line.startsWith("The shop is open"))).toEqual([])
  expect([isDatabaseLeft(), standInLeft()]).toEqual([false, []])
})

it("[F15] the next start opens the shop, whole, once its goods are read, and closes it", async () => {
  const shop = await start()
  const isOpen = () => shop.said.some((line) => line.startsWith("The shop is open"))
  await expect.poll(isOpen, { interval: 20, timeout: 60_000 }).toBe(true)
  expect(shop.said.slice(-2)).toEqual([
    "Reading its goods for the search ...",
    expect.stringMatching(/^The shop is open/)
  ])
  shop.stop()
  expect(await shop.end(), shop.said.join("\n")).toBe(0)
  expect([isDatabaseLeft(), standInLeft()]).toEqual([false, []])
  remove()
})
