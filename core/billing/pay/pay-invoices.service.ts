/** Pays invoices by card: says what will be charged, opens the payment, writes it down, has it taken once, and tells how it went. */

import { Clock, Context, Effect, Fiber, Layer } from "effect"
import type { Cents } from "../../money.ts"
import { cartMethod } from "../../payment-method.ts"
import type { AccountPayment } from "../../payments/account-payment.ts"
import { AccountPayments, AreCardTriesLimited } from "../../payments/account-payments.port.ts"
import { cardTriesProblem, DECLINE_MS, type Payer } from "../../payments/card-testing.ts"
import { type AccountPaymentOutcome, accountOutcome, makeAccountCharge } from "../../payments/charge-account.service.ts"
import { PaymentNotFound, PaymentRefused, type PaymentTaken } from "../../payments/payment.schema.ts"
import { abandonedRefusal, type ProviderPayment } from "../../payments/payment.ts"
import { PaymentProviders } from "../../payments/provider.port.ts"
import { Transaction } from "../../transaction.port.ts"
import type { ProviderUnavailable, Unavailable } from "../../unavailable.schema.ts"
import { accountPaymentWords } from "../../words/account-payment.ts"
import { invoicePaymentWords } from "../../words/bills.ts"
import { orderWords } from "../../words/order.ts"
import { invoiceText, type SelectedInvoice, toSelectedInvoice } from "../invoices/invoice.ts"
import type { InvoiceSelection } from "../invoices/invoice-selection.ts"
import { Invoices } from "../invoices/invoices.port.ts"
import { InvoiceNotFound } from "../invoices/refusal.schema.ts"
import { Ledgers } from "../ledger/ledgers.port.ts"
import {
  type InvoiceCharge,
  type InvoicePaymentDetails,
  invoiceCharge,
  invoicePaymentDetails
} from "./invoice-charge.ts"
import { type InvoicePayer, makePayerInvoices } from "./payer-invoices.service.ts"
import { InvoicesNotPayable } from "./refusal.schema.ts"
import { SettleInvoices } from "./settle-invoices.service.ts"

/** What somebody pays, by what, and what they were shown as payable, cents. */
export type InvoicePaymentRequest = Payer & {
  readonly selection: InvoiceSelection
  readonly paymentRef: string
  readonly confirmationToken: string
  readonly seen: Cents
}

const refused = (kind: keyof typeof refusals) => new PaymentRefused({ kind, msg: refusals[kind] })

const refusals = {
  "payment-details": orderWords.paymentDetails,
  "payment-under-way": accountPaymentWords.underWay,
  "too-many-declines": accountPaymentWords.tooManyDeclines
} as const

type NotPayable = InvoiceNotFound | InvoicesNotPayable | Unavailable
type FinishEffect = Effect.Effect<
  AccountPaymentOutcome,
  PaymentNotFound | PaymentRefused | Unavailable | ProviderUnavailable
>
type PayEffect = Effect.Effect<AccountPaymentOutcome, NotPayable | Effect.Error<FinishEffect>>

/**
 * [INV-02] [INV-03] Service that pays invoices by card. Fails with `Unavailable` (what it needs is out of reach), `InvoiceNotFound`
 * (one of them is none, or not theirs), `InvoicesNotPayable` and `PaymentRefused` (each with its reason), `PaymentNotFound` (no
 * such payment, or not theirs), `ProviderUnavailable` (the payment provider can't be reached).
 */
