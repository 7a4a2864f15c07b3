/** How many of the found stock numbers, or of their products, there are of each kind. */

import { OFFER_FILTER, UBER_FILTER, UBER_VALUE } from "../../../core/catalogue/cards/card-filters.ts"
import { priceBands, tagNames } from "../index/live-columns.ts"
import type { ShopIndex } from "../index/shop-index.ts"
import { numberColumn } from "./filter-mask.ts"
import { type Stats, statsOfColumn, statsOfRows } from "./measures.ts"
import { liveOffers } from "./offer-tests.ts"

export type FacetCounts = Readonly<Record<string, Readonly<Record<string, number>>>>

type FacetSelector = (attribute: string) => boolean

/** `*` asks for every attribute. */
export const facetSelector = (facets: ReadonlyArray<string>): FacetSelector => {
  const names = new Set(facets)
  return names.has("*") ? () => true : (attribute) => names.has(attribute)
}

/**
 * What is counted: the found stock numbers in order, so that a product's stand together, each thing of its own or all of
 * one product as one. `ends` says where among the places each thing ends.
 */
type CountUnits = { readonly places: Int32Array; readonly ends: Int32Array; readonly areProducts: boolean }

const countUnits = ({ productOf }: ShopIndex, places: Int32Array, areProducts: boolean): CountUnits => {
  const ends = new Int32Array(places.length)
  let count = 0
  for (let at = 1; at <= places.length; at++) {
    const isSameUnit = areProducts && at < places.length
    if (isSameUnit && productOf[places[at] as number] === productOf[places[at - 1] as number]) continue
    ends[count++] = at
  }
  return { places, ends: ends.subarray(0, count), areProducts }
}

/** The count of each facet by its number. What a product has as a whole counts once for it, or once for each of its stock numbers. */
const countValues = ({ facets, productOf }: ShopIndex, { places, areProducts }: CountUnits): Int32Array => {
  const { ofProduct, ofSku } = facets
  const counts = new Int32Array(facets.values.length)
  /** The product that was last counted for a facet, so that its second stock number is not. */
  const countedFor = new Int32Array(facets.values.length).fill(-1)
  let product = -1
  let ofThisProduct = 0
  const flushProduct = (): void => {
    const end = ofProduct.from[product + 1] as number
    for (let at = ofProduct.from[product] as number; at < end; at++) {
      const facet = ofProduct.items[at] as number
      counts[facet] = (counts[facet] as number) + (areProducts ? 1 : ofThisProduct)
    }
  }
  for (let one = 0; one < places.length; one++) {
    const place = places[one] as number
    if (productOf[place] !== product) {
      if (product >= 0) flushProduct()
      product = productOf[place] as number
      ofThisProduct = 0
    }
    ofThisProduct++
    const end = ofSku.from[place + 1] as number
    for (let at = ofSku.from[place] as number; at < end; at++) {
      const facet = ofSku.items[at] as number
      if (areProducts && countedFor[facet] === product) continue
      countedFor[facet] = product
      counts[facet] = (counts[facet] as number) + 1
    }
  }
  if (product >= 0) flushProduct()
  return counts
}

/** How many of the things have each of 32 bits set in any of their stock numbers. */
const countBits = ({ places, ends }: CountUnits, bitsOf: (place: number) => number): Int32Array => {
  const counts = new Int32Array(32)
  let at = 0
  for (let one = 0; one < ends.length; one++) {
    let any = 0
    for (const end = ends[one] as number; at < end; at++) any |= bitsOf(places[at] as number)
    for (; any !== 0; any &= any - 1) {
      const bit = 31 - Math.clz32(any & -any)
      counts[bit] = (counts[bit] as number) + 1
    }
  }
  return counts
}

/** How many there are of each value, the values in order. */
type Rows = ReadonlyArray<readonly [value: string, count: number]>

const byName = (rows: Rows): Rows => [...rows].sort(([a], [b]) => (a < b ? -1 : 1))

const countBranches = ({ live }: ShopIndex, units: CountUnits): Rows => {
  const { branches, holders, branchCapacity: room } = live
  const width = room / 32
  const words = Array.from({ length: width }, (_, word) =>
    countBits(units, (place) => holders[place * width + word] as number)
  )
  const rows = branches.map((branch, column) => [String(branch), words[column >> 5]?.[column & 31] ?? 0] as const)
  return byName(rows)
}

/** Where each kind of bits of a stock number begins among the 32 that are counted in one pass. */
const CARRIED_BIT = tagNames.length
const BAND_BIT = CARRIED_BIT + 1

const inStockBit = 1 << tagNames.indexOf("inStock")

/** Its tags, whether a courier brings it, which is so of what is in stock alone, and its price's band. */
const liveBits =
  ({ isCarried, live: { band, tags }, productOf }: ShopIndex) =>
  (place: number): number => {
    const own = tags[place] as number
    const carried = (own & inStockBit) !== 0 && isCarried[productOf[place] as number] === 1 ? 1 << CARRIED_BIT : 0
    return own | carried | (1 << (BAND_BIT + (band[place] as number)))
  }

