/** Which stock numbers meet a filter. */

import { listAt } from "../index/facet-index.ts"
import { hasTag, priceBands, tagNames } from "../index/live-columns.ts"
import { emptyBytes, foursOf } from "../index/posting-list.ts"
import type { ShopIndex } from "../index/shop-index.ts"
import type { Filter } from "./filter-parser.ts"
import { offerTest } from "./offer-tests.ts"

/** 1 for each stock number that meets the filter. */
type Mask = Uint8Array<ArrayBuffer>

/** Numbers by attribute; the price is that of today. */
export const numberColumn = ({ live, numbers }: ShopIndex, attribute: string): Float64Array | undefined =>
  attribute === "price" ? live.price : numbers.get(attribute)

const isTagName = (attribute: string) => tagNames.find((name) => name === attribute)

const markWhere = (mask: Mask, is: (place: number) => boolean): Mask => {
  for (let place = 0; place < mask.length; place++) if (is(place)) mask[place] = 1
  return mask
}

/** What is counted and filtered as it stands at the moment rather than from the lists of values. */
export const liveTest = (
  index: ShopIndex,
  attribute: string,
  value: string
): ((place: number) => boolean) | undefined => {
  const { live } = index
  if (attribute === "status") return value === "public" ? () => true : () => false
  if (attribute === "priceBand") {
    const band = priceBands.findIndex(({ name }) => name === value)
    return (place) => live.band[place] === band
  }
  const tag = isTagName(attribute)
  if (tag) return (place) => hasTag(live, place, tag) === (value === "true")
  if (attribute !== "branches") return offerTest(index, attribute, value)
  const column = live.branches.indexOf(Number(value))
  return column < 0 ? () => false : (place) => (live.pieces[place * live.branchCapacity + column] as number) > 0
}

const byId = (index: ShopIndex, mask: Mask, attribute: string, value: string): Mask | undefined => {
  if (attribute === "objectID" || attribute === "sku") {
    const place = index.placeOf.get(value.toLowerCase())
    return place === undefined ? mask : mask.fill(1, place, place + 1)
  }
  if (attribute !== "parentID" && attribute !== "webProductId") return undefined
  const product = index.productAt.get(value)
  return product === undefined ? mask : mask.fill(1, index.firstSku[product], index.firstSku[product + 1])
}

const withValue = (index: ShopIndex, mask: Mask, attribute: string, value: string): Mask => {
  // Nothing else is in the index: no need to look at each of many thousands.
  if (attribute === "status") return value === "public" ? mask.fill(1) : mask
  const one = byId(index, mask, attribute, value)
  if (one) return one
  const test = liveTest(index, attribute, value)
  if (test) return markWhere(mask, test)
  const facet = index.facets.numberOf.get(attribute)?.get(value)
  if (facet === undefined) {
    const numbers = numberColumn(index, attribute)
    return numbers && value.trim() !== "" ? markWhere(mask, (place) => numbers[place] === Number(value)) : mask
  }
  for (const product of listAt(index.facets.products, facet)) {
    mask.fill(1, index.firstSku[product], index.firstSku[product + 1])
  }
  for (const place of listAt(index.facets.skus, facet)) mask[place] = 1
  return mask
}

const withNumber = (
  index: ShopIndex,
  mask: Mask,
  { attribute, from, to, without }: Extract<Filter, { is: "number" }>
): Mask => {
  const numbers = numberColumn(index, attribute)
  if (!numbers) return mask
  return markWhere(mask, (place) => {
    const number = numbers[place] as number
    return (
      number >= from && number <= to && !(without === "from" && number === from) && !(without === "to" && number === to)
    )
  })
}

/** Marks what meets the filter, beside what is marked already. */
const addMatches = (index: ShopIndex, mask: Mask, filter: Filter): Mask => {
  if (filter.is === "value") return withValue(index, mask, filter.attribute, filter.value)
  if (filter.is === "number") return withNumber(index, mask, filter)
  if (filter.is === "any") return filter.of.reduce((marked, one) => addMatches(index, marked, one), mask)
  const inner = filterMask(index, filter.is === "not" ? filter.of : filter)
  const expected = filter.is === "not" ? 0 : 1
  return markWhere(mask, (place) => inner[place] === expected)
}

/** 1 for each stock number that meets the filter; whether it is on show is not looked at. */
export const filterMask = (index: ShopIndex, filter: Filter): Mask => {
  const none = emptyBytes(index.skus.length)
  if (filter.is !== "all") return addMatches(index, none, filter)
  const [first, ...others] = filter.of
  if (!first) return none.fill(1)
  const mask = filterMask(index, first)
  const fours = foursOf(mask)
  for (const one of others) {
    const inner = foursOf(filterMask(index, one))
    for (let at = 0; at < fours.length; at++) fours[at] = (fours[at] as number) & (inner[at] as number)
  }
  return mask
}
