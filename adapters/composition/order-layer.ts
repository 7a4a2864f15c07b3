/** Everything that orders need, put together on a database: for the shop, and for the command at the keyboard. */
import { Effect, Layer } from "effect"
import { CompanyInvoices } from "../../core/billing/invoices/company-invoices.service.ts"
import { InvoiceOrder } from "../../core/billing/invoices/invoice-order.service.ts"
import { BankAccount } from "../../core/billing/pay/bank-account.port.ts"
import { PayInvoices } from "../../core/billing/pay/pay-invoices.service.ts"
import { SettleInvoices } from "../../core/billing/pay/settle-invoices.service.ts"
import { defaultSurcharge } from "../../core/billing/pay/surcharge.ts"
import { CurrentSurchargeRules } from "../../core/billing/pay/surcharge-rules.port.ts"
import { CompanyQuotes } from "../../core/billing/quotes/company-quotes.service.ts"
import { LinkedQuotes } from "../../core/billing/quotes/linked-quotes.service.ts"
import { RemindQuotes } from "../../core/billing/quotes/remind-quotes.service.ts"
import { CompanyStatements } from "../../core/billing/statements/company-statements.service.ts"
import { CartPayment } from "../../core/ordering/cart-payment.service.ts"
import { CallCourier } from "../../core/ordering/courier/call-courier.service.ts"
import { CompanyOrders } from "../../core/ordering/history/company-orders.service.ts"
import { CurrentWaitingLimits } from "../../core/ordering/orders.port.ts"
import { ChargeOrder } from "../../core/ordering/placing/charge-order.service.ts"
import { DecideApproval } from "../../core/ordering/placing/decide-approval.service.ts"
import { DraftOrder } from "../../core/ordering/placing/draft-order.service.ts"
import { OpenPayment } from "../../core/ordering/placing/open-payment.service.ts"
import { OpenQuotesPayment } from "../../core/ordering/placing/open-quotes-payment.service.ts"
import { PayQuotes } from "../../core/ordering/placing/pay-quotes.service.ts"
import { PayableQuotes } from "../../core/ordering/placing/payable-quotes.service.ts"
import { PlaceOrder } from "../../core/ordering/placing/place-order.service.ts"
import { ReceivePayment } from "../../core/ordering/placing/receive-payment.service.ts"
import { Reconcile } from "../../core/ordering/placing/reconcile.service.ts"
import { SendForApproval } from "../../core/ordering/placing/send-for-approval.service.ts"
import { SettleOrder } from "../../core/ordering/placing/settle-order.service.ts"
import { QuoteDelivery } from "../../core/ordering/quote-delivery.service.ts"
import { PlanRuns } from "../../core/ordering/runs/plan-runs.service.ts"
import { SaveCart } from "../../core/ordering/saved-cart/save-cart.service.ts"
import { FollowOrder } from "../../core/ordering/tracking/follow-order.service.ts"
import { MoveOrder } from "../../core/ordering/tracking/move-order.service.ts"
import type { WaitingLimits } from "../../core/ordering/waiting-order-limit.ts"
import { AreCardTriesLimited } from "../../core/payments/account-payments.port.ts"
import { settleAny } from "../../core/payments/make-settlement.service.ts"
import { Payables } from "../../core/payments/payables.port.ts"
import { RefundPayment } from "../../core/payments/refund-payment.service.ts"
import { CurrentUnknownPaymentLimit, type UnknownPaymentLimit } from "../../core/payments/refunds.port.ts"
import { approvalMailsLayer } from "../messages/approval-mails.ts"
import { invoiceMailsLayer } from "../messages/invoice-mails.ts"
import { orderMailsLayer } from "../messages/order-mails.ts"
import { quoteMailsLayer } from "../messages/quote-mails.ts"
import { savedCartMailsLayer } from "../messages/saved-cart-mails.ts"
import { statementMailsLayer } from "../messages/statement-mails.ts"
import { transactionLayer } from "../postgres/client/transaction.ts"
import { documentsLayer } from "../rendering/documents.ts"
import { shownPhotosLayer } from "../rendering/shown-photos.ts"
import type { SettingValues } from "../settings/setting-values.ts"
import { companiesLayer } from "../storage/account/companies.ts"
import { peopleLayer } from "../storage/account/people.ts"
import { invoiceLinksLayer } from "../storage/billing/invoice-links.ts"
import { invoicesLayer } from "../storage/billing/invoices.ts"
import { ledgersLayer } from "../storage/billing/ledgers.ts"
import { quotesLayer } from "../storage/billing/quotes.ts"
import { courierDeliveriesLayer } from "../storage/delivery/courier-deliveries.ts"
import { deliveryQuotesLayer } from "../storage/delivery/delivery-quotes.ts"
import { deliveryRunsLayer } from "../storage/delivery/delivery-runs.ts"
import { deliverySettingsLayer } from "../storage/delivery/delivery-settings.ts"
import { truckBookingsLayer } from "../storage/delivery/truck-bookings.ts"
import { outboxLayer } from "../storage/messages/outbox.ts"
import { approvalsLayer } from "../storage/ordering/approvals.ts"
import { failpointLayer } from "../storage/ordering/failpoint.ts"
import { ordersLayer } from "../storage/ordering/orders.ts"
import { purchaseHistoryLayer } from "../storage/ordering/purchase-history.ts"
import { salesOrdersLayer } from "../storage/ordering/sales-orders.ts"
import { savedCartsLayer } from "../storage/ordering/saved-carts.ts"
import { accountPaymentsLayer } from "../storage/payments/account-payments.ts"
import { awaitedPaymentsLayer } from "../storage/payments/awaited-payments.ts"
import { paymentReportsLayer } from "../storage/payments/payment-reports.ts"
import { refundsLayer } from "../storage/payments/refunds.ts"
import { tradeCreditLayer } from "../storage/payments/trade-credit.ts"
import { shopSecretLayer } from "../storage/secrets/shop-secret.ts"
import { courierLayer } from "./courier-layer.ts"
import { paymentProvidersLayer } from "./providers.ts"

