/** How staged rows become the shop's own: what must hold between them, and where each of them goes. */
import type { FileName } from "./files.ts"

/** A staged row `s` for which `bad` holds is taken out, and reported with the reason. Both are SQL. */
export type Check = { readonly file: FileName; readonly bad: string; readonly reason: string }

const missing = (table: string, key: string, value: string) =>
  `NOT EXISTS (SELECT FROM ${table} t WHERE t.${key} = s.${value})`

const twice = (file: FileName, column: string): Check => ({
  file,
  bad: `s.line IN (SELECT line FROM (
    SELECT line, row_number() OVER (PARTITION BY ${column} ORDER BY line) AS place FROM staged_${file} WHERE ${column} IS NOT NULL
  ) numbered WHERE place > 1)`,
  reason: `format('another row has the ${column} %s', s.${column})`
})

const taken = (file: FileName, table: string, key: string, own: string, column: string): Check => ({
  file,
  bad: `EXISTS (SELECT FROM ${table} t WHERE t.${column} = s.${column} AND t.${key} <> s.${own})`,
  reason: `format('the ${column} %s belongs to another', s.${column})`
})

const unknown = (file: FileName, table: string, key: string, column: string, what: string): Check => ({
  file,
  bad: `s.${column} IS NOT NULL AND ${missing(table, key, column)}`,
  reason: `format('there is no ${what} %s', s.${column})`
})

/** Made just before the file is merged, so that what it refers to is in its place. */
export const checks: ReadonlyArray<Check> = [
  twice("branches", "slug"),
  taken("branches", "branch", "id", "id", "slug"),
  {
    file: "categories",
    bad: `s.slug LIKE '%/%' AND EXISTS (
      SELECT FROM unnest((category_steps(s.slug))[1:cardinality(category_steps(s.slug)) - 1]) AS step
      WHERE NOT EXISTS (SELECT FROM category t WHERE t.slug = step)
        AND NOT EXISTS (SELECT FROM staged_categories t WHERE t.slug = step))`,
    reason: `format('a category above %s is missing', s.slug)`
  },
  twice("products", "slug"),
  taken("products", "product", "id", "id", "slug"),
  unknown("products", "category", "slug", "category", "category"),
  twice("variants", "barcode"),
  taken("variants", "sku", "erp_id", "sku", "barcode"),
  unknown("variants", "product", "id", "product", "product"),
  {
    file: "variants",
    bad: `EXISTS (SELECT FROM product p, unnest(p.options) AS option
      WHERE p.id = s.product AND NOT coalesce(s.attributes, '{}') ? option)`,
    reason: `'it lacks a value for one of its product''s options'`
  },
  unknown("prices", "sku", "erp_id", "sku", "sku"),
  unknown("stock", "sku", "erp_id", "sku", "sku"),
  unknown("stock", "branch", "id", "branch", "branch"),
  {
    file: "stock",
    bad: "(s.length IS NULL) <> (SELECT t.lengths IS NULL FROM sku t WHERE t.erp_id = s.sku)",
    reason: "CASE WHEN s.length IS NULL THEN 'length is missing' ELSE 'this sku has no lengths' END"
  },
  {
    file: "stock",
    bad: `s.on_hand < (SELECT t.reserved FROM stock t
      WHERE t.sku = s.sku AND t.branch_id = s.branch AND t.length = coalesce(s.length, 0))`,
    reason: `'fewer than are put aside for orders'`
  },
  twice("customers", "barcode"),
  taken("customers", "customer", "id", "id", "barcode"),
  unknown("customers", "branch", "id", "branch", "branch"),
  unknown("contacts", "customer", "id", "customer", "customer"),
  {
    file: "contacts",
    bad: `EXISTS (SELECT FROM contact t WHERE t.email = s.email AND t.id <> s.id)
      OR EXISTS (SELECT FROM staged_contacts t WHERE t.email = s.email AND t.id <> s.id AND t.line < s.line)`,
    reason: `format('the e-mail %s belongs to another', s.email)`
  },
  unknown("contracts", "customer", "id", "customer", "customer"),
  unknown("contracts", "sku", "erp_id", "sku", "sku"),
  unknown("contracts", "category", "slug", "category", "category")
]

type Columns = { readonly [column: string]: string }

/** Adds what is new and changes what differs; a row that is the same already is left alone. */
const upsert = (table: string, key: ReadonlyArray<string>, columns: Columns, from: string): string => {
  const names = Object.keys(columns)
  const rest = names.filter((name) => !key.includes(name))
  const update =
    rest.length === 0
      ? "NOTHING"
      : `UPDATE SET ${rest.map((name) => `${name} = excluded.${name}`).join(", ")}
        WHERE (${rest.map((name) => `kept.${name}`)}) IS DISTINCT FROM (${rest.map((name) => `excluded.${name}`)})`
  return `INSERT INTO ${table} AS kept (${names}) SELECT ${names.map((name) => columns[name])} FROM ${from}
    ON CONFLICT (${key}) DO ${update}`
}

const same = (...names: ReadonlyArray<string>): Columns => Object.fromEntries(names.map((name) => [name, `s.${name}`]))

