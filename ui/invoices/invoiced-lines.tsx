/** What an invoice that a link opens is for: each line, and what was charged beside them. */
import type { ApiCalls } from "../../adapters/browser/api-client.ts"
import { dollars } from "../../core/money.ts"
import { nonBreaking } from "../../core/non-breaking.ts"
import { quantityText } from "../../core/orders/line-text.ts"
import { unitPriceText } from "../../core/orders/unit-price-text.ts"
import { invoiceLinkWords as words } from "../words/invoice-payment.ts"
import styles from "./invoices.module.css"

/** [CALL-15] An order's number would be answered with its own payments. */
export type InvoiceDetails = Extract<
  ApiCalls["GET /orders/order/payment/id/invoice/:id"]["data"],
  { readonly invoiceNo: string }
>

/** With GST, as what is to be paid. */
export const InvoicedLines = ({ lines, totals }: Pick<InvoiceDetails, "lines" | "totals">) => {
  const besides = [
    [words.delivery, totals.delivery],
    [words.surcharge, totals.surcharge]
  ] as const
  return (
    <section aria-labelledby="invoiced">
      <h2 id="invoiced">{words.lines}</h2>
      <ul className={styles.lines}>
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a thing may be on an invoice twice; the list never changes.
          <li key={place} className={styles.line}>
            <span>
              {line.name}
              <br />
              <span className="soft small">
                {line.sku} · {nonBreaking(quantityText(line))} · {unitPriceText(line)}
              </span>
            </span>
            <span className="num">{dollars(line.linePrice)}</span>
          </li>
        ))}
        {besides.map(([name, amount]) =>
          amount > 0 ? (
            <li key={name} className={styles.line}>
              <span>{name}</span>
              <span className="num">{dollars(amount)}</span>
            </li>
          ) : null
        )}
      </ul>
      <p className="soft small">{words.papers(dollars(totals.gst))}</p>
    </section>
  )
}
