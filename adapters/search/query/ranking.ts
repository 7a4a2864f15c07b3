/** In which order the found goods come, and which stock number stands for its product. */
import { hasTag } from "../index/live-columns.ts"
import type { ShopIndex } from "../index/shop-index.ts"

/** The orders that the shop offers, by the name of the index that gives them. */
const sortOrders = ["relevance", "price_asc", "price_desc", "name_asc", "name_desc", "popular"] as const
export type SortOrder = (typeof sortOrders)[number]

/** `products_price_asc` is the index `products` by price; undefined for an index that does not exist. */
export const parseSortOrder = (indexName: string, main: string): SortOrder | undefined => {
  if (indexName === main) return "relevance"
  return sortOrders.find((order) => order !== "relevance" && indexName === `${main}_${order}`)
}

/** What is to be put in order: places, in order, and how well each meets the query where there is one. */
export type Candidates = {
  readonly places: Int32Array
  readonly scores?: Float32Array
  /** Of several things that were asked for, which each place is. */
  readonly groups?: Uint8Array
}

/** What a thing at hand has over one that has to be ordered. */
const IN_STOCK_BONUS = 6

/** What a hundred of sales is worth beside the score: of a product's lengths and packs the usual one stands for it. */
const MATCHED_SALES_WORTH = 0.08

/** On a shelf sales decide, and what has the shorter name among those that sell alike. */
const TIE_WORTH = 0.4

/** By price; without one a thing comes last in both orders. */
const priceKeys = ({ live }: ShopIndex, places: Int32Array, sign: number): Float64Array =>
  Float64Array.from(places, (place) => {
    const price = live.price[place] as number
    return Number.isNaN(price) ? Number.NEGATIVE_INFINITY : sign * price
  })

const nameKeys = ({ nameOrder, productOf }: ShopIndex, places: Int32Array, sign: number): Float64Array =>
  Float64Array.from(places, (place) => sign * (nameOrder[productOf[place] as number] as number))

/** By how well a thing meets the words, where there are any, and by how well it sells. */
const standingKeys = (index: ShopIndex, order: SortOrder, { places, scores }: Candidates): Float64Array => {
  const { live, popularity, productOf, sales, staticRank: standing } = index
  const keys = new Float64Array(places.length)
  const matched = order === "popular" ? undefined : scores
  const staticRanks = matched || order === "relevance" ? standing : popularity
  const [rankWorth, salesWorth] = matched ? [1, MATCHED_SALES_WORTH] : [TIE_WORTH, 1]
  for (let at = 0; at < places.length; at++) {
    const place = places[at] as number
    const rank = staticRanks[productOf[place] as number] as number
    const stockBonus = hasTag(live, place, "inStock") ? IN_STOCK_BONUS : 0
    const score = matched ? (matched[at] as number) : 0
    keys[at] = score + rank * rankWorth + (sales[place] as number) * salesWorth + stockBonus
  }
  return keys
}

/** One key for each place; larger comes first. */
const keysFor = (index: ShopIndex, order: SortOrder, candidates: Candidates): Float64Array => {
  const sign = order.endsWith("_asc") ? -1 : 1
  if (order === "price_asc" || order === "price_desc") return priceKeys(index, candidates.places, sign)
  if (order === "name_asc" || order === "name_desc") return nameKeys(index, candidates.places, sign)
  return standingKeys(index, order, candidates)
}

type Page = { readonly from: number; readonly length: number; readonly distinct: boolean }
type RankedPlace = { readonly place: number; readonly key: number }
export type RankedPage = { readonly count: number; readonly places: ReadonlyArray<number> }

/** The page's places, best first: of all, or of the best of each product. Of equals the earlier in the catalogue comes first. */
export const rankPage = (index: ShopIndex, candidates: Candidates, order: SortOrder, page: Page): RankedPage => {
  const { groups, places: found, scores } = candidates
  const all = keysFor(index, order, candidates)
  const { productOf } = index
  const places = new Int32Array(found.length)
  const keys = new Float64Array(found.length)
  const groupOf = groups ? new Uint8Array(found.length) : undefined
  let count = 0
  for (let at = 0; at < found.length; at++) {
    const place = found[at] as number
    const key = all[at] as number
    const isSibling = page.distinct && count > 0 && productOf[places[count - 1] as number] === productOf[place]
    if (isSibling && key <= (keys[count - 1] as number)) continue
    if (!isSibling) count++
    places[count - 1] = place
    keys[count - 1] = key
    if (groups && groupOf) groupOf[count - 1] = groups[at] as number
  }
  if (page.length === 0 || page.from >= count) return { count, places: [] }
  const isShelf = order === "relevance" && scores === undefined
  if (isShelf && page.from < SHELF_COUNT) {
    const best = topOf(
      places.subarray(0, count),
      keys.subarray(0, count),
      Math.max(SHELF_COUNT, page.from + page.length)
    )
    const mixed = [...mixTypes(index, best.slice(0, SHELF_COUNT)), ...best.slice(SHELF_COUNT)]
    return { count, places: mixed.slice(page.from, page.from + page.length).map(({ place }) => place) }
  }
  const isDiversified = order === "relevance" && scores !== undefined && page.from < DIVERSIFIED_COUNT
  const needed = Math.max(page.from + page.length, isDiversified ? DIVERSIFIED_COUNT : 0)
  if (groupOf && order === "relevance") {
    const inTurn = takeTurns(places.subarray(0, count), keys.subarray(0, count), groupOf, page.from + page.length)
    return { count, places: inTurn.slice(page.from).map(({ place }) => place) }
  }
  const best = topOf(places.subarray(0, count), keys.subarray(0, count), needed)
  const inOrder = isDiversified
    ? [...diversify(index, best.slice(0, DIVERSIFIED_COUNT)), ...best.slice(DIVERSIFIED_COUNT)]
    : best
  return { count, places: inOrder.slice(page.from, page.from + page.length).map(({ place }) => place) }
}

