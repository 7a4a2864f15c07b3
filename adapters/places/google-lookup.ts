/** Looks up places at Google: geocodes suburbs and postcodes, and completes what was typed. */
import { Redacted, Schema } from "effect"
import { finiteBetween, NameText } from "../../core/bounds.schema.ts"
import type { Place } from "../../core/stores/closest-branch.ts"
import { fetchJson, inVictoria, LIMIT, type PlaceLookup, queryText, VICTORIA_MIDDLE } from "./place-lookup.ts"

const GOOGLE = "https://maps.googleapis.com"
const service = "Google Maps"

/** Anything but these two, such as a key that is refused, is a failure. */
const Status = Schema.Literals(["OK", "ZERO_RESULTS"])

const Geocoded = Schema.Struct({
  status: Status,
  results: Schema.Array(
    Schema.Struct({
      address_components: Schema.Array(
        Schema.Struct({ long_name: NameText, short_name: NameText, types: Schema.Array(NameText) })
      ),
      geometry: Schema.Struct({
        location: Schema.Struct({
          lat: finiteBetween({ minimum: -90, maximum: 90 }),
          lng: finiteBetween({ minimum: -180, maximum: 180 })
        })
      })
    })
  )
})

const Predicted = Schema.Struct({ status: Status, predictions: Schema.Array(Schema.Struct({ place_id: NameText })) })

const readGeocoded = Schema.decodeUnknownSync(Geocoded)
const readPredicted = Schema.decodeUnknownSync(Predicted)

const placeOf = ({
  address_components: parts,
  geometry: { location }
}: (typeof Geocoded.Type)["results"][number]): Place => {
  const part = (type: string) => parts.find(({ types }) => types.includes(type))
  return {
    suburb: part("locality")?.long_name ?? "",
    postcode: part("postal_code")?.short_name ?? "",
    state: part("administrative_area_level_1")?.short_name ?? "",
    latitude: location.lat,
    longitude: location.lng,
    isUnmapped: true
  }
}

/** [CALL-30] Five at most, of Australia. `origin` is Google's own, or a stand-in's in tests. */
export const googleLookup = (key: Redacted.Redacted, origin = GOOGLE): PlaceLookup => {
  const address = (path: string, query: Readonly<Record<string, string>>) =>
    `${origin}/maps/api/${path}/json?${new URLSearchParams({ ...query, key: Redacted.value(key) })}`
  const geocode = async (query: Readonly<Record<string, string>>): Promise<ReadonlyArray<Place>> => {
    const { results } = await fetchJson(service, address("geocode", query), readGeocoded)
    return inVictoria(results.slice(0, LIMIT).map(placeOf))
  }
  return {
    name: service,
    find: (query) => geocode({ address: queryText(query), components: "country:AU" }),
    suggest: async (text) => {
      const asked = {
        input: text,
        components: "country:au",
        types: "(regions)",
        location: VICTORIA_MIDDLE,
        radius: "400000"
      }
      const { predictions } = await fetchJson(service, address("place/autocomplete", asked), readPredicted)
      const found = await Promise.all(predictions.slice(0, LIMIT).map(({ place_id }) => geocode({ place_id })))
      return found.flat().slice(0, LIMIT)
    }
  }
}
