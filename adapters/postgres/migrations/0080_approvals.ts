/** What a contact may order without being asked about, and the orders that wait for an administrator. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const limit = "CHECK (spending_limit_cents BETWEEN 0 AND 1000000000000)"

const statements = [
  // [APV-01] Cents with GST; null is no limit.
  `ALTER TABLE company_contact ADD COLUMN spending_limit_cents bigint ${limit}`,
  `ALTER TABLE company_invitation ADD COLUMN spending_limit_cents bigint ${limit}`,

  // [APV-02] A contact who is no longer the company's takes what they asked for with them.
  `CREATE TABLE approval_request (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    customer_id text NOT NULL,
    contact_id text NOT NULL,
    at_own_prices boolean NOT NULL,
    shown_ex_gst boolean NOT NULL,
    limit_cents bigint NOT NULL CHECK (limit_cents >= 0),
    method text NOT NULL,
    form jsonb NOT NULL,
    lines jsonb NOT NULL CHECK (jsonb_typeof(lines) = 'array'),
    totals jsonb NOT NULL,
    total_cents bigint NOT NULL CHECK (total_cents > limit_cents),
    browser_hash bytea NOT NULL CHECK (octet_length(browser_hash) = 32),
    cart_key text NOT NULL,
    state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'approved', 'rejected', 'expired')),
    version integer NOT NULL DEFAULT 1,
    asked_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL CHECK (expires_at > asked_at),
    approvals integer NOT NULL DEFAULT 0,
    decided_at timestamptz,
    decided_by text REFERENCES contact (id),
    reason text,
    problem text,
    told_at timestamptz,
    order_no text UNIQUE REFERENCES shop_order (order_no),
    FOREIGN KEY (contact_id, customer_id) REFERENCES company_contact (contact_id, customer_id) ON DELETE CASCADE,
    CHECK ((state IN ('approved', 'rejected')) = (decided_at IS NOT NULL)),
    CHECK ((decided_at IS NULL) = (decided_by IS NULL)),
    CHECK (reason IS NULL OR state = 'rejected'),
    CHECK (order_no IS NULL OR state = 'approved')
  )`,
  // A cart that waits waits once; its key may be longer than an index holds.
  `CREATE UNIQUE INDEX approval_request_open ON approval_request (customer_id, contact_id, md5(cart_key))
    WHERE state = 'pending'`,
  `CREATE INDEX approval_request_of_company ON approval_request (customer_id, asked_at DESC)`,
  `CREATE INDEX approval_request_due ON approval_request (expires_at) WHERE state = 'pending'`,
  `CREATE INDEX approval_request_unfinished ON approval_request (decided_at) WHERE state = 'approved' AND told_at IS NULL`
]

export const approvals = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
