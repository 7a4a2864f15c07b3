/** [INV-03] The payment is in: what went on which invoice, and what the surcharge was. */
import { createFileRoute, getRouteApi, Link } from "@tanstack/react-router"
import type { ApiCalls } from "../../adapters/browser/api-client.ts"
import { dateText, melbourneDay } from "../../core/melbourne.ts"
import { dollars } from "../../core/money.ts"
import { loadedHead } from "../page/page-head.ts"
import { searchTexts } from "../page/search-texts.ts"
import { footerWords } from "../words/footer.ts"
import { invoicePaymentPageWords, invoiceLinkWords as words } from "../words/invoice-payment.ts"
import { titles } from "../words/titles.ts"
import styles from "./invoices.module.css"
import { UseLink } from "./use-link.tsx"

type Receipt = ApiCalls["GET /orders/invoice/payment/id/:id"]["data"]

export const Route = createFileRoute("/_shop/invoices/thank-you")({
  validateSearch: (search: Record<string, string>) => searchTexts(search, "payment"),
  loaderDeps: ({ search: { payment = "" } }) => ({ payment }),
  loader: async ({ context, deps: { payment } }) => {
    const title = titles.invoiceThanks
    const head = { title, description: title, path: "/invoices/thank-you", noIndex: true }
    if (!payment) return { head, receipt: undefined }
    const answer = await context.call("GET /orders/invoice/payment/id/:id", { params: { id: payment } })
    return { head, receipt: answer.ok ? answer.data : undefined }
  },
  staleTime: 0,
  head: loadedHead,
  component: ThankYouScreen
})

const root = getRouteApi("__root__")

function ThankYouScreen() {
  const { receipt } = Route.useLoaderData()
  const { member, shop } = root.useLoaderData()
  if (!receipt || (receipt.status !== "paid" && receipt.status !== "refunded"))
    return <UseLink title={words.noReceipt} help={words.noReceiptHelp} />
  const isPaid = receipt.status === "paid"
  return (
    <div className={styles.form}>
      <h1>{isPaid ? words.thanksTitle : words.refundedTitle}</h1>
      {isPaid ? <p role="status">{words.thanksText}</p> : null}
      {isPaid ? <ReceiptTable receipt={receipt} /> : null}
      <dl className={styles.facts}>
        <dt>{words.payment}</dt>
        <dd>{receipt.paymentNo}</dd>
        <dt>{words.reference}</dt>
        <dd>{receipt.transactionReference}</dd>
        <dt>{words.paidOn}</dt>
        <dd>{dateText(melbourneDay(receipt.paidAt ?? 0))}</dd>
        <dt>{words.receivedBy}</dt>
        <dd>
          {shop.name}, {footerWords.abn(shop.abn)}
        </dd>
      </dl>
      <p className={styles.actions}>
        {member ? (
          <Link to="/my-account/invoices" className="btn">
            {invoicePaymentPageWords.backToInvoices}
          </Link>
        ) : null}
        <button type="button" className="btn quiet" onClick={() => window.print()}>
          {words.print}
        </button>
      </p>
    </div>
  )
}

const ReceiptTable = ({ receipt: { shares, surcharge, surchargeGst, amount } }: { receipt: Receipt }) => (
  <table className={styles.charge}>
    <thead>
      <tr>
        <th scope="col" className="label">
          {invoicePaymentPageWords.invoice}
        </th>
        <th scope="col" className="label">
          {words.allocated}
        </th>
      </tr>
    </thead>
    <tbody>
      {shares.map((share) => (
        <tr key={share.invoice}>
          <td>{share.invoice}</td>
          <td>{dollars(share.amount)}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">
          {words.surcharge} <span className="soft small">{invoicePaymentPageWords.gst(dollars(surchargeGst))}</span>
        </th>
        <td>{dollars(surcharge)}</td>
      </tr>
      <tr>
        <th scope="row">{words.paidByCard}</th>
        <td>{dollars(amount)}</td>
      </tr>
    </tfoot>
  </table>
)
