/** Answers the calls that pay invoices by card. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { parseInvoiceText, type SelectedInvoice } from "../../../core/billing/invoices/invoice.ts"
import { InvoiceNotFound } from "../../../core/billing/invoices/refusal.schema.ts"
import { BankAccount } from "../../../core/billing/pay/bank-account.port.ts"
import { PayInvoices } from "../../../core/billing/pay/pay-invoices.service.ts"
import type { InvoicePayer } from "../../../core/billing/pay/payer-invoices.service.ts"
import { bpayReference } from "../../../core/bpay.ts"
import { memberBuyer } from "../../../core/identity/buyer.ts"
import { serverAllows } from "../../../core/identity/permission-rules.ts"
import { CurrentMember, CurrentVisitor } from "../../../core/identity/visitor.port.ts"
import { FollowOrder } from "../../../core/ordering/tracking/follow-order.service.ts"
import { type AccountPayment, chargedAmount, sharesTotal } from "../../../core/payments/account-payment.ts"
import type { AccountPaymentOutcome } from "../../../core/payments/charge-account.service.ts"
import { PaymentProviders } from "../../../core/payments/provider.port.ts"
import { gstIn } from "../../../core/pricing/gst.ts"
import { groupApi } from "../group-api.ts"
import { orderBrowserCookies } from "../ordering/order-browser-cookies.ts"
import { orderClaims } from "../ordering/order-claims.ts"
import { noPayment, paymentStatuses } from "../ordering/payment-outcome.ts"
import { toWire } from "../wire-errors.ts"
import { InvoicePaymentsGroup } from "./invoice-payments.contract.ts"

const outcomeOf = ({ next, payment }: AccountPaymentOutcome) => ({
  data: {
    stripe: {
      status: paymentStatuses[next.is],
      ...(next.is === "go-to" && next.clientSecret ? { clientSecret: next.clientSecret } : {}),
      ...(next.is === "go-to" && next.url ? { redirectUrl: next.url } : {}),
      paymentNo: payment.paymentNo,
      paymentRef: payment.attempt.paymentRef
    }
  }
})

const receiptStatus = ({ status, captured }: AccountPayment) => {
  if (status === "paid") return "paid"
  if (status === "awaiting-payment") return "open"
  return captured > 0 ? "refunded" : "failed"
}

const receiptOf = (payment: AccountPayment) => {
  const { paymentNo, shares, surcharge, transactionReference, capturedAt } = payment
  return {
    paymentNo,
    status: receiptStatus(payment),
    shares: shares.map(({ document, amount }) => ({ invoice: document, amount })),
    total: sharesTotal(payment),
    surcharge,
    surchargeGst: gstIn(surcharge),
    amount: chargedAmount(payment),
    ...(transactionReference === undefined ? {} : { transactionReference }),
    ...(capturedAt === undefined ? {} : { paidAt: capturedAt })
  } as const
}

/** Printed numbers with commas between them; one that is the number of none is an unknown one. */
const selectionIn = (texts: string): Effect.Effect<ReadonlyArray<SelectedInvoice>, InvoiceNotFound> => {
  const named = texts.split(",").filter((text) => text !== "")
  const known = named.flatMap((text) => parseInvoiceText(text) ?? [])
  return known.length === named.length ? Effect.succeed(known) : Effect.fail(new InvoiceNotFound())
}

