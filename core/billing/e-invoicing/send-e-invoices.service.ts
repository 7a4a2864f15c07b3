/** The e-invoices of enrolled companies on their way: written as soon as there is an invoice, handed over, and asked after. */
import { Cause, Clock, Context, Effect, Layer } from "effect"
import { isAbn } from "../../contact/business-numbers.ts"
import type { Unavailable } from "../../unavailable.schema.ts"
import { eInvoiceDeliveryWords as words } from "../../words/bills.ts"
import { invoiceText } from "../invoices/invoice.ts"
import { type AccessPointService, CurrentAccessPoint } from "./access-point.port.ts"
import { EInvoiceQueue, type QueuedEInvoice } from "./e-invoice-queue.port.ts"
import { WriteEInvoice } from "./write-e-invoice.service.ts"

/** So long after it was written an e-invoice of which no receipt came is given up. */
const GIVEN_UP_AFTER_MS = 4 * 24 * 60 * 60_000

/** What is wrong with one is on the log and holds up no other: it is due again by itself. */
const alone = (document: string) =>
  Effect.catchCause((cause: Cause.Cause<unknown>) =>
    Cause.hasInterrupts(cause)
      ? Effect.interrupt
      : Effect.logError(`The e-invoice of ${document} is not on its way`, cause)
  )

/** [EINV-02] Service for the job that sends e-invoices. Fails with `Unavailable` (what it needs is out of reach). */
export class SendEInvoices extends Context.Service<
  SendEInvoices,
  {
    /**
     * Writes what is missing of enrolled companies, hands over what waits, and asks after what was handed over. What has no
     * known outcome is handed over again later, under the message id that it had.
     */
    readonly runOnce: Effect.Effect<void, Unavailable>
  }
>()("core/billing/e-invoicing/SendEInvoices") {
  static readonly layer = Layer.effect(
    SendEInvoices,
    Effect.gen(function* () {
      const queue = yield* EInvoiceQueue
      const write = yield* WriteEInvoice

      const queueMissing = Effect.gen(function* () {
        const buyers = (yield* queue.enrolled).filter(({ abn }) => isAbn(abn))
        for (const { customerId, claimNo, ...invoice } of yield* queue.missing(buyers.map((one) => one.customerId))) {
          const buyer = buyers.find((one) => one.customerId === customerId)
          if (!buyer) continue
          // [PERM-07] The company gets its own invoice, at whichever prices.
          const reader = { contactId: "", customerId, hasOwnPrices: true }
          const writing =
            claimNo === undefined ? write.invoice(buyer, reader, invoice) : write.creditNote(buyer, reader, claimNo)
          const document = claimNo ?? invoiceText(invoice)
          yield* Effect.flatMap(writing, (written) => (written ? queue.add(written) : Effect.void)).pipe(
            alone(document)
          )
        }
      })

      const handOver = Effect.fnUntraced(function* (accessPoint: AccessPointService, message: QueuedEInvoice) {
        const reference = yield* accessPoint.submit(message)
        yield* queue.record(message.messageId, { state: "sent", reference })
      })

      const askAfter = Effect.fnUntraced(function* (
        accessPoint: AccessPointService,
        { messageId, queuedAt }: QueuedEInvoice,
        reference: string
      ) {
        if (yield* accessPoint.isDelivered(reference)) return yield* queue.record(messageId, { state: "delivered" })
        if ((yield* Clock.currentTimeMillis) - queuedAt > GIVEN_UP_AFTER_MS)
          yield* queue.record(messageId, { state: "failed", problem: words.noReceipt })
      })

      const runOnce = Effect.gen(function* () {
        yield* queueMissing
        const accessPoint = yield* CurrentAccessPoint
        if (!accessPoint) return
        for (const message of yield* queue.take) {
          const { reference } = message
          const work =
            reference === undefined ? handOver(accessPoint, message) : askAfter(accessPoint, message, reference)
          yield* work.pipe(
            Effect.catchTag("AccessPointRefused", ({ msg }) =>
              queue.record(message.messageId, { state: "failed", problem: msg })
            ),
            Effect.catchTag("ProviderUnavailable", ({ cause }) =>
              Effect.logWarning(`The access point gave no answer about ${message.document}`, cause)
            ),
            alone(message.document)
          )
        }
      }).pipe(Effect.withSpan("SendEInvoices.runOnce"))

      return SendEInvoices.of({ runOnce })
    })
  )
}
