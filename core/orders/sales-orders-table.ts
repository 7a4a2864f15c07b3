/** A company's orders as a table for a spreadsheet. */
import { csvTable } from "../csv-cell.ts"
import { melbourneDate } from "../melbourne.ts"
import { plainAmount } from "../money.ts"
import { checkoutTypeNames, orderStatusNames, salesOrdersTableWords } from "../words/sales-order.ts"
import type { SalesOrderRow } from "./sales-order.ts"

/** [ORD-02] [T39] Comma-separated, the first line names the columns; a row for each order, in the order given. */
export const salesOrdersTable = (rows: ReadonlyArray<SalesOrderRow>): string =>
  csvTable([
    Object.values(salesOrdersTableWords),
    ...rows.map(({ orderNo, customerOrderNo = "", orderDate, status, checkoutType, ...row }) => [
      orderNo,
      customerOrderNo,
      melbourneDate(orderDate),
      orderStatusNames[status],
      checkoutTypeNames[checkoutType],
      row.branch,
      row.contactName,
      String(row.lineCount),
      plainAmount(row.total)
    ])
  ])
