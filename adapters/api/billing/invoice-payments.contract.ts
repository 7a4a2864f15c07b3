/** The calls that pay invoices by card, for a company's contacts and for whoever has an invoice's link. */
import { Schema } from "effect"
import { HttpApi, HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { invoicedFields, selectedInvoiceFields } from "../../../core/billing/invoices/account-invoice.schema.ts"
import type { InvoiceCharge, InvoicePaymentDetails } from "../../../core/billing/pay/invoice-charge.ts"
import { DayText, EpochMs, Identifier, listOf, Measure, UrlText } from "../../../core/bounds.schema.ts"
import { Cents } from "../../../core/pricing/price.schema.ts"
import { callLimits } from "../../../core/rate-limit/call-limits.ts"
import {
  Conflict,
  DataEnvelope,
  Forbidden,
  Malformed,
  NotFound,
  ServiceUnavailable,
  TooManyRequests,
  UnprocessableRequest
} from "../failure.ts"
import { intentFields, LinkToken, Ref } from "../ordering/order-fields.ts"
import { PaymentSchema } from "../ordering/orders.contract.ts"
import { changes, reads, withPolicy } from "../route-policy.ts"

/** The most invoices that one payment is for. */
const MAX_INVOICES = 100

const invoices = Schema.Array(Schema.Struct(selectedInvoiceFields)).check(Schema.isMaxLength(MAX_INVOICES))

/** [INV-02] What will be charged, before anything is. */
const charge = {
  invoices: listOf(
    Schema.Struct({ invoiceNo: Identifier, invoiceSuffix: Identifier, invoiceDate: DayText, outstanding: Cents })
  ),
  total: Cents,
  surchargePercent: Measure,
  surcharge: Cents,
  surchargeGst: Cents,
  payable: Cents
}
const ChargeSchema = Schema.Struct(charge) satisfies Schema.Codec<InvoiceCharge>

/** [CALL-15] An invoice as far as paying it goes. */
const DetailsSchema = Schema.Struct({
  invoiceNo: Identifier,
  invoiceSuffix: Identifier,
  invoiceDate: DayText,
  dueDate: DayText,
  total: Cents,
  outstanding: Cents,
  status: Schema.Literals(["open", "processing", "paid"]),
  ...invoicedFields,
  payments: listOf(Schema.Struct({ number: Identifier, date: DayText, amount: Cents }))
}) satisfies Schema.Codec<InvoicePaymentDetails>

/** How far a payment has come, and what the browser does next. */
const Outcome = Schema.Struct({
  stripe: Schema.Struct({
    status: Schema.Literals(["succeeded", "requires_action", "processing"]),
    clientSecret: Schema.optionalKey(Identifier),
    redirectUrl: Schema.optionalKey(UrlText),
    paymentNo: Identifier,
    paymentRef: Identifier
  })
})

/** What was paid, and what of it went on which invoice. */
const Receipt = Schema.Struct({
  paymentNo: Identifier,
  status: Schema.Literals(["open", "paid", "refunded", "failed"]),
  shares: listOf(Schema.Struct({ invoice: Identifier, amount: Cents })),
  total: Cents,
  surcharge: Cents,
  surchargeGst: Cents,
  amount: Cents,
  transactionReference: Schema.optionalKey(Identifier),
  paidAt: Schema.optionalKey(EpochMs)
})

/** [INV-05] Where an account is paid by bank; the reference finds the account, and is absent where its number makes none. */
const BankDetails = Schema.Struct({
  bpay: Schema.Struct({ billerCode: Identifier, reference: Schema.optionalKey(Identifier) }),
  transfer: Schema.Struct({ bsb: Identifier, accountNumber: Identifier, accountName: Identifier })
})

/** [T45] A field that nobody knows would be a wish that nobody keeps. */
const strict = { errors: "all", onExcessProperty: "error" } as const

const access = { guestOr: "viewAndPayInvoices" } as const
const t = Schema.optionalKey(LinkToken)

export class InvoicePaymentsGroup extends HttpApiGroup.make("invoicePayments").add(
  // An order's tax invoice has the order's number: whoever may see the order is told how that was paid.
  HttpApiEndpoint.get("invoicePayment", "/orders/order/payment/id/invoice/:id", {
    params: { id: Ref },
    query: { t },
    success: DataEnvelope(Schema.Union([DetailsSchema, PaymentSchema])),
    error: [NotFound, ServiceUnavailable]
  }).pipe(withPolicy(reads({ access: "public", limit: callLimits.document }))),
  HttpApiEndpoint.get("bankDetails", "/users/details/pay-my-account", {
    success: DataEnvelope(BankDetails)
  }).pipe(withPolicy(reads({ access: "viewAndPayInvoices", limit: callLimits.ownAccount, portal: true }))),
  HttpApiEndpoint.get("charge", "/orders/invoice/payment", {
    // Printed numbers with commas between them, or all that are due.
    query: {
      invoices: Schema.optionalKey(
        Schema.String.check(Schema.isMaxLength(MAX_INVOICES * 20), Schema.isPattern(/^[0-9A-Za-z ,-]{0,2000}$/u))
      ),
      due: Schema.optionalKey(Schema.Literal("all")),
      t
    },
    success: DataEnvelope(ChargeSchema),
    error: [Malformed, Forbidden, NotFound, UnprocessableRequest, ServiceUnavailable]
  }).pipe(withPolicy(reads({ access, limit: callLimits.document }))),
  HttpApiEndpoint.post("openInvoicePayment", "/orders/invoice/stripe/payment-intent", {
    payload: Schema.Struct({ invoices, t }),
    success: DataEnvelope(Schema.Struct({ ...intentFields, charge: ChargeSchema })),
    error: [Malformed, Forbidden, NotFound, UnprocessableRequest, TooManyRequests, ServiceUnavailable]
  })
    .pipe(withPolicy(changes({ access, limit: callLimits.intent })))
    .annotate(HttpApi.PayloadParseOptions, strict),
  HttpApiEndpoint.post("payInvoices", "/orders/invoice/stripe", {
    // `payable` is what was shown: should it be another by now, nothing is charged.
    payload: Schema.Struct({ invoices, intentId: Ref, confirmationToken: Ref, payable: Cents, t }),
    success: DataEnvelope(Outcome),
    error: [Malformed, Forbidden, NotFound, Conflict, UnprocessableRequest, TooManyRequests, ServiceUnavailable]
  })
    .pipe(withPolicy(changes({ access, limit: callLimits.placing })))
    .annotate(HttpApi.PayloadParseOptions, strict),
  HttpApiEndpoint.post("confirmInvoicePayment", "/orders/invoice/payments/stripe/confirm", {
    payload: Schema.Struct({ id: Ref }),
    success: DataEnvelope(Outcome),
    error: [Malformed, NotFound, UnprocessableRequest, TooManyRequests, ServiceUnavailable]
  }).pipe(withPolicy(changes({ access: "public", limit: callLimits.confirmation }))),
  HttpApiEndpoint.post("abandonInvoicePayment", "/orders/invoice/payments/stripe/abandon", {
    payload: Schema.Struct({ id: Ref }),
    success: DataEnvelope(Outcome),
    error: [Malformed, NotFound, UnprocessableRequest, TooManyRequests, ServiceUnavailable]
  }).pipe(withPolicy(changes({ access: "public", limit: callLimits.placing }))),
  HttpApiEndpoint.get("invoicePaymentReceipt", "/orders/invoice/payment/id/:id", {
    params: { id: Ref },
    success: DataEnvelope(Receipt),
    error: [NotFound, ServiceUnavailable]
  }).pipe(withPolicy(reads({ access: "public", limit: callLimits.document })))
) {}
