/** The lines of a job list: the same thing once, in whole quantities that are sold, and at most so many of them. */
import type { ProductSnapshot } from "../catalogue/product/product-snapshot.ts"
import { repeatRequest } from "../ordering/cart/order-again.ts"
import { type SavedCartLine, savedCartLines } from "../ordering/saved-cart/saved-cart.ts"
import type { PriceBookEntry, PriceRequest } from "../pricing/price.ts"
import type { Sku } from "../sku.ts"
import { fromHundredths, hundredths } from "../units/quantity.ts"
import { quantityProblem } from "../units/quantity-step.ts"
import { jobListWords } from "../words/job-list.ts"
import { quantityWords } from "../words/price.ts"

/** As many as a cart may hold. */
export const MAX_JOB_LIST_LINES = 200

/** What is sold today, by stock number. */
export type GoodsOnSale = {
  readonly prices: ReadonlyMap<Sku, PriceBookEntry>
  readonly snapshots: ReadonlyMap<Sku, ProductSnapshot>
}

/** Changed lines, or the words of what is wrong. */
export type JobListLinesResult =
  | { readonly ok: true; readonly lines: ReadonlyArray<SavedCartLine> }
  | { readonly ok: false; readonly msg: string }

const refused = (msg: string): JobListLinesResult => ({ ok: false, msg })

/** What makes two lines of a list the same thing. */
export const jobListLineId = ({ sku, uom, length }: Pick<SavedCartLine, "sku" | "uom" | "length">): string =>
  [sku, uom, ...(length === undefined ? [] : [length])].join("|")

/** What a line of the list asks the shop for today. */
export const lineRequest = (line: SavedCartLine, { prices }: Pick<GoodsOnSale, "prices">): PriceRequest =>
  repeatRequest(line, prices.get(line.sku)?.isRandomLength ?? false)

const soldLines = (requests: ReadonlyArray<PriceRequest>, { prices, snapshots }: GoodsOnSale) =>
  savedCartLines(requests, prices, snapshots)

const sumOf = (left: number, right: number): number =>
  fromHundredths((hundredths(left) ?? 0) + (hundredths(right) ?? 0))

/** The line with so much more of it; undefined where that is more than can be bought. */
const withMore = (line: SavedCartLine, more: SavedCartLine, goods: GoodsOnSale): SavedCartLine | undefined => {
  const request = lineRequest(more, goods)
  return soldLines([{ ...request, qty: sumOf(request.qty, lineRequest(line, goods).qty) }], goods)[0]
}

/**
 * [JOB-01] The lines with what is added, each in the unit and quantity of its request: to the line that is the same thing,
 * else from the place `at` on, at the end where none is said. What is not sold, or not in such a quantity, is left out;
 * where that is all of it, or the list has no room, nothing is added.
 */
export const addJobListLines = (
  lines: ReadonlyArray<SavedCartLine>,
  items: ReadonlyArray<PriceRequest>,
  goods: GoodsOnSale,
  at = lines.length
): JobListLinesResult => {
  const additions = soldLines(items, goods)
  if (additions.length === 0) return refused(jobListWords.nothingSold)
  const added = new Map(additions.map((line) => [jobListLineId(line), line]))
  const changed: Array<SavedCartLine> = []
  for (const line of lines) {
    const more = added.get(jobListLineId(line))
    const whole = more ? withMore(line, more, goods) : line
    if (!whole) return refused(quantityWords.incorrect)
    added.delete(jobListLineId(line))
    changed.push(whole)
  }
  const all = [...changed.slice(0, at), ...added.values(), ...changed.slice(at)]
  return all.length > MAX_JOB_LIST_LINES ? refused(jobListWords.fullList(MAX_JOB_LIST_LINES)) : { ok: true, lines: all }
}

/** [JOB-01] The lines with another quantity of one, in the unit that it was chosen in. */
export const changeJobListLine = (
  lines: ReadonlyArray<SavedCartLine>,
  id: string,
  qty: number,
  goods: GoodsOnSale
): JobListLinesResult => {
  const place = lines.findIndex((line) => jobListLineId(line) === id)
  const line = lines[place]
  if (!line) return refused(jobListWords.lineGone)
  const listed = goods.prices.get(line.sku)
  if (!listed) return refused(jobListWords.nothingSold)
  const request = { ...lineRequest(line, goods), qty }
  const [changed] = soldLines([request], goods)
  return changed
    ? { ok: true, lines: lines.with(place, changed) }
    : refused(quantityProblem(listed, request) ?? quantityWords.incorrect)
}

/** [JOB-01] The lines without one. */
export const removeJobListLine = (lines: ReadonlyArray<SavedCartLine>, id: string): JobListLinesResult => {
  const left = lines.filter((line) => jobListLineId(line) !== id)
  return left.length === lines.length ? refused(jobListWords.lineGone) : { ok: true, lines: left }
}
