/** Which quotes a reader sees, and which of them fit what is asked for, as conditions of a query. */
import type { SqlClient, Statement } from "effect/sql"
import { firstValidQuoteDay } from "../../../core/billing/quotes/quote.ts"
import type { QuoteReader } from "../../../core/billing/quotes/quote-reader.ts"
import type { QuoteQuery } from "../../../core/billing/quotes/quotes.port.ts"
import { melbourneDate } from "../../../core/melbourne.ts"
import { dayWindow, type QuoteFilter } from "../../../core/orders/sales-order.ts"
import { containsPattern } from "../../postgres/client/like-pattern.ts"

/** What more is true of those of which a part was ordered or delivered. */
const inPart: { readonly [state in QuoteFilter]?: ReadonlyArray<string> } = {
  "part-called-off": ["called_off = 'part'"],
  "part-delivered": ["called_off = 'none' AND is_part_delivered"]
}

/** [QUO-01] The parts of a WHERE clause over `priced_quote`. */
export const quoteConditions = (sql: SqlClient.SqlClient) => {
  /** [T27] [PERM-07] What of a company's quotes a reader sees. */
  const visibleTo = ({ customerId, hasOwnPrices }: QuoteReader) =>
    sql.and([sql`customer_id = ${customerId}`, ...(hasOwnPrices ? [] : ["NOT at_own_prices"])])

  const matches = (search: string) => {
    const words = containsPattern(search)
    return sql.or([
      sql`customer_ref_no ILIKE ${words}`,
      sql`contact_name ILIKE ${words}`,
      sql`quote_no ILIKE ${containsPattern(search.replace(/[\s-]/g, ""))}`,
      sql`EXISTS (SELECT FROM quote_line WHERE quote_line.quote_no = priced_quote.quote_no
        AND (quote_line.name ILIKE ${words} OR quote_line.sku ILIKE ${words}))`
    ])
  }

  /** As `quoteState` has it. */
  const isIn = (state: QuoteFilter, now: number): ReadonlyArray<string | Statement.Fragment> => {
    const isValid = sql`quoted_on >= ${firstValidQuoteDay(now)}::date`
    if (state === "all") return []
    if (state === "called-off") return ["called_off = 'all'"]
    if (state === "paid") return ["is_paid AND called_off <> 'all'"]
    const isOpen = "NOT is_paid AND called_off <> 'all'"
    if (state === "expired") return [isOpen, sql`NOT ${isValid}`]
    const due = state === "nothing-due" ? "outstanding_cents = 0" : "outstanding_cents > 0"
    return [isOpen, isValid, due, ...(inPart[state] ?? [])]
  }

  const fits = ({ filter, now }: QuoteQuery): ReadonlyArray<string | Statement.Fragment> => {
    const { from, until } = dayWindow(filter)
    const search = filter.search?.trim()
    return [
      ...isIn(filter.state, now),
      ...(from === undefined ? [] : [sql`quoted_on >= ${melbourneDate(from)}::date`]),
      ...(until === undefined ? [] : [sql`quoted_on < ${melbourneDate(until)}::date`]),
      ...(search ? [matches(search)] : [])
    ]
  }
  return { visibleTo, fits }
}
