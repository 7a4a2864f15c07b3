/** How a member's order was priced and shown to them, frozen with it. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const statements = [
  // [GST-03] Papers about the order show its prices as its buyer saw them.
  `ALTER TABLE shop_order ADD COLUMN shown_ex_gst boolean NOT NULL DEFAULT false`,
  // [PERM-07] Whether its prices are the company's own, which not everybody there may see.
  `ALTER TABLE shop_order ADD COLUMN at_own_prices boolean NOT NULL DEFAULT false`,
  `ALTER TABLE shop_order ADD CONSTRAINT order_buyer
    CHECK ((customer_id IS NULL) = (contact_id IS NULL) AND (customer_id IS NOT NULL OR NOT (shown_ex_gst OR at_own_prices)))`
]

export const memberOrders = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
