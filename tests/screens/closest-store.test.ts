/** What the page of the stores makes of the shop's answers about a place. */
import { expect, it } from "vitest"
import type { CallApi } from "../../adapters/browser/api-client.ts"
import { exampleBranches } from "../../fixtures/branches.ts"
import { fetchClosestStore } from "../../ui/storefront/stores/closest-store.ts"

const place = (suburb: string, postcode: string) => ({
  suburb,
  postcode,
  state: "VIC",
  latitude: -37.7,
  longitude: 144.7
})
const hillside = place("Hillside", "3037")
const match = { branch: exampleBranches[0], place: hillside, roadMetres: 4_000 }

type Answer = { readonly ok: true; readonly data: unknown } | { readonly ok: false; readonly status: number }
const ask = (closest: Answer, alike: Answer) => {
  const call = async (name: string) => (name === "GET /places/:text" ? alike : closest)
  return fetchClosestStore(call as CallApi, "hillside")
}
const alike = { ok: true, data: [hillside, place("Hillside", "3875")] } as const
const down = { ok: false, status: 503 } as const

it("[STO-01] the closest store comes with the places that are spelled so", async () =>
  expect(await ask({ ok: true, data: match }, alike)).toEqual({ is: "found", match, alike: alike.data }))

it.each([404, 400])("[STO-01] a place that nobody knows (%i) comes with those that are spelled alike", async (status) =>
  expect(await ask({ ok: false, status }, alike)).toEqual({ is: "unknown", alike: alike.data })
)

it("[STO-01] what can't be offered is left out, and what can't be looked up is told", async () => {
  expect(await ask({ ok: true, data: match }, down)).toEqual({ is: "found", match, alike: [] })
  expect(await ask({ ok: false, status: 404 }, down)).toEqual({ is: "unknown", alike: [] })
  expect(await ask(down, down)).toEqual({ is: "failed" })
})
