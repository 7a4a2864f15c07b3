/** [CALL-21] The calls that keep a cart for later, send it to an e-mail address, and bring it back. */
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { EpochMs, Identifier } from "../../../core/bounds.schema.ts"
import { LineText } from "../../../core/contact/typed-text.schema.ts"
import { SavedCartLines } from "../../../core/ordering/saved-cart/saved-cart.schema.ts"
import { Cents } from "../../../core/pricing/price.schema.ts"
import { callLimits } from "../../../core/rate-limit/call-limits.ts"
import {
  DataEnvelope,
  Malformed,
  NotFound,
  ServiceUnavailable,
  TooManyRequests,
  UnprocessableRequest
} from "../failure.ts"
import { IntendedItems } from "../intended-items.ts"
import { changes, reads, withPolicy } from "../route-policy.ts"
import { Ref } from "./order-fields.ts"

const access = "public"

export class SavedCartsGroup extends HttpApiGroup.make("savedCarts").add(
  HttpApiEndpoint.post("create", "/orders/abandoned-cart/create", {
    payload: IntendedItems,
    success: DataEnvelope(Schema.Struct({ id: Identifier })),
    error: [Malformed, UnprocessableRequest, TooManyRequests, ServiceUnavailable]
  }).pipe(withPolicy(changes({ access, limit: callLimits.savedCart }))),
  // [CART-09] For whoever is given the link; a branch opens it by its code for a week.
  HttpApiEndpoint.post("share", "/orders/abandoned-cart/share", {
    payload: IntendedItems,
    success: DataEnvelope(Schema.Struct({ id: Identifier, code: Identifier, codeUntil: EpochMs })),
    error: [Malformed, UnprocessableRequest, TooManyRequests, ServiceUnavailable]
  }).pipe(withPolicy(changes({ access, limit: callLimits.savedCart }))),
  // [T37] What is sent is the cart as it was kept: subtotal and items are the browser's own view of it, and go nowhere.
  HttpApiEndpoint.post("email", "/orders/abandoned-cart/send-email", {
    payload: Schema.Struct({
      id: Ref,
      email: LineText(254),
      subTotal: Cents,
      ...IntendedItems.fields
    }),
    success: DataEnvelope(Schema.Struct({ success: Schema.Literal(true) })),
    error: [Malformed, UnprocessableRequest, NotFound, TooManyRequests, ServiceUnavailable]
  }).pipe(withPolicy(changes({ access, limit: callLimits.savedCart }))),
  HttpApiEndpoint.get("find", "/orders/abandoned-cart/id/:id", {
    params: { id: Ref },
    success: DataEnvelope(Schema.Struct({ id: Ref, subTotal: Cents, items: SavedCartLines })),
    error: [Malformed, NotFound, TooManyRequests, ServiceUnavailable]
  }).pipe(withPolicy(reads({ access, limit: callLimits.document }))),
  HttpApiEndpoint.patch("reclaim", "/orders/abandoned-cart/id/:id/reclaim", {
    params: { id: Ref },
    success: DataEnvelope(Schema.Struct({ success: Schema.Literal(true) })),
    error: [Malformed, NotFound, TooManyRequests, ServiceUnavailable]
  }).pipe(withPolicy(changes({ access, limit: callLimits.document })))
) {}
