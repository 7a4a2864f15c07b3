/** The calls about the company that somebody acts for: which one, who else does, and how it likes things. */

import { Schema } from "effect"
import { HttpApi, HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { EpochMs, listOf, NameText } from "../../../core/bounds.schema.ts"
import { LineText } from "../../../core/contact/typed-text.schema.ts"
import { permissions } from "../../../core/identity/permission.ts"
import { callLimits } from "../../../core/rate-limit/call-limits.ts"
import { BranchId } from "../../../core/stores/branch.schema.ts"
import {
  DataEnvelope,
  Forbidden,
  Malformed,
  NotFound,
  ServiceUnavailable,
  TooManyRequests,
  Unauthorised,
  UnprocessableRequest
} from "../failure.ts"
import { IntendedItems } from "../intended-items.ts"
import { changes, reads, withPolicy } from "../route-policy.ts"
import {
  Company,
  Contact,
  Permissions,
  PoPolicySchema,
  Session,
  SpendingLimit,
  Step,
  Token
} from "./account.contract.ts"

/** [CONT-01] Something is decided about each of the seven rules. */
const Decided = Schema.Struct(
  Object.fromEntries(permissions.map((rule) => [rule, Schema.Boolean])) as {
    readonly [rule in (typeof permissions)[number]]: typeof Schema.Boolean
  }
)

const ContactId = LineText(20)
const contactFields = {
  firstName: LineText(100),
  lastName: LineText(100),
  mobile: LineText(30),
  role: Schema.Literals(["admin", "contact"]),
  permissions: Decided
}

/** [COMP-03] An own branch is left out where there is none. */
const Settings = Schema.Struct({
  showExcGstPricing: Schema.Boolean,
  branchId: Schema.optionalKey(BranchId),
  /** [PO-01] Left out it stays as it is. */
  poPolicy: Schema.optionalKey(PoPolicySchema)
})

const successFlag = Schema.Literal(true)

/** [CONT-01] Somebody who was asked, and has not answered. Times are epoch milliseconds. */
const Invitation = Schema.Struct({
  ...Contact.fields,
  permissions: Permissions,
  mobile: NameText,
  sentAt: EpochMs,
  expiresAt: EpochMs
})
const PendingInvitation = Schema.Struct({ ...Invitation.fields, isVoid: Schema.Boolean })
const Invited = DataEnvelope(Schema.Struct({ success: successFlag, invitation: Invitation }))
const InvitationId = Schema.Struct({ invitation: Schema.Struct({ id: LineText(40) }) })

/** What whoever opens an invitation may know of it. */
const OpenInvitation = Schema.Struct({
  state: Schema.Literals(["used", "expired", "log-in", "other-address", "open", "void"]),
  invitation: Schema.optionalKey(
    Schema.Struct({
      company: NameText,
      role: Contact.fields.role,
      permissions: Permissions,
      expiresAt: EpochMs
    })
  )
})
const ContactSaved = DataEnvelope(Schema.Struct({ success: successFlag, contact: Contact }))

/** [T24] A field that nobody asked for is a mistake or a try: it is refused, not passed over. */
const strict = { errors: "all", onExcessProperty: "error" } as const

export class CompaniesGroup extends HttpApiGroup.make("companies").add(
  HttpApiEndpoint.post("switchCustomer", "/users/auth/switchCustomer", {
    payload: Schema.Struct({ customerId: LineText(20) }),
    success: DataEnvelope(Schema.Union([Schema.Struct({ ...Session.fields, company: Company }), Step])),
    error: [Malformed, Unauthorised, Forbidden, TooManyRequests, ServiceUnavailable]
  }).pipe(withPolicy(changes({ access: "session", limit: callLimits.accountChange }))),
  HttpApiEndpoint.get("contacts", "/users/customer/list-contacts", {
    success: DataEnvelope(listOf(Contact)),
    error: [ServiceUnavailable]
  }).pipe(withPolicy(reads({ access: "session", limit: callLimits.ownAccount, portal: true }))),
  HttpApiEndpoint.post("add", "/users/create/user/contact-and-permissions", {
    payload: Schema.Struct({
      contact: Schema.Struct({
        ...contactFields,
        email: LineText(254),
        spendingLimit: Schema.optionalKey(SpendingLimit)
      })
    }),
    success: Invited,
    error: [Malformed, Forbidden, UnprocessableRequest, TooManyRequests, ServiceUnavailable]
  })
    .pipe(withPolicy(changes({ access: "admin", limit: callLimits.company, portal: true, tellsSuccess: true })))
    .annotate(HttpApi.ParseOptions, strict),
  HttpApiEndpoint.get("invitations", "/users/customer/list-invitations", {
    success: DataEnvelope(listOf(PendingInvitation)),
    error: [ServiceUnavailable]
  }).pipe(withPolicy(reads({ access: "session", limit: callLimits.ownAccount, portal: true }))),
  HttpApiEndpoint.post("resendInvitation", "/users/contact/resend-invitation", {
    payload: InvitationId,
    success: Invited,
    error: [Malformed, Forbidden, NotFound, TooManyRequests, ServiceUnavailable]
  })
    .pipe(withPolicy(changes({ access: "admin", limit: callLimits.company, portal: true })))
    .annotate(HttpApi.ParseOptions, strict),
  HttpApiEndpoint.post("withdrawInvitation", "/users/contact/withdraw-invitation", {
    payload: InvitationId,
    success: DataEnvelope(Schema.Struct({ success: successFlag })),
    error: [Malformed, Forbidden, NotFound, ServiceUnavailable]
  })
    .pipe(withPolicy(changes({ access: "admin", limit: callLimits.accountChange, portal: true })))
    .annotate(HttpApi.ParseOptions, strict),
  HttpApiEndpoint.post("validateInvitation", "/users/auth/invitation/validate", {
    payload: Schema.Struct({ token: Token }),
    success: DataEnvelope(OpenInvitation),
    error: [Malformed, ServiceUnavailable]
  }).pipe(withPolicy(changes({ access: "public", limit: callLimits.linkUse }))),
  HttpApiEndpoint.post("acceptInvitation", "/users/auth/invitation/accept", {
    payload: Schema.Struct({ token: Token }),
    success: DataEnvelope(Schema.Struct({ success: successFlag, company: Company })),
    error: [Malformed, Forbidden, UnprocessableRequest, ServiceUnavailable]
  }).pipe(withPolicy(changes({ access: "session", limit: callLimits.linkUse, portal: true }))),
  HttpApiEndpoint.post("declineInvitation", "/users/auth/invitation/decline", {
    payload: Schema.Struct({ token: Token }),
    success: DataEnvelope(Schema.Struct({ success: successFlag })),
    error: [Malformed, Forbidden, UnprocessableRequest, ServiceUnavailable]
  }).pipe(withPolicy(changes({ access: "session", limit: callLimits.linkUse, portal: true }))),
  HttpApiEndpoint.post("leave", "/users/customer/leave", {
    payload: Schema.Struct({ customerId: LineText(20) }),
    success: DataEnvelope(Schema.Struct({ success: successFlag })),
    error: [Malformed, NotFound, UnprocessableRequest, ServiceUnavailable]
  }).pipe(withPolicy(changes({ access: "session", limit: callLimits.accountChange, portal: true }))),
  HttpApiEndpoint.post("update", "/users/contact/update-permissions", {
    payload: Schema.Struct({
      contact: Schema.Struct({
        ...contactFields,
        id: ContactId,
        /** [APV-01] Left out it stays as it is. */
        spendingLimit: Schema.optionalKey(Schema.Union([SpendingLimit, Schema.Literal("none")]))
      })
    }),
    success: ContactSaved,
    error: [Malformed, Forbidden, NotFound, ServiceUnavailable]
  })
    .pipe(withPolicy(changes({ access: "admin", limit: callLimits.accountChange, portal: true, tellsSuccess: true })))
    .annotate(HttpApi.ParseOptions, strict),
  HttpApiEndpoint.post("remove", "/users/contact/remove-permissions", {
    payload: Schema.Struct({ contact: Schema.Struct({ id: ContactId }) }),
    success: DataEnvelope(Schema.Struct({ success: successFlag })),
    error: [Malformed, Forbidden, NotFound, UnprocessableRequest, ServiceUnavailable]
  })
    .pipe(withPolicy(changes({ access: "admin", limit: callLimits.accountChange, portal: true, tellsSuccess: true })))
    .annotate(HttpApi.ParseOptions, strict),
  HttpApiEndpoint.post("email", "/users/contact/email", {
    payload: Schema.Struct({ contact: Schema.Struct({ id: ContactId }) }),
    success: DataEnvelope(Schema.Struct({ success: successFlag, email: NameText })),
    error: [Malformed, Forbidden, NotFound, TooManyRequests, ServiceUnavailable]
  })
    .pipe(withPolicy(changes({ access: "admin", limit: callLimits.company, portal: true })))
    .annotate(HttpApi.ParseOptions, strict),
  HttpApiEndpoint.post("askToOrder", "/users/contact/ask-to-order", {
    payload: IntendedItems,
    success: DataEnvelope(Schema.Struct({ success: successFlag, asked: listOf(NameText) })),
    error: [Malformed, Forbidden, NotFound, TooManyRequests, ServiceUnavailable]
  })
    .pipe(withPolicy(changes({ access: "session", limit: callLimits.company, portal: true })))
    .annotate(HttpApi.ParseOptions, strict),
  HttpApiEndpoint.post("settings", "/users/customer/settings", {
    payload: Schema.Struct({ settings: Settings }),
    success: DataEnvelope(Schema.Struct({ success: successFlag, settings: Settings })),
    error: [Malformed, Forbidden, NotFound, UnprocessableRequest, ServiceUnavailable]
  })
    .pipe(withPolicy(changes({ access: "admin", limit: callLimits.accountChange, portal: true, tellsSuccess: true })))
    .annotate(HttpApi.ParseOptions, strict)
) {}
