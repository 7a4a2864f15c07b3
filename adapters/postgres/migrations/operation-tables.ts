/** The tables that keep the shop's own house: repeated requests, messages to send, settings and request counts. */

export const operationTables: ReadonlyArray<string> = [
  // [I20] The answer to a request is kept, so that its repeat is the same one; the body's hash tells a repeat from a reuse.
  `CREATE TABLE idempotency (
    scope text NOT NULL,
    key text NOT NULL CHECK (length(key) BETWEEN 16 AND 255),
    body_hash bytea NOT NULL CHECK (octet_length(body_hash) = 32),
    order_no text REFERENCES shop_order (order_no),
    status integer CHECK (status BETWEEN 200 AND 599),
    answer jsonb,
    made_at timestamptz NOT NULL,
    PRIMARY KEY (scope, key),
    CHECK ((status IS NULL) = (answer IS NULL))
  )`,
  `CREATE INDEX idempotency_old ON idempotency (made_at)`,

  // [I21] The message key names what the message tells of, so that it is queued once.
  `CREATE TABLE outbox (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    message_key text NOT NULL UNIQUE,
    channel text NOT NULL CHECK (channel IN ('email', 'sms')),
    recipient text NOT NULL CHECK (recipient <> ''),
    subject text NOT NULL CHECK (subject !~ '[\\r\\n]'),
    html text,
    text text NOT NULL,
    attachments jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(attachments) = 'array'),
    queued_at timestamptz NOT NULL,
    next_try_at timestamptz NOT NULL,
    sent_at timestamptz,
    attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
    problem text
  )`,
  `CREATE INDEX outbox_waiting ON outbox (next_try_at) WHERE sent_at IS NULL`,

  `CREATE TABLE setting (
    name text PRIMARY KEY CHECK (name <> ''),
    value jsonb NOT NULL,
    changed_at timestamptz NOT NULL DEFAULT now()
  )`,

  // How often a key was used in a stretch of time that starts at 'window'.
  `CREATE TABLE rate_limit (
    key text NOT NULL,
    "window" timestamptz NOT NULL,
    count integer NOT NULL CHECK (count > 0),
    PRIMARY KEY (key, "window")
  )`,
  `CREATE INDEX rate_limit_old ON rate_limit ("window")`
]
