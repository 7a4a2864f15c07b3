/** The shop's whole API: every call at its path, under /api. */
import { HttpApi, OpenApi } from "effect/http-api"
import { VisitorMiddleware } from "./account/access-middleware.ts"
import { AccountGroup } from "./account/account.contract.ts"
import { CompaniesGroup } from "./account/companies.contract.ts"
import { LinksGroup } from "./account/links.contract.ts"
import { VisitorGroup } from "./account/visitor.contract.ts"
import { BillsGroup } from "./billing/bills.contract.ts"
import { ProductsGroup } from "./catalogue/products.contract.ts"
import { OrdersGroup } from "./ordering/orders.contract.ts"
import { SalesOrdersGroup } from "./ordering/sales-orders.contract.ts"

export class ShopApi extends HttpApi.make("shop")
  .add(
    VisitorGroup.middleware(VisitorMiddleware),
    ProductsGroup.middleware(VisitorMiddleware),
    OrdersGroup.middleware(VisitorMiddleware),
    AccountGroup.middleware(VisitorMiddleware),
    LinksGroup.middleware(VisitorMiddleware),
    CompaniesGroup.middleware(VisitorMiddleware),
    BillsGroup.middleware(VisitorMiddleware),
    SalesOrdersGroup.middleware(VisitorMiddleware)
  )
  .prefix("/api")
  // Each bad field is named, not only the first.
  .annotate(HttpApi.ParseOptions, { errors: "all" })
  // Of an answer that is wrong nobody reads more than that; without a list of faults it is checked several times quicker.
  .annotate(HttpApi.SuccessParseOptions, {})
  .annotateMerge(OpenApi.annotations({ title: "Lineal", version: "1" })) {}
