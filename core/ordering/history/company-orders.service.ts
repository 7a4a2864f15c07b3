/** A company's orders for its contacts: the list, one in full, and the files and e-mails made of them. */

import { Clock, Context, Effect, Layer } from "effect"
import { ShopFacts } from "../../content/shop-facts.port.ts"
import type { ListPage, PagePosition } from "../../list-page.ts"
import { melbourneDate } from "../../melbourne.ts"
import { Outbox } from "../../messages/outbox.port.ts"
import { type DocumentFile, Documents } from "../../orders/documents.port.ts"
import type { Order } from "../../orders/order.ts"
import { editableFields, editOrder, type OrderEdit } from "../../orders/order-edit.ts"
import { trackingSteps } from "../../orders/order-status.ts"
import type { SalesOrder, SalesOrderRow, SalesOrderStep } from "../../orders/sales-order.ts"
import { salesOrdersTable } from "../../orders/sales-orders-table.ts"
import type { Branch } from "../../stores/branch.ts"
import { Branches } from "../../stores/branches.port.ts"
import { Transaction } from "../../transaction.port.ts"
import type { Busy, Unavailable } from "../../unavailable.schema.ts"
import { orderEditWords, salesOrderWords } from "../../words/sales-order.ts"
import { OrderMessages } from "../order-messages.port.ts"
import { mayCancelOrder, type OrderReader } from "../order-reader.ts"
import { Orders } from "../orders.port.ts"
import { OrderNotFound, OrderRefused } from "../refusal.schema.ts"
import { type SalesOrderQuery, SalesOrders } from "./sales-orders.port.ts"

/** A table holds so many rows at most: a spreadsheet of a year of a busy yard. */
export const MAX_TABLE_ROWS = 5000

type InvoiceError = OrderNotFound | OrderRefused | Unavailable

/**
 * [ORD-02] Service that gives a company's contacts its orders: list, one in full, files and e-mails. Fails with
 * `Unavailable` (what it needs is out of reach), `OrderNotFound` (no such order, or not theirs), `Busy` (too many ask at
 * once), `OrderRefused` (with its reason).
 */
export class CompanyOrders extends Context.Service<
  CompanyOrders,
  {
    readonly page: (
      reader: OrderReader,
      query: SalesOrderQuery,
      position: PagePosition
    ) => Effect.Effect<ListPage<SalesOrderRow>, Unavailable>
    /** [ENT-04] [CHK-06] `OrderNotFound`: there is none, or the reader may not see it. */
    readonly find: (reader: OrderReader, orderNo: string) => Effect.Effect<SalesOrder, OrderNotFound | Unavailable>
    /** [ORD-02] The list as a table for a spreadsheet, its first MAX_TABLE_ROWS rows. */
    readonly table: (reader: OrderReader, query: SalesOrderQuery) => Effect.Effect<DocumentFile, Unavailable>
    /** The tax invoice as a PDF. `OrderRefused`: the order is not paid. */
    readonly taxInvoice: (reader: OrderReader, orderNo: string) => Effect.Effect<DocumentFile, InvoiceError | Busy>
    /** [T36] Queues the tax invoice to that address, which is the reader's own. */
    readonly emailInvoice: (reader: OrderReader, orderNo: string, email: string) => Effect.Effect<void, InvoiceError>
    /**
     * [CALL-12] [ENT-04] Changes what can still be changed, all or nothing, and answers the order as it stands then. Repeating
     * it changes nothing. `OrderRefused`: it is too late, not theirs to change, or `fields` says what is wrong.
     */
    readonly edit: (reader: OrderReader, orderNo: string, edit: OrderEdit) => Effect.Effect<SalesOrder, InvoiceError>
  }
