/** Answers which branch is closest to a postcode or a suburb. */

import { Context, Effect, Layer } from "effect"
import type { Unavailable } from "../unavailable.schema.ts"
import { Branches } from "./branches.port.ts"
import { type ClosestBranchMatch, closestBranch, placeQuery } from "./closest-branch.ts"
import { Gazetteer } from "./gazetteer.port.ts"
import { PlaceNotFound } from "./place.schema.ts"

/**
 * [DEL-08] Service that finds the branch closest to a place. Fails with `Unavailable` (what it needs is out of reach),
 * `PlaceNotFound` (no such place).
 */
export class ClosestBranch extends Context.Service<
  ClosestBranch,
  {
    /** [DEL-08] By postcode or suburb; `PlaceNotFound` for a value that names no place. */
    readonly closestTo: (value: string) => Effect.Effect<ClosestBranchMatch, PlaceNotFound | Unavailable>
  }
>()("core/stores/ClosestBranch") {
  static readonly layer = Layer.effect(
    ClosestBranch,
    Effect.gen(function* () {
      const gazetteer = yield* Gazetteer
      const branches = yield* Branches
      const to: ClosestBranch["Service"]["closestTo"] = Effect.fn("ClosestBranch.closestTo")(function* (value) {
        const query = placeQuery(value)
        const places = query ? yield* gazetteer.find(query) : []
        return closestBranch(places, yield* branches.all) ?? (yield* new PlaceNotFound({ value }))
      })
      return ClosestBranch.of({ closestTo: to })
    })
  )
}
