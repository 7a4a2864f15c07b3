/** What a company keeps of its contacts beside who they are, and the card of each. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const statements = [
  // [CONT-01] The names and mobile that an administrator told; null is the person's own. Who logs in, and where their
  // codes go, stays theirs: an administrator of one company can't change it for another.
  `ALTER TABLE company_contact ADD COLUMN listed_first_name text, ADD COLUMN listed_last_name text,
    ADD COLUMN listed_mobile text`,

  // [CONT-03] A card is one contact's at one company: it goes with them, and whoever comes back gets another. Nobody can
  // foresee its number.
  `ALTER TABLE company_contact ADD COLUMN card_no bigint NOT NULL
    DEFAULT (('x' || left(gen_random_uuid()::text, 8))::bit(32)::bigint % 100000000)`,
  `ALTER TABLE company_contact ADD UNIQUE (customer_id, card_no)`,
  // [DCARD-01] What a till asks: the codes of the cards that are good now.
  `CREATE VIEW valid_card AS
    SELECT customer.barcode || lpad(card_no::text, 8, '0') AS barcode, customer_id, contact_id
    FROM company_contact JOIN customer ON customer.id = customer_id
    WHERE customer.barcode IS NOT NULL`
]

export const contactTables = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
