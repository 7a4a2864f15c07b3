/** The calls about links that are sent by e-mail, and about becoming a customer. */
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Data, Forbidden, Malformed, NotFound, Refused, TooMany, Unauthorised, Unavailable } from "../failure.ts"
import { Line, LoginResult, Text, Token } from "./account.contract.ts"

const Email = Schema.Struct({ email: Line(254) })
const MagicKey = Schema.Struct({ id: Token, token: Token })

/** [REG-02] */
const Person = Schema.Struct({
  firstName: Line(100),
  lastName: Line(100),
  email: Line(254),
  mobile: Schema.optionalKey(Line(30))
})

/** [REG-01] Where the link makes a contact. */
const OwnDetails = Schema.Struct({
  firstName: Schema.optionalKey(Line(100)),
  lastName: Schema.optionalKey(Line(100)),
  mobile: Schema.optionalKey(Line(30))
})

const Said = Data(Schema.Struct({ msg: Schema.String }))
const asking = [Malformed, TooMany, Unavailable] as const

export class LinksGroup extends HttpApiGroup.make("links").add(
  HttpApiEndpoint.post("requestReset", "/users/resetpass/request", { payload: Email, success: Said, error: asking }),
  HttpApiEndpoint.post("validateReset", "/users/resetpass/validate", {
    payload: Schema.Struct({ token: Token }),
    success: Data(Schema.Struct({ valid: Schema.Literal(true), asksName: Schema.Boolean })),
    error: [Malformed, Refused, Unavailable]
  }),
  HttpApiEndpoint.post("setPassword", "/users/resetpass/set", {
    payload: Schema.Struct({ token: Token, password: Text(1000), ...OwnDetails.fields }),
    success: Data(Schema.Struct({ changed: Schema.Literal(true) })),
    error: [Malformed, Refused, Unavailable]
  }),
  HttpApiEndpoint.post("requestMagic", "/users/magiclink/request", {
    payload: Schema.Struct({ ...Email.fields, rememberMe: Schema.optionalKey(Schema.Boolean) }),
    success: Data(Schema.Struct({ id: Schema.String, expires: Schema.Finite })),
    error: [...asking, NotFound]
  }),
  HttpApiEndpoint.post("validateMagic", "/users/magiclink/validate", {
    payload: MagicKey,
    success: Data(Schema.Struct({ valid: Schema.Literal(true) })),
    error: [Malformed, NotFound, Refused, Unavailable]
  }),
  HttpApiEndpoint.post("magicStatus", "/users/magiclink/status", {
    payload: Schema.Struct({ id: Token }),
    success: Data(
      Schema.Struct({
        status: Schema.Literals(["pending", "used", "expired"]),
        here: Schema.optionalKey(Schema.Boolean)
      })
    ),
    error: [...asking, NotFound]
  }),
  HttpApiEndpoint.post("magicLogin", "/users/auth/login/magiclink", {
    payload: MagicKey,
    success: Data(LoginResult),
    error: [Malformed, Unauthorised, Forbidden, NotFound, Refused, TooMany, Unavailable]
  }),
  HttpApiEndpoint.post("createGuest", "/users/create/user", {
    payload: Person,
    success: Data(Schema.Struct({ id: Schema.String })),
    error: asking
  }),
  HttpApiEndpoint.post("createContact", "/users/create/user/contact", {
    payload: Person,
    success: Said,
    error: asking
  }),
  HttpApiEndpoint.post("createLogin", "/users/create/user/ecomm", { payload: Email, success: Said, error: asking })
) {}