export class PayInvoices extends Context.Service<
  PayInvoices,
  {
    /** [CALL-15] */
    readonly details: (
      payer: InvoicePayer,
      invoice: SelectedInvoice
    ) => Effect.Effect<InvoicePaymentDetails, InvoiceNotFound | Unavailable>
    /** [INV-02] What would be charged for them now. */
    readonly charge: (
      payer: InvoicePayer,
      selection: InvoiceSelection | "due"
    ) => Effect.Effect<InvoiceCharge, NotPayable>
    /** The same, and a payment over it at the provider, for that browser. Nothing is taken by it. */
    readonly open: (
      payer: InvoicePayer,
      selection: InvoiceSelection,
      browser: string
    ) => Effect.Effect<
      { readonly charge: InvoiceCharge; readonly opened: ProviderPayment },
      NotPayable | PaymentRefused | ProviderUnavailable
    >
    /** [I15] Pays all of them, or none; a repeat for the same payment of the provider's pays nothing twice. */
    readonly pay: (payer: InvoicePayer, request: InvoicePaymentRequest) => PayEffect
    /** How a payment went, asked by the browser that made it; one that can be finished is finished. */
    readonly finish: (paymentRef: string, browser: string) => FinishEffect
    /** The same for whoever won't confirm at their bank: what waits for it can never be paid afterwards. */
    readonly abandon: (paymentRef: string, browser: string) => FinishEffect
    /** A payment by its number, for the browser that made it, or a contact of its company. */
    readonly payment: (
      paymentNo: string,
      viewer: { readonly browser?: string; readonly customerId?: string }
    ) => Effect.Effect<AccountPayment, PaymentNotFound | Unavailable>
  }