/** Of products, some are both: one of their stock numbers is in stock, another is not. */
const tagRows = ({ live }: ShopIndex, units: CountUnits, yes: Int32Array): ReadonlyMap<string, Rows> => {
  const no = countBits(units, (place) => ~(live.tags[place] as number))
  const rows = (bit: number): Rows => [
    ["false", no[bit] as number],
    ["true", yes[bit] as number]
  ]
  return new Map(tagNames.map((name, bit) => [name, rows(bit)]))
}

const bandRows = (counts: Int32Array): Rows =>
  byName(priceBands.map(({ name }, band) => [name, counts[BAND_BIT + band] as number] as const))

/** The commonest values first, those of one count by name, as they come; values that none of the found has are left out. */
const topValues = (rows: Rows, maxValues: number): Record<string, number> => {
  const all = rows.length
  // Numbers are sorted many times faster than rows: a row's is its count, then how far from the end it came.
  const keys = new Float64Array(all)
  let found = 0
  for (let at = 0; at < all; at++) {
    const count = (rows[at] as Rows[number])[1]
    if (count > 0) keys[found++] = count * all + all - 1 - at
  }
  const sorted = keys.subarray(0, found).sort()
  const counts: Record<string, number> = {}
  for (let rank = found - 1; rank >= 0 && rank >= found - maxValues; rank--) {
    const row = rows[all - 1 - ((sorted[rank] as number) % all)] as Rows[number]
    counts[row[0]] = row[1]
  }
  return counts
}

/** What is counted from the lists of values, by attribute. */
const countIndexedFacets = (
  index: ShopIndex,
  units: CountUnits,
  isSelected: FacetSelector
): ReadonlyMap<string, Rows> => {
  const { runs, values } = index.facets
  const counts = countValues(index, units)
  const rows = new Map<string, Rows>()
  for (const [attribute, { from, end }] of runs) {
    if (!isSelected(attribute)) continue
    const valueCounts: Array<Rows[number]> = []
    for (let facet = from; facet < end; facet++) {
      const count = counts[facet] as number
      if (count > 0) valueCounts.push([values[facet]?.value ?? "", count])
    }
    if (valueCounts.length > 0) rows.set(attribute, valueCounts)
  }
  return rows
}

/** Of what cards say: what of it changes by the hour beside what stands in the lists of values. */
const offerRows = (counts: Int32Array, indexed: Rows): Rows => [
  ...indexed,
  ...liveOffers.map(([value, tag]) => [value, counts[tagNames.indexOf(tag)] as number] as const)
]

const carriedRows = (counts: Int32Array): Rows => [[UBER_VALUE, counts[CARRIED_BIT] as number]]

const countLiveFacets = (
  index: ShopIndex,
  units: CountUnits,
  isSelected: FacetSelector,
  indexedRows: ReadonlyMap<string, Rows>
): ReadonlyArray<readonly [string, Rows]> => {
  const isAnySelected = [...tagNames, "priceBand", OFFER_FILTER, UBER_FILTER].some(isSelected)
  const counts = isAnySelected ? countBits(units, liveBits(index)) : new Int32Array(32)
  const tags = tagNames.some(isSelected) ? tagRows(index, units, counts) : new Map<string, Rows>()
  return [
    ...(isSelected("branches") ? [["branches", countBranches(index, units)] as const] : []),
    ...(isSelected("priceBand") ? [["priceBand", bandRows(counts)] as const] : []),
    ...(isSelected("status") ? [["status", [["public", units.ends.length]]] as const] : []),
    ...(isSelected(OFFER_FILTER)
      ? [[OFFER_FILTER, offerRows(counts, indexedRows.get(OFFER_FILTER) ?? [])] as const]
      : []),
    ...(isSelected(UBER_FILTER) ? [[UBER_FILTER, carriedRows(counts)] as const] : []),
    ...[...tags].filter(([name]) => isSelected(name))
  ]
}

export type FacetCountOptions = {
  readonly isSelected: FacetSelector
  /** The most values told of one attribute. */
  readonly maxValues: number
  /** A product counts once for each value that any of its found stock numbers has. */
  readonly areProducts: boolean
}

/**
 * [SRCH-02] Counts by attribute and value, of stock numbers before products are told apart, or of products; and the
 * least, most, mean and sum of each measure among them.
 */
export const countFacets = (
  index: ShopIndex,
  places: Int32Array,
  { isSelected, maxValues, areProducts }: FacetCountOptions
): { facets: FacetCounts; stats: Stats } => {
  const units = countUnits(index, places, areProducts)
  const indexedRows = countIndexedFacets(index, units, isSelected)
  const rows = [...indexedRows, ...countLiveFacets(index, units, isSelected, indexedRows)]
  const facets = rows.map(([attribute, values]) => [attribute, topValues(values, maxValues)] as const)
  const measureStats = [...indexedRows].flatMap(([name, values]) =>
    index.numbers.has(name) ? [[name, statsOfRows(values)] as const] : []
  )
  const columns = ["price", "reviews.avgRating"].filter(isSelected).flatMap((name) => {
    const numbers = numberColumn(index, name)
    const stats = numbers && statsOfColumn(numbers, places)
    return stats ? [[name, stats] as const] : []
  })
  return {
    facets: Object.fromEntries(facets.filter(([, values]) => Object.keys(values).length > 0)),
    stats: Object.fromEntries([...measureStats, ...columns])
  }
}
