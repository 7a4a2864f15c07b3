/** The tables behind signing in: sessions, the steps on the way to one, devices and links. Of every token only its hash is kept. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const statements = [
  // A contact who is removed from a company loses every session there in the same transaction.
  `CREATE TABLE session (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    contact_id text NOT NULL,
    customer_id text NOT NULL,
    access_hash bytea NOT NULL UNIQUE CHECK (octet_length(access_hash) = 32),
    access_expires timestamptz NOT NULL,
    refresh_hash bytea NOT NULL UNIQUE CHECK (octet_length(refresh_hash) = 32),
    refresh_expires timestamptz NOT NULL,
    started_at timestamptz NOT NULL,
    last_seen_at timestamptz NOT NULL,
    device text NOT NULL CHECK (length(device) BETWEEN 1 AND 100),
    FOREIGN KEY (contact_id, customer_id) REFERENCES company_contact (contact_id, customer_id) ON DELETE CASCADE
  )`,
  `CREATE INDEX session_contact ON session (contact_id, customer_id)`,
  `CREATE INDEX session_old ON session (refresh_expires)`,

  // [T16] 'sealed' holds the tokens that followed, readable only with the spent token itself.
  `CREATE TABLE spent_refresh (
    hash bytea PRIMARY KEY CHECK (octet_length(hash) = 32),
    session_id bigint NOT NULL REFERENCES session (id) ON DELETE CASCADE,
    spent_at timestamptz NOT NULL,
    sealed bytea NOT NULL CHECK (octet_length(sealed) = 64)
  )`,
  `CREATE INDEX spent_refresh_session ON spent_refresh (session_id)`,

  // [T4] A step's token serves one purpose, once, in the browser that the step before was taken in.
  `CREATE TABLE login_step (
    token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
    purpose text NOT NULL CHECK (purpose IN ('company', 'code')),
    contact_id text NOT NULL REFERENCES contact (id) ON DELETE CASCADE,
    customer_id text REFERENCES customer (id) ON DELETE CASCADE,
    browser_hash bytea NOT NULL CHECK (octet_length(browser_hash) = 32),
    via text NOT NULL CHECK (via IN ('password', 'magic', 'remembered')),
    remember boolean NOT NULL,
    code_hash text,
    sent_at timestamptz,
    tries integer NOT NULL DEFAULT 0 CHECK (tries BETWEEN 0 AND 5),
    resends integer NOT NULL DEFAULT 0 CHECK (resends BETWEEN 0 AND 5),
    expires_at timestamptz NOT NULL,
    used_at timestamptz,
    CHECK ((purpose = 'code') = (code_hash IS NOT NULL AND sent_at IS NOT NULL AND customer_id IS NOT NULL))
  )`,
  `CREATE INDEX login_step_old ON login_step (expires_at)`,

  // A browser that a contact has used before; one that skips the code was asked to be remembered after a right one.
  `CREATE TABLE known_device (
    token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
    contact_id text NOT NULL REFERENCES contact (id) ON DELETE CASCADE,
    skips_code boolean NOT NULL,
    expires_at timestamptz NOT NULL
  )`,
  `CREATE INDEX known_device_contact ON known_device (contact_id)`,
  `CREATE INDEX known_device_old ON known_device (expires_at)`,

  // [T10] Every use of a remembered login spends its token and makes the next of the family.
  `CREATE TABLE remembered_login (
    token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
    family uuid NOT NULL,
    contact_id text NOT NULL REFERENCES contact (id) ON DELETE CASCADE,
    expires_at timestamptz NOT NULL,
    spent_at timestamptz
  )`,
  `CREATE INDEX remembered_login_family ON remembered_login (family)`,
  `CREATE INDEX remembered_login_contact ON remembered_login (contact_id)`,
  `CREATE INDEX remembered_login_old ON remembered_login (expires_at)`,

  // For a contact, or for somebody who will be one when the link has proved their address.
  `CREATE TABLE password_reset (
    token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
    contact_id text REFERENCES contact (id) ON DELETE CASCADE,
    registration jsonb,
    expires_at timestamptz NOT NULL,
    used_at timestamptz,
    CHECK ((contact_id IS NULL) <> (registration IS NULL))
  )`,
  `CREATE INDEX password_reset_contact ON password_reset (contact_id)`,
  `CREATE INDEX password_reset_old ON password_reset (expires_at)`,

  // [T1] Without a contact for an address that nobody has, so that its status tells nothing.
  `CREATE TABLE magic_link (
    id text PRIMARY KEY CHECK (length(id) = 43),
    contact_id text REFERENCES contact (id) ON DELETE CASCADE,
    token_hash bytea NOT NULL CHECK (octet_length(token_hash) = 32),
    browser_hash bytea NOT NULL CHECK (octet_length(browser_hash) = 32),
    remember boolean NOT NULL,
    expires_at timestamptz NOT NULL,
    used_at timestamptz,
    used_here boolean,
    CHECK ((used_at IS NULL) = (used_here IS NULL))
  )`,
  `CREATE INDEX magic_link_contact ON magic_link (contact_id)`,
  `CREATE INDEX magic_link_old ON magic_link (expires_at)`,

  // Somebody who buys without an account; never tied to one, whatever the address.
  `CREATE TABLE guest (
    id uuid PRIMARY KEY,
    first_name text NOT NULL,
    last_name text NOT NULL,
    email text NOT NULL,
    phone text,
    made_at timestamptz NOT NULL
  )`,

  // [AUTH-05] After a reset the next code goes to the phone alone, where there is one.
  `ALTER TABLE login ADD COLUMN reset_at timestamptz`,
  `ALTER TABLE audit ADD COLUMN customer_id text`,
  `CREATE SEQUENCE account_number START 500000`
]

export const signInTables = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
