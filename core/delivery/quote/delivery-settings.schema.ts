/** The settings of deliveries as they are kept and typed by staff: every number bounded, bands by rising weight. */
import { Schema } from "effect"
import { listOf, wholeBetween } from "../../bounds.schema.ts"
import { Cents } from "../../pricing/price.schema.ts"
import { parseDay } from "../schedule/wire-day.ts"
import type { DeliverySettings } from "./delivery-settings.ts"

const Fee = Cents.check(Schema.isGreaterThanOrEqualTo(0))
const DayOfCalendar = Schema.String.check(
  Schema.makeFilter((text) => (parseDay(text) ? undefined : "Give a day such as 2026-11-23"))
)
const Grams = wholeBetween({ minimum: 1, maximum: 100_000_000 })
const Millimetres = wholeBetween({ minimum: 1, maximum: 100_000 })

const Capacity = Schema.Struct({ grams: Grams, lengthMm: Millimetres })
const PerDay = wholeBetween({ minimum: 0, maximum: 1_000 })
const ByDistance = Schema.Struct({ base: Fee, perKm: Fee })

const RunDaysSchema = Schema.Struct({
  weekday: wholeBetween({ minimum: 1, maximum: 7 }),
  everyWeeks: wholeBetween({ minimum: 1, maximum: 52 }),
  from: DayOfCalendar
})

const Bands = listOf(Schema.Struct({ grams: Grams, fee: Fee })).check(
  Schema.makeFilter((bands) =>
    bands.length > 0 && bands.every(({ grams }, place) => place === 0 || grams > (bands[place - 1]?.grams ?? 0))
      ? undefined
      : "Give the bands by rising weight, at least one"
  )
)

/** [FEE-01] Money in whole cents with GST, weights in grams, lengths in millimetres, distances in metres of road. */
export const DeliverySettingsSchema = Schema.Struct({
  fleet: Schema.Struct({
    capacity: Schema.Struct({
      uber: Capacity,
      parcel: Capacity,
      intl_parcel: Capacity,
      ute: Capacity,
      truck: Capacity,
      crane_truck: Capacity
    }),
    byHandGrams: Grams,
    uberMetres: wholeBetween({ minimum: 0, maximum: 1_000_000 }),
    perDay: Schema.Struct({ ute: PerDay, truck: PerDay, crane_truck: PerDay }),
    mostParcels: wholeBetween({ minimum: 1, maximum: 1_000 })
  }),
  fees: Schema.Struct({
    trucks: Schema.Struct({ ute: ByDistance, truck: ByDistance, crane_truck: ByDistance }),
    lift: Fee,
    uber: ByDistance,
    parcel: Bands,
    intlParcel: Bands
  }),
  runs: Schema.Struct({
    usual: RunDaysSchema,
    zones: Schema.optionalKey(
      Schema.Record(Schema.String, RunDaysSchema).check(
        Schema.makeFilter((zones) =>
          Object.keys(zones).every((zone) => /^\d\d$/.test(zone)) ? undefined : "A zone is two figures: 38"
        )
      )
    )
  }),
  gazetted: listOf(DayOfCalendar),
  disabled: Schema.Struct({
    cutOff: Schema.optionalKey(DayOfCalendar),
    listed: Schema.optionalKey(listOf(DayOfCalendar)),
    ranges: Schema.optionalKey(listOf(Schema.Struct({ from: DayOfCalendar, to: DayOfCalendar })))
  })
}).check(
  // A parcel that a vehicle carries must have a fee, and none is ever sent for nothing.
  Schema.makeFilter(({ fleet: { capacity }, fees }) =>
    (fees.parcel.at(-1)?.grams ?? 0) >= capacity.parcel.grams &&
    (fees.intlParcel.at(-1)?.grams ?? 0) >= capacity.parcel.grams
      ? undefined
      : "The last band of parcel and intlParcel must reach the heaviest parcel"
  )
) satisfies Schema.Codec<DeliverySettings>
