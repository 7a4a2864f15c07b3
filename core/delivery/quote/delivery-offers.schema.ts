/** What each way to deliver costs, and what stands in its way, as they cross the wire. */
import { Schema } from "effect"
import { Count, DayText, Identifier, listOf, MessageText, NameText } from "../../bounds.schema.ts"
import { Cents } from "../../pricing/price.schema.ts"
import { BranchId } from "../../stores/branch.schema.ts"
import { trucks } from "../vehicles/vehicles.ts"
import type { DeliveryOffers } from "./delivery-offers.ts"
import { deliveryErrorCodes } from "./serviceability.ts"

/** [DEL-05] One problem; the sku is empty where it is not about one thing. */
export const DeliveryErrorSchema = Schema.Struct({
  code: Schema.Literals(deliveryErrorCodes),
  message: MessageText,
  sku: Identifier
})

/** [DEL-05] Nothing can be delivered so. */
export class DeliveryRefused extends Schema.TaggedError<DeliveryRefused>()("DeliveryRefused", {
  /** None where the place itself is none, as a branch that hands nothing over. */
  errors: Schema.Array(DeliveryErrorSchema)
}) {}

/** Whole cents with GST. */
const Fee = Cents.check(Schema.isGreaterThanOrEqualTo(0))

const offer = <Names extends ReadonlyArray<string>>(names: Names) => ({
  vehicles: Schema.Array(Schema.Literals(names)).check(Schema.isMaxLength(100)),
  total: Fee,
  shownTime: Schema.optionalKey(NameText),
  firstDay: Schema.optionalKey(DayText),
  lastDay: Schema.optionalKey(DayText)
})

const fromBranch = { branchId: BranchId, roadMetres: Count }

/** [DEL-05] Both lists of errors, and the offers of every way that has none. */
export const DeliveryOffersSchema = Schema.Struct({
  errors: Schema.Struct({ local: listOf(DeliveryErrorSchema), national: listOf(DeliveryErrorSchema) }),
  local: Schema.optionalKey(Schema.Struct({ ...offer(trucks), ...fromBranch, lifts: Count })),
  crane: Schema.optionalKey(Schema.Struct({ total: Fee, extra: Fee })),
  national: Schema.optionalKey(Schema.Struct(offer(["parcel", "intl_parcel"] as const))),
  uber: Schema.optionalKey(Schema.Struct({ ...offer(["uber"] as const), ...fromBranch })),
  /** Why a courier can't bring it, where there is no such offer. */
  courierProblem: Schema.optionalKey(MessageText)
}) satisfies Schema.Codec<DeliveryOffers, unknown>
