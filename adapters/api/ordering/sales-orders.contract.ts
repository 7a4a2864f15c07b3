/** [CALL-12] The calls about a company's orders and quotes: the list, one in full, and the files and e-mails made of them, and where they were brought to. */
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { NameText } from "../../../core/bounds.schema.ts"
import { AddressSchema } from "../../../core/contact/address.schema.ts"
import { pagePositionFields } from "../../../core/list-page.schema.ts"
import { MAX_OFFERED_ADDRESSES } from "../../../core/ordering/history/offered-addresses.ts"
import {
  OrderEditSchema,
  SalesOrderPageSchema,
  SalesOrderSchema,
  salesOrderListFields
} from "../../../core/orders/sales-order.schema.ts"
import { callLimits } from "../../../core/rate-limit/call-limits.ts"
import { DownloadedFile } from "../downloaded-file.ts"
import { DataEnvelope, Malformed, NotFound, ServiceUnavailable, UnprocessableRequest } from "../failure.ts"
import { changes, reads, withPolicy } from "../route-policy.ts"

/** As it is printed or typed, in threes or with hyphens; what is no order's number is answered as such. */
const orderNo = Schema.String.check(Schema.isMaxCodePoints(40))

/** [PERM-01] Orders need viewOrders; quotes, which their numbers and the list's filter tell from orders, viewQuotes or approveQuotes. */
const access = { anyOf: ["viewOrders", "viewQuotes", "approveQuotes"] } as const

/** What to download: the tax invoice of an order or the paper of a quote as a PDF, or the list as a table for a spreadsheet. */
const Download = Schema.Union([
  Schema.Struct({ document: Schema.Literals(["tax-invoice", "quote"]), orderNo }),
  Schema.Struct({ document: Schema.Literal("list"), ...salesOrderListFields })
])

export class SalesOrdersGroup extends HttpApiGroup.make("salesOrders").add(
  HttpApiEndpoint.get("list", "/users/details/salesorder/list", {
    query: { ...salesOrderListFields, ...pagePositionFields },
    success: DataEnvelope(SalesOrderPageSchema),
    error: [Malformed, ServiceUnavailable]
  }).pipe(withPolicy(reads({ access, limit: callLimits.companyList, portal: true }))),
  HttpApiEndpoint.get("listOne", "/users/details/salesorder/listone", {
    query: { orderNo },
    success: DataEnvelope(SalesOrderSchema),
    error: [Malformed, NotFound, ServiceUnavailable]
  }).pipe(withPolicy(reads({ access, limit: callLimits.companyList, portal: true }))),
  HttpApiEndpoint.post("update", "/users/details/salesorder/update", {
    payload: Schema.Struct({ orderNo, ...OrderEditSchema.fields }),
    success: DataEnvelope(SalesOrderSchema),
    error: [Malformed, NotFound, UnprocessableRequest, ServiceUnavailable]
  }).pipe(withPolicy(changes({ access, limit: callLimits.accountChange, portal: true }))),
  HttpApiEndpoint.post("email", "/users/salesorder/email", {
    payload: Schema.Struct({ orderNo }),
    success: DataEnvelope(Schema.Struct({ success: Schema.Literal(true), email: NameText })),
    error: [Malformed, NotFound, UnprocessableRequest, ServiceUnavailable]
  }).pipe(withPolicy(changes({ access, limit: callLimits.documentEmail, portal: true }))),
  HttpApiEndpoint.post("stream", "/users/salesorder/stream", {
    payload: Download,
    success: DataEnvelope(DownloadedFile),
    error: [Malformed, NotFound, UnprocessableRequest, ServiceUnavailable]
  }).pipe(withPolicy(changes({ access, limit: callLimits.download, portal: true }))),
  // [DEL-09] Where the orders went that they may see, the latest first: a checkout offers them.
  HttpApiEndpoint.get("addresses", "/users/details/delivery-addresses", {
    success: DataEnvelope(Schema.Array(AddressSchema).check(Schema.isMaxLength(MAX_OFFERED_ADDRESSES))),
    error: [ServiceUnavailable]
  }).pipe(withPolicy(reads({ access: "session", limit: callLimits.companyList })))
) {}
