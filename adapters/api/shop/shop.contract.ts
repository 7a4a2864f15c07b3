/** The shop's whole API: every call at its path, under /api. */
import { HttpApi, type HttpApiGroup, OpenApi } from "effect/http-api"
import type { VisitorMiddleware } from "../access-middleware.ts"
import { AccountGroup } from "../account/account.contract.ts"
import { AuditTrailGroup } from "../account/audit-trail.contract.ts"
import { CompaniesGroup } from "../account/companies.contract.ts"
import { LinksGroup } from "../account/links.contract.ts"
import { ManagersGroup } from "../account/managers.contract.ts"
import { OwnDetailsGroup } from "../account/own-details.contract.ts"
import { VisitorGroup } from "../account/visitor.contract.ts"
import { BillsGroup } from "../billing/bills.contract.ts"
import { ClaimsGroup } from "../billing/claims.contract.ts"
import { EInvoicingGroup } from "../billing/e-invoicing.contract.ts"
import { InvoicePaymentsGroup } from "../billing/invoice-payments.contract.ts"
import { InvoicesGroup } from "../billing/invoices.contract.ts"
import { QuoteLinksGroup } from "../billing/quote-links.contract.ts"
import { QuotePaymentsGroup } from "../billing/quote-payments.contract.ts"
import { ContractPricesGroup } from "../catalogue/contract-prices.contract.ts"
import { ProductsGroup } from "../catalogue/products.contract.ts"
import { ReviewsGroup } from "../catalogue/reviews.contract.ts"
import { ContentGroup } from "../content/content.contract.ts"
import { belowApi } from "../group-api.ts"
import { JobListsGroup } from "../job-lists/job-lists.contract.ts"
import { ApprovalsGroup } from "../ordering/approvals.contract.ts"
import { OrdersGroup } from "../ordering/orders.contract.ts"
import { PaymentsGroup } from "../ordering/payments.contract.ts"
import { SalesOrdersGroup } from "../ordering/sales-orders.contract.ts"
import { SavedCartsGroup } from "../ordering/saved-carts.contract.ts"
import { PlacesGroup } from "../stores/places.contract.ts"

/** The calls of groups that do not say who may make them; see withPolicy. */
type Undeclared<Groups> =
  HttpApiGroup.Endpoints<Groups> extends infer E
    ? E extends { readonly identifier: infer Name; readonly "~Middleware": infer M }
      ? [VisitorMiddleware] extends [M]
        ? never
        : Name & string
      : never
    : never

/** Takes groups whose calls all declare what holds for them; of others it names the calls that do not. */
const declared = <const Groups extends readonly [HttpApiGroup.Constraint, ...ReadonlyArray<HttpApiGroup.Constraint>]>(
  ...groups: [Undeclared<Groups[number]>] extends [never]
    ? Groups
    : readonly [`undeclared call: ${Undeclared<Groups[number]>}`]
): Groups => groups as Groups & typeof groups

export class ShopApi extends belowApi(
  HttpApi.make("shop").add(
    ...declared(
      VisitorGroup,
      ProductsGroup,
      ContractPricesGroup,
      ReviewsGroup,
      ContentGroup,
      OrdersGroup,
      PaymentsGroup,
      AccountGroup,
      LinksGroup,
      OwnDetailsGroup,
      CompaniesGroup,
      AuditTrailGroup,
      ManagersGroup,
      BillsGroup,
      InvoicesGroup,
      ClaimsGroup,
      EInvoicingGroup,
      InvoicePaymentsGroup,
      QuoteLinksGroup,
      QuotePaymentsGroup,
      SalesOrdersGroup,
      ApprovalsGroup,
      SavedCartsGroup,
      JobListsGroup,
      PlacesGroup
    )
  )
).annotateMerge(OpenApi.annotations({ title: "Lineal", version: "1" })) {}
