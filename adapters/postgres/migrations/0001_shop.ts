/** The shop's first tables. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { catalogueTables } from "./catalogue-tables.ts"
import { operationTables } from "./operation-tables.ts"
import { orderTables } from "./order-tables.ts"
import { paymentTables } from "./payment-tables.ts"
import { peopleTables } from "./people-tables.ts"
import { stockTables } from "./stock-tables.ts"

const statements = [
  ...catalogueTables,
  ...peopleTables,
  ...stockTables,
  ...orderTables,
  ...paymentTables,
  ...operationTables
]

export const shopTables = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
