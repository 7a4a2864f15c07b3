/** The parts of an order's page that only show it: its lines and sums, its details, its payments. */

import { Link } from "@tanstack/react-router"
import type { ApiCalls } from "../../../adapters/browser/api-client.ts"
import { phoneText } from "../../../core/contact/mobile-text.ts"
import { datedMomentText } from "../../../core/melbourne.ts"
import { dollars } from "../../../core/money.ts"
import { nonBreaking } from "../../../core/non-breaking.ts"
import { datedEstimateText } from "../../../core/orders/estimate-text.ts"
import { quantityText } from "../../../core/orders/line-text.ts"
import { arrivalText, destinationText } from "../../../core/orders/order-destination.ts"
import { unitPriceText } from "../../../core/orders/unit-price-text.ts"
import type { PaymentMethod } from "../../../core/payment-method.ts"
import { onGstBasis } from "../../../core/pricing/gst.ts"
import { checkoutTypeNames, craneDelivery } from "../../../core/words/sales-order.ts"
import { Table } from "../../kit/list/table.tsx"
import { orderListWords, orderPageWords as words } from "../../words/orders.ts"
import { paymentMethodWords, referenceText } from "../../words/payment-methods.ts"
import { DocumentSums } from "../parts/document-sums.tsx"
import { Fact } from "../parts/fact.tsx"
import styles from "./orders.module.css"

type SalesOrder = ApiCalls["GET /users/details/salesorder/listone"]["data"]
type Props = { readonly order: SalesOrder }

/** [GST-03] As whoever looks at it sees prices. */
export const OrderLines = ({
  order,
  exGst,
  title = words.lines,
  lineNote
}: {
  readonly order: Pick<SalesOrder, "lines" | "totals">
  readonly exGst: boolean
  readonly title?: string
  /** What is said of a line below its number, counted from 0. */
  readonly lineNote?: (place: number) => string | undefined
}) => (
  <section aria-labelledby="lines">
    <h2 id="lines">{title}</h2>
    <Table
      words={{ ...orderListWords, caption: title }}
      columns={[
        {
          head: words.product,
          isRowHead: true,
          cell: ({ name, slug, sku, place }) => (
            <span className={styles.product}>
              <Link to="/p/$slug" params={{ slug }} search={{ sku }}>
                {name}
              </Link>
              <span className="soft small">{sku}</span>
              {lineNote?.(place) ? <span className="small">{lineNote(place)}</span> : null}
            </span>
          )
        },
        { head: words.quantity, cell: (line) => nonBreaking(quantityText(line)) },
        { head: words.price, isNumber: true, cell: (line) => unitPriceText(line, exGst) },
        {
          head: words.lineTotal,
          isNumber: true,
          cell: ({ linePrice }) => <span className="num">{dollars(onGstBasis(linePrice, exGst))}</span>
        }
      ]}
      rows={order.lines.map((line, place) => ({ ...line, place }))}
      rowKey={({ sku, length, uom, place }) => `${sku}|${length ?? ""}|${uom}|${place}`}
      sort=""
      addressSorted={() => ({})}
      isBusy={false}
    />
    <DocumentSums totals={order.totals} exGst={exGst} />
  </section>
)

/** [CHK-06] */
export const OrderFacts = ({ order }: Props) => {
  const isPickup = order.checkoutType === "pickup"
  const { invoicedTo, email, address } = order.invoice
  const invoiceAddress = address && `${address.line1}, ${address.suburb} ${address.state} ${address.postcode}`
  return (
    <section aria-labelledby="facts">
      <h2 id="facts">{words.facts}</h2>
      <dl className={styles.facts}>
        {/* A quote has a day, which stands above. */}
        {order.quote ? null : <Fact name={words.orderDate}>{datedMomentText(order.orderDate)}</Fact>}
        <Fact name={words.checkoutType}>
          {order.destination?.hasCrane ? craneDelivery : checkoutTypeNames[order.checkoutType]}
        </Fact>
        <Fact name={isPickup ? words.pickupBranch : words.deliveringBranch}>{order.branch}</Fact>
        <Fact name={isPickup ? words.estimatedPickup : words.estimatedDelivery}>
          {order.quote
            ? words.oncePaid
            : order.destination
              ? arrivalText(order.destination)
              : order.estimated === undefined
                ? words.none
                : datedEstimateText(order.estimated)}
        </Fact>
        <Fact name={words.deliveredDate}>
          {order.deliveredDate === undefined ? words.none : datedMomentText(order.deliveredDate)}
        </Fact>
        <Fact name={words.deliveryTo}>
          {[order.deliveryTo, order.destination && destinationText(order.destination)].filter(Boolean).join(", ")}
        </Fact>
        <Fact name={words.phone}>{phoneText(order.contactPhone) || words.none}</Fact>
        <Fact name={words.poNumber}>{order.customerOrderNo ?? words.none}</Fact>
        <Fact name={words.transaction}>{transactionText(order)}</Fact>
        <Fact name={words.invoiceDetails} className={styles.wide}>
          {[invoicedTo, email, invoiceAddress].filter(Boolean).join(", ")}
        </Fact>
        {order.instructions ? (
          <Fact name={words.instructions} className={styles.wide}>
            {order.instructions}
          </Fact>
        ) : null}
      </dl>
    </section>
  )
}

const transactionText = ({ transactionReference, paymentMethod }: SalesOrder): string => {
  if (transactionReference === undefined) return words.none
  return paymentMethod ? referenceText(paymentMethod, transactionReference) : transactionReference
}

const captureText = (method: PaymentMethod): string => {
  const { paid, taken } = paymentMethodWords[method]
  return taken ?? paid
}

/** What was paid, and what went back. */
export const OrderPayments = ({ order: { payments, paymentMethod } }: Props) => {
  // Its own reference is nobody's to look up.
  const isOnAccount = paymentMethod !== undefined && paymentMethodWords[paymentMethod].reference !== undefined
  return (
    <section aria-labelledby="payments">
      <h2 id="payments">{words.payments}</h2>
      {payments.length === 0 ? (
        <p className={styles.note}>{words.noPayment}</p>
      ) : (
        <ul className={styles.payments}>
          {payments.map(({ kind, reference, amount, at }) => (
            <li key={`${kind} ${reference}`}>
              <span>
                {kind === "refund" || !paymentMethod ? words.refund : captureText(paymentMethod)}{" "}
                <span className="soft small">
                  {[datedMomentText(at), ...(isOnAccount ? [] : [reference])].join(" · ")}
                </span>
              </span>
              <span className="num">{dollars(kind === "refund" ? -amount : amount)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
