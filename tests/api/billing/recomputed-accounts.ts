/** What each account owes, worked out anew from what was ordered, handed over, sold, paid, claimed and brought back: by none of the shop's own rules. */
import type { TestDatabase } from "../../postgres/database.ts"

type Query = TestDatabase["query"]
type Share = readonly [document: string, cents: number]

/** Cents; `amount` makes the balance greater. */
export type AccountEvent = {
  readonly customerId: string
  readonly day: string
  readonly kind: "invoice" | "payment" | "credit-note"
  readonly id: string
  /** By which whoever paid, bought or brought back finds it. */
  readonly number: string
  readonly amount: number
  /** The documents of which a payment or credit takes something off. */
  readonly against: ReadonlyArray<Share>
}

type PricedLine = readonly [unitCents: number, quantity: number]

/** Each line's unit price by its quantity, in hundredths, to the nearest cent and half a cent up. */
const soldFor = (lines: ReadonlyArray<PricedLine>): number =>
  lines.reduce((sum, [unit, quantity]) => sum + Math.floor((unit * Math.round(quantity * 100) + 50) / 100), 0)

const rowsOf = <Row>(query: Query, statement: string) => query(statement) as unknown as Promise<ReadonlyArray<Row>>

type OrderRow = {
  readonly orderNo: string
  readonly customerId: string
  readonly method: string
  readonly reference: string
  readonly status: string
  readonly fee: number
  readonly lines: ReadonlyArray<PricedLine>
  /** On which its goods left the branch, in Melbourne; null while they are there. */
  readonly leftOn: string | null
}

const ordersOf = (query: Query) =>
  rowsOf<OrderRow>(
    query,
    `SELECT shop_order.order_no AS "orderNo", customer_id AS "customerId", payment_method AS method, provider_ref AS reference, status,
       coalesce((delivery #>> '{details,deliveryTotal}')::int, 0) AS fee,
       (SELECT json_agg(json_build_array(unit_cents, qty)) FROM order_line WHERE order_line.order_no = shop_order.order_no) AS lines,
       (SELECT to_char(min(at) AT TIME ZONE 'Australia/Melbourne', 'YYYY-MM-DD') FROM order_event AS event
        WHERE event.order_no = shop_order.order_no AND event.status IN ('on-the-way', 'collected')) AS "leftOn"
     FROM shop_order JOIN money_movement ON money_movement.order_no = shop_order.order_no AND kind = 'capture'
     WHERE customer_id IS NOT NULL`
  )

const orderTotal = ({ lines, fee }: OrderRow): number => soldFor(lines) + fee

/** [ENT-05] Owed from the day on which the goods leave; what was paid when it was ordered, paid off on the same day. */
const ofOrder = (order: OrderRow): ReadonlyArray<AccountEvent> => {
  const { orderNo, customerId, method, reference, leftOn } = order
  if (leftOn === null) return []
  const total = orderTotal(order)
  const sold = { customerId, day: leftOn, kind: "invoice", id: orderNo, number: orderNo, amount: total } as const
  if (method === "trade-credit") return [{ ...sold, against: [] }]
  const paid = { ...sold, kind: "payment", id: `payment ${reference}`, amount: -total } as const
  return [
    { ...sold, against: [] },
    { ...paid, against: [[orderNo, total]] }
  ]
}

type SaleRow = {
  readonly id: string
  readonly customerId: string
  readonly day: string
  readonly lines: ReadonlyArray<PricedLine>
}

/** What was sold over the counter stands on its invoice alone. */
const counterSalesOf = async (query: Query): Promise<ReadonlyArray<AccountEvent>> => {
  const sales = await rowsOf<SaleRow>(
    query,
    `SELECT invoice_no || '-' || suffix AS id, customer_id AS "customerId", day::text,
       json_agg(json_build_array(unit_cents, qty)) AS lines
     FROM invoice JOIN invoice_line USING (invoice_no, suffix) WHERE order_no IS NULL GROUP BY invoice_no, suffix`
  )
  return sales.map(({ lines, ...sale }) => ({
    ...sale,
    number: sale.id,
    kind: "invoice",
    amount: soldFor(lines),
    against: []
  }))
}

