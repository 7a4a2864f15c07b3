/** Answers the calls about places. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { ClosestBranch } from "../../../core/stores/closest-branch.service.ts"
import { Gazetteer } from "../../../core/stores/gazetteer.port.ts"
import { ShopApi } from "../api.ts"
import { toWire } from "../wire-errors.ts"

export const PlacesHandlers = HttpApiBuilder.group(
  ShopApi,
  "places",
  Effect.fn(function* (handlers) {
    const { closestTo } = yield* ClosestBranch
    const { suggest } = yield* Gazetteer
    return handlers.handleAll({
      closestBranch: ({ params }) => Effect.map(toWire(closestTo(params.value)), (data) => ({ data })),
      suggestPlaces: ({ params }) => Effect.map(toWire(suggest(params.text)), (data) => ({ data }))
    })
  })
)
