/** The branches, kept in PostgreSQL. */

import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import type { Branch } from "../../../core/stores/branch.ts"
import { Branches } from "../../../core/stores/branches.port.ts"
import { Unavailable } from "../../../core/unavailable.schema.ts"
import { cacheUntilChanged } from "../../postgres/client/catalogue-cache.ts"

export const branchesLayer = Layer.effect(
  Branches,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const readAll = sql<Branch>`
      SELECT id, slug, name, latitude, longitude, phone, email, pickup_available AS "pickupAvailable", hours,
        json_build_object('lineOne', line_one, 'suburb', suburb, 'postcode', postcode, 'state', state) AS address
      FROM branch ORDER BY name`
    const all = yield* cacheUntilChanged(readAll)
    return Branches.of({ all: Effect.mapError(all, (cause) => new Unavailable({ part: "branches", cause })) })
  })
)
