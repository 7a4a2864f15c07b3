/** Record cache: how the goods that were found last are told, until a price, a stock row or what is on show changes. */
import { LRUCache } from "lru-cache"
import { fieldSelector } from "../index/hit.ts"
import type { ShopIndex } from "../index/shop-index.ts"

/** For so many lists of fields, such as those of a card, so many records are kept: a card's has some 1.5 kB. */
const MAX_FIELD_LISTS = 2
const MAX_RECORDS = 4_000

/** By the fields that were asked for, then by place. Whoever changes the live columns clears it. */
export type RecordCache = LRUCache<string, LRUCache<number, object>>

export const newRecordCache = (): RecordCache => new LRUCache({ max: MAX_FIELD_LISTS })

/** Tells the stock number at a place as `fieldSelector` does: many searches find the same goods. Whole records, which are large, are not kept. */
export const cachedRecords = (
  index: ShopIndex,
  requestedFields: ReadonlyArray<string> | undefined,
  cache: RecordCache
): ((place: number) => object) => {
  const recordOf = fieldSelector(requestedFields)
  if (requestedFields === undefined || requestedFields.includes("*")) return (place) => recordOf(index, place)
  // A name may have a comma in it: joined, one visitor's list could pass for another's.
  const key = JSON.stringify(requestedFields)
  const records = cache.get(key) ?? new LRUCache<number, object>({ max: MAX_RECORDS })
  cache.set(key, records)
  return (place) => {
    const known = records.get(place)
    if (known) return known
    const record = recordOf(index, place)
    records.set(place, record)
    return record
  }
}
