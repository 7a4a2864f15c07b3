/** Answers the calls about places. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { ClosestBranch } from "../../../core/stores/closest-branch.service.ts"
import { Gazetteer } from "../../../core/stores/gazetteer.port.ts"
import { groupApi } from "../group-api.ts"
import { toWire } from "../wire-errors.ts"
import { PlacesGroup } from "./places.contract.ts"

export const PlacesHandlers = HttpApiBuilder.group(
  groupApi(PlacesGroup),
  "places",
  Effect.fn(function* (handlers) {
    const { closestTo } = yield* ClosestBranch
    const { suggest, suggestForAddress } = yield* Gazetteer
    return handlers.handleAll({
      closestBranch: ({ params }) => Effect.map(toWire(closestTo(params.value)), (data) => ({ data })),
      suggestPlaces: ({ params }) => Effect.map(toWire(suggest(params.text)), (data) => ({ data })),
      suggestForAddress: ({ params }) =>
        Effect.map(toWire(suggestForAddress(params.text)), (places) => ({
          data: places.map(({ suburb, postcode, state }) => ({ suburb, postcode, state }))
        }))
    })
  })
)
