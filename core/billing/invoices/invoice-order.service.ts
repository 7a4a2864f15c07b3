/** Writes the invoice of an order when its goods leave the branch, and books it. */
import { Context, Effect, Layer } from "effect"
import { melbourneDate } from "../../melbourne.ts"
import type { Order } from "../../orders/order.ts"
import type { Unavailable } from "../../unavailable.schema.ts"
import { Ledgers } from "../ledger/ledgers.port.ts"
import { Invoices } from "./invoices.port.ts"
import { orderInvoice, orderInvoiceEntries } from "./order-invoice.ts"

/** [ENT-05] [LED-01] Service that writes and books the invoices of orders. Fails with `Unavailable` (what it needs is out of reach). */
export class InvoiceOrder extends Context.Service<
  InvoiceOrder,
  {
    /**
     * Within the caller's transaction: the invoice of an order whose goods leave at that moment, epoch milliseconds, and its
     * entries in the ledger. An order that has one already gets no other; a guest's gets none.
     */
    readonly invoice: (order: Order, at: number) => Effect.Effect<void, Unavailable>
  }
>()("core/billing/invoices/InvoiceOrder") {
  static readonly layer = Layer.effect(
    InvoiceOrder,
    Effect.gen(function* () {
      const invoices = yield* Invoices
      const ledgers = yield* Ledgers

      const invoice: InvoiceOrder["Service"]["invoice"] = Effect.fn("InvoiceOrder.invoice")(function* (order, at) {
        const written = orderInvoice(order, melbourneDate(at))
        if (written && (yield* invoices.write(written))) yield* ledgers.book(orderInvoiceEntries(written, order))
      })

      return InvoiceOrder.of({ invoice })
    })
  )
}