type CardRow = {
  readonly number: string
  readonly customerId: string
  readonly day: string
  readonly reference: string
  readonly taken: number
  readonly shares: ReadonlyArray<Share>
}

/** [INV-02] What was paid by card in the shop: 1.25% more than it pays off was taken, rounded once. */
const cardPaymentsOf = async (query: Query): Promise<ReadonlyArray<AccountEvent>> => {
  const payments = await rowsOf<CardRow>(
    query,
    `SELECT payment_no AS number, customer_id AS "customerId", to_char(at AT TIME ZONE 'Australia/Melbourne', 'YYYY-MM-DD') AS day,
       provider_ref AS reference, money_movement.amount_cents::int AS taken,
       (SELECT json_agg(json_build_array(document, amount_cents)) FROM account_payment_share AS share
        WHERE share.payment_no = account_payment.payment_no) AS shares
     FROM account_payment JOIN money_movement ON account_payment_no = payment_no AND money_movement.kind = 'capture'
     WHERE account_payment.kind = 'invoice' AND status = 'paid'`
  )
  return payments.map(({ number, customerId, day, reference, taken, shares }) => {
    const paid = shares.reduce((sum, [, cents]) => sum + cents, 0)
    if (taken !== paid + Math.floor((paid * 125 + 5000) / 10_000))
      throw new Error(`${taken} was taken for ${paid} of ${reference}`)
    return { number, customerId, day, kind: "payment", id: `payment ${reference}`, amount: -paid, against: shares }
  })
}

type ClaimRow = SaleRow & { readonly document: string }

/** [CLM-02] What was granted of the lines of an order's invoice, in sticks or in what the line is priced in. */
const claimsOf = async (query: Query): Promise<ReadonlyArray<AccountEvent>> => {
  const claims = await rowsOf<ClaimRow>(
    query,
    `SELECT 'CN-' || claim_no AS id, claim.customer_id AS "customerId", invoice_no AS document,
       to_char(answered_at AT TIME ZONE 'Australia/Melbourne', 'YYYY-MM-DD') AS day,
       json_agg(json_build_array(unit_cents, CASE priced_uom WHEN 'LM' THEN granted * length ELSE granted END)) AS lines
     FROM claim JOIN claim_line USING (claim_no) JOIN order_line ON order_no = invoice_no AND order_line.position = claim_line.position
     WHERE state = 'accepted' GROUP BY claim_no`
  )
  return claims.map(({ document, lines, ...claim }) => {
    const credit = soldFor(lines)
    return { ...claim, number: claim.id, kind: "credit-note", amount: -credit, against: [[document, credit]] }
  })
}

type BankRow = {
  readonly id: string
  readonly customerId: string
  readonly day: string
  readonly kind: "payment" | "credit-note"
  readonly cents: number
  readonly against: ReadonlyArray<Share> | null
}

/** Money that came into the bank for a reason that nothing but the bank's own side tells, and goods that came back over the counter. */
const bankedOf = async (query: Query, known: ReadonlySet<string>): Promise<ReadonlyArray<AccountEvent>> => {
  const rows = await rowsOf<BankRow>(
    query,
    `SELECT id, customer_id AS "customerId", day::text, kind,
       sum(amount_cents) FILTER (WHERE account <> 'receivables')::int AS cents,
       json_agg(json_build_array(document, -amount_cents)) FILTER (WHERE account = 'receivables' AND document <> id) AS against
     FROM ledger_entry JOIN ledger_posting ON entry_id = id WHERE kind <> 'invoice' GROUP BY id`
  )
  return rows.flatMap(({ cents, against, ...row }) =>
    known.has(row.id) ? [] : [{ ...row, number: row.id, amount: -cents, against: against ?? [] }]
  )
}