export const InvoicePaymentsHandlers = HttpApiBuilder.group(
  groupApi(InvoicePaymentsGroup),
  "invoicePayments",
  Effect.fn(function* (handlers) {
    const invoices = yield* PayInvoices
    const followOrder = yield* FollowOrder
    const { billerCode, ...transfer } = yield* BankAccount
    const browsers = yield* orderBrowserCookies
    const claim = yield* orderClaims
    const ensureBrowserId = toWire(browsers.ensureBrowserId)
    const { publishableKey, standIn } = (yield* PaymentProviders).card

    /** [T29] Whoever shows a link asks by it; a contact asks for their company; anybody else knows of no invoice. */
    const payer = Effect.fnUntraced(function* (token: string | undefined) {
      if (token) return { by: "link", token } satisfies InvoicePayer
      const visitor = yield* CurrentVisitor
      if (visitor.kind === "guest" || !serverAllows("viewAndPayInvoices", visitor, visitor.customer))
        return yield* new InvoiceNotFound()
      return { by: "contact", reader: memberBuyer(visitor), email: visitor.contact.email } satisfies InvoicePayer
    })

    /** Nothing tells one that is not theirs from one that is none. */
    const details = Effect.fnUntraced(function* (id: string, token: string | undefined) {
      const invoice = parseInvoiceText(id)
      return invoice ? yield* invoices.details(yield* payer(token), invoice) : yield* new InvoiceNotFound()
    })

    /** How a payment of this browser's went, once it was asked to be finished or given up. */
    const end = Effect.fnUntraced(function* (id: string, work: typeof invoices.finish) {
      const browser = yield* toWire(browsers.browserId)
      if (browser === undefined) return yield* noPayment()
      return outcomeOf(yield* toWire(work(id, browser)))
    })

    return handlers.handleAll({
      bankDetails: () =>
        Effect.map(CurrentMember, ({ customer }) => {
          const reference = bpayReference(customer.id)
          return {
            data: {
              bpay: { billerCode, ...(reference === undefined ? {} : { reference }) },
              transfer
            }
          }
        }),
      invoicePayment: ({ params: { id }, query: { t } }) =>
        Effect.gen(function* () {
          const found = details(id, t)
          const ofOrder = Effect.flatMap(claim(id, t), (claimed) => toWire(followOrder.findPayment(id, claimed)))
          return { data: yield* Effect.catchTag(found, "InvoiceNotFound", () => ofOrder).pipe(toWire) }
        }),
      charge: ({ query: { invoices: texts = "", due, t } }) =>
        Effect.gen(function* () {
          const charge = Effect.gen(function* () {
            return yield* invoices.charge(yield* payer(t), due ? "due" : yield* selectionIn(texts))
          })
          return { data: yield* toWire(charge) }
        }),
      openInvoicePayment: ({ payload: { invoices: chosen, t } }) =>
        Effect.gen(function* () {
          const browser = yield* ensureBrowserId
          const work = Effect.flatMap(payer(t), (who) => invoices.open(who, chosen, browser))
          const { charge, opened } = yield* toWire(work)
          const { id, clientSecret = "", amount } = opened
          return { data: { id, clientSecret, amount, publishableKey, ...(standIn ? { standIn } : {}), charge } }
        }),
      payInvoices: ({ payload: { invoices: selection, intentId, confirmationToken, payable, t } }) =>
        Effect.gen(function* () {
          const { address } = yield* CurrentVisitor
          const browser = yield* ensureBrowserId
          const request = { selection, paymentRef: intentId, confirmationToken, seen: payable, browser, address }
          const work = Effect.flatMap(payer(t), (who) => invoices.pay(who, request))
          return outcomeOf(yield* toWire(work))
        }),
      confirmInvoicePayment: ({ payload: { id } }) => end(id, invoices.finish),
      abandonInvoicePayment: ({ payload: { id } }) => end(id, invoices.abandon),
      invoicePaymentReceipt: ({ params: { id } }) =>
        Effect.gen(function* () {
          const browser = yield* toWire(browsers.browserId)
          const visitor = yield* CurrentVisitor
          const isPayer = visitor.kind !== "guest" && serverAllows("viewAndPayInvoices", visitor, visitor.customer)
          const viewer = {
            ...(browser === undefined ? {} : { browser }),
            ...(isPayer ? { customerId: visitor.customer.id } : {})
          }
          return { data: receiptOf(yield* toWire(invoices.payment(id, viewer))) }
        })
    })
  })
)
