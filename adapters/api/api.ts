/** The shop's whole API: every call at its path, under /api. */
import { HttpApi, OpenApi } from "effect/http-api"
import { AccountGroup } from "./account.contract.ts"
import { BillsGroup } from "./bills.contract.ts"
import { CompaniesGroup } from "./companies.contract.ts"
import { LinksGroup } from "./links.contract.ts"
import { OrdersGroup } from "./orders.contract.ts"
import { ProductsGroup } from "./products.contract.ts"
import { VisitorGroup } from "./visitor.contract.ts"
import { KnowsVisitor } from "./visitor.ts"

export class ShopApi extends HttpApi.make("shop")
  .add(
    VisitorGroup.middleware(KnowsVisitor),
    ProductsGroup.middleware(KnowsVisitor),
    OrdersGroup.middleware(KnowsVisitor),
    AccountGroup.middleware(KnowsVisitor),
    LinksGroup.middleware(KnowsVisitor),
    CompaniesGroup.middleware(KnowsVisitor),
    BillsGroup.middleware(KnowsVisitor)
  )
  .prefix("/api")
  // Each bad field is named, not only the first.
  .annotate(HttpApi.ParseOptions, { errors: "all" })
  // Of an answer that is wrong nobody reads more than that; without a list of faults it is checked several times quicker.
  .annotate(HttpApi.SuccessParseOptions, {})
  .annotateMerge(OpenApi.annotations({ title: "Lineal", version: "1" })) {}
