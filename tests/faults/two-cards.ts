/** Two who order by card at a shop that is killed: one asks again after the restart, nobody asks for the other. */
import { expect } from "vitest"
import { itemInStock } from "../api/ordering/order-items.ts"
import type { TestDatabase } from "../postgres/database.ts"
import { shopperOf, type standInOf } from "./shop-process.ts"

type Place = {
  readonly query: TestDatabase["query"]
  readonly standIn: ReturnType<typeof standInOf>
  readonly port: number
}

/** Everything up to the button, for both. */
export const prepareTwoCards = async ({ query, standIn, port }: Place) => {
  const wanted = [await itemInStock(query, 1)]
  const prepare = async () => {
    const kim = shopperOf(port)
    return { kim, key: crypto.randomUUID(), ...(await kim.prepare(wanted)) }
  }
  type Prepared = Awaited<ReturnType<typeof prepare>>
  const [asked, unasked] = [await prepare(), await prepare()] as const
  const both = [asked, unasked]
  const place = ({ kim, form, intentId, token, key }: Prepared) => kim.place(form, intentId, token, key)
  const orderOf = async ({ intentId }: Prepared) => {
    const [row] = await query(
      "SELECT order_no, status FROM shop_order JOIN payment_attempt USING (order_no) WHERE provider_ref = $1",
      [intentId]
    )
    return { orderNo: String(row?.order_no), status: String(row?.status) }
  }
  return {
    /** What either presses. */
    sends: both.map((one) => () => place(one)),
    /** The provider has taken the money of both. */
    areCharged: async () => {
      const paid = new Set((await standIn.log("?type=charge.succeeded&limit=10000")).map((one) => one.payment_intent))
      return both.every(({ intentId }) => paid.has(intentId))
    },
    /** The one's browser sends the same again, and is told of the order that there is; answers its number. */
    askAgain: async () => {
      const { orderNo } = await orderOf(asked)
      expect(await place(asked)).toMatchObject({ status: 200, data: { stripe: { status: "succeeded", orderNo } } })
      return orderNo
    },
    unaskedStatus: async () => (await orderOf(unasked)).status
  }
}
