/** What is read for one answer goes by one look at what has changed. */
import { Effect, Layer } from "effect"
import { SqlError } from "effect/sql"
import { OneMoment } from "../../../core/one-moment.port.ts"
import { Unavailable } from "../../../core/unavailable.schema.ts"
import { catalogueChanges } from "./catalogue-look.ts"

export const oneMomentLayer = Layer.effect(
  OneMoment,
  Effect.map(catalogueChanges, ({ withOneLook }) => ({
    read: (work) =>
      Effect.mapError(withOneLook(work), (problem) =>
        SqlError.isSqlError(problem)
          ? new Unavailable({ part: "catalogue", cause: problem })
          : (problem as Exclude<typeof problem, SqlError.SqlError>)
      )
  }))
)
