/** Fifty people press the button at the same moment for the last of something: goods, trucks, credit. */
import { defaultFleet } from "../../core/delivery/vehicles/vehicles.ts"
import { EXAMPLE_PASSWORD } from "../../fixtures/people.ts"
import { addresses, preparedDelivery, quoteOf } from "../api/ordering/delivered.ts"
import { cards, type PaymentIntentData, PICKUP_BRANCH, type RequestedItem } from "../api/ordering/shopper.ts"
import { codeSentTo } from "../journeys/outbox-messages.ts"
import { BUYERS, REMAINING_PIECES, rush } from "../soak/rush.ts"
import type { BenchShop } from "./bench-shop.ts"
import { buyerAt, purchasableItems } from "./purchases.ts"
import type { Report } from "./report.ts"

/** From the press of the button to the last answer. */
const MOST_SECONDS = 2

type Rush = Pick<Report, "figures" | "faults">

/** What came of one rush for `what`: placed as often as there was something left, and else refused. */
const report = (what: string, seconds: number, { placed, left }: Record<"placed" | "left", number>): Rush => ({
  figures: [
    { what: `${BUYERS} at once for ${what}, until all are answered`, value: seconds, unit: "s", most: MOST_SECONDS }
  ],
  faults: placed === left ? [] : [`for ${what}, ${placed} orders were placed where ${left} could be`]
})

/** All buttons at once; an answer that neither places nor refuses is a fault of its own. */
const pressAll = async (presses: ReadonlyArray<() => Promise<{ readonly status: number }>>) => {
  const from = performance.now()
  const answers = await Promise.all(presses.map((press) => press()))
  const failed = answers.find(({ status }) => status !== 200 && status !== 409 && status !== 422)
  if (failed) throw new Error(`A buyer was answered ${failed.status}`)
  return { seconds: (performance.now() - from) / 1000, placed: answers.filter(({ status }) => status === 200).length }
}

/** Something that is being cleared, with exactly so many pieces left, all at the pickup branch. */
const theLast = async ({ rows }: BenchShop, pieces: number): Promise<RequestedItem> => {
  const [thing] = await rows<{ sku: string; uom: string }>(
    `SELECT erp_id AS sku, uom FROM sku JOIN product ON product.id = product_id JOIN price ON price.sku = erp_id
       JOIN stock ON stock.sku = erp_id AND branch_id = $1 AND stock.length = 0
     WHERE status = 'public' AND stock_mode = 'clearance' AND uom <> 'LM' AND NOT is_random_length
       AND coalesce(clearance_cents, retail_cents) BETWEEN 200 AND 20000 ORDER BY erp_id LIMIT 1`,
    [PICKUP_BRANCH]
  )
  if (!thing) throw new Error("The shop clears nothing that could be bought")
  await rows(
    `INSERT INTO stock_movement (sku, branch_id, length, pieces, reason)
     SELECT sku, branch_id, length, wanted.pieces - available, 'count'
     FROM stock, LATERAL (SELECT CASE branch_id WHEN $2 THEN $3::int ELSE 0 END AS pieces) AS wanted
     WHERE sku = $1 AND available <> wanted.pieces`,
    [thing.sku, PICKUP_BRANCH, pieces]
  )
  return { sku: thing.sku, qty: 1, uom: `${thing.uom}|1` }
}

const lastPieces = async (shop: BenchShop): Promise<Rush> => {
  const { seconds, sold, refused, isRight } = await rush(() => buyerAt(shop), await theLast(shop, REMAINING_PIECES))
  const what = `the last ${REMAINING_PIECES} of a thing`
  const { figures } = report(what, seconds, { placed: sold, left: REMAINING_PIECES })
  return { figures, faults: isRight ? [] : [`for ${what}, ${sold} orders were placed and ${refused} refused`] }
}

