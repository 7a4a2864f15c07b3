/** What the shop's database and its payment provider have written down about payments. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { sharedShop } from "./shared-shop.ts"
import { queryShop } from "./shop-database.ts"

type Entry = { readonly type: string; readonly id: string; readonly [detail: string]: unknown }

/** The stand-in's own diary, line by line. */
export const standInLog = (): ReadonlyArray<Entry> =>
  readFileSync(join(sharedShop().folder, "stripe", "log.jsonl"), "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Entry)

/** What the provider has really taken, in cents, each with the payment that it was taken for. */
export const chargedPayments = (): ReadonlyArray<{ readonly amount: number; readonly payment: string }> =>
  standInLog().flatMap(({ type, amount, payment_intent }) =>
    type === "charge.succeeded" ? [{ amount: Number(amount), payment: String(payment_intent) }] : []
  )

/** What the shop has written down as taken, in cents, each with its order. */
export const capturedPayments = (): Promise<ReadonlyArray<{ readonly amount: number; readonly orderNo: string }>> =>
  queryShop(
    `SELECT amount_cents::int AS amount, order_no AS "orderNo" FROM money_movement WHERE kind = 'capture' ORDER BY id`
  )
