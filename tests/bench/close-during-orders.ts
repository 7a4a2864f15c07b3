/** Closes the shop while orders are being placed, opens it again, and looks for each of them. */
import type { RequestedItem } from "../api/ordering/shopper.ts"
import { type BenchShop, openBenchShop } from "./bench-shop.ts"
import { buyerAt } from "./purchases.ts"
import type { Report } from "./report.ts"

const OPEN = 20
/** F15: the longest that closing may take. */
const MOST_SECONDS = 20

/** Stops the shop. An order is lost where its browser's repeat, under the same key, finds none or the books hold another number of them. */
export const closeDuringOrders = async (
  shop: BenchShop,
  things: ReadonlyArray<RequestedItem>
): Promise<Pick<Report, "figures" | "faults">> => {
  const buyers = Array.from({ length: OPEN }, () => buyerAt(shop))
  const open = await Promise.all(
    buyers.map((buyer, at) => buyer.sending([things[at] as RequestedItem], crypto.randomUUID()))
  )
  const answers = Promise.allSettled(open.map(({ answer }) => answer))
  const from = performance.now()
  await shop.stop()
  const seconds = (performance.now() - from) / 1000
  const answered = (await answers).filter((one) => one.status === "fulfilled" && one.value.status === 200).length
  const again = await openBenchShop({ PORT: new URL(shop.origin).port, PUBLIC_URL: shop.origin })
  try {
    const faults: Array<string> = []
    for (const [at, { form, intentId, token, key }] of open.entries()) {
      const answer = await buyers[at]?.place(form, intentId, token, key)
      if (answer?.data?.stripe?.status !== "succeeded")
        faults.push(`order ${at} is lost: ${answer?.status} ${answer?.msg}`)
      const [row] = await again.rows<{ paid: number; orders: number }>(
        `SELECT count(*)::int AS orders, count(*) FILTER (WHERE captured_cents = total_cents)::int AS paid
         FROM shop_order JOIN payment_attempt USING (order_no) WHERE provider_ref = $1`,
        [intentId]
      )
      if (row?.orders !== 1 || row.paid !== 1)
        faults.push(`order ${at}: ${row?.orders} in the books, ${row?.paid} paid`)
    }
    return {
      figures: [
        { what: `closing with ${OPEN} orders being placed`, value: seconds, unit: "s", most: MOST_SECONDS },
        { what: "of them answered before the end", value: answered, unit: `of ${OPEN}` }
      ],
      faults
    }
  } finally {
    await again.stop()
  }
}