/** The crane trucks of a day that nobody has booked one of. */
const lastTrucks = async (shop: BenchShop): Promise<Rush> => {
  const [thing] = await purchasableItems(shop, 1)
  const wanted = thing ? [thing] : []
  const to = { kind: "delivery", address: addresses.rowville, craneRequired: true } as const
  const { data: quote } = await quoteOf(buyerAt(shop), wanted, to)
  const booked = await shop.rows<{ day: string }>(
    `SELECT DISTINCT delivery->'details'->>'date' AS day FROM shop_order
     WHERE delivery->'details'->'vehicles' ? 'crane_truck' AND status <> 'cancelled'`
  )
  const date = quote.days.find((day) => !booked.some((one) => one.day === day))
  if (!date) throw new Error("On each day a crane truck is booked")
  const presses = await Promise.all(
    Array.from({ length: BUYERS }, async () => {
      const buyer = buyerAt(shop)
      const { form, intentId } = await preparedDelivery(buyer, wanted, to, { date })
      const offer = await buyer.call<PaymentIntentData>("PATCH", "/orders/order/stripe/payment-intent", {
        id: intentId,
        items: wanted,
        quoteId: form.quoteId
      })
      const token = await buyer.token(cards.pays, offer.data)
      return () => buyer.place(form, intentId, token)
    })
  )
  const { seconds, placed } = await pressAll(presses)
  return report("the last crane trucks of a day", seconds, { placed, left: defaultFleet.perDay.crane_truck })
}

const TRADE_BUYER = { email: "ned@foley.example", customer: "2005" }
const LAST_CREDIT_CENTS = 100_000

/** A trade account's buyer, logged in through every step. */
const tradeBuyer = async (shop: BenchShop) => {
  const buyer = buyerAt(shop)
  type Told = { readonly token?: string; readonly step?: string }
  const post = async (step: string, body: object) => (await buyer.call<Told>("POST", `/users/auth/${step}`, body)).data
  const { token, step } = await post("login", { email: TRADE_BUYER.email, password: EXAMPLE_PASSWORD })
  if (step === "two_factor")
    await post("2fa", { token, code: await codeSentTo(shop.databaseUrl, TRADE_BUYER.email), rememberDevice: true })
  const { data } = await buyer.call<{ contact: { id: string } }>("GET", "/users/details")
  buyer.who.buyer = { contactId: data.contact.id, customerId: TRADE_BUYER.customer }
  return buyer
}

/** The last $1,000 of a company's credit, for orders of some $90 each. */
const lastCredit = async (shop: BenchShop): Promise<Rush> => {
  const buyer = await tradeBuyer(shop)
  const [thing] = await purchasableItems(shop, 1)
  if (!thing) throw new Error("The shop sells nothing that could be bought")
  const each = (await buyer.form([thing])).total
  const form = await buyer.form([{ ...thing, qty: Math.ceil(9_000 / each) }])
  const { data: balances } = await buyer.call<{ used: number }>("GET", "/users/details/balances")
  const limit = (cents: number) =>
    shop.rows<{ before: number }>(
      `UPDATE customer SET credit_limit_cents = $2 FROM (SELECT credit_limit_cents AS before FROM customer WHERE id = $1) AS old
       WHERE id = $1 RETURNING before::int AS before`,
      [TRADE_BUYER.customer, cents]
    )
  const [old] = await limit(balances.used + LAST_CREDIT_CENTS)
  try {
    const { seconds, placed } = await pressAll(Array.from({ length: BUYERS }, () => () => buyer.placeOnCredit(form)))
    return report("the last $1,000 of credit", seconds, { placed, left: Math.floor(LAST_CREDIT_CENTS / form.total) })
  } finally {
    await limit(old?.before ?? 0)
  }
}

/** [L1] [L2] [DAY-01] Each rush once, with a fault where it came out wrong. */
export const rushes = async (shop: BenchShop): Promise<Rush> => {
  const all: Array<Rush> = []
  for (const one of [lastPieces, lastTrucks, lastCredit]) all.push(await one(shop))
  return { figures: all.flatMap(({ figures }) => figures), faults: all.flatMap(({ faults }) => faults) }
}
