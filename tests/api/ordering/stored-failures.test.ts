/** Each call of the payment provider fails once, and the failure is kept for its key: nobody is stuck, and nobody pays twice. */
import { describe, expect, it } from "vitest"
import { testDatabase } from "../../postgres/database.ts"
import { testShop } from "./open-shop.ts"
import { itemInStock } from "./order-items.ts"
import { isCancelled, reconcileOnce } from "./reconcile-once.ts"
import { expectConsistentRecords, expectSameAsStripe } from "./record-consistency.ts"

const database = testDatabase("small")
const shop = testShop(database)
const { query } = database

/** What the shop asks of its provider for an order that is paid, one that is refused, and one that is cancelled. */
const calls = [
  "intents.create",
  "intents.retrieve",
  "intents.update",
  "intents.confirm",
  "intents.cancel",
  "refunds.create",
  "refunds.list"
]

const due = () =>
  query(
    "WITH one AS (UPDATE payment_attempt SET made_at = made_at - interval '2 minutes', next_try_at = now()) UPDATE refund_attempt SET next_try_at = now() WHERE state <> 'given'"
  )

describe("one stored 500", () => {
  it.each(calls.flatMap((call) => (["before", "after"] as const).map((when) => [call, when] as const)))(
    "[I9] [I10] [I11] [F4] of %s, %s its effect: the shopper's next try is placed, what was owed goes back, and all agree",
    async (call, when) => {
      const kim = shop.shopper()
      const wanted = [await itemInStock(query, 1)]
      await shop.stripe().turn({ faults: [{ call, way: "fail", when }] })
      const placed = await (async () => {
        for (let nth = 0; nth < 3; nth += 1) {
          const { status, data } = await kim.intent(wanted)
          if (status !== 200) continue
          const { answer } = await kim.buy(wanted)
          if (answer.status === 200) return answer.data.stripe.orderNo
          expect([data.id.length > 0, answer.status]).toEqual([true, 503])
          await due()
          await reconcileOnce(database, shop)
        }
        throw new Error("Nothing was placed")
      })()
      await isCancelled(database, placed)
      for (const _ of [1, 2, 3]) {
        await due()
        await reconcileOnce(database, shop)
      }
      await shop.stripe().turn({ clear: true })
      const [order] = await query(
        "SELECT status, captured_cents = refunded_cents AS back FROM shop_order WHERE order_no = $1",
        [placed]
      )
      expect(order).toEqual({ status: "cancelled", back: true })
      await expectConsistentRecords(query)
      await expectSameAsStripe(query, shop.stripe())
    }
  )
})
