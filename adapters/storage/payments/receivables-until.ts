/** What was posted to a customer's receivables up to a day: sums of the months that ended by then, and what came after them. */
import type { SqlClient } from "effect/sql"

/**
 * Rows of month, kind, opened_month, opened_by and amount_cents, to be read from. [LED-01] Nothing is booked on a document before
 * the day on which that was opened. A few hundred, however long the books are.
 */
export const receivablesUntil = (sql: SqlClient.SqlClient, customerId: string, until: string) => {
  const firstDay = sql`date_trunc('month', (${until}::date + 1)::timestamp)::date`
  return sql`(
    SELECT month, kind, opened_month, opened_by, amount_cents FROM receivable_month
    WHERE customer_id = ${customerId} AND month < ${firstDay}
    UNION ALL
    SELECT ${firstDay}, kind, date_trunc('month', opened_on::timestamp)::date, opened_by, amount_cents FROM receivable
    WHERE customer_id = ${customerId} AND day BETWEEN ${firstDay} AND ${until}::date)`
}
