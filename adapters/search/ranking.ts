/** In which order the found goods come, and which stock number stands for its product. */
import { hasTag } from "./live-columns.ts"
import type { ShopIndex } from "./shop-index.ts"

/** The orders that the shop offers, by the name of the index that gives them. */
const orders = ["relevance", "price_asc", "price_desc", "name_asc", "name_desc", "popular"] as const
export type Order = (typeof orders)[number]

/** `products_price_asc` is the index `products` by price; undefined for an index that does not exist. */
export const orderOf = (indexName: string, main: string): Order | undefined => {
  if (indexName === main) return "relevance"
  return orders.find((order) => order !== "relevance" && indexName === `${main}_${order}`)
}

/** Larger comes first. Without a price a thing comes last in both orders of price. */
const keysFor = (index: ShopIndex, order: Order, scores: Float32Array | undefined): ((place: number) => number) => {
  const { live, nameOrder, popularity, productOf } = index
  const product = (place: number) => productOf[place] as number
  const popular = (place: number) => popularity[product(place)] as number
  const price = (place: number) => live.price[place] as number
  const last = Number.NEGATIVE_INFINITY
  if (order === "price_asc") return (place) => (Number.isNaN(price(place)) ? last : -price(place))
  if (order === "price_desc") return (place) => (Number.isNaN(price(place)) ? last : price(place))
  if (order === "name_asc") return (place) => -(nameOrder[product(place)] as number)
  if (order === "name_desc") return (place) => nameOrder[product(place)] as number
  const held = (place: number) => (hasTag(live, place, "inStock") ? 6 : 0)
  if (order === "popular" || !scores) return (place) => popular(place) + held(place)
  return (place) => (scores[place] as number) + Math.min(8, popular(place)) + held(place)
}

export type Ranked = { readonly count: number; readonly places: ReadonlyArray<number> }

/** The places of the page, best first: all found, or the best of each product. Of equals the earlier in the catalogue comes first. */
export const ranked = (
  index: ShopIndex,
  found: Int32Array,
  order: Order,
  scores: Float32Array | undefined,
  page: { readonly from: number; readonly length: number; readonly distinct: boolean }
): Ranked => {
  const keyOf = keysFor(index, order, scores)
  const { productOf } = index
  const places = new Int32Array(found.length)
  const keys = new Float64Array(found.length)
  let count = 0
  for (let at = 0; at < found.length; at++) {
    const place = found[at] as number
    const key = keyOf(place)
    const isSibling = page.distinct && count > 0 && productOf[places[count - 1] as number] === productOf[place]
    if (isSibling && key <= (keys[count - 1] as number)) continue
    if (!isSibling) count++
    places[count - 1] = place
    keys[count - 1] = key
  }
  return { count, places: topOf(places.subarray(0, count), keys.subarray(0, count), page) }
}

/** Only as many are put in order as the page needs: the rest is passed over by the key of the last one. */
const topOf = (
  places: Int32Array,
  keys: Float64Array,
  { from, length }: { from: number; length: number }
): ReadonlyArray<number> => {
  const needed = from + length
  if (length === 0 || from >= places.length) return []
  const sorted = keys.slice().sort()
  const least = sorted[Math.max(0, sorted.length - needed)] as number
  const chosen: Array<number> = []
  for (let at = 0; at < keys.length; at++) if ((keys[at] as number) >= least) chosen.push(at)
  return chosen
    .sort((a, b) => (keys[b] as number) - (keys[a] as number) || a - b)
    .slice(from, needed)
    .map((at) => places[at] as number)
}
