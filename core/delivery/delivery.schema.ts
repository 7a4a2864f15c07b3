/** The five kinds of delivery as they cross the wire, and what can go wrong when places are looked up. */
import { Effect, Schema } from "effect"
import { AddressSchema, OrderContactSchema } from "../contact/address.schema.ts"
import { MAX_FIELD_CHARACTERS } from "../contact/fields.ts"
import { multiLinePattern } from "../plain-text.ts"
import { Cents } from "../pricing/price.schema.ts"
import { BranchId } from "../stores/branch.schema.ts"
import { DEFAULT_COUNTRY, type Delivery } from "./delivery.ts"
import { deliveryTimeCodes } from "./schedule/delivery-time.ts"
import { vehicleNames } from "./vehicles/vehicles.ts"

const day = Schema.String.check(Schema.isMaxLength(10), Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/))
const instructions = Schema.String.check(
  Schema.isMaxCodePoints(MAX_FIELD_CHARACTERS.instructions),
  Schema.isPattern(multiLinePattern)
)

/** [DEL-01] Click and collect. */
export const PickupSchema = Schema.Struct({
  type: Schema.Literals(["timber_pickup", "hardware_pickup"]),
  details: Schema.Struct({
    date: day,
    instructions,
    branchId: BranchId,
    contactDetails: OrderContactSchema
  })
})

const carried = {
  deliveryTotal: Cents.check(Schema.isGreaterThanOrEqualTo(0)),
  instructions,
  vehicles: Schema.Array(Schema.Literals(vehicleNames)).check(Schema.isMaxLength(100)),
  craneRequired: Schema.Boolean,
  contactDetails: OrderContactSchema
}

const country = Schema.String.check(Schema.isPattern(/^[A-Z]{2}$/))

/** An address that may leave its country out on the wire, and then is in Australia. */
const AddressAbroadSchema = Schema.Struct({
  ...AddressSchema.fields,
  country: country.pipe(Schema.withDecodingDefaultKey(Effect.succeed(DEFAULT_COUNTRY)))
})

/** [DEL-01] By the shop's own trucks. */
const HomeDeliverySchema = Schema.Struct({
  type: Schema.Literals(["timber_delivery", "hardware_delivery"]),
  details: Schema.Struct({ ...carried, address: AddressSchema, date: day, time: Schema.Literals(deliveryTimeCodes) })
})

const abroad = { ...carried, address: AddressAbroadSchema }

/** [DEL-01] */
const NationalDeliverySchema = Schema.Struct({
  type: Schema.Literals(["timber_national_delivery", "hardware_national_delivery"]),
  details: Schema.Struct(abroad)
})

/** [DEL-01] */
const InternationalDeliverySchema = Schema.Struct({
  type: Schema.Literals(["timber_international_delivery", "hardware_international_delivery"]),
  details: Schema.Struct(abroad)
})

/** [DEL-01] */
const UberDeliverySchema = Schema.Struct({
  type: Schema.Literals(["timber_uber_delivery", "hardware_uber_delivery"]),
  details: Schema.Struct({ ...abroad, branchId: BranchId })
})

/** [DEL-01] Any delivery. */
export const DeliverySchema = Schema.Union([
  PickupSchema,
  HomeDeliverySchema,
  NationalDeliverySchema,
  InternationalDeliverySchema,
  UberDeliverySchema
]) satisfies Schema.Codec<Delivery, unknown>

/** [DEL-01] Reads a delivery of any type; a field that its type lacks is refused, and not just left out. */
export const decodeDelivery = Schema.decodeUnknownEffect(DeliverySchema, { onExcessProperty: "error" })