/** A statement by its month, `2026-03`; `ages` are of this month, the last, the one before and all older. */
export type RecomputedMonth = {
  readonly opening: number
  readonly invoices: number
  readonly payments: number
  readonly credits: number
  readonly closing: number
  readonly ages: ReadonlyArray<number>
  readonly events: ReadonlyArray<AccountEvent>
}

const monthNumber = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

/** What is left of each document; what is taken off it beyond that, or paid for none, is the customer's own. */
const openDocuments = (events: ReadonlyArray<AccountEvent>) => {
  const open = new Map<string, { readonly day: string; cents: number }>()
  let own = 0
  for (const { day, id, amount, against } of events) {
    if (amount > 0) open.set(id, { day, cents: amount })
    let left = -amount
    for (const [document, cents] of amount > 0 ? [] : against) {
      const invoiced = open.get(document)
      const taken = Math.min(cents, invoiced?.cents ?? 0)
      if (invoiced) invoiced.cents -= taken
      left -= taken
    }
    if (amount < 0) own += left
  }
  return { open: [...open.values()], own }
}

const agesOn = (events: ReadonlyArray<AccountEvent>, day: string): ReadonlyArray<number> => {
  const { open, own } = openDocuments(events)
  const ages = [0 - own, 0, 0, 0]
  for (const invoiced of open) {
    const age = Math.min(3, monthNumber(day) - monthNumber(invoiced.day))
    ages[age] = (ages[age] ?? 0) + invoiced.cents
  }
  return ages
}

const sumOf = (events: ReadonlyArray<AccountEvent>, kind?: AccountEvent["kind"]): number =>
  events.reduce((sum, event) => sum + (kind === undefined || event.kind === kind ? event.amount : 0), 0)

export type RecomputedAccount = {
  readonly began: string | undefined
  readonly month: (month: string) => RecomputedMonth
  /** What is owed today, by age, and what is ordered on the account and still at the branch. */
  readonly today: { readonly owed: number; readonly ages: ReadonlyArray<number>; readonly openOrders: number }
}

const dayOrder = (one: AccountEvent, other: AccountEvent): number =>
  one.day === other.day ? Number(one.amount < 0) - Number(other.amount < 0) : one.day < other.day ? -1 : 1

const accountOf = (events: ReadonlyArray<AccountEvent>, openOrders: number, today: string): RecomputedAccount => {
  const sorted = events.toSorted(dayOrder)
  const until = (day: string) => sorted.filter((event) => event.day <= day)
  return {
    began: sorted[0]?.day,
    month: (month) => {
      const inMonth = sorted.filter(({ day }) => day.startsWith(month))
      return {
        opening: sumOf(sorted.filter(({ day }) => day < month)),
        invoices: sumOf(inMonth, "invoice"),
        payments: 0 - sumOf(inMonth, "payment"),
        credits: 0 - sumOf(inMonth, "credit-note"),
        closing: sumOf(until(`${month}-31`)),
        ages: agesOn(until(`${month}-31`), month),
        events: inMonth
      }
    },
    today: { owed: sumOf(until(today)), ages: agesOn(until(today), today), openOrders }
  }
}

/** Of every customer by number, as of a Melbourne day, `2026-11-23`. One question of each table. */
export const recomputeAccounts = async (
  query: Query,
  today: string
): Promise<(customerId: string) => RecomputedAccount> => {
  const orders = await ordersOf(query)
  const sold = [...orders.flatMap(ofOrder), ...(await counterSalesOf(query))]
  const paid = [...(await cardPaymentsOf(query)), ...(await claimsOf(query))]
  const known = new Set([...sold, ...paid].map(({ id }) => id))
  const events = Map.groupBy([...sold, ...paid, ...(await bankedOf(query, known))], ({ customerId }) => customerId)
  const isOnCredit = ({ method, leftOn, status }: OrderRow) =>
    method === "trade-credit" && leftOn === null && status !== "cancelled"
  return (customerId) => {
    const waiting = orders.filter((order) => order.customerId === customerId && isOnCredit(order))
    const openOrders = waiting.reduce((sum, order) => sum + orderTotal(order), 0)
    return accountOf(events.get(customerId) ?? [], openOrders, today)
  }
}