>()("core/billing/pay/PayInvoices") {
  static readonly layer = Layer.effect(
    PayInvoices,
    Effect.gen(function* () {
      const invoices = yield* Invoices
      const { readerOf, amounts, due } = yield* makePayerInvoices
      const ledgers = yield* Ledgers
      const payments = yield* AccountPayments
      const { [cartMethod]: card } = yield* PaymentProviders
      const settlement = yield* SettleInvoices
      const areTriesLimited = yield* AreCardTriesLimited
      const transaction = yield* Transaction
      const chargeOnce = yield* makeAccountCharge(settlement)

      const details: PayInvoices["Service"]["details"] = Effect.fn("PayInvoices.details")(function* (payer, invoice) {
        const [found] = yield* invoices.find(yield* readerOf(payer, [invoice]), [invoice])
        if (!found) return yield* new InvoiceNotFound()
        return invoicePaymentDetails(found, yield* payments.isHeld("invoice", invoiceText(invoice)))
      })

      const charge: PayInvoices["Service"]["charge"] = Effect.fn("PayInvoices.charge")(function* (payer, selection) {
        const chosen = selection === "due" ? yield* due(payer) : selection
        return invoiceCharge(yield* amounts(yield* readerOf(payer, chosen), chosen))
      })

      const open: PayInvoices["Service"]["open"] = Effect.fn("PayInvoices.open")(function* (payer, selection, browser) {
        const priced = yield* charge(payer, selection)
        const opened = yield* Effect.catchTag(card.open({ amount: priced.payable, browser }), "PaymentNotUsable", () =>
          Effect.fail(refused("payment-details"))
        )
        return { charge: priced, opened }
      })

      /** [T31] Another browser's payment does not exist. */
      const findOwn = Effect.fnUntraced(function* (paymentRef: string, browser: string) {
        const reported = yield* card.ask(paymentRef)
        return reported.browser === browser ? reported : yield* new PaymentNotFound({ id: paymentRef })
      })

      /** [T55] Nobody tries card after card on an invoice that they were sent. */
      const refuseTriedCards = Effect.fnUntraced(function* (payer: Payer) {
        const since = (yield* Clock.currentTimeMillis) - DECLINE_MS
        const problem = cardTriesProblem(yield* payments.cardTries(payer, since))
        if (areTriesLimited && problem)
          return yield* refused(problem === "declined" ? "too-many-declines" : "payment-under-way")
      })

      /** [I15] The account is locked while the amounts are worked out, and each invoice is held once they are written. */
      const save = Effect.fnUntraced(function* (payer: InvoicePayer, request: InvoicePaymentRequest) {
        const { selection, seen, paymentRef, browser, address } = request
        const reader = yield* readerOf(payer, selection)
        const paymentNo = yield* payments.nextPaymentNo
        const work = Effect.gen(function* () {
          yield* refuseTriedCards({ browser, address })
          yield* ledgers.lockedRemainders(reader.customerId, [])
          const { invoices: chosen, surcharge } = yield* amounts(reader, selection, seen)
          const email = payer.by === "contact" ? payer.email : chosen[0]?.customerEmail
          return yield* payments.save({
            kind: "invoice",
            paymentNo,
            customerId: reader.customerId,
            ...(payer.by === "contact" ? { contactId: reader.contactId } : {}),
            ...(email === undefined ? {} : { email }),
            shares: chosen.map((invoice) => ({
              document: invoiceText(toSelectedInvoice(invoice)),
              amount: invoice.outstanding
            })),
            surcharge,
            method: cartMethod,
            paymentRef,
            browser,
            address,
            madeAt: yield* Clock.currentTimeMillis
          })
        })
        return yield* transaction.run(work)
      })

      const finishReported = Effect.fnUntraced(function* (reported: ProviderPayment) {
        const settled = yield* settlement.settle(reported)
        return settled ? yield* accountOutcome(settled, reported) : yield* new PaymentNotFound({ id: reported.id })
      })

      /** One that was written before: its payment is gone on with, or looked at. */
      const resume = (payment: AccountPayment, reported: ProviderPayment, token: string) =>
        payment.attempt.state === "started" ? chargeOnce(payment, token) : finishReported(reported)

      const notTaken = ({ what }: PaymentTaken) =>
        what === "document"
          ? new InvoicesNotPayable({ kind: "being-paid", msg: invoicePaymentWords.beingPaid })
          : refused("payment-under-way")

      /** [I20] Sent twice at once, the second finds what the first wrote meanwhile: both are told how it went. */
      const payNow = Effect.fnUntraced(function* (payer: InvoicePayer, request: InvoicePaymentRequest) {
        const { paymentRef, confirmationToken, browser } = request
        const findOpen = Effect.map(payments.findByRef("invoice", cartMethod, paymentRef), (written) =>
          written?.status === "cancelled" ? undefined : written
        )
        const reported = yield* findOwn(paymentRef, browser)
        const before = yield* findOpen
        if (before) return yield* resume(before, reported, confirmationToken)
        if (reported.status !== "unpaid") return yield* refused("payment-details")
        const work = Effect.flatMap(save(payer, request), (saved) => chargeOnce(saved, confirmationToken))
        return yield* Effect.catchTag(work, ["PaymentTaken", "InvoicesNotPayable"], (problem) =>
          Effect.gen(function* () {
            const meanwhile = yield* findOpen
            if (meanwhile) return yield* resume(meanwhile, yield* findOwn(paymentRef, browser), confirmationToken)
            return yield* Effect.fail(problem._tag === "PaymentTaken" ? notTaken(problem) : problem)
          })
        )
      })

      // A browser that goes away does not stop what it began.
      const pay: PayInvoices["Service"]["pay"] = Effect.fn("PayInvoices.pay")(function* (payer, request) {
        return yield* Effect.flatMap(Effect.forkDetach(payNow(payer, request)), Fiber.join)
      })

      const finish: PayInvoices["Service"]["finish"] = Effect.fn("PayInvoices.finish")(function* (paymentRef, browser) {
        return yield* finishReported(yield* findOwn(paymentRef, browser))
      })

      const abandon: PayInvoices["Service"]["abandon"] = Effect.fn("PayInvoices.abandon")(
        function* (paymentRef, browser) {
          const reported = yield* findOwn(paymentRef, browser)
          const outcome = yield* finishReported(reported)
          if (outcome.next.is === "paid" || reported.status !== "requires-action") return outcome
          yield* settlement.abandonPayment(outcome.payment, {
            state: "refused",
            by: "customer",
            note: "left the provider's page",
            refusal: abandonedRefusal(cartMethod)
          })
          return yield* finish(paymentRef, browser)
        }
      )

      const payment: PayInvoices["Service"]["payment"] = Effect.fn("PayInvoices.payment")(function* (
        paymentNo,
        { browser, customerId }
      ) {
        const found = yield* payments.find("invoice", paymentNo)
        const isCompanys = found?.customerId === customerId
        const isOwn = found && browser !== undefined && (yield* payments.isOfBrowser(found, browser))
        return found && (isCompanys || isOwn) ? found : yield* new PaymentNotFound({ id: paymentNo })
      })

      return PayInvoices.of({ details, charge, open, pay, finish, abandon, payment })
    })
  )
}