>()("core/ordering/history/CompanyOrders") {
  static readonly layer = Layer.effect(
    CompanyOrders,
    Effect.gen(function* () {
      const salesOrders = yield* SalesOrders
      const orders = yield* Orders
      const branches = yield* Branches
      const documents = yield* Documents
      const seller = yield* ShopFacts
      const messages = yield* OrderMessages
      const outbox = yield* Outbox
      const transaction = yield* Transaction

      const requireOrder = Effect.fnUntraced(function* (reader: OrderReader, orderNo: string) {
        return (yield* salesOrders.find(reader, orderNo)) ?? (yield* new OrderNotFound())
      })

      const branchOf = Effect.fnUntraced(function* ({ branchId, orderNo }: Order) {
        const branch = (yield* branches.all).find(({ id }) => id === branchId)
        return branch ?? (yield* Effect.die(`Order ${orderNo} is of no branch`))
      })

      const find: CompanyOrders["Service"]["find"] = Effect.fn("CompanyOrders.find")(function* (reader, orderNo) {
        const order = yield* requireOrder(reader, orderNo)
        const [branch, history, payments] = yield* Effect.all([
          branchOf(order),
          orders.statusHistory(orderNo),
          salesOrders.payments(orderNo)
        ])
        const reachedAt = new Map(history.map(({ status, at }) => [status, at]))
        const steps = trackingSteps(order.checkoutType, order.status).map(({ status, label, done }) => {
          const at = done ? reachedAt.get(status) : undefined
          return { label, done, ...(at === undefined ? {} : { at }) }
        })
        return salesOrder(order, {
          branch,
          steps,
          payments,
          editable: mayEdit(order, reader) ? editableFields(order.status) : []
        })
      })

      /** What a tax invoice needs, of an order that has one. */
      const invoiceData = Effect.fnUntraced(function* (reader: OrderReader, orderNo: string) {
        const order = yield* requireOrder(reader, orderNo)
        if (!hasInvoice(order)) return yield* new OrderRefused({ kind: "no-invoice", msg: salesOrderWords.noInvoice })
        return { order, branch: yield* branchOf(order) }
      })

      const taxInvoice: CompanyOrders["Service"]["taxInvoice"] = Effect.fn("CompanyOrders.taxInvoice")(
        function* (reader, orderNo) {
          const content = yield* documents.taxInvoice({ ...(yield* invoiceData(reader, orderNo)), seller })
          return { name: salesOrderWords.invoiceFile(orderNo), mediaType: "application/pdf", content }
        }
      )

      const emailInvoice: CompanyOrders["Service"]["emailInvoice"] = Effect.fn("CompanyOrders.emailInvoice")(
        function* (reader, orderNo, email) {
          const data = { ...(yield* invoiceData(reader, orderNo)), token: yield* orders.linkToken(orderNo) }
          const key = `${reader.contactId} ${yield* Clock.currentTimeMillis}`
          yield* outbox.queue(yield* messages.invoiceCopy(data, { email, key }))
        }
      )

      const table: CompanyOrders["Service"]["table"] = Effect.fn("CompanyOrders.table")(function* (reader, query) {
        const rows = yield* salesOrders.rows(reader, query, MAX_TABLE_ROWS)
        // Spreadsheets tell by its first sign that a file is Unicode.
        const content = `\uFEFF${salesOrdersTable(rows)}`
        const day = melbourneDate(yield* Clock.currentTimeMillis)
        return { name: salesOrderWords.listFile(day), mediaType: "text/csv", content }
      })

      const edit: CompanyOrders["Service"]["edit"] = Effect.fn("CompanyOrders.edit")(
        function* (reader, orderNo, texts) {
          const at = yield* Clock.currentTimeMillis
          const refused = (msg: string, fields?: Readonly<Record<string, string>>) =>
            new OrderRefused({ kind: "cannot-change", msg, ...(fields ? { fields } : {}) })
          const work = Effect.gen(function* () {
            // Its row is held before it is read, so that nobody moves it on in between.
            yield* orders.lockedPayment(orderNo)
            const order = yield* requireOrder(reader, orderNo)
            if (!mayEdit(order, reader)) return yield* refused(orderEditWords.notAllowed)
            const result = editOrder(order, texts, reader.po)
            if (result.is === "refused") return yield* refused(result.msg, result.fields)
            if (result.is === "changed")
              yield* orders.changeTexts(orderNo, result.edit, { at, by: reader.contactId, fields: result.fields })
          })
          yield* transaction.run(work)
          return yield* find(reader, orderNo)
        }
      )

      return CompanyOrders.of({ page: salesOrders.page, find, table, taxInvoice, emailInvoice, edit })
    })
  )
}

/** Money was taken for it, whatever became of it afterwards. */
const hasInvoice = ({ transactionReference }: Order): boolean => transactionReference !== undefined

/** Whoever may cancel it may change it, too. */
const mayEdit = ({ buyer }: Order, reader: OrderReader): boolean => mayCancelOrder(buyer, undefined, reader)

type Beside = Pick<SalesOrder, "payments" | "editable"> & {
  readonly branch: Branch
  readonly steps: ReadonlyArray<SalesOrderStep>
}

const salesOrder = (order: Order, { branch, ...beside }: Beside): SalesOrder => {
  const { orderNo, status, checkoutType, contact, estimated, lines, totals, instructions, paymentMethod } = order
  const { contactDetails, address } = order.billing
  return {
    orderNo,
    ...(order.customerRefNo === undefined ? {} : { customerOrderNo: order.customerRefNo }),
    instructions,
    contactName: contact.contactName,
    contactPhone: contact.phone,
    status,
    orderDate: order.orderedAt,
    checkoutType,
    deliveryTo: contact.company ? `${contact.contactName}, ${contact.company}` : contact.contactName,
    branch: branch.name,
    ...(order.destination ? { destination: order.destination } : {}),
    estimated,
    ...(order.deliveredAt === undefined ? {} : { deliveredDate: order.deliveredAt }),
    ...(order.transactionReference === undefined ? {} : { transactionReference: order.transactionReference }),
    paymentMethod,
    invoice: {
      invoicedTo: contactDetails.company ?? contactDetails.contactName,
      email: contactDetails.email,
      ...(address ? { address } : {}),
      isIssued: hasInvoice(order)
    },
    lines,
    totals,
    ...beside
  }
}
