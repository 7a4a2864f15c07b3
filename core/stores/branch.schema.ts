/** A branch as it crosses the wire. */
import { Schema } from "effect"
import type { Branch } from "./branch.ts"

/** [STK-06] A branch's number, as it can be imported and kept. */
export const BranchId = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 999_999 }))

const OpenHours = Schema.Struct({ from: Schema.Int, to: Schema.Int })

/** [ENT-10] A branch; `hours` by ISO weekday, minutes after midnight. */
export const BranchSchema = Schema.Struct({
  id: Schema.Int,
  slug: Schema.String,
  name: Schema.String,
  address: Schema.Struct({
    lineOne: Schema.String,
    suburb: Schema.String,
    postcode: Schema.String,
    state: Schema.String
  }),
  latitude: Schema.Finite,
  longitude: Schema.Finite,
  phone: Schema.String,
  email: Schema.String,
  pickupAvailable: Schema.Boolean,
  hours: Schema.Record(Schema.String, OpenHours)
}) satisfies Schema.Codec<Branch>
