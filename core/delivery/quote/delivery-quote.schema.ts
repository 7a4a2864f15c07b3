/** A delivery quote, and what it is asked for, as they cross the wire and are kept. */
import { Schema } from "effect"
import { DayText, EpochMs, Identifier, listOf, NameText } from "../../bounds.schema.ts"
import { AddressSchema } from "../../contact/address.schema.ts"
import { Cents } from "../../pricing/price.schema.ts"
import { BranchId } from "../../stores/branch.schema.ts"
import { vehicleNames } from "../vehicles/vehicles.ts"
import { deliveryMethods } from "./delivery-type.ts"

/** [DEL-05] How an order would get there, what that costs and when, as the shop worked it out. */
export const DeliveryQuoteSchema = Schema.Struct({
  id: Identifier,
  kind: Schema.Literals(deliveryMethods),
  /** The branch that hands it over, or from which it leaves. */
  branchId: BranchId,
  /** Whole cents with GST; collecting costs nothing. */
  fee: Cents.check(Schema.isGreaterThanOrEqualTo(0)),
  /** One entry for each vehicle that comes; none where it is collected. */
  vehicles: Schema.Array(Schema.Literals(vehicleNames)).check(Schema.isMaxLength(100)),
  /** The earliest that it can be there. */
  firstAt: EpochMs,
  /** The Melbourne days to choose from, `2026-11-23`; none where no day is chosen. */
  days: listOf(DayText),
  /** [DEL-06] How long it takes, in words, where that is no chosen day. */
  shownTime: Schema.optionalKey(NameText),
  /** The next 6 pm in Melbourne after it was worked out. */
  expires: EpochMs
})

/** Where the goods go to: a branch, or an address. */
export const QuoteDestinationSchema = Schema.Struct({
  kind: Schema.Literals(deliveryMethods),
  branchId: Schema.optionalKey(BranchId),
  address: Schema.optionalKey(AddressSchema),
  craneRequired: Schema.optionalKey(Schema.Boolean)
})
