/** The calls about the company that somebody acts for: which one, who else does, and how it likes things. */
import { Schema } from "effect"
import { HttpApi, HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { permissions } from "../../core/account/permission.ts"
import { Company, Contact, Line, Session } from "./account.contract.ts"
import { Data, Forbidden, Malformed, NotFound, Refused, TooMany, Unauthorised, Unavailable } from "./failure.ts"
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
const Settings = Schema.Struct({ showExcGstPricing: Schema.Boolean, branchId: Schema.optionalKey(Schema.Int) })

const done = Schema.Literal(true)
const Kept = Data(Schema.Struct({ success: done, contact: Contact }))

/** [T24] A field that nobody asked for is a mistake or a try: it is refused, not passed over. */
const strict = { errors: "all", onExcessProperty: "error" } as const

export class CompaniesGroup extends HttpApiGroup.make("companies").add(
  HttpApiEndpoint.post("switchCustomer", "/users/auth/switchCustomer", {
    payload: Schema.Struct({ customerId: Line(20) }),
    success: Data(Schema.Struct({ ...Session.fields, company: Company })),
    error: [Malformed, Unauthorised, Forbidden, Unavailable]
  }).middleware(NeedsMember),
  HttpApiEndpoint.get("contacts", "/users/customer/list-contacts", {
    success: Data(Schema.Array(Contact)),
    error: [Unavailable]
  }).middleware(NeedsMember),
  HttpApiEndpoint.post("add", "/users/create/user/contact-and-permissions", {
    payload: Schema.Struct({ contact: Schema.Struct({ ...told, email: Line(254) }) }),
    success: Kept,
    error: [Malformed, Forbidden, Refused, TooMany, Unavailable]
  })
    .annotate(HttpApi.ParseOptions, strict)
    .middleware(NeedsMember),
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
  HttpApiEndpoint.post("settings", "/users/customer/settings", {
    payload: Schema.Struct({ settings: Settings }),
    success: Data(Schema.Struct({ success: done, settings: Settings })),
    error: [Malformed, Forbidden, NotFound, Unavailable]
  })
    .annotate(HttpApi.ParseOptions, strict)
    .middleware(NeedsMember)
) {}
