/** What an order or an invoice comes to, part by part. */
import { type Cents, dollars } from "../../../core/money.ts"
import type { OrderTotals } from "../../../core/orders/order.ts"
import { totalsOnGstBasis } from "../../../core/orders/order-totals.ts"
import { documentSumWords as words } from "../../words/document-sums.ts"
import { Fact } from "./fact.tsx"
import styles from "./parts.module.css"

/** [GST-03] [SUM-01] As whoever looks at it sees prices. */
export const DocumentSums = ({ totals, exGst }: { readonly totals: OrderTotals; readonly exGst: boolean }) => {
  const parts = totalsOnGstBasis(totals, exGst)
  const sums: ReadonlyArray<readonly [string, Cents]> = [
    [exGst ? words.subtotalExGst : words.subtotal, parts.subtotal],
    ...(parts.delivery > 0 ? ([[words.delivery, parts.delivery]] as const) : []),
    ...(parts.surcharge > 0 ? ([[words.surcharge, parts.surcharge]] as const) : []),
    [exGst ? words.gst : words.gstIncluded, parts.gst]
  ]
  return (
    <dl className={styles.sums}>
      {sums.map(([name, amount]) => (
        <Fact key={name} name={name}>
          {dollars(amount)}
        </Fact>
      ))}
      <Fact name={words.total} className={styles.total}>
        {dollars(parts.total)}
      </Fact>
    </dl>
  )
}
