/** The calls about the company that somebody acts for: which one, who else does, and how it likes things. */

import { Schema } from "effect"
import { HttpApi, HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { permissions } from "../../../core/identity/permission.ts"
import { BranchId } from "../../../core/stores/branch.schema.ts"
import { Data, Forbidden, Malformed, NotFound, Refused, TooMany, Unauthorised, Unavailable } from "../failure.ts"
import { Intended } from "../intended-items.ts"
import { Company, Contact, Line, Permissions, Session, Step, Token } from "./account.contract.ts"
import { NeedsMember } from "./visitor.ts"

/** [CONT-01] Something is decided about each of the seven rules. */
const Decided = Schema.Struct(
  Object.fromEntries(permissions.map((rule) => [rule, Schema.Boolean])) as {
    readonly [rule in (typeof permissions)[number]]: typeof Schema.Boolean
  }
)

const ContactId = Line(20)
const told = {
  firstName: Line(100),
  lastName: Line(100),
  mobile: Line(30),
  role: Schema.Literals(["admin", "contact"]),
  permissions: Decided
}

/** [COMP-03] An own branch is left out where there is none. */
const Settings = Schema.Struct({ showExcGstPricing: Schema.Boolean, branchId: Schema.optionalKey(BranchId) })

const done = Schema.Literal(true)

/** [CONT-01] Somebody who was asked, and has not answered. Times are epoch milliseconds. */
const Invitation = Schema.Struct({
  ...Contact.fields,
  mobile: Schema.String,
  sentAt: Schema.Int,
  expiresAt: Schema.Int
})
const Invited = Data(Schema.Struct({ success: done, invitation: Invitation }))
const InvitationId = Schema.Struct({ invitation: Schema.Struct({ id: Line(40) }) })

/** What whoever opens an invitation may know of it. */
const OpenInvitation = Schema.Struct({
  state: Schema.Literals(["used", "expired", "log-in", "other-address", "open", "void"]),
  invitation: Schema.optionalKey(
    Schema.Struct({
      company: Schema.String,
      role: Contact.fields.role,
      permissions: Permissions,
      expiresAt: Schema.Int
    })
  )
})
const Kept = Data(Schema.Struct({ success: done, contact: Contact }))

/** [T24] A field that nobody asked for is a mistake or a try: it is refused, not passed over. */
const strict = { errors: "all", onExcessProperty: "error" } as const

export class CompaniesGroup extends HttpApiGroup.make("companies").add(
  HttpApiEndpoint.post("switchCustomer", "/users/auth/switchCustomer", {
    payload: Schema.Struct({ customerId: Line(20) }),
    success: Data(Schema.Union([Schema.Struct({ ...Session.fields, company: Company }), Step])),
    error: [Malformed, Unauthorised, Forbidden, TooMany, Unavailable]
  }).middleware(NeedsMember),
  HttpApiEndpoint.get("contacts", "/users/customer/list-contacts", {
    success: Data(Schema.Array(Contact)),
    error: [Unavailable]
  }).middleware(NeedsMember),
  HttpApiEndpoint.post("add", "/users/create/user/contact-and-permissions", {
    payload: Schema.Struct({ contact: Schema.Struct({ ...told, email: Line(254) }) }),
    success: Invited,
    error: [Malformed, Forbidden, Refused, TooMany, Unavailable]
  })
    .annotate(HttpApi.ParseOptions, strict)
    .middleware(NeedsMember),
  HttpApiEndpoint.get("invitations", "/users/customer/list-invitations", {
    success: Data(Schema.Array(Invitation)),
    error: [Unavailable]
  }).middleware(NeedsMember),
  HttpApiEndpoint.post("resendInvitation", "/users/contact/resend-invitation", {
    payload: InvitationId,
    success: Invited,
    error: [Malformed, Forbidden, NotFound, TooMany, Unavailable]
  })
    .annotate(HttpApi.ParseOptions, strict)
    .middleware(NeedsMember),
  HttpApiEndpoint.post("withdrawInvitation", "/users/contact/withdraw-invitation", {
    payload: InvitationId,
    success: Data(Schema.Struct({ success: done })),
    error: [Malformed, Forbidden, NotFound, Unavailable]
  })
    .annotate(HttpApi.ParseOptions, strict)
    .middleware(NeedsMember),
  HttpApiEndpoint.post("validateInvitation", "/users/auth/invitation/validate", {
    payload: Schema.Struct({ token: Token }),
    success: Data(OpenInvitation),
    error: [Malformed, Unavailable]
  }),
  HttpApiEndpoint.post("acceptInvitation", "/users/auth/invitation/accept", {
    payload: Schema.Struct({ token: Token }),
    success: Data(Schema.Struct({ success: done, company: Company })),
    error: [Malformed, Forbidden, Refused, Unavailable]
  }).middleware(NeedsMember),
  HttpApiEndpoint.post("declineInvitation", "/users/auth/invitation/decline", {
    payload: Schema.Struct({ token: Token }),
    success: Data(Schema.Struct({ success: done })),
    error: [Malformed, Forbidden, Refused, Unavailable]
  }).middleware(NeedsMember),
  HttpApiEndpoint.post("leave", "/users/customer/leave", {
    payload: Schema.Struct({ customerId: Line(20) }),
    success: Data(Schema.Struct({ success: done })),
    error: [Malformed, NotFound, Refused, Unavailable]
  }).middleware(NeedsMember),
  HttpApiEndpoint.post("update", "/users/contact/update-permissions", {
    payload: Schema.Struct({ contact: Schema.Struct({ ...told, id: ContactId }) }),
    success: Kept,
    error: [Malformed, Forbidden, NotFound, Unavailable]
  })
    .annotate(HttpApi.ParseOptions, strict)
    .middleware(NeedsMember),
  HttpApiEndpoint.post("remove", "/users/contact/remove-permissions", {
    payload: Schema.Struct({ contact: Schema.Struct({ id: ContactId }) }),
    success: Data(Schema.Struct({ success: done })),
    error: [Malformed, Forbidden, NotFound, Refused, Unavailable]
  })
    .annotate(HttpApi.ParseOptions, strict)
    .middleware(NeedsMember),
  HttpApiEndpoint.post("email", "/users/contact/email", {
    payload: Schema.Struct({ contact: Schema.Struct({ id: ContactId }) }),
    success: Data(Schema.Struct({ success: done, email: Schema.String })),
    error: [Malformed, Forbidden, NotFound, TooMany, Unavailable]
  })
    .annotate(HttpApi.ParseOptions, strict)
    .middleware(NeedsMember),
  HttpApiEndpoint.post("askToOrder", "/users/contact/ask-to-order", {
    payload: Intended,
    success: Data(Schema.Struct({ success: done, asked: Schema.Array(Schema.String) })),
    error: [Malformed, Forbidden, NotFound, TooMany, Unavailable]
  })
    .annotate(HttpApi.ParseOptions, strict)
    .middleware(NeedsMember),
  HttpApiEndpoint.post("settings", "/users/customer/settings", {
    payload: Schema.Struct({ settings: Settings }),
    success: Data(Schema.Struct({ success: done, settings: Settings })),
    error: [Malformed, Forbidden, NotFound, Unavailable]
  })
    .annotate(HttpApi.ParseOptions, strict)
    .middleware(NeedsMember)
) {}