const orderStorageLayer = Layer.mergeAll(
  transactionLayer,
  ordersLayer,
  outboxLayer,
  paymentReportsLayer,
  refundsLayer,
  accountPaymentsLayer,
  invoicesLayer,
  ledgersLayer,
  invoiceLinksLayer,
  orderMailsLayer,
  invoiceMailsLayer,
  quotesLayer,
  awaitedPaymentsLayer
).pipe(Layer.provideMerge(shopSecretLayer))

/** Off with every other limit. */
const waitingLimits = (settings: SettingValues): WaitingLimits | undefined =>
  settings.LIMITS === "off"
    ? undefined
    : {
        browser: settings.WAITING_ORDERS,
        address: settings.WAITING_ORDERS_ADDRESS,
        share: settings.WAITING_SHARE / 100
      }

const HOUR_MS = 60 * 60_000

const unknownPaymentLimit = ({ UNKNOWN_PAYMENT_HOURS }: SettingValues): UnknownPaymentLimit => ({
  tries: 5,
  ms: UNKNOWN_PAYMENT_HOURS * HOUR_MS
})

/** [I9] Every kind of thing that is paid; a payment of none of them is looked at as an order's. */
const payablesLayer = Layer.effect(
  Payables,
  Effect.gen(function* () {
    const orders = yield* SettleOrder
    const invoices = yield* SettleInvoices
    const kinds = [orders.payable, invoices.payable]
    return { kinds, settle: settleAny(kinds, orders.settle) }
  })
)

