/** Each invariant finds what breaks it: every table is spoilt in turn behind the back of its constraints, and put right again. */
import { Effect, Logger } from "effect"
import { beforeAll, describe, expect, it } from "vitest"
import { checkInvariants } from "../../adapters/jobs/invariant-check.ts"
import { findViolations, invariants } from "../../adapters/postgres/invariants.ts"
import { testShop } from "../api/ordering/open-shop.ts"
import { itemInStock } from "../api/ordering/order-items.ts"
import { cards } from "../api/ordering/shopper.ts"
import { testDatabase } from "../postgres/database.ts"
import { invariantBreaks } from "./invariant-breaks.ts"
import { insertOrder } from "./order-fixture.ts"

const database = testDatabase("small")
const shop = testShop(database, { STAFF_TOKEN: "staff-token-of-more-than-32-letters" })
const { query } = database

/** One order of each end, and the thing and the request of the placed one. */
const named: Record<string, string> = {}

const move = (orderNo: string, status: string) =>
  shop
    .shopper()
    .call(
      "POST",
      `/staff/orders/${orderNo}`,
      { status },
      { authorization: "Bearer staff-token-of-more-than-32-letters" }
    )

beforeAll(async () => {
  const buy = async (card?: string) => {
    const { answer, intentId } = await shop.shopper().buy([await itemInStock(query, 2)], card)
    const [row] = await query(
      "SELECT order_no FROM payment_attempt WHERE provider_ref = $1 ORDER BY made_at DESC LIMIT 1",
      [intentId]
    )
    expect(answer.status).toBe(card === cards.declined ? 422 : 200)
    return String(row?.order_no)
  }
  named.placed = await buy()
  named.collected = await buy()
  await move(named.collected, "collected")
  named.refunded = await buy()
  await move(named.refunded, "cancelled")
  named.declined = await buy(cards.declined)
  named.waiting = await buy(cards.asks)
  const [of] = await query("SELECT sku, key FROM reservation JOIN idempotency USING (order_no) WHERE order_no = $1", [
    named.placed
  ])
  Object.assign(named, of)
})

const name = /:([a-z]+)\b/g
const withNames = (statement: string) =>
  statement.replaceAll(name, (whole, one: string) => (named[one] ? `'${named[one]}'` : whole))

/** What is broken while the tables are spoilt; triggers and references are off for it, constraints where they are dropped. */
const brokenWhile = async (spoil: string) => {
  await query("BEGIN")
  try {
    await query("SET LOCAL session_replication_role = replica")
    await query(withNames(spoil))
    return await findViolations(query)
  } finally {
    await query("ROLLBACK")
  }
}

describe("the books of a shop that nobody spoilt", () => {
  it("are in order, whatever became of its orders", async () => {
    expect(await query("SELECT status, count(*)::int AS n FROM shop_order GROUP BY 1 ORDER BY 1")).toEqual([
      { status: "awaiting-payment", n: 1 },
      { status: "cancelled", n: 2 },
      { status: "collected", n: 1 },
      { status: "placed", n: 1 }
    ])
    expect(await findViolations(query)).toEqual([])
  })
})

describe("what breaks an invariant is found and named", () => {
  it.each(invariantBreaks)("[%s] %s", async (id, _, spoil) => {
    const found = (await brokenWhile(spoil)).find((one) => one.id === id)
    const [, last = ""] = [...spoil.matchAll(name)].at(-1) ?? []
    expect(found?.at.join()).toContain(named[last])
  })

  it("for every one of them", () => {
    expect(new Set(invariantBreaks.map(([id]) => id))).toEqual(new Set(invariants.map(({ id }) => id)))
  })
})

it("the nightly look logs what is broken, and by what, and nothing of what is in order", async () => {
  const logged: Array<unknown> = []
  const heard = Logger.make<unknown, void>(({ message }) => void logged.push(message))
  const look = checkInvariants.pipe(Effect.provide(database.layer(1)), Effect.provide(Logger.layer([heard])))
  await Effect.runPromise(look)
  expect(logged).toEqual([])
  const order = await insertOrder(query)
  await Effect.runPromise(look)
  expect(logged).toContainEqual([
    expect.stringMatching(/^The books break I11, 1 times\. An order waits/),
    [`${order} awaiting-payment`]
  ])
})
