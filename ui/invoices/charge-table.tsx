/** [INV-02] What will be charged: each invoice, the surcharge with its GST, and the sum. */
import { invoiceText } from "../../core/billing/invoices/invoice.ts"
import { dateText } from "../../core/melbourne.ts"
import { dollars } from "../../core/money.ts"
import { plainDate } from "../../core/temporal.ts"
import { invoicePaymentPageWords as words } from "../words/invoice-payment.ts"
import type { InvoiceCharge } from "./invoice-payment.view-model.ts"
import styles from "./invoices.module.css"

export const ChargeTable = ({ charge }: { charge: InvoiceCharge }) => (
  <table className={styles.charge}>
    <thead>
      <tr>
        <th scope="col" className="label">
          {words.invoice}
        </th>
        <th scope="col" className="label">
          {words.date}
        </th>
        <th scope="col" className="label">
          {words.left}
        </th>
      </tr>
    </thead>
    <tbody>
      {charge.invoices.map((invoice) => (
        <tr key={invoiceText(invoice)}>
          <td>{invoiceText(invoice)}</td>
          <td>{dateText(plainDate(invoice.invoiceDate))}</td>
          <td>{dollars(invoice.outstanding)}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row" colSpan={2}>
          {words.invoicesTotal(charge.invoices.length)}
        </th>
        <td>{dollars(charge.total)}</td>
      </tr>
      <tr>
        <th scope="row" colSpan={2}>
          {words.surcharge(String(charge.surchargePercent))}{" "}
          <span className="soft small">{words.gst(dollars(charge.surchargeGst))}</span>
        </th>
        <td>{dollars(charge.surcharge)}</td>
      </tr>
      <tr>
        <th scope="row" colSpan={2}>
          {words.payable}
        </th>
        <td>{dollars(charge.payable)}</td>
      </tr>
    </tfoot>
  </table>
)
