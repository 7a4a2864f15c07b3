/** The shop is killed at each step of placing orders by every way to pay, of paying a quote and an invoice, and while it takes what was agreed to. */
import { afterAll, beforeAll, expect, it } from "vitest"
import type { PaymentMethod } from "../../core/payment-method.ts"
import { failpointNames } from "../../core/payments/failpoint.port.ts"
import { STAFF_TOKEN } from "../api/ordering/paid-by-method.ts"
import { freePort } from "../free-port.ts"
import { testDatabase } from "../postgres/database.ts"
import { freshFolder } from "../providers/payments/running-stripe.ts"
import { consistencyProblems } from "./consistency-check.ts"
import { openRound } from "./held-buyers.ts"
import { type ShopProcess, standInOf, startShop } from "./shop-process.ts"

const database = testDatabase("small")
const { query } = database
const { folder, remove } = freshFolder()
const standIn = standInOf(folder)
let port = 0
let shop: ShopProcess

const start = async () => {
  shop = await startShop({ database, folder, port }, { STAFF_TOKEN, HOLD_AT: "in-turn" })
}
beforeAll(async () => {
  port = await freePort()
  await start()
})
afterAll(async () => {
  await shop.close()
  remove()
})

/** What the stand-in's log calls money that was taken; credit is drawn in the shop's own books. */
const taken = { "hosted-card": "hosted.completed", paypal: "paypal.captured", zip: "zip.charged" } as const

type Order = { readonly order_no: string; readonly method: PaymentMethod; readonly status: string }
const orders = async () =>
  (await query("SELECT order_no, payment_method AS method, status FROM shop_order")) as ReadonlyArray<Order>

/** Money was taken once for each placed order of a method, and for no other. */
const expectTakenOnce = async () => {
  const placed = (await orders()).filter(({ status }) => status === "placed")
  for (const [method, type] of Object.entries(taken))
    expect(await standIn.log(`?type=${type}&limit=1000`)).toHaveLength(
      placed.filter((one) => one.method === method).length
    )
}

const soon = { interval: 20 }
type Buyers = Awaited<ReturnType<Awaited<ReturnType<typeof openRound>>["buyers"]>>

/** All of them press at once, and all stand at the next step then; who isn't led past it is answered. */
const sendAndHold = async (step: string, { sends, areCharged }: Buyers) => {
  expect(await shop.holdNext()).toBe(step)
  const heldBefore = shop.heldCount()
  let answered = 0
  for (const send of sends)
    send().then(
      () => {
        answered += 1
      },
      () => undefined
    )
  await expect.poll(() => shop.heldCount() - heldBefore + answered, soon).toBe(sends.length)
  // Past the first step the provider has the money before anybody has heard of it.
  if (step !== "afterReserve") await expect.poll(areCharged, soon).toBe(true)
}

it.each([1, 2, 3])(
  "[F1] [I9] [I10] [I11] [I16] [I20] killed while buyers by each method, of a quote and of an invoice stand at each step, the shop owes nobody anything: each browser's repeat is the same order and is paid once, and what nobody asks for ends by itself (round %i)",
  async () => {
    const round = await openRound({ database, standIn, port })
    const groups = await Promise.all(failpointNames.map(round.buyers))
    for (const [at, step] of failpointNames.entries()) await sendAndHold(step, groups[at] as Buyers)
    expect(await shop.holdNext()).toBe("none")
    // Two more are confirmed, and the bank's answer is lost: for one before it has taken the money, for the other after.
    const lost: Array<string> = []
    for (const when of ["before", "after"]) {
      await standIn.turn({ faults: [{ call: "hosted.complete", way: "hang", when }] })
      const { orderNo, confirm } = await round.postedCard()
      confirm().catch(() => undefined)
      lost.push(orderNo)
      await standIn.hanging(lost.length)
    }
    await shop.kill()
    await standIn.turn({ clear: true, release: true })
    await start()
    const told = (await Promise.all(groups.map(({ askAgain }) => askAgain()))).flat()
    const areAllPlaced = async () => {
      const placed = (await orders()).filter(({ status }) => status === "placed")
      return lost.every((orderNo) => placed.some(({ order_no }) => order_no === orderNo))
    }
    await expect.poll(areAllPlaced, soon).toBe(true)
    expect(await consistencyProblems(query, standIn, [...told, ...lost])).toEqual([])
    const unasked = await Promise.all(groups.map(({ unaskedStatus }) => unaskedStatus()))
    expect(unasked).toEqual(["cancelled", "placed", "placed", "placed"])
    await expectTakenOnce()
  }
)
