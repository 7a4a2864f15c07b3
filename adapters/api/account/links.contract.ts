/** The calls about links that are sent by e-mail, and about becoming a customer. */
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { EpochMs, Identifier, MessageText } from "../../../core/bounds.schema.ts"
import { LineText } from "../../../core/contact/typed-text.schema.ts"
import { callLimits } from "../../../core/rate-limit/call-limits.ts"
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
import { changes, withPolicy } from "../route-policy.ts"
import { LoginResult, Text, Token } from "./account.contract.ts"

const Email = Schema.Struct({ email: LineText(254) })
const MagicKey = Schema.Struct({ id: Token, token: Token })

/** [REG-02] */
const PersonFields = Schema.Struct({
  firstName: LineText(100),
  lastName: LineText(100),
  email: LineText(254),
  mobile: Schema.optionalKey(LineText(30))
})

/** [REG-01] Where the link makes a contact. */
const OwnDetails = Schema.Struct({
  firstName: Schema.optionalKey(LineText(100)),
  lastName: Schema.optionalKey(LineText(100)),
  mobile: Schema.optionalKey(LineText(30))
})

const MessageResponse = DataEnvelope(Schema.Struct({ msg: MessageText }))
const linkErrors = [Malformed, TooManyRequests, ServiceUnavailable] as const

export class LinksGroup extends HttpApiGroup.make("links").add(
  HttpApiEndpoint.post("requestReset", "/users/resetpass/request", {
    payload: Email,
    success: MessageResponse,
    error: linkErrors
  }).pipe(withPolicy(changes({ access: "public", limit: callLimits.sentLink }))),
  HttpApiEndpoint.post("validateReset", "/users/resetpass/validate", {
    payload: Schema.Struct({ token: Token }),
    success: DataEnvelope(
      Schema.Struct({ valid: Schema.Literal(true), asksName: Schema.Boolean, isFirst: Schema.Boolean })
    ),
    error: [Malformed, UnprocessableRequest, ServiceUnavailable]
  }).pipe(withPolicy(changes({ access: "public", limit: callLimits.linkUse }))),
  HttpApiEndpoint.post("setPassword", "/users/resetpass/set", {
    payload: Schema.Struct({ token: Token, password: Text(1000), ...OwnDetails.fields }),
    success: DataEnvelope(Schema.Struct({ changed: Schema.Literal(true) })),
    error: [Malformed, UnprocessableRequest, ServiceUnavailable]
  }).pipe(withPolicy(changes({ access: "public", limit: callLimits.linkUse }))),
  HttpApiEndpoint.post("requestMagic", "/users/magiclink/request", {
    payload: Schema.Struct({ ...Email.fields, rememberMe: Schema.optionalKey(Schema.Boolean) }),
    success: DataEnvelope(Schema.Struct({ id: Identifier, expires: EpochMs })),
    error: [...linkErrors, NotFound]
  }).pipe(withPolicy(changes({ access: "public", limit: callLimits.sentLink }))),
  HttpApiEndpoint.post("validateMagic", "/users/magiclink/validate", {
    payload: MagicKey,
    success: DataEnvelope(Schema.Struct({ valid: Schema.Literal(true) })),
    error: [Malformed, NotFound, UnprocessableRequest, ServiceUnavailable]
  }).pipe(withPolicy(changes({ access: "public", limit: callLimits.linkUse }))),
  HttpApiEndpoint.post("magicStatus", "/users/magiclink/status", {
    payload: Schema.Struct({ id: Token }),
    success: DataEnvelope(
      Schema.Struct({
        status: Schema.Literals(["pending", "used", "expired"]),
        here: Schema.optionalKey(Schema.Boolean)
      })
    ),
    error: [...linkErrors, NotFound]
  }).pipe(withPolicy(changes({ access: "public", limit: callLimits.address }))),
  HttpApiEndpoint.post("magicLogin", "/users/auth/login/magiclink", {
    payload: MagicKey,
    success: DataEnvelope(LoginResult),
    error: [Malformed, Unauthorised, Forbidden, NotFound, UnprocessableRequest, TooManyRequests, ServiceUnavailable]
  }).pipe(withPolicy(changes({ access: "public", limit: callLimits.linkUse }))),
  HttpApiEndpoint.post("createGuest", "/users/create/user", {
    payload: PersonFields,
    success: DataEnvelope(Schema.Struct({ id: Identifier })),
    error: linkErrors
  }).pipe(withPolicy(changes({ access: "public", limit: callLimits.address }))),
  HttpApiEndpoint.post("createContact", "/users/create/user/contact", {
    payload: PersonFields,
    success: MessageResponse,
    error: linkErrors
  }).pipe(withPolicy(changes({ access: "public", limit: callLimits.sentLink }))),
  HttpApiEndpoint.post("createLogin", "/users/create/user/ecomm", {
    payload: Email,
    success: MessageResponse,
    error: linkErrors
  }).pipe(withPolicy(changes({ access: "public", limit: callLimits.sentLink })))
) {}
