/** The statements by which the staged rows of each file are put where they belong, and what of the shop's own they leave alone. */
import type { FileName } from "./files.ts"

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
  ...same("id", "slug", "name", "family", "category", "purpose", "jobs", "description", "attributes", "drawing"),
  ...same("is_hardware", "is_dangerous"),
  options: "coalesce(s.options, '{}')",
  documents: "coalesce(s.documents, '{}')",
  status: "coalesce(s.status, 'public')"
}

const variant: Columns = {
  ...same("position", "name", "uom", "factor", "step", "length", "lengths", "dimensions", "stock_code", "stock_mode"),
  ...same("barcode", "rating", "review_count", "sales"),
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

/** Whom the managers look after: who is not named by one any more is let go, and who is named by another goes over. */
const assignments = (table: string, key: string, list: string): ReadonlyArray<string> => [
  `DELETE FROM ${table} k USING staged_managers s WHERE k.manager_id = s.id AND NOT k.${key} = ANY (coalesce(s.${list}, '{}'))`,
  upsert(
    table,
    [key],
    { [key]: "named", manager_id: "s.id" },
    `staged_managers s, unnest(s.${list}) AS named WHERE true`
  )
]

const quoteTexts = ["contact_name", "phone", "customer_ref_no", "instructions"]

/** [I16] One that was paid here stays as it is; texts that were changed here are not put back. */
const quoteUpsert = `INSERT INTO quote AS kept (quote_no, customer_id, contact_id, quoted_on, branch_id, contact_name, phone, email,
    customer_ref_no, instructions, address, delivery_cents, at_own_prices, paid_at, invoice_no)
  SELECT s.number, s.customer, s.contact, s.quoted_on, s.branch, s.contact_name, s.phone, s.email, s.po_number,
    coalesce(s.instructions, ''),
    CASE WHEN s.line_one IS NOT NULL THEN jsonb_strip_nulls(jsonb_build_object('line1', s.line_one, 'line2', s.line_two,
      'suburb', s.suburb, 'state', s.state, 'postcode', s.postcode, 'manuallyEntered', false)) END,
    coalesce(s.delivery, 0), s.is_at_own_prices, s.paid_on::timestamp AT TIME ZONE 'Australia/Melbourne', s.invoice
  FROM staged_quotes s
  ON CONFLICT (quote_no) DO UPDATE SET quoted_on = excluded.quoted_on, branch_id = excluded.branch_id,
    contact_id = excluded.contact_id, email = excluded.email, address = excluded.address,
    delivery_cents = excluded.delivery_cents, at_own_prices = excluded.at_own_prices, paid_at = excluded.paid_at,
    invoice_no = excluded.invoice_no,
    ${quoteTexts.map((name) => `${name} = CASE WHEN kept.texts_changed_at IS NULL THEN excluded.${name} ELSE kept.${name} END`).join(", ")}
  WHERE kept.paid_at IS NULL AND NOT has_living_order(kept) AND ((kept.quoted_on, kept.branch_id, kept.contact_id, kept.email, kept.address,
      kept.delivery_cents, kept.at_own_prices, kept.paid_at, kept.invoice_no) IS DISTINCT FROM
    (excluded.quoted_on, excluded.branch_id, excluded.contact_id, excluded.email, excluded.address,
      excluded.delivery_cents, excluded.at_own_prices, excluded.paid_at, excluded.invoice_no)
    OR kept.texts_changed_at IS NULL AND (${quoteTexts.map((name) => `kept.${name}`)}) IS DISTINCT FROM
      (${quoteTexts.map((name) => `excluded.${name}`)}))`

/** The GST of a line is one eleventh of it, a half cent away from zero, as core/pricing/gst.ts has it. */
const quoteLine: Columns = {
  ...same("position", "sku", "uom", "length", "qty", "pieces"),
  quote_no: "s.quote",
  name: "coalesce(s.name, k.name)",
  unit_cents: "s.unit_price",
  line_cents: "s.line_price",
  line_gst_cents: "round(s.line_price / 11.0)",
  invoice_no: "s.invoice"
}

const ofUnpaidQuote = (quote: string) =>
  `EXISTS (SELECT FROM quote q WHERE q.quote_no = ${quote} AND NOT has_living_order(q))`

/** The statements for each file, in order; the rows that the first one adds or changes are the ones that are told of. */
export const mergeStatements: { readonly [N in FileName]: readonly [string, ...Array<string>] } = {
  branches: [upsert("branch", ["id"], { ...branch, ...same("pickup_available", "hours") }, "staged_branches s")],
  categories: [
    upsert(
      "category",
      ["slug"],
      { ...same("slug", "name", "description", "position"), filters: "coalesce(s.filters, '{}')" },
      "staged_categories s"
    )
  ],
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
  ],
  managers: [
    upsert("manager", ["id"], same("id", "name", "phone", "email", "picture"), "staged_managers s"),
    ...assignments("account_manager", "customer_id", "customers"),
    ...assignments("credit_manager", "branch_id", "branches")
  ],
  quotes: [quoteUpsert],
  quotelines: [
    upsert(
      "quote_line",
      ["quote_no", "position"],
      quoteLine,
      `staged_quotelines s JOIN sku k ON k.erp_id = s.sku WHERE ${ofUnpaidQuote("s.quote")}`
    ),
    `DELETE FROM quote_line k WHERE k.quote_no IN (SELECT quote FROM staged_quotelines) AND ${ofUnpaidQuote("k.quote_no")}
      AND NOT EXISTS (SELECT FROM staged_quotelines s WHERE s.quote = k.quote_no AND s.position = k.position)`
  ]
}
