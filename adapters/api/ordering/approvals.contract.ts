/** [APV-02] The calls about orders above a contact's limit: sending one for approval, the list, one in full, and deciding about it. */

import { Schema } from "effect"
import { HttpApi, HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { LinesText } from "../../../core/contact/typed-text.schema.ts"
import {
  ApprovalDetailSchema,
  ApprovalListSchema,
  ApprovalSchema,
  ApprovalVersion
} from "../../../core/ordering/approval/approval.schema.ts"
import { OrderFormSchema } from "../../../core/ordering/checkout/order-form.schema.ts"
import { paymentMethods } from "../../../core/payment-method.ts"
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
import { changes, reads, withPolicy } from "../route-policy.ts"

/** [T24] A field that nobody asked for is a mistake or a try: it is refused, not passed over. */
const strict = { errors: "all", onExcessProperty: "error" } as const

const ApprovalId = Schema.String.check(Schema.isMaxLength(40), Schema.isPattern(/^[\da-f-]{1,40}$/u))

/** A sentence or two by an administrator to whoever asked. */
const Reason = LinesText(500)

export class ApprovalsGroup extends HttpApiGroup.make("approvals").add(
  HttpApiEndpoint.post("send", "/orders/order/approval", {
    payload: Schema.Struct({ form: OrderFormSchema, method: Schema.Literals(paymentMethods) }),
    success: DataEnvelope(ApprovalSchema),
    error: [Malformed, Forbidden, Conflict, UnprocessableRequest, TooManyRequests, ServiceUnavailable]
  })
    .pipe(withPolicy(changes({ access: "placeOnlineOrders", limit: callLimits.placing, portal: true })))
    .annotate(HttpApi.PayloadParseOptions, strict),
  HttpApiEndpoint.get("list", "/users/customer/approvals", {
    success: DataEnvelope(ApprovalListSchema),
    error: [ServiceUnavailable]
  }).pipe(withPolicy(reads({ access: "session", limit: callLimits.companyList, portal: true }))),
  HttpApiEndpoint.get("one", "/users/customer/approval", {
    query: { id: ApprovalId },
    success: DataEnvelope(ApprovalDetailSchema),
    error: [Malformed, NotFound, ServiceUnavailable]
  }).pipe(withPolicy(reads({ access: "session", limit: callLimits.companyList, portal: true }))),
  HttpApiEndpoint.post("decide", "/users/customer/approval/decide", {
    payload: Schema.Struct({
      id: ApprovalId,
      decision: Schema.Literals(["approve", "reject"]),
      /** What was shown, cents with GST, and which of what was asked for: only that is approved. */
      total: Cents,
      version: ApprovalVersion,
      reason: Schema.optionalKey(Reason)
    }),
    success: DataEnvelope(ApprovalDetailSchema),
    error: [Malformed, Forbidden, NotFound, UnprocessableRequest, TooManyRequests, ServiceUnavailable]
  })
    .pipe(withPolicy(changes({ access: "admin", limit: callLimits.accountChange, portal: true })))
    .annotate(HttpApi.ParseOptions, strict)
) {}
