/** Goods by their stock number or barcode, whole or its beginning. */
import { allowedEdits } from "../../../core/edit-distance.ts"
import { bareSku } from "../../../core/sku.ts"
import type { ShopIndex } from "../index/shop-index.ts"
import type { Match } from "./clause-matcher.ts"

/** A stock number or barcode, as typed or scanned. */
export const exactPlace = (index: ShopIndex, query: string): number | undefined => {
  const typed = query.trim().toLowerCase()
  const isLikeCode = /^[a-z]{1,6}[\s./_-]*\d[\w\s./-]{3,24}$/.test(typed)
  const place = index.placeOf.get(typed) ?? (isLikeCode ? index.placeOf.get(bareSku(typed)) : undefined)
  return place !== undefined && index.live.isShown[place] === 1 ? place : undefined
}

/** A part of a stock number: at least four characters with a figure among them, where words find nothing. */
export const matchSkuPrefix = (index: ShopIndex, query: string): Match | undefined => {
  const skuPrefix = query.trim().toLowerCase()
  if (skuPrefix.length < 4 || /\s/.test(skuPrefix) || !/\d/.test(skuPrefix) || allowedEdits(skuPrefix) > 0)
    return undefined
  const places = index.skuCodes.flatMap((code, place) => (code.toLowerCase().startsWith(skuPrefix) ? [place] : []))
  return places.length === 0
    ? undefined
    : { places: Int32Array.from(places), scores: new Float32Array(places.length), clauses: [] }
}

/** Letters, a size and five figures after a dash: a whole stock number, which is never anything like another. */
const isWholeNumber = (query: string): boolean => /^[a-z]{1,6}\d*-\d{5}$/i.test(query.trim())

/** [SRCH-09] Nothing, for a whole stock number that is not on show: words that it looks like are not what was asked for. */
export const matchHiddenNumber = (index: ShopIndex, query: string): Match | undefined =>
  isWholeNumber(query)
    ? (matchSkuPrefix(index, query) ?? { places: new Int32Array(), scores: new Float32Array(), clauses: [] })
    : undefined