/** What follows orders that were placed. Needs database, stock and branches. */
export const followOrderLayer = (settings: SettingValues) =>
  Layer.mergeAll(CallCourier.layer, ReceivePayment.layer).pipe(
    Layer.provideMerge(MoveOrder.layer),
    Layer.provideMerge(FollowOrder.layer),
    Layer.provideMerge(courierDeliveriesLayer),
    Layer.provideMerge(InvoiceOrder.layer),
    Layer.provideMerge(payablesLayer),
    Layer.provideMerge(Layer.mergeAll(SettleOrder.layer, SettleInvoices.layer)),
    Layer.provideMerge(Layer.merge(deliveryRunsLayer, shownPhotosLayer)),
    Layer.provideMerge(RefundPayment.layer),
    Layer.provideMerge(paymentProvidersLayer(settings)),
    Layer.provideMerge(orderStorageLayer),
    Layer.provideMerge(tradeCreditLayer),
    Layer.provideMerge(courierLayer(settings)),
    Layer.provideMerge(Layer.succeed(CurrentUnknownPaymentLimit, unknownPaymentLimit(settings))),
    Layer.provideMerge(Layer.succeed(CurrentWaitingLimits, waitingLimits(settings))),
    Layer.provideMerge(
      Layer.succeed(BankAccount, {
        billerCode: settings.BPAY_BILLER,
        bsb: settings.BANK_BSB,
        accountNumber: settings.BANK_ACCOUNT,
        accountName: settings.SHOP_NAME
      })
    ),
    Layer.provideMerge(Layer.succeed(AreCardTriesLimited, settings.LIMITS !== "off")),
    Layer.provideMerge(Layer.succeed(CurrentSurchargeRules, { ...defaultSurcharge, policy: settings.SURCHARGE_POLICY }))
  )

/** What companies read of their orders. Needs what follows orders, the branches and the shop's facts. */
export const companyOrdersLayer = Layer.merge(
  CompanyOrders.layer.pipe(Layer.provide(Layer.mergeAll(salesOrdersLayer, documentsLayer))),
  purchaseHistoryLayer
)

/** What companies read of their invoices. Needs the same. */
export const companyInvoicesLayer = CompanyInvoices.layer.pipe(Layer.provide(documentsLayer))

/** What they read of their statements. Needs the ledger and the shop's facts. */
export const companyStatementsLayer = CompanyStatements.layer.pipe(
  Layer.provide(Layer.mergeAll(statementMailsLayer, documentsLayer))
)

/** What companies read of their quotes. Needs the same. */
export const companyQuotesLayer = CompanyQuotes.layer.pipe(
  Layer.provide(Layer.mergeAll(quoteMailsLayer, documentsLayer))
)

/** What is done with quotes without a login: by their links, and by the job that reminds of them. Needs the same. */
export const linkedQuotesLayer = Layer.mergeAll(
  LinkedQuotes.layer,
  RemindQuotes.layer.pipe(Layer.provide(quoteMailsLayer))
)

/** Carts that are kept for later. Needs the catalogue, the price book and the outbox. */
export const saveCartLayer = SaveCart.layer.pipe(Layer.provide(Layer.mergeAll(savedCartsLayer, savedCartMailsLayer)))

/** All of it. Needs the catalogue, the price book and the gazetteer besides. */
export const orderLayer = (settings: SettingValues) =>
  Layer.mergeAll(DecideApproval.layer, SendForApproval.layer).pipe(
    Layer.provideMerge(
      Layer.mergeAll(PlaceOrder.layer, PlanRuns.layer, Reconcile.layer, PayInvoices.layer, PayQuotes.layer)
    ),
    Layer.provideMerge(OpenQuotesPayment.layer),
    Layer.provide(PayableQuotes.layer),
    Layer.provideMerge(DraftOrder.layer),
    Layer.provide(Layer.mergeAll(companiesLayer, peopleLayer, approvalMailsLayer)),
    Layer.provideMerge(approvalsLayer),
    Layer.provideMerge(Layer.mergeAll(ChargeOrder.layer, OpenPayment.layer)),
    Layer.provideMerge(CartPayment.layer),
    Layer.provideMerge(QuoteDelivery.layer),
    Layer.provideMerge(Layer.mergeAll(deliveryQuotesLayer, deliverySettingsLayer, truckBookingsLayer)),
    Layer.provide(failpointLayer(settings)),
    Layer.provideMerge(followOrderLayer(settings))
  )
