/** `npm run bench -- trade`: what an office asks of a company with ten thousand invoices: its lists, its balances, and a statement of four hundred lines. */
import { EXAMPLE_PASSWORD } from "../../fixtures/people.ts"
import { codeSentTo } from "../journeys/outbox-messages.ts"
import { type BenchShop, openBenchShop } from "./bench-shop.ts"
import type { Report, Timing } from "./report.ts"
import { type BenchRequest, createFetch, createRequester } from "./requester.ts"
import { timeRepeatedly } from "./timed-load.ts"
import { boundedFigures } from "./workload.ts"

const EMAIL = "dana@ironbark.example"
const CUSTOMER = "2001"

const INVOICES = 10_000
/** Of the month whose statement is asked for: so many invoices, and so many payments of them. */
const [MONTH, INVOICED, PAID] = ["2026-10", 250, 150]
const STATEMENT_DAY = "2026-10-31"
const LEAST_LINES = INVOICED + PAID

/** Milliseconds, on two quiet cores. */
const [LIST_P95, PDF_P95] = [60, 250]

/** How many people ask at once. */
const AT_ONCE = 4

/**
 * The invoices of one month, and the others through the three years before it; all of those are paid. What was written by an
 * earlier run stays as it is.
 */
const booked = [
  `CREATE TEMP TABLE made AS SELECT n, 9000000 + n AS invoice_no, 1100 + (n * 37) % 90000 AS total,
     CASE WHEN n < ${INVOICED} THEN date '${MONTH}-01' + n % 28 ELSE date '${MONTH}-01' - 1 - (n * 7) % 1000 END AS day
   FROM generate_series(0, ${INVOICES - 1}) AS n
   WHERE NOT EXISTS (SELECT 1 FROM invoice WHERE invoice_no = '9000000')`,
  `INSERT INTO invoice (invoice_no, suffix, customer_id, day, branch_id, sold_to, customer_order_no, at_own_prices,
     shown_ex_gst, subtotal_cents, delivery_cents, surcharge_cents, gst_cents, total_cents)
   SELECT invoice_no, '01', '${CUSTOMER}', day, 25, '["Ironbark Constructions"]', 'Lot ' || n % 90, true, true, total, 0, 0,
     round(total / 11.0), total FROM made`,
  `INSERT INTO invoice_line (invoice_no, suffix, position, sku, name, uom, qty, pieces, priced_uom, unit_cents, line_cents,
     line_gst_cents)
   SELECT invoice_no, '01', 0, 'T9045-54', '90 x 45 framing 5.4 m', 'EA', 1, 1, 'EA', total, total, round(total / 11.0) FROM made`,
  `INSERT INTO ledger_entry (id, kind, customer_id, day)
   SELECT invoice_no || '-01', 'invoice', '${CUSTOMER}', day FROM made ORDER BY day, n`,
  `INSERT INTO ledger_posting (entry_id, position, account, document, amount_cents)
   SELECT invoice_no || '-01', place, account, CASE place WHEN 0 THEN invoice_no || '-01' END, amount
   FROM made, LATERAL (VALUES (0, 'receivables', total), (1, 'sales', round(total / 11.0) - total),
     (2, 'gst', -round(total / 11.0))) AS posting (place, account, amount)`,
  `INSERT INTO ledger_entry (id, kind, customer_id, day)
   SELECT 'payment bench-' || n, 'payment', '${CUSTOMER}', least(day + 20, date '${STATEMENT_DAY}') FROM made
   WHERE n < ${PAID} OR n >= ${INVOICED} ORDER BY day, n`,
  `INSERT INTO ledger_posting (entry_id, position, account, document, amount_cents)
   SELECT 'payment bench-' || n, place, account, CASE place WHEN 1 THEN invoice_no || '-01' END, amount
   FROM made, LATERAL (VALUES (0, 'bank', total), (1, 'receivables', -total)) AS posting (place, account, amount)
   WHERE n < ${PAID} OR n >= ${INVOICED}`,
  "DROP TABLE made"
]

const fillBooks = async ({ rows }: BenchShop) => {
  console.error(`Booking ${INVOICES} invoices`)
  await rows("BEGIN")
  for (const statement of booked) await rows(statement)
  await rows("COMMIT")
  await rows("ANALYZE")
}

/** The cookies of a log-in, as its browser sends them. */
const cookiesOf = async ({ origin, databaseUrl }: BenchShop): Promise<string> => {
  const jar = new Map<string, string>()
  const send = createFetch()
  const post = async (call: string, body: object): Promise<{ readonly step?: string; readonly token?: string }> => {
    const response = await send(`${origin}/api/users/auth/${call}`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie: [...jar].map((one) => one.join("=")).join("; ") },
      body: JSON.stringify(body)
    })
    for (const set of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      jar.set(name, value)
    }
    return ((await response.json()) as { data?: object }).data ?? {}
  }
  const { step, token } = await post("login", { email: EMAIL, password: EXAMPLE_PASSWORD })
  if (step === "two_factor")
    await post("2fa", { token, code: await codeSentTo(databaseUrl, EMAIL), rememberDevice: false })
  return [...jar].map((one) => one.join("=")).join("; ")
}

type Question = {
  readonly what: string
  readonly atOnce: number
  readonly most: number
  readonly request: BenchRequest
}

const questions = (cookie: string): ReadonlyArray<Question> => {
  const asked = (path: string, body?: unknown): BenchRequest => ({
    path: `/api${path}`,
    headers: { cookie },
    ...(body === undefined ? {} : { method: "POST" as const, body })
  })
  const list = (what: string, path: string): Question => ({
    what,
    atOnce: AT_ONCE,
    most: LIST_P95,
    request: asked(path)
  })
  const document = (format: "pdf" | "csv"): Question => ({
    what: `a statement of ${LEAST_LINES} lines as ${format.toUpperCase()}`,
    atOnce: 1,
    most: PDF_P95,
    request: asked("/users/statement/stream", { statementDate: STATEMENT_DAY, format })
  })
  return [
    list(
      "90 days of invoices",
      "/users/details/invoice/list?batchSize=0&batchPage=last&fromDate=2026-07-03&toDate=2026-10-01"
    ),
    list("the orders", "/users/details/salesorder/list"),
    list("the quotes", "/users/details/salesorder/list?quotes=open"),
    list("the statements", "/users/details/statement/list"),
    list("the balances", "/users/details/balances"),
    document("csv"),
    document("pdf")
  ]
}

export const trade = async (seconds: number): Promise<Report> => {
  const shop = await openBenchShop()
  const { ask, close } = createRequester(shop.origin)
  try {
    await fillBooks(shop)
    const cookie = await cookiesOf(shop)
    const timed: Array<readonly [Timing, number]> = []
    for (const { what, atOnce, most, request } of questions(cookie))
      timed.push([await timeRepeatedly(what, { atOnce, seconds }, () => ask(request)), most])
    const statement = await ask({
      path: `/api/users/details/statement?statementDate=${STATEMENT_DAY}`,
      headers: { cookie }
    })
    const { lines } = (JSON.parse(statement.bytes.toString()) as { data: { lines: ReadonlyArray<unknown> } }).data
    return {
      timings: timed.map(([timing]) => timing),
      figures: [
        ...timed.flatMap(([timing, most]) => boundedFigures(timing, { p95: { most } })),
        { what: "lines of the statement", value: lines.length, unit: "", least: LEAST_LINES }
      ],
      faults: timed.flatMap(([{ what, failed }]) => (failed > 0 ? [`${what}: ${failed} failed`] : []))
    }
  } finally {
    close()
    await shop.stop()
  }
}
