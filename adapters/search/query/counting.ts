/** How many of the found stock numbers, or of their products, there are of each kind. */

import { priceBands, tagNames } from "../index/live-columns.ts"
import type { ShopIndex } from "../index/shop-index.ts"
import { numbersOf } from "./filtering.ts"
import { type Stats, statsOfColumn, statsOfRows } from "./measuring.ts"

export type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>

type Wanted = (attribute: string) => boolean

/** `*` asks for every attribute. */
export const wantedFacets = (facets: ReadonlyArray<string>): Wanted => {
  const named = new Set(facets)
  return named.has("*") ? () => true : (attribute) => named.has(attribute)
}

/**
 * What is counted: the found stock numbers in order, so that a product's stand together, each thing of its own or all of
 * one product as one. `ends` says where among the places each thing ends.
 */
type Things = { readonly places: Int32Array; readonly ends: Int32Array; readonly areProducts: boolean }

const thingsIn = ({ productOf }: ShopIndex, places: Int32Array, areProducts: boolean): Things => {
  const ends = new Int32Array(places.length)
  let count = 0
  for (let at = 1; at <= places.length; at++) {
    const goesOn = areProducts && at < places.length
    if (goesOn && productOf[places[at] as number] === productOf[places[at - 1] as number]) continue
    ends[count++] = at
  }
  return { places, ends: ends.subarray(0, count), areProducts }
}

/** The count of each facet by its number. What a product has as a whole counts once for it, or once for each of its stock numbers. */
const countValues = ({ facets, productOf }: ShopIndex, { places, areProducts }: Things): Int32Array => {
  const { ofProduct, ofSku } = facets
  const counts = new Int32Array(facets.values.length)
  /** The product that was last counted for a facet, so that its second stock number is not. */
  const countedFor = new Int32Array(facets.values.length).fill(-1)
  let product = -1
  let ofThisProduct = 0
  const settle = (): void => {
    const end = ofProduct.from[product + 1] as number
    for (let at = ofProduct.from[product] as number; at < end; at++) {
      const facet = ofProduct.items[at] as number
      counts[facet] = (counts[facet] as number) + (areProducts ? 1 : ofThisProduct)
    }
  }
  for (let one = 0; one < places.length; one++) {
    const place = places[one] as number
    if (productOf[place] !== product) {
      if (product >= 0) settle()
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
  if (product >= 0) settle()
  return counts
}

/** How many of the things have each of 32 bits set in any of their stock numbers. */
const countBits = ({ places, ends }: Things, bitsOf: (place: number) => number): Int32Array => {
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

const countBranches = ({ live }: ShopIndex, things: Things): Rows => {
  const { branches, holders, room } = live
  const width = room / 32
  const words = Array.from({ length: width }, (_, word) =>
    countBits(things, (place) => holders[place * width + word] as number)
  )
  const rows = branches.map((branch, column) => [String(branch), words[column >> 5]?.[column & 31] ?? 0] as const)
  return byName(rows)
}

/** Of products, some are both: one of their stock numbers is in stock, another is not. */
const tagRows = ({ live }: ShopIndex, things: Things): ReadonlyMap<string, Rows> => {
  const yes = countBits(things, (place) => live.tags[place] as number)
  const no = countBits(things, (place) => ~(live.tags[place] as number))
  const rows = (bit: number): Rows => [
    ["false", no[bit] as number],
    ["true", yes[bit] as number]
  ]
  return new Map(tagNames.map((name, bit) => [name, rows(bit)]))
}

const countBands = ({ live }: ShopIndex, things: Things): Rows => {
  const counts = countBits(things, (place) => 1 << (live.band[place] as number))
  return byName(priceBands.map(({ name }, band) => [name, counts[band] as number] as const))
}

/** The commonest values first, those of one count by name, as they come; values that none of the found has are left out. */
const topValues = (rows: Rows, most: number): Record<string, number> =>
  Object.fromEntries(
    rows
      .filter(([, count]) => count > 0)
      .sort((a, b) => b[1] - a[1])
      .slice(0, most)
  )

/** What is counted from the lists of values, by attribute. */
const listedRows = (index: ShopIndex, things: Things, wanted: Wanted): ReadonlyMap<string, Rows> => {
  const { runs, values } = index.facets
  const counts = countValues(index, things)
  const rows = new Map<string, Rows>()
  for (const [attribute, { from, end }] of runs) {
    if (!wanted(attribute)) continue
    const found: Array<Rows[number]> = []
    for (let facet = from; facet < end; facet++) {
      const count = counts[facet] as number
      if (count > 0) found.push([values[facet]?.value ?? "", count])
    }
    if (found.length > 0) rows.set(attribute, found)
  }
  return rows
}

const liveRows = (index: ShopIndex, things: Things, wanted: Wanted): ReadonlyArray<readonly [string, Rows]> => {
  const tags = tagNames.some(wanted) ? tagRows(index, things) : new Map<string, Rows>()
  return [
    ...(wanted("branches") ? [["branches", countBranches(index, things)] as const] : []),
    ...(wanted("priceBand") ? [["priceBand", countBands(index, things)] as const] : []),
    ...(wanted("status") ? [["status", [["public", things.ends.length]]] as const] : []),
    ...[...tags].filter(([name]) => wanted(name))
  ]
}

export type Counting = {
  readonly wanted: Wanted
  /** The most values told of one attribute. */
  readonly most: number
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
  { wanted, most, areProducts }: Counting
): { facets: Counts; stats: Stats } => {
  const things = thingsIn(index, places, areProducts)
  const listed = listedRows(index, things, wanted)
  const rows = [...listed, ...liveRows(index, things, wanted)]
  const facets = rows.map(([attribute, values]) => [attribute, topValues(values, most)] as const)
  const measured = [...listed].flatMap(([name, values]) =>
    index.numbers.has(name) ? [[name, statsOfRows(values)] as const] : []
  )
  const columns = ["price", "reviews.avgRating"].filter(wanted).flatMap((name) => {
    const numbers = numbersOf(index, name)
    const stats = numbers && statsOfColumn(numbers, places)
    return stats ? [[name, stats] as const] : []
  })
  return {
    facets: Object.fromEntries(facets.filter(([, values]) => Object.keys(values).length > 0)),
    stats: Object.fromEntries([...measured, ...columns])
  }
}
