/** The calls about places: which branch is closest to one, and which ones a text may mean. */
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { finiteBetween, NameText, wholeBetween } from "../../../core/bounds.schema.ts"
import { LineText } from "../../../core/contact/typed-text.schema.ts"
import { callLimits } from "../../../core/rate-limit/call-limits.ts"
import { BranchSchema } from "../../../core/stores/branch.schema.ts"
import type { ClosestBranchMatch, Place } from "../../../core/stores/closest-branch.ts"
import { type AddressPlace, MOST_SUGGESTIONS } from "../../../core/stores/place-suggestions.ts"
import { DataEnvelope, NotFound, ServiceUnavailable } from "../failure.ts"
import { reads, withPolicy } from "../route-policy.ts"

/** A postcode or a suburb, as it was typed. */
const PlaceText = LineText(80)

const AddressPlaceSchema = Schema.Struct({
  suburb: NameText,
  postcode: NameText,
  state: NameText
}) satisfies Schema.Codec<AddressPlace>

const PlaceSchema = Schema.Struct({
  ...AddressPlaceSchema.fields,
  latitude: finiteBetween({ minimum: -90, maximum: 90 }),
  longitude: finiteBetween({ minimum: -180, maximum: 180 }),
  isUnmapped: Schema.optionalKey(Schema.Literal(true))
}) satisfies Schema.Codec<Place>

/** [CALL-20] The branch, the place that it is closest to, and how far it is by road in metres. */
const ClosestBranchMatchSchema = Schema.Struct({
  branch: BranchSchema,
  place: PlaceSchema,
  roadMetres: wholeBetween({ minimum: 0, maximum: 30_000_000 })
}) satisfies Schema.Codec<ClosestBranchMatch>

export class PlacesGroup extends HttpApiGroup.make("places").add(
  HttpApiEndpoint.get("closestBranch", "/orders/delivery/closest-branch/:value", {
    params: { value: PlaceText },
    success: DataEnvelope(ClosestBranchMatchSchema),
    error: [NotFound, ServiceUnavailable]
  }).pipe(withPolicy(reads({ access: "public", limit: callLimits.places }))),
  // [CALL-30] At most five, best first; none where nothing is spelled like it.
  HttpApiEndpoint.get("suggestPlaces", "/places/:text", {
    params: { text: PlaceText },
    success: DataEnvelope(Schema.Array(PlaceSchema).check(Schema.isMaxLength(MOST_SUGGESTIONS))),
    error: [ServiceUnavailable]
  }).pipe(withPolicy(reads({ access: "public", limit: callLimits.places }))),
  // [DEL-09] The same for addresses: anywhere in Australia.
  HttpApiEndpoint.get("suggestForAddress", "/address-places/:text", {
    params: { text: PlaceText },
    success: DataEnvelope(Schema.Array(AddressPlaceSchema).check(Schema.isMaxLength(MOST_SUGGESTIONS))),
    error: [ServiceUnavailable]
  }).pipe(withPolicy(reads({ access: "public", limit: callLimits.places })))
) {}
