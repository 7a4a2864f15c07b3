/** The calls that log somebody in and out, step by step, and tell them who they are. */
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Count, EpochMs, Identifier, listOf, MessageText, NameText, wholeBetween } from "../../../core/bounds.schema.ts"
import { MAX_FIELD_CHARACTERS } from "../../../core/contact/fields.ts"
import { LineText } from "../../../core/contact/typed-text.schema.ts"
import { permissions } from "../../../core/identity/permission.ts"
import { MAX_PO_CODES, poAsks } from "../../../core/identity/po-policy.ts"
import { MAX_CENTS } from "../../../core/money.ts"
import { Cents } from "../../../core/pricing/price.schema.ts"
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
import { changes, reads, withPolicy } from "../route-policy.ts"

/** Text of at most so many characters. */
export const Text = (most: number) => Schema.String.check(Schema.isMaxCodePoints(most))
/** What was drawn by the shop: letters, figures, and two signs. */
export const Token = Schema.String.check(Schema.isMaxLength(100), Schema.isPattern(/^[A-Za-z0-9_-]{1,100}$/u))

/** [TOK-02] All that the browser learns of its session. */
export const Session = Schema.Struct({
  session: Schema.Struct({ accessTokenExpires: EpochMs, refreshTokenExpires: EpochMs })
})

export const Company = Schema.Struct({
  customerId: Identifier,
  name: NameText,
  acctType: Schema.Literals(["A", "C"])
})

/** [AUTH-02] What comes next. */
export const Step = Schema.Struct({
  step: Identifier,
  token: Identifier,
  companies: Schema.optionalKey(listOf(Company)),
  sentTo: Schema.optionalKey(listOf(NameText))
})

/** Where a login has come to. */
export const LoginResult = Schema.Union([Session, Step])

/** [ENT-02] The rules about which something was decided. */
export const Permissions = Schema.Struct(
  Object.fromEntries(permissions.map((rule) => [rule, Schema.optionalKey(Schema.Boolean)])) as {
    readonly [rule in (typeof permissions)[number]]: Schema.optionalKey<typeof Schema.Boolean>
  }
)

/** [APV-01] A spending limit of one order, cents with GST. */
export const SpendingLimit = wholeBetween({ minimum: 0, maximum: MAX_CENTS })

/** [ENT-02] The same with whose they are: of which role, for which company. */
const ContactPermissions = Schema.Struct({
  ...Permissions.fields,
  role: Schema.Literals(["admin", "contact"]),
  customerId: Identifier
})

/** [ENT-02] Somebody who acts for a company; a contact without a spending limit has none of the field. */
export const Contact = Schema.Struct({
  id: Identifier,
  firstName: NameText,
  lastName: NameText,
  email: NameText,
  mobile: Schema.optionalKey(NameText),
  role: Schema.Literals(["admin", "contact"]),
  permissions: ContactPermissions,
  spendingLimit: Schema.optionalKey(SpendingLimit)
})

/** [ENT-16] What the digital card shows; the code is 0 where there is none. */
const Card = Schema.Struct({
  customerName: NameText,
  barcode: Identifier,
  companyName: NameText,
  customerId: Identifier,
  isCreditAccount: Schema.Boolean
})

/** [PO-01] What a company asks for as the PO/Job number of its orders. */
export const PoPolicySchema = Schema.Struct({
  ask: Schema.Literals(poAsks),
  codes: Schema.Array(LineText(MAX_FIELD_CHARACTERS.customerRefNo)).check(Schema.isMaxLength(MAX_PO_CODES))
})

/** [ENT-01] [ENT-02] Who is logged in, for whom. */
const Details = Schema.Struct({
  customer: Schema.Struct({
    customerId: Identifier,
    name: NameText,
    barcode: Schema.optionalKey(Identifier),
    typeAcctAr: Schema.Literals(["A", "C"]),
    standing: Schema.Literals(["open", "hold", "suspended"]),
    /** [PERM-07] Only for who may view it. */
    creditLimit: Schema.optionalKey(Cents),
    showExcGstPricing: Schema.Boolean,
    branchId: Schema.optionalKey(BranchId),
    poPolicy: PoPolicySchema,
    contacts: listOf(Contact)
  }),
  contact: Contact,
  card: Card,
  linkedCompanies: listOf(Company),
  asksPermission: Schema.Boolean
})

