/** A company's quotes as a table for a spreadsheet. */
import { csvTable } from "../../csv-cell.ts"
import { melbourneDate } from "../../melbourne.ts"
import { plainAmount } from "../../money.ts"
import type { SalesOrderRow } from "../../orders/sales-order.ts"
import { quoteStateNames, quotesTableWords } from "../../words/quote.ts"
import { checkoutTypeNames } from "../../words/sales-order.ts"

/** [QUO-01] [T39] Comma-separated, the first line names the columns; a row for each quote, in the order given. */
export const quotesTable = (rows: ReadonlyArray<SalesOrderRow>): string =>
  csvTable([
    Object.values(quotesTableWords),
    ...rows.map(({ orderNo, customerOrderNo = "", orderDate, checkoutType, quote, ...row }) => [
      orderNo,
      customerOrderNo,
      melbourneDate(orderDate),
      quote?.expiresOn ?? "",
      quote ? quoteStateNames[quote.state] : "",
      checkoutTypeNames[checkoutType],
      row.branch,
      row.contactName,
      String(row.lineCount),
      plainAmount(row.total),
      plainAmount(quote?.outstanding ?? 0)
    ])
  ])
