/** [CALL-13] The calls about a company's invoices: those of some days, one in full, and the papers and e-mails made of them. */
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import {
  AccountInvoiceSchema,
  InvoicesOfDaysSchema,
  selectedInvoiceFields
} from "../../../core/billing/invoices/account-invoice.schema.ts"
import { invoiceExportFormats } from "../../../core/billing/invoices/invoice-exports.ts"
import { MAX_EMAILED_INVOICES } from "../../../core/billing/invoices/invoice-selection.ts"
import { NameText } from "../../../core/bounds.schema.ts"
import { listFilterFields } from "../../../core/list-page.schema.ts"
import { callLimits } from "../../../core/rate-limit/call-limits.ts"
import { DownloadedFile } from "../downloaded-file.ts"
import { DataEnvelope, Malformed, NotFound, ServiceUnavailable } from "../failure.ts"
import { changes, reads, withPolicy } from "../route-policy.ts"

const day = listFilterFields.fromDate.schema

const access = "viewAndPayInvoices"

export class InvoicesGroup extends HttpApiGroup.make("invoices").add(
  // All of the days' invoices at once: no other size and no other page are answered.
  HttpApiEndpoint.get("list", "/users/details/invoice/list", {
    query: {
      batchSize: Schema.Literals(["0"]),
      batchPage: Schema.Literals(["last"]),
      fromDate: day,
      toDate: day
    },
    success: DataEnvelope(InvoicesOfDaysSchema),
    error: [Malformed, ServiceUnavailable]
  }).pipe(withPolicy(reads({ access, limit: callLimits.companyList, portal: true }))),
  HttpApiEndpoint.get("details", "/users/details/invoice/details", {
    query: selectedInvoiceFields,
    success: DataEnvelope(AccountInvoiceSchema),
    error: [Malformed, NotFound, ServiceUnavailable]
  }).pipe(withPolicy(reads({ access, limit: callLimits.companyList, portal: true }))),
  HttpApiEndpoint.post("email", "/users/invoice/email", {
    payload: Schema.Struct({
      invoices: Schema.Array(Schema.Struct(selectedInvoiceFields)).check(
        Schema.isMinLength(1),
        Schema.isMaxLength(MAX_EMAILED_INVOICES)
      )
    }),
    success: DataEnvelope(Schema.Struct({ success: Schema.Literal(true), email: NameText })),
    error: [Malformed, NotFound, ServiceUnavailable]
  }).pipe(withPolicy(changes({ access, limit: callLimits.documentEmail, portal: true }))),
  HttpApiEndpoint.post("stream", "/users/invoice/stream", {
    payload: Schema.Struct(selectedInvoiceFields),
    success: DataEnvelope(DownloadedFile),
    error: [Malformed, NotFound, ServiceUnavailable]
  }).pipe(withPolicy(changes({ access, limit: callLimits.download, portal: true }))),
  HttpApiEndpoint.post("export", "/users/invoice/export", {
    payload: Schema.Struct({ fromDate: day, toDate: day, format: Schema.Literals(invoiceExportFormats) }),
    success: DataEnvelope(DownloadedFile),
    error: [Malformed, ServiceUnavailable]
  }).pipe(withPolicy(changes({ access, limit: callLimits.download, portal: true })))
) {}
