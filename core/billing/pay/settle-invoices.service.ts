/** Settles a payment of invoices after its outcome is known: booked against each of them once, ended unpaid, or refunded. */

import { Context, Effect, Layer } from "effect"
import { melbourneDate } from "../../melbourne.ts"
import { Outbox } from "../../messages/outbox.port.ts"
import { type AccountPayment, sharesTotal } from "../../payments/account-payment.ts"
import type { AccountPayments } from "../../payments/account-payments.port.ts"
import type { Settlement } from "../../payments/make-settlement.service.ts"
import type { SettledPayable } from "../../payments/payables.port.ts"
import type { PaymentEnd } from "../../payments/payment.ts"
import type { PaymentProviders } from "../../payments/provider.port.ts"
import type { RefundPayment } from "../../payments/refund-payment.service.ts"
import type { Refunds } from "../../payments/refunds.port.ts"
import { settleAccountPayments } from "../../payments/settle-account.service.ts"
import type { Transaction } from "../../transaction.port.ts"
import type { Unavailable } from "../../unavailable.schema.ts"
import { InvoiceMessages } from "../invoices/invoice-messages.port.ts"
import { paymentEntry } from "../ledger/ledger-entries.ts"
import { Ledgers } from "../ledger/ledgers.port.ts"

/**
 * [I15] Service that decides and records what follows from the state of a payment of invoices. Fails with `Unavailable` (what
 * it needs is out of reach), `ProviderUnavailable` (the payment provider can't be reached).
 */
export class SettleInvoices extends Context.Service<
  SettleInvoices,
  Settlement<AccountPayment> & {
    /** Ends an unpaid payment, so that its invoices can be paid by another; one that is no longer unpaid stays as it is. */
    readonly cancelUnpaid: (paymentNo: string, end: PaymentEnd) => Effect.Effect<void, Unavailable>
    /** Invoices among all that is paid. */
    readonly payable: SettledPayable
  }
>()("core/billing/pay/SettleInvoices") {
  static readonly layer: Layer.Layer<
    SettleInvoices,
    never,
    AccountPayments | InvoiceMessages | Ledgers | Outbox | PaymentProviders | RefundPayment | Refunds | Transaction
  > = Layer.effect(
    SettleInvoices,
    Effect.gen(function* () {
      const ledgers = yield* Ledgers
      const messages = yield* InvoiceMessages
      const outbox = yield* Outbox

      const settlement = yield* settleAccountPayments({
        kind: "invoice",
        // What is left of each is read with the account locked: nobody pays, credits or takes back anything meanwhile.
        isStillPayable: Effect.fn("SettleInvoices.isStillPayable")(function* ({ customerId, shares }) {
          const left = yield* ledgers.lockedRemainders(
            customerId,
            shares.map(({ document }) => document)
          )
          return shares.every(({ document, amount }) => amount <= (left.get(document) ?? 0))
        }),
        paid: Effect.fn("SettleInvoices.paid")(function* (payment, { reference, at }) {
          const { customerId, surcharge, shares } = payment
          const entry = paymentEntry({
            id: `payment ${reference}`,
            customerId,
            date: melbourneDate(at),
            amount: sharesTotal(payment),
            surcharge,
            against: shares
          })
          yield* ledgers.book([entry])
          yield* outbox.queue(yield* messages.paymentReceived(payment))
        }),
        notPaid: () => Effect.void,
        refunded: (payment) => Effect.flatMap(messages.paymentRefunded(payment), outbox.queue)
      })
      return SettleInvoices.of(settlement)
    })
  )
}
