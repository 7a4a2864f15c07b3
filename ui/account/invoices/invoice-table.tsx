/** The invoices that are loaded and fit the filter, each with a box that chooses it for payment where something is left of it. */
import { Link } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { type Invoice, invoiceText, toSelectedInvoice } from "../../../core/billing/invoices/invoice.ts"
import type { InvoiceList } from "../../../core/billing/invoices/invoice-list.ts"
import { dollars } from "../../../core/money.ts"
import { type Column, Table } from "../../kit/list/table.tsx"
import { invoiceListWords, invoicesWords as words } from "../../words/invoices.ts"
import { dayText } from "../parts/day-text.ts"
import styles from "./invoices.module.css"
import type { InvoiceFilter, InvoicesViewModel } from "./invoices.view-model.ts"
import { StateText } from "./state-text.tsx"

const numberOf = (invoice: Invoice): string => invoiceText(toSelectedInvoice(invoice))

/** The form that the boxes are of, and that pays what is chosen. */
export const PAYMENT_FORM = "pay-invoices"

const columnsOf = (model: InvoicesViewModel): ReadonlyArray<Column<Invoice>> => [
  {
    head: words.number,
    isRowHead: true,
    cell: (invoice) => (
      <span className={styles.head}>
        <Choice model={model} invoice={invoice} />
        <Link to="/my-account/invoices/$invoice" params={{ invoice: numberOf(invoice) }} className={styles.number}>
          {numberOf(invoice)}
        </Link>
      </span>
    )
  },
  { head: words.date, isCompact: true, cell: ({ invoiceDate }) => dayText(invoiceDate) },
  { head: words.poNumber, isTyped: true, cell: ({ customerOrderNo }) => customerOrderNo },
  { head: words.state, isLead: true, cell: (invoice) => <StateText invoice={invoice} today={model.today} /> },
  { head: words.total, isNumber: true, cell: ({ total }) => dollars(total) },
  {
    head: words.outstanding,
    isNumber: true,
    cell: ({ outstanding }) => <span className="num">{dollars(outstanding)}</span>
  }
]

/** Nothing can be paid of an invoice of which nothing is left. */
const Choice = observer(({ model, invoice }: { readonly model: InvoicesViewModel; readonly invoice: Invoice }) =>
  invoice.outstanding > 0 ? (
    <label className={styles.choice}>
      <span className="hidden">{words.select(numberOf(invoice))}</span>
      <input
        type="checkbox"
        form={PAYMENT_FORM}
        name="invoice"
        value={numberOf(invoice)}
        checked={model.isSelected(invoice)}
        onChange={() => model.toggle(invoice)}
      />
    </label>
  ) : (
    <span className={styles.choice} aria-hidden="true">
      {"\u00a0"}
    </span>
  )
)

type Props = { readonly model: InvoicesViewModel; readonly filter: InvoiceFilter }

export const InvoiceTable = observer(({ model, filter }: Props) => {
  const { list } = model
  const visible = model.visible(filter)
  if (list.invoices.length === 0) return null
  return (
    <>
      <p role="status" className={styles.count}>
        {list.status === "fetching" ? invoiceListWords.loading : countText(visible.length, list)}
      </p>
      {visible.length > 0 ? (
        <Table
          words={invoiceListWords}
          columns={columnsOf(model)}
          rows={visible}
          rowKey={numberOf}
          sort=""
          addressSorted={() => ({})}
          isBusy={false}
        />
      ) : (
        <p className={styles.none}>{model.hasOlder ? invoiceListWords.noMatchOlder : invoiceListWords.noMatch}</p>
      )}
    </>
  )
})

const countText = (visible: number, { invoices, loaded }: InvoiceList): string => {
  const shown = invoiceListWords.shown(visible, invoices.length)
  return loaded ? `${invoiceListWords.since(dayText(loaded.fromDate))}: ${shown}` : shown
}
