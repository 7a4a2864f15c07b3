/** The price book, kept in PostgreSQL. */

import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import type { PriceBookEntry, PricePoint } from "../../../core/pricing/price.ts"
import { PriceBook } from "../../../core/pricing/price-book.port.ts"
import { type PriceRange, priceRange } from "../../../core/pricing/price-range.ts"
import { type CustomerAgreement, termsFor } from "../../../core/pricing/terms.ts"
import type { Sku } from "../../../core/sku.ts"
import { Unavailable } from "../../../core/unavailable.schema.ts"
import { cacheEachUntilSold } from "../../postgres/client/catalogue-cache.ts"

type BookRow = {
  readonly sku: Sku
  readonly category: string
  readonly uom: string
  readonly factor: number
  readonly step: number | null
  readonly is_random_length: boolean
  readonly lengths: ReadonlyArray<number> | null
  readonly retail_cents: number
  readonly clearance_cents: number | null
  readonly promotion_cents: number | null
  readonly promotion_from: string
  readonly promotion_to: string
  readonly breaks: PriceBookEntry["volumeBreaks"] | null
  readonly product_id: string
  /** Of the whole product, in one of its rows: a product of a hundred variants is not sent a hundred times. */
  readonly family_skus: ReadonlyArray<Sku> | null
  /** The price of each of these. */
  readonly family_cents: ReadonlyArray<number> | null
  readonly account_type: "A" | "C" | null
  readonly fixed_cents: number | null
  readonly discounts: CustomerAgreement["discounts"] | null
}

/** What was agreed with the customer, as far as it touches this sku. */
const agreementOf = ({ account_type, sku, fixed_cents, discounts }: BookRow): CustomerAgreement | undefined =>
  account_type === null
    ? undefined
    : {
        accountType: account_type,
        fixedPrices: fixed_cents === null ? [] : [{ sku, price: fixed_cents }],
        discounts: discounts ?? []
      }

/** A product's stock numbers that have a price, and the range of their prices. */
type Family = { readonly skus: ReadonlyArray<Sku>; readonly range: PriceRange }

const families = (rows: ReadonlyArray<BookRow>): ReadonlyMap<string, Family> =>
  new Map(
    rows.flatMap(({ product_id, family_skus: skus, family_cents: cents }) => {
      if (skus === null || cents === null) return []
      const prices = skus.map((sku, at): PricePoint => ({ sku, price: cents[at] as number }))
      return [[product_id, { skus, range: priceRange(prices as [PricePoint, ...Array<PricePoint>]) }]]
    })
  )

const priceBookEntry = (row: BookRow, range: PriceRange): PriceBookEntry => ({
  sku: row.sku,
  uom: row.uom,
  factor: row.factor,
  isRandomLength: row.is_random_length,
  ...(row.lengths ? { lengths: row.lengths } : {}),
  ...(row.step === null ? {} : { step: row.step }),
  retail: row.retail_cents,
  volumeBreaks: row.breaks ?? [],
  ...(row.promotion_cents === null
    ? {}
    : { promotion: { price: row.promotion_cents, from: row.promotion_from, to: row.promotion_to } }),
  ...(row.clearance_cents === null ? {} : { clearance: row.clearance_cents }),
  ...range,
  terms: termsFor(agreementOf(row), row)
})

/** A stock number's entry, and whose prices its range is of. */
type Listing = { readonly entry: PriceBookEntry; readonly family: Family }

export const priceBookLayer = Layer.effect(
  PriceBook,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient

    const rows = (skus: ReadonlyArray<Sku>, customer: string | undefined) => sql<BookRow>`
      WITH chosen AS (
        SELECT sku.erp_id, sku.product_id, sku.uom, sku.factor, sku.step, sku.is_random_length, sku.lengths,
          product.category
        FROM sku JOIN product ON product.id = sku.product_id
        WHERE sku.erp_id = ANY (${skus}::text[]) AND product.status = 'public'
      ), family AS (
        SELECT sibling.product_id, to_json(array_agg(erp_id ORDER BY position)) AS skus,
          to_json(array_agg(retail_cents ORDER BY position)) AS cents
        FROM (SELECT DISTINCT product_id FROM chosen) AS one
        JOIN sku AS sibling ON sibling.product_id = one.product_id JOIN price ON price.sku = sibling.erp_id
        GROUP BY sibling.product_id
      )
      SELECT chosen.erp_id AS sku, chosen.category, chosen.uom, chosen.factor, chosen.step, chosen.is_random_length,
        to_json(chosen.lengths) AS lengths,
        price.retail_cents, price.clearance_cents, price.promotion_cents, price.promotion_from, price.promotion_to,
        (SELECT json_agg(json_build_object('quantityBreak', quantity, 'unitPrice', unit_cents) ORDER BY quantity)
          FROM volume_break WHERE volume_break.sku = chosen.erp_id) AS breaks,
        chosen.product_id,
        CASE WHEN row_number() OVER one = 1 THEN family.skus END AS family_skus,
        CASE WHEN row_number() OVER one = 1 THEN family.cents END AS family_cents,
        customer.account_type, contract_price.unit_cents AS fixed_cents,
        CASE WHEN customer.id IS NOT NULL THEN
          (SELECT json_agg(json_build_object('category', contract_discount.category, 'percentOff', percent_off))
            FROM contract_discount JOIN category ON category.slug = chosen.category
            WHERE contract_discount.customer_id = customer.id AND contract_discount.category = ANY (category.path))
        END AS discounts
      FROM chosen JOIN price ON price.sku = chosen.erp_id JOIN family USING (product_id)
      LEFT JOIN customer ON customer.id = ${customer ?? null}
      LEFT JOIN contract_price ON contract_price.customer_id = customer.id AND contract_price.sku = chosen.erp_id
      WINDOW one AS (PARTITION BY chosen.product_id)`

    const readListed = Effect.fn("PriceBook.readListed")(function* (skus: ReadonlyArray<Sku>, customer?: string) {
      const matchingRows = yield* rows(skus, customer)
      const familyOf = families(matchingRows)
      return new Map(
        matchingRows.map((row) => {
          const family = familyOf.get(row.product_id) as Family
          const listing: Listing = { entry: priceBookEntry(row, family.range), family }
          return [row.sku, listing]
        })
      )
    })
    // A guest's prices are everybody's.
    const guestListed = yield* cacheEachUntilSold((skus) => readListed(skus), {
      skusOf: ({ family }: Listing) => family.skus
    })

    const listed = Effect.fn("PriceBook.listed")(
      function* (skus: ReadonlyArray<Sku>, customer?: string) {
        if (skus.length === 0) return new Map<Sku, PriceBookEntry>()
        const found = yield* customer === undefined ? guestListed(skus) : readListed(skus, customer)
        return new Map([...found].map(([sku, { entry }]) => [sku, entry]))
      },
      Effect.mapError((cause) => new Unavailable({ part: "prices", cause }))
    )
    return PriceBook.of({ listed })
  })
)
