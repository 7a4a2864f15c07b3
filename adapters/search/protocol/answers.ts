/** The answers of the search protocol, in the shapes that its client expects. */
import { randomUUID } from "node:crypto"
import { familyOf } from "../index/family.ts"
import { marked } from "../index/highlight.ts"
import { addressOf, retrieved } from "../index/hit.ts"
import type { ShopIndex } from "../index/shop-index.ts"
import type { Asked, AskedIn } from "../query/asking.ts"
import { found, isMeant } from "../query/finding.ts"

/** The id by which clicks are told: 32 hexadecimal digits. */
export const newQueryId = (): string => randomUUID().replaceAll("-", "")

/** Fields that every answer has; a missing `hits` or `nbPages` breaks the client. */
const frame = (asked: Asked, nbHits: number, startedMs: number) => ({
  nbHits,
  page: asked.page,
  nbPages: asked.hitsPerPage === 0 ? 0 : Math.ceil(nbHits / asked.hitsPerPage),
  hitsPerPage: asked.hitsPerPage,
  exhaustive: { facetsCount: true, nbHits: true, typo: true, facetValues: true, rulesMatch: true },
  exhaustiveNbHits: true,
  exhaustiveTypo: true,
  exhaustiveFacetsCount: true,
  query: asked.query,
  params: asked.params,
  index: asked.indexName,
  processingTimeMS: Math.round(performance.now() - startedMs),
  ...(asked.clickAnalytics ? { queryID: newQueryId() } : {}),
  ...(asked.offset === undefined && asked.length === undefined
    ? {}
    : { offset: asked.offset ?? 0, length: asked.length ?? asked.hitsPerPage })
})

/** One query of the index of products. `renderingContent.redirect` leads an exact stock number or barcode to its page. */
export const searched = (index: ShopIndex, asked: AskedIn) => {
  const startedMs = performance.now()
  const { clauses, exact, facets, matched, nbHits, places, searchedFor, stats } = found(index, asked)
  const tags = { pre: asked.preTag, post: asked.postTag }
  const isMarked =
    asked.attributesToHighlight === undefined ||
    asked.attributesToHighlight.some((name) => name === "*" || name === "title")
  const fieldsOf = retrieved(asked.attributesToRetrieve)
  const tellsMeant = asked.attributesToRetrieve?.includes("isVariantMeant") === true
  const hits = places.map((place) => {
    const title = isMarked
      ? { _highlightResult: { title: marked(familyOf(index, index.productOf[place] as number).title, clauses, tags) } }
      : {}
    const meant = tellsMeant && isMeant(index, matched, place) ? { isVariantMeant: true } : {}
    return { ...fieldsOf(index, place), ...meant, ...title }
  })
  const redirect = exact === undefined ? undefined : addressOf(index, exact)
  return {
    hits,
    ...frame(asked, nbHits, startedMs),
    ...(facets === undefined ? {} : { facets, facets_stats: stats ?? {} }),
    ...(searchedFor === undefined ? {} : { queryAfterRemoval: searchedFor, searchedFor }),
    renderingContent: redirect === undefined ? {} : { redirect: { url: redirect } },
    ...(redirect === undefined ? {} : { redirect })
  }
}

/** An answer for an index of another kind, its hits ready. */
export const listed = (asked: Asked, all: ReadonlyArray<Record<string, unknown>>) => {
  const from = asked.offset ?? asked.page * asked.hitsPerPage
  const hits = all.slice(from, from + (asked.length ?? asked.hitsPerPage))
  return { hits, ...frame(asked, all.length, performance.now()), renderingContent: {} }
}

/** The values of one facet whose words begin with what was typed; the commonest first. */
export const facetValues = (index: ShopIndex, asked: AskedIn, attribute: string, typed: string, most: number) => {
  const startedMs = performance.now()
  const { facets } = found(index, { ...asked, facets: [attribute], maxValuesPerFacet: 1000, hitsPerPage: 0 })
  const start = typed.trim().toLowerCase()
  const rows = Object.entries(facets?.[attribute] ?? {})
  const fitting = rows.filter(
    ([value]) =>
      start === "" ||
      value
        .toLowerCase()
        .split(/[\s>/-]+/)
        .some((word) => word.startsWith(start)) ||
      value.toLowerCase().startsWith(start)
  )
  const facetHits = fitting.slice(0, most).map(([value, count]) => {
    const at =
      start === ""
        ? -1
        : value
            .toLowerCase()
            .search(new RegExp(`(?<![\\p{L}\\p{N}])${start.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`, "u"))
    const end = at + start.length
    const highlighted =
      at < 0 ? value : `${value.slice(0, at)}${asked.preTag}${value.slice(at, end)}${asked.postTag}${value.slice(end)}`
    return { value, highlighted, count }
  })
  return {
    facetHits,
    exhaustiveFacetsCount: true,
    exhaustive: { facetsCount: true },
    processingTimeMS: Math.round(performance.now() - startedMs)
  }
}
