/** Who at the shop looks after whom, kept in PostgreSQL. */
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import type { Manager } from "../../../core/account/managers/manager.ts"
import { Managers } from "../../../core/account/managers/managers.port.ts"
import { Unavailable } from "../../../core/unavailable.schema.ts"

type Row = Omit<Manager, "picture"> & { readonly picture: string | null }

const manager = ({ picture, ...row }: Row): Manager => (picture === null ? row : { ...row, picture })

export const managersLayer = Layer.effect(
  Managers,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const first = <E>(rows: Effect.Effect<ReadonlyArray<Row>, E>) =>
      rows.pipe(
        Effect.map(([row]) => row && manager(row)),
        Effect.mapError((cause) => new Unavailable({ part: "accounts", cause }))
      )
    return Managers.of({
      ofCustomer: (customerId) =>
        first(sql<Row>`SELECT name, phone, email, picture FROM manager JOIN account_manager ON manager_id = manager.id
          WHERE customer_id = ${customerId}`),
      ofBranch: (branchId) =>
        first(sql<Row>`SELECT name, phone, email, picture FROM manager JOIN credit_manager ON manager_id = manager.id
          WHERE branch_id = ${branchId}`)
    })
  })
)
