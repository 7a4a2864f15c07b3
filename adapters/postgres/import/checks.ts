/** What must hold between staged rows, and between them and the shop, before they are merged. */
import type { Client } from "pg"
import { type FileName, uniqueKeys } from "./files.ts"
import type { Source } from "./read-files.ts"
import { type RowProblem, stagingColumn } from "./stage.ts"

/** A staged row `s` for which `bad` holds is taken out, and reported with the reason. Both are SQL. */
type Check = { readonly file: FileName; readonly bad: string; readonly reason: string }

const missingRow = (table: string, key: string, value: string) =>
  `NOT EXISTS (SELECT FROM ${table} t WHERE t.${key} = s.${value})`

/** Of the staged rows that have the same in these columns, all but the first. */
const repeatedRows = (file: FileName, columns: string, condition = "true") => `s.line IN (SELECT line FROM (
    SELECT line, row_number() OVER (PARTITION BY ${columns} ORDER BY line) AS place FROM staged_${file} WHERE ${condition}
  ) numbered WHERE place > 1)`

const duplicateCheck = (file: FileName, column: string): Check => ({
  file,
  bad: repeatedRows(file, column, `${column} IS NOT NULL`),
  reason: `format('another row has the ${column} %s', s.${column})`
})

const ownershipCheck = (file: FileName, table: string, key: string, ownKey: string, column: string): Check => ({
  file,
  bad: `EXISTS (SELECT FROM ${table} t WHERE t.${column} = s.${column} AND t.${key} <> s.${ownKey})`,
  reason: `format('the ${column} %s belongs to another', s.${column})`
})

const referenceCheck = (file: FileName, table: string, key: string, column: string, noun: string): Check => ({
  file,
  bad: `s.${column} IS NOT NULL AND ${missingRow(table, key, column)}`,
  reason: `format('there is no ${noun} %s', s.${column})`
})

/** Whom a manager looks after is there, and named by no other manager of the file that is good so far. */
const assignmentChecks = (list: "customers" | "branches", noun: "customer" | "branch"): ReadonlyArray<Check> => {
  const named = (condition: string) => `SELECT named FROM unnest(s.${list}) AS named WHERE ${condition}`
  const missing = named(`NOT EXISTS (SELECT FROM ${noun} t WHERE t.id = named)`)
  const taken = named(`EXISTS (SELECT FROM staged_managers t WHERE t.line < s.line AND named = ANY (t.${list}))`)
  return [
    { file: "managers", bad: `EXISTS (${missing})`, reason: `format('there is no ${noun} %s', (${missing} LIMIT 1))` },
    {
      file: "managers",
      bad: `EXISTS (${taken})`,
      reason: `format('the ${noun} %s has another manager', (${taken} LIMIT 1))`
    }
  ]
}

const checks: ReadonlyArray<Check> = [
  duplicateCheck("branches", "slug"),
  ownershipCheck("branches", "branch", "id", "id", "slug"),
  {
    file: "categories",
    bad: `s.slug LIKE '%/%' AND EXISTS (
      SELECT FROM unnest((category_steps(s.slug))[1:cardinality(category_steps(s.slug)) - 1]) AS step
      WHERE NOT EXISTS (SELECT FROM category t WHERE t.slug = step)
        AND NOT EXISTS (SELECT FROM staged_categories t WHERE t.slug = step))`,
    reason: `format('a category above %s is missing', s.slug)`
  },
  duplicateCheck("products", "slug"),
  ownershipCheck("products", "product", "id", "id", "slug"),
  referenceCheck("products", "category", "slug", "category", "category"),
  duplicateCheck("variants", "barcode"),
  ownershipCheck("variants", "sku", "erp_id", "sku", "barcode"),
  referenceCheck("variants", "product", "id", "product", "product"),
  {
    file: "variants",
    bad: `EXISTS (SELECT FROM product p, unnest(p.options) AS option
      WHERE p.id = s.product AND NOT coalesce(s.attributes, '{}') ? option)`,
    reason: `'it lacks a value for one of its product''s options'`
  },
  referenceCheck("prices", "sku", "erp_id", "sku", "sku"),
  referenceCheck("stock", "sku", "erp_id", "sku", "sku"),
  referenceCheck("stock", "branch", "id", "branch", "branch"),
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
  duplicateCheck("customers", "barcode"),
  ownershipCheck("customers", "customer", "id", "id", "barcode"),
  referenceCheck("customers", "branch", "id", "branch", "branch"),
  referenceCheck("contacts", "customer", "id", "customer", "customer"),
  {
    file: "contacts",
    bad: `EXISTS (SELECT FROM contact t WHERE t.email = s.email AND t.id <> s.id)
      OR EXISTS (SELECT FROM staged_contacts t WHERE t.email = s.email AND t.id <> s.id AND t.line < s.line)`,
    reason: `format('the e-mail %s belongs to another', s.email)`
  },
  referenceCheck("contracts", "customer", "id", "customer", "customer"),
  referenceCheck("contracts", "sku", "erp_id", "sku", "sku"),
  referenceCheck("contracts", "category", "slug", "category", "category"),
  ...assignmentChecks("customers", "customer"),
  ...assignmentChecks("branches", "branch"),
  referenceCheck("quotes", "customer", "id", "customer", "customer"),
  referenceCheck("quotes", "contact", "id", "contact", "contact"),
  referenceCheck("quotes", "branch", "id", "branch", "branch"),
  {
    file: "quotes",
    bad: "EXISTS (SELECT FROM quote t WHERE t.quote_no = s.number AND t.customer_id <> s.customer)",
    reason: `format('the quote %s is another customer''s', s.number)`
  },
  referenceCheck("quotelines", "quote", "quote_no", "quote", "quote"),
  referenceCheck("quotelines", "sku", "erp_id", "sku", "sku"),
  {
    file: "quotelines",
    bad: "abs(s.line_price - s.unit_price * s.qty) > 0.5",
    reason: "'linePrice is not unitPrice times qty, to the nearest cent'"
  }
]

const repeated = (file: FileName): Check => ({
  file,
  bad: repeatedRows(file, uniqueKeys[file].map(stagingColumn).join(", ")),
  reason: "'it repeats an earlier row'"
})

/** Takes out every staged row of a source that can't be merged, and reports it. */
export const removeInvalidRows = async (
  client: Client,
  { file, label }: Source
): Promise<ReadonlyArray<RowProblem>> => {
  const problems: Array<RowProblem> = []
  for (const { bad, reason } of [repeated(file), ...checks.filter((check) => check.file === file)]) {
    const { rows } = await client.query<{ line: number; reason: string }>(
      `DELETE FROM staged_${file} s WHERE ${bad} RETURNING s.line, ${reason} AS reason`
    )
    problems.push(...rows.map((row) => ({ file: label, ...row })))
  }
  return problems
}
