/** Everything that answers at an address of the shop, and the jobs that it does by itself. */
import { Layer } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { AccountHandlers } from "../../api/account/account.handlers.ts"
import { AuditTrailHandlers } from "../../api/account/audit-trail.handlers.ts"
import { CompaniesHandlers } from "../../api/account/companies.handlers.ts"
import { LinksHandlers } from "../../api/account/links.handlers.ts"
import { ManagersHandlers } from "../../api/account/managers.handlers.ts"
import { OwnDetailsHandlers } from "../../api/account/own-details.handlers.ts"
import { requireGuestOrPermissionLayer, requireMemberLayer } from "../../api/account/require-member.ts"
import { VisitorHandlers } from "../../api/account/visitor.handlers.ts"
import { visitorMiddlewareLayer } from "../../api/account/visitor-middleware.ts"
import { BillsHandlers } from "../../api/billing/bills.handlers.ts"
import { ClaimsHandlers } from "../../api/billing/claims.handlers.ts"
import { EInvoicingHandlers } from "../../api/billing/e-invoicing.handlers.ts"
import { InvoicePaymentsHandlers } from "../../api/billing/invoice-payments.handlers.ts"
import { InvoicesHandlers } from "../../api/billing/invoices.handlers.ts"
import { QuoteLinksHandlers } from "../../api/billing/quote-links.handlers.ts"
import { QuotePaymentsHandlers } from "../../api/billing/quote-payments.handlers.ts"
import { ContractPricesHandlers } from "../../api/catalogue/contract-prices.handlers.ts"
import { ProductsHandlers } from "../../api/catalogue/products.handlers.ts"
import { ReviewsHandlers } from "../../api/catalogue/reviews.handlers.ts"
import { ContentHandlers } from "../../api/content/content.handlers.ts"
import { JobListsHandlers } from "../../api/job-lists/job-lists.handlers.ts"
import { ApprovalsHandlers } from "../../api/ordering/approvals.handlers.ts"
import { OrdersHandlers } from "../../api/ordering/orders.handlers.ts"
import { PaymentsHandlers } from "../../api/ordering/payments.handlers.ts"
import { SalesOrdersHandlers } from "../../api/ordering/sales-orders.handlers.ts"
import { SavedCartsHandlers } from "../../api/ordering/saved-carts.handlers.ts"
import { ShopApi } from "../../api/shop/shop.contract.ts"
import { PlacesHandlers } from "../../api/stores/places.handlers.ts"
import { eInvoiceSenderLayer } from "../../jobs/e-invoice-sender.ts"
import { invariantCheckLayer } from "../../jobs/invariant-check.ts"
import { quoteRemindersLayer } from "../../jobs/quote-reminders.ts"
import { reconcilerLayer } from "../../jobs/reconciler.ts"
import { restockNotifierLayer } from "../../jobs/restock-notifier.ts"
import { retentionLayer } from "../../jobs/retention.ts"
import { emailLayer } from "../../messages/email.ts"
import { smsLayer } from "../../messages/sms.ts"
import { CartsRoute } from "../routes/carts-route.ts"
import { ChooseBranchRoute } from "../routes/choose-branch-route.ts"
import { ClaimRoute } from "../routes/claim-route.ts"
import { CourierRoute } from "../routes/courier-route.ts"
import { CrawlerRoutes } from "../routes/crawler-routes.ts"
import { FormRoute } from "../routes/form-route.ts"
import { GuessedAddressRoutes } from "../routes/guessed-addresses.ts"
import { HealthRoutes } from "../routes/health-route.ts"
import { MediaRoutes } from "../routes/media-route.ts"
import { OutboxRoutes } from "../routes/outbox-route.ts"
import { PolicyReportRoute } from "../routes/policy-report-route.ts"
import { RunsRoute } from "../routes/runs-route.ts"
import { SearchRoutes } from "../routes/search-route.ts"
import { ServiceWorkerRoutes } from "../routes/service-worker-route.ts"
import { StaffClaimRoute } from "../routes/staff-claim-route.ts"
import { StaffPaymentRoute } from "../routes/staff-payment-route.ts"
import { StaffRoute } from "../routes/staff-route.ts"
import { WebhookRoutes } from "../routes/webhook-routes.ts"

/** What the shop does by itself. */
const jobLayer = Layer.mergeAll(
  reconcilerLayer,
  emailLayer,
  smsLayer,
  retentionLayer,
  restockNotifierLayer,
  quoteRemindersLayer,
  eInvoiceSenderLayer,
  invariantCheckLayer
)

const apiLayer = HttpApiBuilder.layer(ShopApi, { openapiPath: "/api/openapi.json" }).pipe(
  Layer.provide([
    VisitorHandlers,
    ProductsHandlers,
    ContractPricesHandlers,
    ReviewsHandlers,
    ContentHandlers,
    OrdersHandlers,
    PaymentsHandlers,
    AccountHandlers,
    LinksHandlers,
    OwnDetailsHandlers,
    CompaniesHandlers,
    AuditTrailHandlers,
    BillsHandlers,
    ManagersHandlers,
    InvoicesHandlers,
    ClaimsHandlers,
    EInvoicingHandlers,
    InvoicePaymentsHandlers,
    SalesOrdersHandlers,
    QuoteLinksHandlers,
    QuotePaymentsHandlers,
    ApprovalsHandlers,
    SavedCartsHandlers,
    JobListsHandlers,
    PlacesHandlers
  ]),
  Layer.provide([visitorMiddlewareLayer, requireMemberLayer, requireGuestOrPermissionLayer])
)

export const routeLayer = Layer.mergeAll(
  apiLayer,
  SearchRoutes,
  HealthRoutes,
  CrawlerRoutes,
  ServiceWorkerRoutes,
  GuessedAddressRoutes,
  ChooseBranchRoute,
  MediaRoutes,
  FormRoute,
  ClaimRoute,
  WebhookRoutes,
  CourierRoute,
  OutboxRoutes,
  CartsRoute,
  RunsRoute,
  StaffRoute,
  StaffPaymentRoute,
  StaffClaimRoute,
  PolicyReportRoute,
  jobLayer
)
