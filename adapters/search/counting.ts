/** How many of the found stock numbers there are of each kind. */
import { numbersOf } from "./filtering.ts"
import { priceBands, tagNames } from "./live-columns.ts"
import type { ShopIndex } from "./shop-index.ts"

export type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>
export type Stats = Readonly<
  Record<string, { readonly min: number; readonly max: number; readonly avg: number; readonly sum: number }>
>

type Wanted = (attribute: string) => boolean

/** `*` asks for every attribute. */
export const wantedFacets = (facets: ReadonlyArray<string>): Wanted => {
  const named = new Set(facets)
  return named.has("*") ? () => true : (attribute) => named.has(attribute)
}

/** The count of each facet by its number; `places` in order, so that a product's stock numbers stand together. */
const countValues = ({ facets, productOf }: ShopIndex, places: Int32Array): Int32Array => {
  const counts = new Int32Array(facets.values.length)
  const { ofProduct, ofSku } = facets
  let product = -1
  let ofThisProduct = 0
  const settle = (): void => {
    const end = ofProduct.from[product + 1] as number
    for (let at = ofProduct.from[product] as number; at < end; at++) {
      const facet = ofProduct.items[at] as number
      counts[facet] = (counts[facet] as number) + ofThisProduct
    }
  }
  for (let one = 0; one < places.length; one++) {
    const place = places[one] as number
    const end = ofSku.from[place + 1] as number
    for (let at = ofSku.from[place] as number; at < end; at++) {
      const facet = ofSku.items[at] as number
      counts[facet] = (counts[facet] as number) + 1
    }
    if (productOf[place] === product) ofThisProduct++
    else {
      if (product >= 0) settle()
      product = productOf[place] as number
      ofThisProduct = 1
    }
  }
  if (product >= 0) settle()
  return counts
}

const countBranches = ({ live }: ShopIndex, places: Int32Array): ReadonlyArray<readonly [string, number]> => {
  const { branches, holders, room } = live
  const counts = new Int32Array(room)
  const width = room / 32
  for (let at = 0; at < places.length; at++) {
    const from = (places[at] as number) * width
    for (let word = 0; word < width; word++) {
      for (let held = holders[from + word] as number; held !== 0; held &= held - 1) {
        const column = word * 32 + 31 - Math.clz32(held & -held)
        counts[column] = (counts[column] as number) + 1
      }
    }
  }
  return branches.map((branch, column) => [String(branch), counts[column] as number] as const)
}

const countTags = ({ live }: ShopIndex, places: Int32Array): ReadonlyArray<number> => {
  const counts = new Int32Array(1 << tagNames.length)
  for (let at = 0; at < places.length; at++) {
    const tags = live.tags[places[at] as number] as number
    counts[tags] = (counts[tags] as number) + 1
  }
  return tagNames.map((_, bit) => counts.reduce((sum, count, tags) => sum + ((tags >> bit) & 1 ? count : 0), 0))
}

const countBands = ({ live }: ShopIndex, places: Int32Array): Rows => {
  const counts = new Int32Array(priceBands.length + 1)
  for (let at = 0; at < places.length; at++) {
    const band = live.band[places[at] as number] as number
    counts[band] = (counts[band] as number) + 1
  }
  return priceBands.map(({ name }, band) => [name, counts[band] as number] as const)
}

type Rows = ReadonlyArray<readonly [string, number]>

/** The commonest values first, those of one count by name; values that none of the found has are left out. */
const topValues = (rows: Rows, most: number): Record<string, number> =>
  Object.fromEntries(
    rows
      .filter(([, count]) => count > 0)
      .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
      .slice(0, most)
  )

/** What is counted from the lists of values, by attribute. */
const listedRows = (index: ShopIndex, places: Int32Array, wanted: Wanted): ReadonlyMap<string, Rows> => {
  const counts = countValues(index, places)
  const rows = new Map<string, Rows>()
  for (const [attribute, values] of index.facets.numberOf) {
    if (!wanted(attribute)) continue
    const found: Array<readonly [string, number]> = []
    for (const [value, facet] of values) if ((counts[facet] as number) > 0) found.push([value, counts[facet] as number])
    if (found.length > 0) rows.set(attribute, found)
  }
  return rows
}

const liveRows = (index: ShopIndex, places: Int32Array, wanted: Wanted): ReadonlyArray<readonly [string, Rows]> => {
  const tags = tagNames.some(wanted) ? countTags(index, places) : []
  return [
    ...(wanted("branches") ? [["branches", countBranches(index, places)] as const] : []),
    ...(wanted("priceBand") ? [["priceBand", countBands(index, places)] as const] : []),
    ...(wanted("status") ? [["status", [["public", places.length]]] as const] : []),
    ...tagNames.flatMap((name, bit) => {
      const yes = tags[bit] ?? 0
      return wanted(name)
        ? [
            [
              name,
              [
                ["true", yes],
                ["false", places.length - yes]
              ]
            ] as const
          ]
        : []
    })
  ]
}

/** Of a measure, from how many there are of each of its values. */
const statsOfRows = (rows: Rows) => {
  let [min, max, sum, count] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, 0]
  for (const [value, times] of rows) {
    const number = Number(value)
    count += times
    sum += number * times
    if (number < min) min = number
    if (number > max) max = number
  }
  return { min, max, avg: sum / count, sum }
}

const statsOfColumn = (numbers: Float64Array, places: Int32Array) => {
  let [min, max, sum, count] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, 0]
  for (let at = 0; at < places.length; at++) {
    const number = numbers[places[at] as number] as number
    if (Number.isNaN(number)) continue
    count++
    sum += number
    if (number < min) min = number
    if (number > max) max = number
  }
  return count === 0 ? undefined : { min, max, avg: sum / count, sum }
}

/**
 * [SRCH-02] Counts by attribute and value, of stock numbers, before products are told apart; and the least, most, mean
 * and sum of each measure among them.
 */
export const countFacets = (
  index: ShopIndex,
  places: Int32Array,
  wanted: Wanted,
  most: number
): { facets: Counts; stats: Stats } => {
  const listed = listedRows(index, places, wanted)
  const rows = [...listed, ...liveRows(index, places, wanted)]
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