const Device = Schema.Struct({
  id: Count,
  device: NameText,
  company: NameText,
  startedAt: EpochMs,
  lastSeenAt: EpochMs,
  isThis: Schema.Boolean
})

const stepErrors = [
  Malformed,
  Unauthorised,
  Forbidden,
  UnprocessableRequest,
  TooManyRequests,
  ServiceUnavailable
] as const

export class AccountGroup extends HttpApiGroup.make("account").add(
  HttpApiEndpoint.post("login", "/users/auth/login", {
    payload: Schema.Struct({
      email: LineText(254),
      password: Text(1000),
      rememberMe: Schema.optionalKey(Schema.Boolean)
    }),
    success: DataEnvelope(LoginResult),
    error: stepErrors
  }).pipe(withPolicy(changes({ access: "public", limit: callLimits.logIn }))),
  HttpApiEndpoint.post("remembered", "/users/auth/login/remember", {
    payload: Schema.Struct({ customerId: Schema.optionalKey(LineText(20)) }),
    success: DataEnvelope(LoginResult),
    error: stepErrors
  }).pipe(withPolicy(changes({ access: "public", limit: callLimits.loginStep }))),
  HttpApiEndpoint.post("company", "/users/auth/company", {
    payload: Schema.Struct({ token: Token, customerId: LineText(20) }),
    success: DataEnvelope(LoginResult),
    error: stepErrors
  }).pipe(withPolicy(changes({ access: "public", limit: callLimits.loginStep }))),
  HttpApiEndpoint.post("code", "/users/auth/2fa", {
    payload: Schema.Struct({ token: Token, code: Text(20), rememberDevice: Schema.optionalKey(Schema.Boolean) }),
    success: DataEnvelope(LoginResult),
    error: stepErrors
  }).pipe(withPolicy(changes({ access: "public", limit: callLimits.logIn }))),
  HttpApiEndpoint.post("resend", "/users/auth/2fa/resend", {
    payload: Schema.Struct({ token: Token }),
    success: DataEnvelope(Schema.Struct({ msg: MessageText })),
    error: stepErrors
  }).pipe(withPolicy(changes({ access: "public", limit: callLimits.logIn }))),
  HttpApiEndpoint.post("logout", "/users/auth/logout", {
    success: DataEnvelope(Schema.Struct({ loggedOut: Schema.Literal(true) })),
    error: [Malformed, ServiceUnavailable]
  }).pipe(withPolicy(changes({ access: "public", limit: callLimits.ownSession }))),
  HttpApiEndpoint.post("refresh", "/users/auth/refresh", {
    success: DataEnvelope(Session),
    error: [Malformed, Unauthorised, ServiceUnavailable]
  }).pipe(withPolicy(changes({ access: "public", limit: callLimits.refresh }))),
  HttpApiEndpoint.get("devices", "/users/auth/devices", {
    success: DataEnvelope(listOf(Device)),
    error: [ServiceUnavailable]
  }).pipe(withPolicy(reads({ access: "session", limit: callLimits.ownAccount }))),
  HttpApiEndpoint.post("signOut", "/users/auth/devices/sign-out", {
    payload: Schema.Struct({ id: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 1e15 })) }),
    success: DataEnvelope(Schema.Struct({ signedOut: Schema.Literal(true) })),
    error: [Malformed, NotFound, ServiceUnavailable]
  }).pipe(withPolicy(changes({ access: "session", limit: callLimits.accountChange }))),
  HttpApiEndpoint.post("signOutOthers", "/users/auth/devices/sign-out-others", {
    /** How many other devices were logged out. */
    success: DataEnvelope(Schema.Struct({ signedOut: Count })),
    error: [Malformed, ServiceUnavailable]
  }).pipe(withPolicy(changes({ access: "session", limit: callLimits.accountChange }))),
  HttpApiEndpoint.get("details", "/users/details", {
    success: DataEnvelope(Details),
    error: [ServiceUnavailable]
  }).pipe(withPolicy(reads({ access: "session", limit: callLimits.ownAccount }))),
  HttpApiEndpoint.get("email", "/users/details/email", {
    query: { email: LineText(254) },
    success: DataEnvelope(Schema.Struct({ email: NameText })),
    error: [Malformed, NotFound, ServiceUnavailable]
  }).pipe(withPolicy(reads({ access: "session", limit: callLimits.ownAccount })))
) {}
