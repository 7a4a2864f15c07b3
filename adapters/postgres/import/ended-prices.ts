/** What of prices a file takes away: a row replaces all that was known of its sku, also what it doesn't name. */
import type { Client } from "pg"
import { countedText } from "../../../core/number-text.ts"

const question = `
  SELECT count(*) FILTER (WHERE k.promotion_cents IS NOT NULL AND s.promotion IS NULL)::int AS promotions,
    count(*) FILTER (WHERE k.clearance_cents IS NOT NULL AND s.clearance IS NULL)::int AS clearances,
    count(*) FILTER (WHERE s.breaks IS NULL AND EXISTS (SELECT FROM volume_break WHERE volume_break.sku = k.sku))::int AS breaks
  FROM staged_prices s JOIN price k USING (sku)`

/** A sentence, asked before the rows are merged; nothing where they take nothing away. */
export const endedPricesText = async (client: Client): Promise<string | undefined> => {
  const [{ promotions = 0, clearances = 0, breaks = 0 } = {}] = (
    await client.query<{ promotions: number; clearances: number; breaks: number }>(question)
  ).rows
  const removed = [
    [promotions, ["promotion", "promotions"]],
    [clearances, ["clearance price", "clearance prices"]],
    [breaks, ["sku's volume breaks", "skus' volume breaks"]]
  ] as const
  const ended = removed.flatMap(([count, names]) => (count === 0 ? [] : [countedText(count, names)]))
  return ended.length === 0 ? undefined : `ended, as their rows name none: ${ended.join(", ")}`
}
