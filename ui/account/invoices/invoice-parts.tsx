/** The parts of an invoice's page that only show it: its lines and sums, what was paid of it, its details. */
import { getRouteApi, Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import type { ApiCalls } from "../../../adapters/browser/api-client.ts"
import { dueDate } from "../../../core/billing/invoices/due-date.ts"
import { dollars } from "../../../core/money.ts"
import { nonBreaking } from "../../../core/non-breaking.ts"
import { quantityText } from "../../../core/orders/line-text.ts"
import { orderNumberText } from "../../../core/orders/order-number.ts"
import { unitPriceText } from "../../../core/orders/unit-price-text.ts"
import { onGstBasis } from "../../../core/pricing/gst.ts"
import { Table } from "../../kit/list/table.tsx"
import { eInvoiceStateWords } from "../../words/e-invoicing.ts"
import { invoiceListWords, invoicePageWords as words } from "../../words/invoices.ts"
import { orderPageWords } from "../../words/orders.ts"
import type { InvoiceClaims } from "../claims/invoice-claims.tsx"
import { LineClaims } from "../claims/line-claims.tsx"
import { dayText } from "../parts/day-text.ts"
import { DocumentSums } from "../parts/document-sums.tsx"
import { Fact } from "../parts/fact.tsx"
import styles from "./invoices.module.css"

type Props = { readonly invoice: ApiCalls["GET /users/details/invoice/details"]["data"] }

type LinesProps = Props & {
  readonly exGst: boolean
  /** None where they can't be told: that is said further down. */
  readonly claims: InvoiceClaims["claims"]
}

/** [GST-03] As whoever looks at it sees prices. [CLM-03] Each line with the claims on it. */
export const InvoiceLines = ({ invoice, exGst, claims }: LinesProps) => (
  <section aria-labelledby="lines">
    <h2 id="lines">{orderPageWords.lines}</h2>
    <Table
      words={{ ...invoiceListWords, caption: orderPageWords.lines }}
      columns={[
        {
          head: orderPageWords.product,
          isRowHead: true,
          cell: ({ line: { name, sku }, place }) => (
            <span className={styles.product}>
              <span>{name}</span>
              <span className="soft small">{sku}</span>
              <LineClaims invoice={invoice} position={place} claims={claims} />
            </span>
          )
        },
        { head: orderPageWords.quantity, cell: ({ line }) => nonBreaking(quantityText(line)) },
        { head: orderPageWords.price, isNumber: true, cell: ({ line }) => unitPriceText(line, exGst) },
        {
          head: orderPageWords.lineTotal,
          isNumber: true,
          cell: ({ line: { linePrice } }) => <span className="num">{dollars(onGstBasis(linePrice, exGst))}</span>
        }
      ]}
      rows={invoice.lines.map((line, place) => ({ line, place }))}
      rowKey={({ place }) => String(place)}
      sort=""
      addressSorted={() => ({})}
      isBusy={false}
    />
    <DocumentSums totals={invoice.totals} exGst={exGst} />
  </section>
)

/** [INV-04] What took from it what was owed, and what is left: together its total. */
export const InvoiceSettlements = ({ invoice: { settlements, outstanding } }: Props) => (
  <section aria-labelledby="payments">
    <h2 id="payments">{words.payments}</h2>
    {settlements.length === 0 ? <p className={styles.note}>{words.noPayment}</p> : null}
    <ul className={styles.payments}>
      {settlements.map(({ kind, number, date, amount }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a payment may be on the same invoice twice; the list never changes.
        <li key={place}>
          <span>
            {words.kinds[kind]}{" "}
            <span className="soft small">
              {dayText(date)} · {number}
            </span>
          </span>
          <span className="num">{dollars(-amount)}</span>
        </li>
      ))}
      <li className={styles.left}>
        <span>{words.left}</span>
        <span className="num">{dollars(outstanding)}</span>
      </li>
    </ul>
  </section>
)

const root = getRouteApi("__root__")

/** [ENT-05] */
type FactsProps = Props & {
  readonly mayViewOrders: boolean
  /** [EINV-02] How far its e-invoice has come, where there is one. */
  readonly eInvoice: ReactNode
}

export const InvoiceFacts = ({ invoice, mayViewOrders, eInvoice }: FactsProps) => {
  const { branches } = root.useLoaderData()
  const { invoiceDate, orderNo, customerOrderNo, soldTo, branchId } = invoice
  return (
    <section aria-labelledby="facts">
      <h2 id="facts">{words.facts}</h2>
      <dl className={styles.facts}>
        <Fact name={words.date}>{dayText(invoiceDate)}</Fact>
        <Fact name={words.due}>{dayText(dueDate(invoiceDate))}</Fact>
        <Fact name={words.poNumber}>{customerOrderNo ?? words.none}</Fact>
        <Fact name={words.branch}>{branches.find(({ id }) => id === branchId)?.name ?? words.none}</Fact>
        {orderNo === undefined ? null : (
          <Fact name={words.order}>
            {mayViewOrders ? (
              <Link to="/my-account/orders/$orderNo" params={{ orderNo }}>
                {orderNumberText(orderNo)}
              </Link>
            ) : (
              orderNumberText(orderNo)
            )}
          </Fact>
        )}
        {eInvoice === undefined ? null : <Fact name={eInvoiceStateWords.name}>{eInvoice}</Fact>}
        <Fact name={words.soldTo} className={styles.wide}>
          {soldTo.join(", ")}
        </Fact>
      </dl>
    </section>
  )
}
