/** The trips of couriers: one for each order that a courier brings. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const statements = [
  // [CRR-02] Written with the press that makes the goods ready, booked by whoever comes to it first, under the order's own key.
  `CREATE TABLE courier_trip (
    order_no text PRIMARY KEY REFERENCES shop_order (order_no),
    state text NOT NULL DEFAULT 'wanted' CHECK (state IN ('wanted', 'booked', 'refused', 'cancelled', 'returned')),
    ref text UNIQUE CHECK (char_length(ref) <= 200),
    tracking_url text CHECK (char_length(tracking_url) <= 2000),
    code text,
    tries integer NOT NULL DEFAULT 0,
    wanted_at timestamptz NOT NULL,
    next_at timestamptz NOT NULL,
    booked_at timestamptz,
    CHECK ((ref IS NULL) = (booked_at IS NULL)),
    CHECK (state <> 'booked' OR ref IS NOT NULL)
  )`,
  `CREATE INDEX courier_trip_wanted ON courier_trip (next_at) WHERE state = 'wanted'`
]

export const courierTrips = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