/** How many of the best are mixed, and how much worse than the best of them a thing of another type may be. */
const DIVERSIFIED_COUNT = 100
const DIVERSITY_MARGIN = 18

/** How many of a category's best sellers are mixed, and what each further one of a type loses. */
const SHELF_COUNT = 400
const SAME_TYPE_PENALTY = 10

/** How many things of a place's type were asked about before it. */
const countTurns = ({ productOf, typeOf }: ShopIndex) => {
  const turns = new Map<number, number>()
  return (place: number): number => {
    const type = typeOf[productOf[place] as number] as number
    const turn = turns.get(type) ?? 0
    turns.set(type, turn + 1)
    return turn
  }
}

/** A shelf shows a little of everything that sells: each further thing of a type comes later than its sales alone would have it. */
const mixTypes = (index: ShopIndex, best: ReadonlyArray<RankedPlace>): ReadonlyArray<RankedPlace> => {
  const nextTurn = countTurns(index)
  return best
    .map(({ key, place }) => ({ place, key: key - SAME_TYPE_PENALTY * nextTurn(place) }))
    .sort((a, b) => b.key - a.key)
}

/** Of those that match about as well, one of each type in turn: who asks for bolts sees the kinds of bolt. */
const diversify = (index: ShopIndex, best: ReadonlyArray<RankedPlace>): ReadonlyArray<RankedPlace> => {
  const least = (best[0]?.key ?? 0) - DIVERSITY_MARGIN
  const nextTurn = countTurns(index)
  const alike = best.filter(({ key }) => key >= least)
  const rounds: Array<Array<RankedPlace>> = []
  for (const ranked of alike) {
    const turn = nextTurn(ranked.place)
    const round = rounds[turn]
    if (round) round.push(ranked)
    else rounds[turn] = [ranked]
  }
  return [...rounds.flat(), ...best.slice(alike.length)]
}

/** Of several things one of each in turn, the best of each first. */
const takeTurns = (
  places: Int32Array,
  keys: Float64Array,
  groups: Uint8Array,
  needed: number
): ReadonlyArray<RankedPlace> => {
  const ofGroup = (group: number) => {
    const own = [...places.keys()].filter((at) => groups[at] === group)
    return topOf(
      Int32Array.from(own, (at) => places[at] as number),
      Float64Array.from(own, (at) => keys[at] as number),
      needed
    )
  }
  const columns = [...new Set(groups.subarray(0, places.length))].sort((a, b) => a - b).map(ofGroup)
  const longest = Math.max(...columns.map(({ length }) => length))
  const rows = Array.from({ length: longest }, (_, turn) => columns.flatMap((column) => column[turn] ?? []))
  return rows.flat().slice(0, needed)
}

/** The key of the last one that is needed, the largest first: all keys are parted around it, and none put in order (quickselect). */
const leastNeeded = (keys: Float64Array, needed: number): number => {
  const parted = keys.slice()
  const wanted = Math.max(0, parted.length - needed)
  let [from, to] = [0, parted.length - 1]
  while (from < to) {
    const pivot = parted[(from + to) >> 1] as number
    let [low, high] = [from, to]
    while (low <= high) {
      while ((parted[low] as number) < pivot) low++
      while ((parted[high] as number) > pivot) high--
      if (low > high) break
      const key = parted[low] as number
      parted[low++] = parted[high] as number
      parted[high--] = key
    }
    if (wanted <= high) to = high
    else if (wanted >= low) from = low
    else break
  }
  return parted[wanted] as number
}

/** Only as many are put in order as are needed: the rest is passed over by the key of the last one. */
const topOf = (places: Int32Array, keys: Float64Array, needed: number): ReadonlyArray<RankedPlace> => {
  const least = leastNeeded(keys, needed)
  const chosen: Array<number> = []
  for (let at = 0; at < keys.length; at++) if ((keys[at] as number) >= least) chosen.push(at)
  return chosen
    .sort((a, b) => (keys[b] as number) - (keys[a] as number) || a - b)
    .slice(0, needed)
    .map((at) => ({ place: places[at] as number, key: keys[at] as number }))
}
