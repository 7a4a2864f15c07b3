/** A branch as it crosses the wire. */
import { Schema } from "effect"
import { Identifier, NameText } from "../bounds.schema.ts"
import type { Branch } from "./branch.ts"

/** [STK-06] A branch's number, as it can be imported and kept. */
export const BranchId = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 999_999 }))

/** Minutes after midnight. */
const Minute = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1440 }))
const OpenHours = Schema.Struct({ from: Minute, to: Minute })

/** [ENT-10] A branch; `hours` by ISO weekday, minutes after midnight. */
export const BranchSchema = Schema.Struct({
  id: BranchId,
  slug: Identifier,
  name: NameText,
  address: Schema.Struct({
    lineOne: NameText,
    suburb: NameText,
    postcode: Identifier,
    state: NameText
  }),
  latitude: Schema.Finite.check(Schema.isBetween({ minimum: -90, maximum: 90 })),
  longitude: Schema.Finite.check(Schema.isBetween({ minimum: -180, maximum: 180 })),
  phone: NameText,
  email: NameText,
  pickupAvailable: Schema.Boolean,
  hours: Schema.Record(Schema.String, OpenHours)
}) satisfies Schema.Codec<Branch>
