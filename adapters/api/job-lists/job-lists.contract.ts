/** [CALL-29] The calls about job lists. */
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { DayText, Identifier, listOf } from "../../../core/bounds.schema.ts"
import { LineText } from "../../../core/contact/typed-text.schema.ts"
import { JobListSummarySchema, PricedJobListSchema } from "../../../core/job-lists/job-list.schema.ts"
import { MAX_JOB_LIST_NAME } from "../../../core/job-lists/job-list.ts"
import { MAX_JOB_LIST_LINES } from "../../../core/job-lists/job-list-lines.ts"
import { Quantity } from "../../../core/pricing/price.schema.ts"
import { callLimits } from "../../../core/rate-limit/call-limits.ts"
import {
  DataEnvelope,
  Forbidden,
  Malformed,
  NotFound,
  ServiceUnavailable,
  TooManyRequests,
  UnprocessableRequest
} from "../failure.ts"
import { IntendedItems } from "../intended-items.ts"
import { changes, reads, withPolicy } from "../route-policy.ts"

/** Of a list; what is no id is the id of no list. */
const ListId = LineText(100)
/** Of a line in a list: its stock number, unit and length. */
const LineId = LineText(100)
/** Twice what the rule allows, which says so in words. */
const Name = LineText(2 * MAX_JOB_LIST_NAME)

const success = DataEnvelope(PricedJobListSchema)
const sent = DataEnvelope(Schema.Struct({ success: Schema.Literal(true) }))
const error = [Malformed, Forbidden, NotFound, UnprocessableRequest, TooManyRequests, ServiceUnavailable] as const

const access = "session"
const changing = withPolicy(changes({ access, limit: callLimits.accountChange, jobLists: true }))
const sending = withPolicy(changes({ access, limit: callLimits.documentEmail, jobLists: true }))

export class JobListsGroup extends HttpApiGroup.make("jobLists").add(
  HttpApiEndpoint.post("create", "/users/joblist/create", {
    payload: Schema.Struct({
      name: Name,
      isShared: Schema.optionalKey(Schema.Boolean),
      items: Schema.optionalKey(IntendedItems.fields.items)
    }),
    success,
    error
  }).pipe(changing),
  // [T27] Whose lists they are says the session; a contact who is named must be the one who asks.
  HttpApiEndpoint.get("all", "/users/joblist/all", {
    query: { fwIdContact: Schema.optionalKey(LineText(100)), id: Schema.optionalKey(ListId) },
    success: DataEnvelope(
      Schema.Struct({ lists: listOf(JobListSummarySchema), selected: Schema.optionalKey(PricedJobListSchema) })
    ),
    error: [Malformed, NotFound, TooManyRequests, ServiceUnavailable]
  }).pipe(withPolicy(reads({ access, limit: callLimits.companyList, jobLists: true }))),
  HttpApiEndpoint.patch("addItems", "/users/joblist/items/:id/update", {
    params: { id: ListId },
    payload: Schema.Struct({
      ...IntendedItems.fields,
      /** The place of the first that is new; at the end without it. */
      at: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: MAX_JOB_LIST_LINES })))
    }),
    success,
    error
  }).pipe(changing),
  HttpApiEndpoint.patch("rename", "/users/joblist/name/:id/update", {
    params: { id: ListId },
    payload: Schema.Struct({ name: Schema.optionalKey(Name), isShared: Schema.optionalKey(Schema.Boolean) }),
    success,
    error
  }).pipe(changing),
  HttpApiEndpoint.patch("remove", "/users/joblist/remove/:id", {
    params: { id: ListId },
    /** Removed, or put back. */
    payload: Schema.Struct({ isDeleted: Schema.Boolean }),
    success,
    error
  }).pipe(changing),
  HttpApiEndpoint.patch("changeQuantity", "/users/joblist/items/qty/:id/update", {
    params: { id: ListId },
    payload: Schema.Struct({ lineId: LineId, qty: Quantity }),
    success,
    error
  }).pipe(changing),
  HttpApiEndpoint.patch("removeItem", "/users/joblist/items/remove/:id", {
    params: { id: ListId },
    payload: Schema.Struct({ lineId: LineId }),
    success,
    error
  }).pipe(changing),
  // What it makes is seen by who may look at quotes.
  HttpApiEndpoint.post("quote", "/users/joblist/create/framework-quotes", {
    payload: Schema.Struct({ id: ListId }),
    success: DataEnvelope(Schema.Struct({ orderNo: Identifier, expiresOn: DayText })),
    error
  }).pipe(
    withPolicy(
      changes({ access: { anyOf: ["viewQuotes", "approveQuotes"] }, limit: callLimits.documentEmail, jobLists: true })
    )
  ),
  HttpApiEndpoint.post("email", "/users/joblist/send-email", {
    payload: Schema.Struct({ id: ListId, email: LineText(254) }),
    success: sent,
    error
  }).pipe(sending),
  // Each field is longer here than the rule allows, which says so in words.
  HttpApiEndpoint.post("enquire", "/users/joblist/send-email/enquiry", {
    payload: Schema.Struct({
      id: ListId,
      contactDetails: Schema.Struct({
        contactName: LineText(500),
        company: Schema.optionalKey(LineText(500)),
        phone: LineText(500),
        email: LineText(500)
      })
    }),
    success: sent,
    error
  }).pipe(sending)
) {}