const product: Columns = {
  ...same("id", "slug", "name", "family", "category", "purpose", "description", "attributes", "drawing"),
  ...same("is_hardware", "is_dangerous"),
  options: "coalesce(s.options, '{}')",
  documents: "coalesce(s.documents, '{}')",
  status: "coalesce(s.status, 'public')"
}

const variant: Columns = {
  ...same("position", "name", "uom", "factor", "length", "lengths", "dimensions", "stock_code", "stock_mode"),
  ...same("barcode", "rating", "review_count"),
  erp_id: "s.sku",
  product_id: "s.product",
  attributes: "coalesce(s.attributes, '{}')",
  is_random_length: "coalesce(s.is_random_length, false)",
  is_tally: "s.tallies IS NOT NULL",
  tallies: "coalesce(s.tallies, '{}')",
  weight_grams: "s.weight"
}

const price: Columns = {
  ...same("sku", "promotion_from", "promotion_to"),
  retail_cents: "s.retail",
  clearance_cents: "s.clearance",
  promotion_cents: "s.promotion"
}

const breaks = `(SELECT s.sku, split_part(step, ':', 1)::numeric AS quantity, split_part(step, ':', 2)::bigint AS unit_cents
  FROM staged_prices s, unnest(s.breaks) AS step)`

const stockKey = "k.sku = s.sku AND k.branch_id = s.branch AND k.length = coalesce(s.length, 0)"

const customer: Columns = {
  ...same("id", "name", "account_type", "standing", "barcode", "abn", "asks_permission"),
  credit_limit_cents: "s.credit_limit",
  shows_ex_gst: "s.show_exc_gst_pricing",
  branch_id: "s.branch"
}

const decided = `(
  SELECT s.id AS contact_id, s.customer AS customer_id, rule, true AS granted FROM staged_contacts s, unnest(s.may) AS rule
  UNION ALL SELECT s.id, s.customer, rule, false FROM staged_contacts s, unnest(s.may_not) AS rule)`

const branch = same(
  "id",
  "slug",
  "name",
  "line_one",
  "suburb",
  "postcode",
  "state",
  "latitude",
  "longitude",
  "phone",
  "email"
)

/** The statements for each file, in order; the rows that the first one adds or changes are the ones that are told of. */
export const merges: { readonly [N in FileName]: readonly [string, ...Array<string>] } = {
  branches: [upsert("branch", ["id"], { ...branch, ...same("pickup_available", "hours") }, "staged_branches s")],
  categories: [upsert("category", ["slug"], same("slug", "name", "description", "position"), "staged_categories s")],
  products: [upsert("product", ["id"], product, "staged_products s")],
  variants: [upsert("sku", ["erp_id"], variant, "staged_variants s")],
  prices: [
    upsert("price", ["sku"], price, "staged_prices s"),
    `DELETE FROM volume_break k USING staged_prices s WHERE k.sku = s.sku AND NOT EXISTS (
      SELECT FROM unnest(s.breaks) AS step WHERE split_part(step, ':', 1)::numeric = k.quantity)`,
    upsert("volume_break", ["sku", "quantity"], same("sku", "quantity", "unit_cents"), `${breaks} s`)
  ],
  stock: [
    `INSERT INTO stock (sku, branch_id, length, opening)
      SELECT s.sku, s.branch, coalesce(s.length, 0), s.on_hand FROM staged_stock s ON CONFLICT DO NOTHING`,
    `INSERT INTO stock_movement (sku, branch_id, length, pieces, reason)
      SELECT k.sku, k.branch_id, k.length, s.on_hand - k.on_hand, 'count'
      FROM staged_stock s JOIN stock k ON ${stockKey} WHERE k.on_hand <> s.on_hand`
  ],
  customers: [upsert("customer", ["id"], customer, "staged_customers s")],
  contacts: [
    upsert(
      "contact",
      ["id"],
      same("id", "first_name", "last_name", "email", "mobile"),
      "(SELECT DISTINCT ON (id) * FROM staged_contacts ORDER BY id, line) s"
    ),
    upsert(
      "company_contact",
      ["contact_id", "customer_id"],
      { contact_id: "s.id", customer_id: "s.customer", role: "s.role" },
      "staged_contacts s"
    ),
    `DELETE FROM contact_permission k USING staged_contacts s WHERE k.contact_id = s.id AND k.customer_id = s.customer
      AND NOT k.rule = ANY (coalesce(s.may, '{}') || coalesce(s.may_not, '{}'))`,
    upsert(
      "contact_permission",
      ["contact_id", "customer_id", "rule"],
      same("contact_id", "customer_id", "rule", "granted"),
      `${decided} s`
    ),
    // A password that was chosen since is never put back.
    `INSERT INTO login (contact_id, password_hash) SELECT DISTINCT ON (id) s.id, s.password_hash FROM staged_contacts s
      WHERE s.password_hash IS NOT NULL ORDER BY id, line ON CONFLICT DO NOTHING`
  ],
  contracts: [
    upsert(
      "contract_price",
      ["customer_id", "sku"],
      { customer_id: "s.customer", sku: "s.sku", unit_cents: "s.price" },
      "staged_contracts s WHERE s.sku IS NOT NULL"
    ),
    upsert(
      "contract_discount",
      ["customer_id", "category"],
      { customer_id: "s.customer", category: "s.category", percent_off: "s.percent_off" },
      "staged_contracts s WHERE s.category IS NOT NULL"
    )
  ]
}
