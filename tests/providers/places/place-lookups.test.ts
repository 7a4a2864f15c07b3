/** Places that the shop's own list lacks: asked for at Google and HERE, for whom a server of this process stands in. */
import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { Effect, Redacted } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { gazetteerLayer } from "../../../adapters/places/gazetteer.ts"
import { googleLookup } from "../../../adapters/places/google-lookup.ts"
import { hereLookup } from "../../../adapters/places/here-lookup.ts"
import type { PlaceLookup } from "../../../adapters/places/place-lookup.ts"
import { type PlaceQuery, placeQuery } from "../../../core/stores/closest-branch.ts"
import { Gazetteer } from "../../../core/stores/gazetteer.port.ts"

const key = Redacted.make("key-of-the-shop")
const newtown = { lat: -37.61, lng: 144.61 }

const googlePart = (long_name: string, short_name: string, type: string) => ({ long_name, short_name, types: [type] })
const googleResult = (suburb: string, postcode: string, state: string) => ({
  address_components: [
    googlePart(suburb, suburb, "locality"),
    googlePart(state, state, "administrative_area_level_1"),
    googlePart(postcode, postcode, "postal_code")
  ],
  geometry: { location: newtown }
})
const hereItem = (district: string, postalCode: string, stateCode: string) => ({
  address: { district, city: "Melbourne", postalCode, stateCode },
  position: newtown
})

/** As the services answer: one place of Victoria and one of elsewhere. */
const answers: Readonly<Record<string, unknown>> = {
  "/maps/api/geocode/json": {
    status: "OK",
    results: [googleResult("Sawdust Estate", "3999", "VIC"), googleResult("Sawdust Creek", "2999", "NSW")]
  },
  "/maps/api/place/autocomplete/json": { status: "OK", predictions: [{ place_id: "one" }] },
  "/v1/geocode": { items: [hereItem("Sawdust Estate", "3999", "VIC"), hereItem("Sawdust Creek", "2999", "NSW")] },
  "/v1/discover": { items: [] },
  "/v1/autosuggest": { items: [{ title: "a search of its own" }, hereItem("Sawdust Estate", "3999", "VIC")] }
}

const asked: Array<URL> = []
let reply: (path: string) => { readonly status: number; readonly body: string }
const server = createServer((request, response) => {
  const url = new URL(request.url ?? "/", "http://service.test")
  asked.push(url)
  const { status, body } = reply(url.pathname)
  response.writeHead(status, { "content-type": "application/json" }).end(body)
})
let lookups: ReadonlyArray<PlaceLookup> = []

beforeAll(async () => {
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const here = { geocode: origin, discover: origin, autosuggest: origin, lookup: origin }
  lookups = [googleLookup(key, origin), hereLookup(key, here)]
})
afterAll(() => server.close())
beforeEach(() => {
  asked.length = 0
  reply = (path) => ({ status: 200, body: JSON.stringify(answers[path]) })
})

const gazetteer = <A>(
  some: ReadonlyArray<PlaceLookup>,
  use: (one: Gazetteer["Service"]) => Effect.Effect<A, unknown>
) => Effect.runPromise(Effect.flatMap(Gazetteer, use).pipe(Effect.provide(gazetteerLayer(some))))
const find = (some: ReadonlyArray<PlaceLookup>, text: string) =>
  gazetteer(some, (one) => one.find(placeQuery(text) as PlaceQuery))
const suggest = (some: ReadonlyArray<PlaceLookup>, text: string) => gazetteer(some, (one) => one.suggest(text))

const estate = {
  suburb: "Sawdust Estate",
  postcode: "3999",
  state: "VIC",
  latitude: newtown.lat,
  longitude: newtown.lng,
  isUnmapped: true
}

