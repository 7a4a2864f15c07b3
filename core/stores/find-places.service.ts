/** Where an address is, as far as a gazetteer knows. */
import { Effect } from "effect"
import type { Unavailable } from "../unavailable.schema.ts"
import { type Place, placeQuery } from "./closest-branch.ts"
import type { Gazetteer } from "./gazetteer.port.ts"

/** By suburb and postcode; a suburb that nobody knows under its postcode is as far away as the postcode's places. */
export const findPlaces = Effect.fnUntraced(function* (
  gazetteer: Gazetteer["Service"],
  { suburb, postcode }: { readonly suburb: string; readonly postcode: string }
): Effect.fn.Return<ReadonlyArray<Place>, Unavailable> {
  const named = placeQuery(`${suburb} ${postcode}`)
  const found = named ? yield* gazetteer.find(named) : []
  if (found.length > 0) return found
  const byPostcode = placeQuery(postcode)
  return byPostcode ? yield* gazetteer.find(byPostcode) : []
})
