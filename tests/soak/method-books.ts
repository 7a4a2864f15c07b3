/** The shop's books of every other way to pay beside the scripted bank's own log, and its trucks beside what there is of them. */
import { isDeepStrictEqual } from "node:util"
import { defaultFleet, trucks } from "../../core/delivery/vehicles/vehicles.ts"
import type { TestDatabase } from "../postgres/database.ts"
import type { RunningStripe } from "../providers/payments/running-stripe.ts"

type Query = TestDatabase["query"]

/** What the log calls money that was taken, and money that went back. */
const logged = {
  "hosted-card": ["hosted.completed", "hosted.refunded"],
  paypal: ["paypal.captured", "paypal.refunded"],
  zip: ["zip.charged", "zip.refunded"]
} as const

/** [I8] [I10] The same sums, taken and given back, as the bank has them. */
export const methodProblems = async (
  query: Query,
  bank: Pick<RunningStripe, "log">
): Promise<ReadonlyArray<string>> => {
  const wrong: Array<string> = []
  for (const [method, types] of Object.entries(logged))
    for (const [place, type] of types.entries()) {
      const kind = place === 0 ? "capture" : "refund"
      const theirs = (await bank.log(`?type=${type}&limit=100000`)).map(({ amount }) => Number(amount)).sort()
      const ours = (
        await query(
          `SELECT money.amount_cents::int AS amount FROM money_movement AS money JOIN payment_attempt AS attempt ON attempt.id = attempt_id
           WHERE attempt.method = $1 AND money.kind = $2`,
          [method, kind]
        )
      )
        .map(({ amount }) => Number(amount))
        .sort()
      if (!isDeepStrictEqual(ours, theirs))
        wrong.push(`${method} ${kind}s differ: ${ours.length} in the books, ${theirs.length} at the bank`)
    }
  return wrong
}

/** [DAY-01] No more of a day's trucks of a branch than it has. */
export const truckProblems = async (query: Query): Promise<ReadonlyArray<string>> => {
  const booked =
    await query(`SELECT branch_id AS branch, delivery -> 'details' ->> 'date' AS day, truck, count(*)::int AS booked
    FROM shop_order, jsonb_array_elements_text(delivery -> 'details' -> 'vehicles') AS truck
    WHERE delivery -> 'details' ? 'time' AND status <> 'cancelled' GROUP BY 1, 2, 3`)
  return booked.flatMap(({ branch, day, truck, booked: taken }) => {
    const one = trucks.find((known) => known === truck)
    const most = one === undefined ? 0 : defaultFleet.perDay[one]
    return Number(taken) > most ? [`${taken} of ${most} ${truck}s of ${branch} on ${day}`] : []
  })
}