describe.each([
  ["Google Maps", 0],
  ["HERE", 1]
])("[CALL-30] what %s knows", (_, place) => {
  const one = () => lookups.slice(place, place + 1)

  it("[DEL-08] is found by its name where the shop's own list lacks it", async () => {
    expect(await find(one(), "sawdust estate")).toEqual([estate])
    expect(asked.map((url) => url.searchParams.get("key") ?? url.searchParams.get("apiKey"))).toEqual([
      "key-of-the-shop"
    ])
  })

  it("is offered for what was typed, of Australia and five at most", async () => {
    expect(await suggest(one(), "sawdst est")).toEqual([estate])
    expect(asked[0]?.search).toMatch(/country(%3A|Code%3A)(au|AUS)/)
    const seven = Array.from({ length: 7 }, (_none, at) => at)
    reply = (path) => {
      const many: Readonly<Record<string, unknown>> = {
        "/maps/api/place/autocomplete/json": { status: "OK", predictions: seven.map((at) => ({ place_id: `${at}` })) },
        "/v1/autosuggest": { items: seven.map((at) => hereItem(`Sawdust ${at}`, "3999", "VIC")) }
      }
      return { status: 200, body: JSON.stringify(many[path] ?? answers[path]) }
    }
    expect(await suggest(one(), "sawdst est")).toHaveLength(5)
  })

  it("is five places at most, and no more are asked for", async () => {
    const six = Array.from({ length: 6 }, (_, at) => hereItem(`Sawdust Estate ${at}`, "3999", "VIC"))
    const many: typeof answers = {
      ...answers,
      "/v1/autosuggest": { items: six },
      "/maps/api/place/autocomplete/json": { status: "OK", predictions: six.map((_, at) => ({ place_id: `${at}` })) }
    }
    reply = (path) => ({ status: 200, body: JSON.stringify(many[path]) })
    expect(await one()[0]?.suggest("sawdst est")).toHaveLength(5)
    expect([asked.length, asked[0]?.searchParams.get("limit")]).toEqual(place === 0 ? [6, null] : [1, "5"])
  })

  it("is not asked for what the shop's own list has", async () => {
    expect(await find(one(), "Rowville")).toMatchObject([{ suburb: "Rowville", postcode: "3178" }])
    expect(await suggest(one(), "Rowvile")).toMatchObject([{ suburb: "Rowville" }])
    expect(asked).toEqual([])
  })

  it("of another name, or outside of Victoria, is not taken for the place that was asked for", async () => {
    expect(await find(one(), "Plywood Park")).toEqual([])
    expect(await find(one(), "Sawdust Creek")).toEqual([])
  })

  it.each([
    ["is down", 503, "{}"],
    ["refuses the key", 403, "{}"],
    ["says that it refuses the key", 200, '{"status":"REQUEST_DENIED","results":[]}'],
    ["answers no JSON", 200, "<html>"],
    [
      "answers something else",
      200,
      '{"items":[{"position":{"lat":1e9,"lng":0}}],"status":"OK","results":[{}],"predictions":[7]}'
    ]
  ])("that %s is no place, and nobody fails", async (_case, status, body) => {
    reply = () => ({ status, body })
    expect(await find(one(), "sawdust estate")).toEqual([])
    expect(await suggest(one(), "sawdst est")).toEqual([])
    expect(asked.length).toBeGreaterThanOrEqual(2)
  })

  it("[ENT-17] never has its key in what is told of a failure", async () => {
    reply = () => ({ status: 503, body: "{}" })
    const told = await one()[0]?.find({ suburb: "sawdust estate" }).catch(String)
    expect(told).toContain("503")
    expect(told).not.toContain("key-of-the-shop")
  })
})

it("[CALL-30] the second service is asked where the first fails", async () => {
  reply = (path) =>
    path.startsWith("/maps") ? { status: 500, body: "" } : { status: 200, body: JSON.stringify(answers[path]) }
  expect(await find(lookups, "sawdust estate")).toEqual([estate])
  expect(asked.map(({ pathname }) => pathname)).toEqual(["/maps/api/geocode/json", "/v1/geocode"])
})

it("[CALL-30] HERE is asked for at most five of what it can't geocode by discover, and for a suggestion that lacks its postcode by lookup", async () => {
  const park = hereItem("Sawdust Park", "3998", "VIC")
  const told: Readonly<Record<string, unknown>> = {
    "/v1/geocode": { items: [] },
    "/v1/discover": { items: [park] },
    "/v1/autosuggest": { items: [{ id: "here:park", address: { label: "Sawdust Park" }, position: newtown }] },
    "/v1/lookup": park
  }
  reply = (path) => ({ status: 200, body: JSON.stringify(told[path]) })
  const known = { ...estate, suburb: "Sawdust Park", postcode: "3998" }
  expect(await find(lookups.slice(1), "sawdust park")).toEqual([known])
  expect(await suggest(lookups.slice(1), "sawdst pa")).toEqual([known])
  expect(
    asked.map(({ pathname, searchParams }) => [pathname, searchParams.get("limit"), searchParams.get("id")])
  ).toEqual([
    ["/v1/geocode", "5", null],
    ["/v1/discover", "5", null],
    ["/v1/autosuggest", "5", null],
    ["/v1/lookup", null, "here:park"]
  ])
})
