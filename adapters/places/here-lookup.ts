/** Looks up places at HERE: geocodes suburbs and postcodes, and suggests by what was typed. */
import { Redacted, Schema } from "effect"
import { finiteBetween, NameText } from "../../core/bounds.schema.ts"
import type { Place } from "../../core/stores/closest-branch.ts"
import { fetchJson, inVictoria, LIMIT, type PlaceLookup, queryText, VICTORIA_MIDDLE } from "./place-lookup.ts"

const service = "HERE"
const origins = {
  geocode: "https://geocode.search.hereapi.com",
  autosuggest: "https://autosuggest.search.hereapi.com"
} as const

/** A suggestion may be a search of its own, which has neither address nor position. */
const Items = Schema.Struct({
  items: Schema.Array(
    Schema.Struct({
      address: Schema.optionalKey(
        Schema.Struct({
          city: Schema.optionalKey(NameText),
          district: Schema.optionalKey(NameText),
          postalCode: Schema.optionalKey(NameText),
          stateCode: Schema.optionalKey(NameText)
        })
      ),
      position: Schema.optionalKey(
        Schema.Struct({
          lat: finiteBetween({ minimum: -90, maximum: 90 }),
          lng: finiteBetween({ minimum: -180, maximum: 180 })
        })
      )
    })
  )
})

const readItems = Schema.decodeUnknownSync(Items)

const placesOf = ({ items }: typeof Items.Type): ReadonlyArray<Place> =>
  items.flatMap(({ address, position }) =>
    address && position
      ? [
          {
            suburb: address.district ?? address.city ?? "",
            postcode: address.postalCode ?? "",
            state: address.stateCode ?? "",
            latitude: position.lat,
            longitude: position.lng,
            isUnmapped: true as const
          }
        ]
      : []
  )

/** [CALL-30] Five at most, of Australia. `at` are HERE's own addresses, or a stand-in's in tests. */
export const hereLookup = (
  key: Redacted.Redacted,
  at: typeof origins | { readonly [name in keyof typeof origins]: string } = origins
): PlaceLookup => {
  const ask = async (call: keyof typeof origins, query: Readonly<Record<string, string>>) => {
    const asked = { in: "countryCode:AUS", limit: String(LIMIT), ...query, apiKey: Redacted.value(key) }
    const answer = await fetchJson(service, `${at[call]}/v1/${call}?${new URLSearchParams(asked)}`, readItems)
    return inVictoria(placesOf(answer)).slice(0, LIMIT)
  }
  return {
    name: service,
    find: (query) => ask("geocode", { q: queryText(query) }),
    suggest: (text) => ask("autosuggest", { q: text, at: VICTORIA_MIDDLE, show: "details" })
  }
}
