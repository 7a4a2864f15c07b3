/** The five kinds of delivery as they cross the wire, and what can go wrong when places are looked up. */
import { Effect, Schema } from "effect"
import { AddressSchema, OrderContactSchema } from "../contact/address.schema.ts"
import { DEFAULT_COUNTRY } from "../contact/address.ts"
import { MAX_FIELD_CHARACTERS } from "../contact/fields.ts"
import { LinesText } from "../contact/typed-text.schema.ts"
import { Cents } from "../pricing/price.schema.ts"
import { BranchId } from "../stores/branch.schema.ts"
import type { Delivery } from "./delivery.ts"
import { deliveryTimeCodes } from "./schedule/time-codes.ts"
import { vehicleNames } from "./vehicles/vehicles.ts"

const day = Schema.String.check(Schema.isMaxLength(10), Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/u))
const instructions = LinesText(MAX_FIELD_CHARACTERS.instructions)

/** Both types of a method: of timber, and of hardware. Each by itself, so that what is wrong with a delivery is said of its own type alone. */
const typesOf = <Ending extends string, Fields extends Schema.Struct.Fields>(ending: Ending, fields: Fields) => {
  const details = Schema.Struct(fields)
  const timber: `timber_${Ending}` = `timber_${ending}`
  const hardware: `hardware_${Ending}` = `hardware_${ending}`
  return [
    Schema.Struct({ type: Schema.Literal(timber), details }),
    Schema.Struct({ type: Schema.Literal(hardware), details })
  ] as const
}

const carried = {
  deliveryTotal: Cents.check(Schema.isGreaterThanOrEqualTo(0)),
  instructions,
  vehicles: Schema.Array(Schema.Literals(vehicleNames)).check(Schema.isMaxLength(100)),
  craneRequired: Schema.Boolean,
  contactDetails: OrderContactSchema
}

const country = Schema.String.check(Schema.isMaxLength(2), Schema.isPattern(/^[A-Z]{2}$/u))

/** An address that may leave its country out on the wire, and then is in Australia. */
const AddressAbroadSchema = Schema.Struct({
  ...AddressSchema.fields,
  country: country.pipe(Schema.withDecodingDefaultKey(Effect.succeed(DEFAULT_COUNTRY)))
})

const abroad = { ...carried, address: AddressAbroadSchema }

/** [DEL-01] Any delivery: collected, by the shop's own trucks, by parcel service here and abroad, by courier. */
export const DeliverySchema = Schema.Union([
  ...typesOf("pickup", { date: day, instructions, branchId: BranchId, contactDetails: OrderContactSchema }),
  ...typesOf("delivery", { ...carried, address: AddressSchema, date: day, time: Schema.Literals(deliveryTimeCodes) }),
  ...typesOf("national_delivery", abroad),
  ...typesOf("international_delivery", abroad),
  ...typesOf("uber_delivery", { ...abroad, branchId: BranchId })
]) satisfies Schema.Codec<Delivery, unknown>

/** [DEL-01] Reads a delivery of any type; a field that its type lacks is refused, and not just left out. */
export const decodeDelivery = Schema.decodeUnknownEffect(DeliverySchema, { onExcessProperty: "error" })
