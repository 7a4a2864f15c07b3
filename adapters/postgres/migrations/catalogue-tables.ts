/** The tables for what is sold: branches, categories, products, stock numbers and their prices. */

export const catalogueTables: ReadonlyArray<string> = [
  `CREATE TABLE branch (
    id integer PRIMARY KEY CHECK (id > 0),
    slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    name text NOT NULL CHECK (name <> ''),
    line_one text NOT NULL CHECK (line_one <> ''),
    suburb text NOT NULL CHECK (suburb <> ''),
    postcode text NOT NULL CHECK (postcode ~ '^[0-9]{4}$'),
    state text NOT NULL CHECK (state IN ('VIC', 'NSW', 'ACT', 'QLD', 'SA', 'WA', 'TAS', 'NT')),
    latitude double precision NOT NULL CHECK (latitude BETWEEN -90 AND 90),
    longitude double precision NOT NULL CHECK (longitude BETWEEN -180 AND 180),
    phone text NOT NULL,
    email text NOT NULL,
    pickup_available boolean NOT NULL,
    hours jsonb NOT NULL CHECK (jsonb_typeof(hours) = 'object')
  )`,

  // 'a/b/c' has the steps 'a', 'a/b' and 'a/b/c'.
  `CREATE FUNCTION category_steps(slug text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT array_agg(array_to_string((string_to_array(slug, '/'))[1:level], '/') ORDER BY level)
    FROM generate_series(1, cardinality(string_to_array(slug, '/'))) AS level
  $$`,

  `CREATE TABLE category (
    slug text PRIMARY KEY CHECK (slug ~ '^[a-z0-9-]+(/[a-z0-9-]+){0,4}$'),
    name text NOT NULL CHECK (name <> ''),
    description text NOT NULL,
    position integer NOT NULL DEFAULT 0,
    parent text GENERATED ALWAYS AS (nullif(regexp_replace(slug, '/?[^/]+$', ''), '')) STORED
      REFERENCES category (slug) DEFERRABLE INITIALLY DEFERRED,
    level integer GENERATED ALWAYS AS (cardinality(string_to_array(slug, '/'))) STORED,
    path text[] GENERATED ALWAYS AS (category_steps(slug)) STORED
  )`,
  `CREATE INDEX category_parent ON category (parent, position)`,

  // Every category with each step from the top down to itself.
  `CREATE VIEW category_step AS
    SELECT category.slug AS category, step.level, step.slug, step.name
    FROM category JOIN category AS step ON step.slug = ANY (category.path)`,

  `CREATE TABLE product (
    id text PRIMARY KEY CHECK (id ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,59}$'),
    slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    name text NOT NULL CHECK (name <> ''),
    family text NOT NULL,
    category text NOT NULL REFERENCES category (slug),
    purpose text CHECK (purpose <> ''),
    description text NOT NULL,
    attributes jsonb NOT NULL CHECK (jsonb_typeof(attributes) = 'object'),
    options text[] NOT NULL CHECK (cardinality(options) <= 4),
    drawing jsonb NOT NULL CHECK (jsonb_typeof(drawing) = 'object'),
    documents text[] NOT NULL DEFAULT '{}'
      CHECK (documents <@ ARRAY['data-sheet', 'safety-data-sheet', 'installation-guide']),
    is_hardware boolean NOT NULL,
    is_dangerous boolean NOT NULL,
    status text NOT NULL DEFAULT 'public' CHECK (status IN ('public', 'hidden'))
  )`,
  `CREATE INDEX product_category ON product (category text_pattern_ops)`,

  `CREATE TABLE sku (
    erp_id text PRIMARY KEY CHECK (erp_id ~ '^[A-Za-z0-9][A-Za-z0-9./-]{0,39}$'),
    product_id text NOT NULL REFERENCES product (id),
    position integer NOT NULL CHECK (position >= 0),
    name text NOT NULL CHECK (name <> ''),
    attributes jsonb NOT NULL CHECK (jsonb_typeof(attributes) = 'object'),
    uom text NOT NULL CHECK (uom ~ '^[A-Z][A-Z0-9]{1,4}$'),
    factor numeric(9, 2) NOT NULL CHECK (factor > 0),
    length numeric(5, 2) CHECK (length > 0),
    lengths numeric(5, 2)[] CHECK (cardinality(lengths) > 0 AND 0 < ALL (lengths)),
    is_random_length boolean NOT NULL DEFAULT false,
    is_tally boolean NOT NULL DEFAULT false,
    tallies text[] NOT NULL DEFAULT '{}',
    weight_grams integer NOT NULL CHECK (weight_grams >= 0),
    dimensions jsonb NOT NULL CHECK (jsonb_typeof(dimensions) = 'object'),
    stock_code integer NOT NULL CHECK (stock_code BETWEEN 0 AND 99),
    stock_mode text NOT NULL CHECK (stock_mode IN ('normal', 'special-order', 'unstocked', 'clearance')),
    barcode text UNIQUE CHECK (barcode ~ '^[0-9]{8,14}$'),
    rating numeric(2, 1) CHECK (rating BETWEEN 1 AND 5),
    review_count integer CHECK (review_count > 0),
    CHECK ((rating IS NULL) = (review_count IS NULL)),
    CHECK (NOT (is_random_length AND is_tally)),
    CHECK (NOT is_random_length OR lengths IS NOT NULL),
    CHECK (is_tally = (cardinality(tallies) > 0)),
    UNIQUE (product_id, position) DEFERRABLE INITIALLY DEFERRED
  )`,

  // A sku without a row here has no price, and is shown without one.
  `CREATE TABLE price (
    sku text PRIMARY KEY REFERENCES sku (erp_id) ON DELETE CASCADE,
    retail_cents bigint NOT NULL CHECK (retail_cents > 0 AND retail_cents < 1000000000000),
    clearance_cents bigint CHECK (clearance_cents > 0 AND clearance_cents < 1000000000000),
    promotion_cents bigint CHECK (promotion_cents > 0 AND promotion_cents < 1000000000000),
    promotion_from date,
    promotion_to date,
    CHECK ((promotion_cents IS NULL) = (promotion_from IS NULL)),
    CHECK ((promotion_cents IS NULL) = (promotion_to IS NULL)),
    CHECK (promotion_from <= promotion_to)
  )`,

  `CREATE TABLE volume_break (
    sku text NOT NULL REFERENCES price (sku) ON DELETE CASCADE,
    quantity numeric(9, 2) NOT NULL CHECK (quantity > 0),
    unit_cents bigint NOT NULL CHECK (unit_cents > 0 AND unit_cents < 1000000000000),
    PRIMARY KEY (sku, quantity)
  )`
]
