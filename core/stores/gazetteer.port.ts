/** Where the suburbs are. */

import { Context, type Effect } from "effect"
import type { Unavailable } from "../unavailable.schema.ts"
import type { Place, PlaceQuery } from "./closest-branch.ts"
import type { AddressPlace } from "./place-suggestions.ts"

/** Port that looks up suburbs and postcodes. Fails with `Unavailable` (what it needs is out of reach). */
export class Gazetteer extends Context.Service<
  Gazetteer,
  {
    /** Every place that a query names, as `matchingPlaces` picks them; none where nobody knows it. */
    readonly find: (query: PlaceQuery) => Effect.Effect<ReadonlyArray<Place>, Unavailable>
    /** At most five places that a text may mean, as `placeSuggestions` orders them. */
    readonly suggest: (text: string) => Effect.Effect<ReadonlyArray<Place>, Unavailable>
    /** At most five places anywhere in Australia, as `addressSuggestions` orders them. */
    readonly suggestForAddress: (text: string) => Effect.Effect<ReadonlyArray<AddressPlace>, Unavailable>
    /** Whether any suburb of Australia has a postcode; that of post boxes has none. */
    readonly hasPostcode: (postcode: string) => Effect.Effect<boolean, Unavailable>
  }
>()("core/stores/Gazetteer") {}
