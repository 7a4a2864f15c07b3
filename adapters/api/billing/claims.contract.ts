/** [CLM-01] The call that reads an invoice's claims. A claim comes with its photographs, and so to a route of its own. */
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { InvoiceClaimsSchema } from "../../../core/billing/claims/claim.schema.ts"
import { selectedInvoiceFields } from "../../../core/billing/invoices/account-invoice.schema.ts"
import { callLimits } from "../../../core/rate-limit/call-limits.ts"
import { DataEnvelope, Malformed, NotFound, ServiceUnavailable } from "../failure.ts"
import { reads, withPolicy } from "../route-policy.ts"

export class ClaimsGroup extends HttpApiGroup.make("claims").add(
  HttpApiEndpoint.get("claims", "/users/details/invoice/claims", {
    query: selectedInvoiceFields,
    success: DataEnvelope(InvoiceClaimsSchema),
    error: [Malformed, NotFound, ServiceUnavailable]
  }).pipe(withPolicy(reads({ access: "viewAndPayInvoices", limit: callLimits.companyList, portal: true })))
) {}
