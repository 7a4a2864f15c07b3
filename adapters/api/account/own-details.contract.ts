/** The call by which somebody who is logged in changes their own details. */
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Count, NameText } from "../../../core/bounds.schema.ts"
import { LineText } from "../../../core/contact/typed-text.schema.ts"
import { callLimits } from "../../../core/rate-limit/call-limits.ts"
import {
  DataEnvelope,
  Forbidden,
  Malformed,
  ServiceUnavailable,
  TooManyRequests,
  Unauthorised,
  UnprocessableRequest
} from "../failure.ts"
import { changes, withPolicy } from "../route-policy.ts"
import { Text } from "./account.contract.ts"

/** [SELF-01] What somebody is called, and where codes go by SMS. */
const OwnDetails = Schema.Struct({
  firstName: NameText,
  lastName: NameText,
  mobile: Schema.optionalKey(NameText)
})

export class OwnDetailsGroup extends HttpApiGroup.make("ownDetails").add(
  HttpApiEndpoint.post("change", "/users/details/update", {
    payload: Schema.Struct({
      firstName: LineText(200),
      lastName: LineText(200),
      mobile: Schema.optionalKey(LineText(50)),
      presentPassword: Text(1000),
      newPassword: Schema.optionalKey(Text(1000))
    }),
    /** What is on file from now on, and how many other devices were logged out. */
    success: DataEnvelope(Schema.Struct({ details: OwnDetails, signedOut: Count })),
    error: [Malformed, Unauthorised, Forbidden, UnprocessableRequest, TooManyRequests, ServiceUnavailable]
  }).pipe(withPolicy(changes({ access: "session", limit: callLimits.logIn })))
) {}
