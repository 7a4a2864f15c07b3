/** [CALL-28] The calls about e-invoices: a company's enrolment, and its invoices as such. */
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import {
  AccountingSoftwareSchema,
  EInvoicingDetailsSchema
} from "../../../core/billing/e-invoicing/e-invoicing.schema.ts"
import { selectedInvoiceFields } from "../../../core/billing/invoices/account-invoice.schema.ts"
import { callLimits } from "../../../core/rate-limit/call-limits.ts"
import { DownloadedFile } from "../downloaded-file.ts"
import { DataEnvelope, Forbidden, Malformed, NotFound, ServiceUnavailable } from "../failure.ts"
import { changes, reads, withPolicy } from "../route-policy.ts"

const success = DataEnvelope(EInvoicingDetailsSchema)
const access = "viewAndPayInvoices"

/** What a header can hold on its way. */
const headerText = Schema.optionalKey(Schema.String.check(Schema.isMaxLength(100), Schema.isPattern(/^[!-~]{0,100}$/u)))

/** [T54] What a browser says of who asks, and what the shop's own pages say of themselves. */
const callerHeaders = { "sec-fetch-site": headerText, "x-shop-client": headerText }

export class EInvoicingGroup extends HttpApiGroup.make("eInvoicing").add(
  HttpApiEndpoint.get("details", "/users/invoice-sync/details", {
    success,
    error: [Malformed, ServiceUnavailable]
  }).pipe(withPolicy(reads({ access, limit: callLimits.companyList, portal: true }))),
  // Both change something though they are read: they are answered to the shop's own pages alone.
  HttpApiEndpoint.get("enable", "/users/invoice-sync/enable", {
    query: { software: Schema.optionalKey(AccountingSoftwareSchema) },
    headers: callerHeaders,
    success,
    error: [Malformed, Forbidden, ServiceUnavailable]
  }).pipe(withPolicy(reads({ access, limit: callLimits.accountChange, portal: true }))),
  HttpApiEndpoint.get("disable", "/users/invoice-sync/disable", {
    headers: callerHeaders,
    success,
    error: [Malformed, Forbidden, ServiceUnavailable]
  }).pipe(withPolicy(reads({ access, limit: callLimits.accountChange, portal: true }))),
  HttpApiEndpoint.post("file", "/users/invoice-sync/stream", {
    payload: Schema.Struct(selectedInvoiceFields),
    success: DataEnvelope(DownloadedFile),
    error: [Malformed, NotFound, ServiceUnavailable]
  }).pipe(withPolicy(changes({ access, limit: callLimits.download, portal: true }))),
  HttpApiEndpoint.post("send", "/users/invoice-sync/send", {
    payload: Schema.Struct(selectedInvoiceFields),
    success,
    error: [Malformed, NotFound, ServiceUnavailable]
  }).pipe(withPolicy(changes({ access, limit: callLimits.download, portal: true })))
) {}
