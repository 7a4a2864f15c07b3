/** Looks up places at HERE: geocodes suburbs and postcodes or discovers them by their name, and suggests by what was typed. */
import { Redacted, Schema } from "effect"
import { finiteBetween, NameText } from "../../core/bounds.schema.ts"
import type { Place } from "../../core/stores/closest-branch.ts"
import { fetchJson, inVictoria, LIMIT, type PlaceLookup, queryText, VICTORIA_MIDDLE } from "./place-lookup.ts"

const service = "HERE"
const origins = {
  geocode: "https://geocode.search.hereapi.com",
  discover: "https://discover.search.hereapi.com",
  autosuggest: "https://autosuggest.search.hereapi.com",
  lookup: "https://lookup.search.hereapi.com"
} as const

/** A suggestion may be a search of its own, which has neither address nor position. */
const Item = Schema.Struct({
  id: Schema.optionalKey(NameText),
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
type Item = typeof Item.Type

const readItem = Schema.decodeUnknownSync(Item)
const readItems = Schema.decodeUnknownSync(Schema.Struct({ items: Schema.Array(Item) }))

const placesOf = (items: ReadonlyArray<Item>): ReadonlyArray<Place> =>
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
  const ask = <A>(call: keyof typeof origins, query: Readonly<Record<string, string>>, read: (value: unknown) => A) =>
    fetchJson(service, `${at[call]}/v1/${call}?${new URLSearchParams({ ...query, apiKey: Redacted.value(key) })}`, read)
  const search = async (call: keyof typeof origins, query: Readonly<Record<string, string>>) => {
    const { items } = await ask(call, { in: "countryCode:AUS", limit: String(LIMIT), ...query }, readItems)
    return items.slice(0, LIMIT)
  }
  /** A suggestion of a place may leave its postcode out. */
  const complete = async (item: Item): Promise<Item> =>
    item.id !== undefined && item.position && !item.address?.postalCode
      ? ask("lookup", { id: item.id }, readItem)
      : item
  return {
    name: service,
    find: async (query) => {
      const q = queryText(query)
      const geocoded = inVictoria(placesOf(await search("geocode", { q })))
      // What is no part of an address may still be known by its name.
      return geocoded.length > 0 ? geocoded : inVictoria(placesOf(await search("discover", { q, at: VICTORIA_MIDDLE })))
    },
    suggest: async (text) => {
      const items = await search("autosuggest", { q: text, at: VICTORIA_MIDDLE, show: "details" })
      return inVictoria(placesOf(await Promise.all(items.map(complete))))
    }
  }
}
