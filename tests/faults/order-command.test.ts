/** Staff at the keyboard move an order on, beside the running shop; and the stand-in for Stripe comes and goes with the shops that use it. */
import { execFile } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { promisify } from "node:util"
import { Redacted } from "effect"
import { afterAll, afterEach, beforeAll, expect, it } from "vitest"
import { orderNumber } from "../../core/orders/order-number.ts"
import { programFile } from "../../setup/build.mjs"
import { itemInStock } from "../api/ordering/order-items.ts"
import { expectConsistentRecords } from "../api/ordering/record-consistency.ts"
import { freePort } from "../free-port.ts"
import { testDatabase } from "../postgres/database.ts"
import { freshFolder } from "../providers/payments/running-stripe.ts"
import { type ShopProcess, shopperOf, startShop } from "./shop-process.ts"

const program = programFile("adapters/commands/order.command.ts")
const database = testDatabase("small")
const { query } = database
const { folder, remove } = freshFolder()
let port = 0
let shop: ShopProcess | undefined

const start = async () => {
  shop = await startShop({ database, folder, port })
}

type Said = { readonly code: number; readonly out: string; readonly problem: string }
const order = async (...args: ReadonlyArray<string>): Promise<Said> => {
  const env = {
    PATH: process.env.PATH ?? "",
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    DATABASE_URL: String(Redacted.value(database.url())),
    DATA_DIR: folder,
    PORT: String(port)
  }
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [program, ...args], { env })
    return { code: 0, out: stdout, problem: stderr }
  } catch (problem) {
    const { code, stdout, stderr } = problem as { code: number; stdout: string; stderr: string }
    return { code, out: stdout, problem: stderr }
  }
}

const bought = async () => (await shopperOf(port).buy([await itemInStock(query, 2)])).answer.data.stripe.orderNo
const statusOf = async (orderNo: string) =>
  (await query("SELECT status FROM shop_order WHERE order_no = $1", [orderNo]))[0]?.status
const standIn = (): { pid: number; origin: string } =>
  JSON.parse(readFileSync(join(folder, "stripe", "stand-in.json"), "utf8"))
const isUp = async (): Promise<boolean> => {
  try {
    return (await fetch(`${standIn().origin}/__health`)).ok
  } catch {
    return false
  }
}

beforeAll(async () => {
  port = await freePort()
  await start()
})
afterEach(() => expectConsistentRecords(query))
afterAll(async () => {
  await shop?.close()
  remove()
})

it("moves an order on, one step after the other, and says how it stands", async () => {
  const orderNo = await bought()
  expect(await order(orderNo, "preparing")).toMatchObject({ code: 0, out: expect.stringContaining("is preparing.") })
  expect(await order(orderNo, "ready")).toMatchObject({ code: 0, out: expect.stringContaining("is ready.") })
  expect(await statusOf(orderNo)).toBe("ready")
  expect(await order(orderNo, "preparing")).toMatchObject({
    code: 1,
    problem: "An order that is ready can't become preparing.\n"
  })
  const mails = await query("SELECT recipient FROM outbox WHERE message_key = $1", [`order-ready ${orderNo}`])
  expect(mails).toEqual([{ recipient: "kim@example.com" }])
})

it("the payment page lets a browser send cards to the stand-in, and to nobody else outside the shop", async () => {
  const page = await fetch(`http://localhost:${port}/checkout/payment`)
  const policy = page.headers.get("content-security-policy") ?? ""
  expect(/connect-src ([^;]*)/.exec(policy)?.[1]).toBe(`'self' ${standIn().origin}`)
})

it("[I9] [I11] cancels an order and has the money sent back", async () => {
  const orderNo = await bought()
  expect(await order(orderNo, "cancel")).toMatchObject({ code: 0, out: expect.stringContaining("is cancelled.") })
  // The shop's own reconciler may have been quicker to begin the refund, and is then the one to end it.
  const standing = () =>
    query("SELECT status, refunded_cents = total_cents AS refunded FROM shop_order WHERE order_no = $1", [orderNo])
  await expect.poll(standing).toEqual([{ status: "cancelled", refunded: true }])
})

it.each([
  ["no number", [], "Usage:"],
  ["no order's number", ["123", "ready"], "Usage:"],
  ["no status", [orderNumber(88_888_888)], "Usage:"],
  ["an order that does not exist", [orderNumber(88_888_888), "ready"], "There is no such order."]
])("with %s it says what it needs and changes nothing", async (_, args, words) => {
  const said = await order(...args)
  expect(said.code).toBe(1)
  expect(said.problem).toContain(words)
})

it("[F1] the stand-in outlives a killed shop, serves the next one, and is closed with the last", async () => {
  await bought()
  const { pid } = standIn()
  await shop?.kill()
  expect(await isUp()).toBe(true)
  await start()
  expect(standIn().pid).toBe(pid)
  expect(await statusOf(await bought())).toBe("placed")
  await shop?.close()
  await expect.poll(isUp, { interval: 20 }).toBe(false)
})
