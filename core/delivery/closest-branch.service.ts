/** Answers which branch is closest to a postcode or a suburb. */
import { Context, Effect, Layer } from "effect"
import { Branches } from "../stock/branches.port.ts"
import type { BranchesUnavailable } from "../stock/stock.schema.ts"
import { type Closest, closestBranch, placeQuery } from "./closest-branch.ts"
import { PlaceNotFound, type PlacesUnavailable } from "./delivery.schema.ts"
import { Gazetteer } from "./gazetteer.port.ts"

export class ClosestBranch extends Context.Service<
  ClosestBranch,
  {
    /** [DEL-08] By postcode or suburb; `PlaceNotFound` for a value that names no place. */
    readonly to: (value: string) => Effect.Effect<Closest, PlaceNotFound | PlacesUnavailable | BranchesUnavailable>
  }
>()("core/delivery/ClosestBranch") {
  static readonly layer = Layer.effect(
    ClosestBranch,
    Effect.gen(function* () {
      const gazetteer = yield* Gazetteer
      const branches = yield* Branches
      const to: ClosestBranch["Service"]["to"] = Effect.fn("ClosestBranch.to")(function* (value) {
        const query = placeQuery(value)
        const places = query ? yield* gazetteer.find(query) : []
        return closestBranch(places, yield* branches.all) ?? (yield* new PlaceNotFound({ value }))
      })
      return ClosestBranch.of({ to })
    })
  )
}
