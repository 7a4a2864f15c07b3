/** The tables for who buys: accounts, the people who act for them, what they may do, and the prices agreed with them. */

export const peopleTables: ReadonlyArray<string> = [
  // Account type A buys on trade terms, C pays at once and is a loyalty member.
  `CREATE TABLE customer (
    id text PRIMARY KEY CHECK (id ~ '^[A-Za-z0-9-]{1,20}$'),
    name text NOT NULL CHECK (name <> ''),
    account_type text NOT NULL CHECK (account_type IN ('A', 'C')),
    standing text NOT NULL DEFAULT 'open' CHECK (standing IN ('open', 'hold', 'suspended')),
    credit_limit_cents bigint NOT NULL DEFAULT 0 CHECK (credit_limit_cents BETWEEN 0 AND 1000000000000),
    barcode text UNIQUE CHECK (barcode ~ '^[0-9]{8,14}$'),
    abn text CHECK (abn ~ '^[0-9]{11}$'),
    shows_ex_gst boolean NOT NULL DEFAULT false,
    asks_permission boolean NOT NULL DEFAULT true,
    branch_id integer REFERENCES branch (id)
  )`,

  `CREATE TABLE contact (
    id text PRIMARY KEY CHECK (id ~ '^[A-Za-z0-9-]{1,20}$'),
    first_name text NOT NULL,
    last_name text NOT NULL,
    email text NOT NULL CHECK (email ~ '^[^@[:space:]]+@[^@[:space:]]+$' AND email = lower(email)),
    mobile text
  )`,
  `CREATE UNIQUE INDEX contact_email ON contact (email)`,

  // Who signs in, and with what.
  `CREATE TABLE login (
    contact_id text PRIMARY KEY REFERENCES contact (id) ON DELETE CASCADE,
    password_hash text NOT NULL CHECK (password_hash <> ''),
    wants_code boolean NOT NULL DEFAULT false,
    changed_at timestamptz NOT NULL DEFAULT now()
  )`,

  // A contact acts for one or more companies.
  `CREATE TABLE company_contact (
    customer_id text NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
    contact_id text NOT NULL REFERENCES contact (id) ON DELETE CASCADE,
    role text NOT NULL CHECK (role IN ('admin', 'contact')),
    PRIMARY KEY (contact_id, customer_id)
  )`,

  `CREATE TABLE contact_permission (
    contact_id text NOT NULL,
    customer_id text NOT NULL,
    rule text NOT NULL CHECK (rule IN ('viewCreditLimit', 'viewAndPayInvoices', 'showCustomerPrice',
      'placeOnlineOrders', 'viewOrders', 'viewQuotes', 'approveQuotes')),
    granted boolean NOT NULL,
    PRIMARY KEY (contact_id, customer_id, rule),
    FOREIGN KEY (contact_id, customer_id) REFERENCES company_contact (contact_id, customer_id) ON DELETE CASCADE
  )`,

  `CREATE TABLE contract_price (
    customer_id text NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
    sku text NOT NULL REFERENCES sku (erp_id) ON DELETE CASCADE,
    unit_cents bigint NOT NULL CHECK (unit_cents > 0 AND unit_cents < 1000000000000),
    PRIMARY KEY (customer_id, sku)
  )`,

  `CREATE TABLE contract_discount (
    customer_id text NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
    category text NOT NULL REFERENCES category (slug) ON DELETE CASCADE,
    percent_off numeric(5, 2) NOT NULL CHECK (percent_off > 0 AND percent_off < 100),
    PRIMARY KEY (customer_id, category)
  )`
]
