/** What the search panel asks of the shop for what is typed so far, and the groups of offers that it makes of the answers. */
import type { ApiCalls, CallApi } from "../../../adapters/browser/api-client.ts"
import type { SearchProducts } from "../../../adapters/browser/search-client.ts"
import { recentSearchesFor } from "../../../core/catalogue/search/recent-searches.ts"
import { type CardProduct, cardFields, type SearchRequest } from "../../../core/catalogue/search/search-product.ts"
import { isRecord } from "../../../core/record.ts"
import { panelWords } from "../../words/search-panel.ts"

type ContentMatch = ApiCalls["GET /cms/search/v1"]["data"][number]

export type PanelResults = {
  /** What they are the answer to; empty for the popular searches. */
  readonly query: string
  readonly searches: ReadonlyArray<string>
  /** How many products there are in all. */
  readonly count: number
  readonly products: ReadonlyArray<{
    readonly product: CardProduct
    readonly topCategory: string
    readonly position: number
  }>
  readonly pages: ReadonlyArray<ContentMatch>
  /** By which a click on one of the products is told. */
  readonly queryId?: string
}

export type PanelOption = { readonly id: string } & (
  | { readonly kind: "search" | "recent"; readonly query: string }
  | { readonly kind: "product"; readonly product: CardProduct; readonly position: number }
  | { readonly kind: "page"; readonly page: ContentMatch }
)

export type PanelGroup = {
  readonly id: string
  readonly kind: "search" | "recent" | "product" | "page"
  readonly heading: string
  readonly options: ReadonlyArray<PanelOption>
}

/** [SRCH-01] Before a letter is typed so many are offered. */
export const MAX_POPULAR = 4
/** As many of each kind are asked for as could fill the panel alone. */
const MAX_ASKED = 10

const suggestionRequest = (query: string, hitsPerPage: number): SearchRequest => ({
  indexName: "products_query_suggestions",
  query,
  hitsPerPage,
  page: 0
})

const productRequest = (query: string): SearchRequest => ({
  indexName: "products",
  query,
  hitsPerPage: MAX_ASKED,
  page: 0,
  distinct: true,
  attributesToRetrieve: [...cardFields, "categories"],
  attributesToHighlight: [],
  clickAnalytics: true,
  analytics: false
})

/** @throws TypeError where the service answered something else than hits. */
const hitsOf = (result: unknown): ReadonlyArray<Record<string, unknown>> => {
  if (!isRecord(result) || !Array.isArray(result.hits)) throw new TypeError("The search gave no hits")
  return result.hits.filter(isRecord)
}

const isShown = (hit: Record<string, unknown>): boolean =>
  typeof hit.slug === "string" && typeof hit.title === "string" && isRecord(hit.basePricing) && isRecord(hit.stocks)

const topCategoryOf = ({ categories }: Record<string, unknown>): string =>
  isRecord(categories) && typeof categories.level1 === "string" ? categories.level1 : panelWords.otherProducts

/** [F14] Pages are an extra: where the content can't be had, the panel does without. */
const fetchPages = async (call: CallApi, query: string): Promise<ReadonlyArray<ContentMatch>> => {
  const answer = await call("GET /cms/search/v1", { query: { query } })
  return answer.ok ? answer.data : []
}

/** [SRCH-01] @throws where the search gave no answer, or one that can't be read. */
export const fetchPanelResults = async (
  { search, call }: { readonly search: SearchProducts; readonly call: CallApi },
  query: string
): Promise<PanelResults> => {
  const isEmpty = query === ""
  const requests = isEmpty
    ? [suggestionRequest("", MAX_POPULAR)]
    : [suggestionRequest(query, MAX_ASKED), productRequest(query)]
  const [[suggested, found], pages] = await Promise.all([search(requests), isEmpty ? [] : fetchPages(call, query)])
  const searches = hitsOf(suggested).flatMap((hit) => (typeof hit.query === "string" ? [hit.query] : []))
  const hits = isEmpty ? [] : hitsOf(found).filter(isShown)
  return {
    query,
    searches,
    count: isEmpty ? 0 : (found?.nbHits ?? hits.length),
    products: hits.map((hit, at) => ({
      product: hit as unknown as CardProduct,
      topCategory: topCategoryOf(hit),
      position: at + 1
    })),
    pages,
    ...(found?.queryID ? { queryId: found.queryID } : {})
  }
}

/** How many of each kind are shown, each kind in turn taking one row, so that none is crowded out. */
const sharedRows = (counts: ReadonlyArray<number>, maxRows: number): ReadonlyArray<number> => {
  const taken = counts.map(() => 0)
  const wants = (at: number) => (taken[at] ?? 0) < (counts[at] ?? 0)
  let left = maxRows
  while (left > 0 && counts.some((_, at) => wants(at)))
    for (const at of counts.keys())
      if (left > 0 && wants(at)) {
        taken[at] = (taken[at] ?? 0) + 1
        left -= 1
      }
  return taken
}

const searchGroup = (kind: "search" | "recent", heading: string, queries: ReadonlyArray<string>): PanelGroup => ({
  id: `search-${kind}`,
  kind,
  heading,
  options: queries.map((query, at) => ({ id: `search-${kind}-${at}`, kind, query }))
})

/** By top category, the category of the best product first. */
const productGroups = (products: PanelResults["products"]): ReadonlyArray<PanelGroup> => {
  const byCategory = Map.groupBy(products, ({ topCategory }) => topCategory)
  return [...byCategory].map(([heading, some], group) => ({
    id: `search-products-${group}`,
    kind: "product",
    heading,
    options: some.map(({ product, position }) => ({
      id: `search-product-${position}`,
      kind: "product",
      product,
      position
    }))
  }))
}

const pageGroup = (pages: PanelResults["pages"]): PanelGroup => ({
  id: "search-pages",
  kind: "page",
  heading: panelWords.pages,
  options: pages.map((page, at) => ({ id: `search-page-${at}`, kind: "page", page }))
})

/** [SRCH-01] The groups that have anything, of at most `maxRows` offers together, in their order. */
export const panelGroups = (
  results: PanelResults,
  recent: ReadonlyArray<string>,
  maxRows: number
): ReadonlyArray<PanelGroup> => {
  if (results.query === "") return [searchGroup("search", panelWords.popular, results.searches.slice(0, MAX_POPULAR))]
  const fitting = recentSearchesFor(recent, results.query)
  const { searches, products, pages } = results
  const [searchRows, productRows, recentRows, pageRows] = sharedRows(
    [searches.length, products.length, fitting.length, pages.length],
    maxRows
  )
  return [
    searchGroup("search", panelWords.suggestions, searches.slice(0, searchRows)),
    searchGroup("recent", panelWords.recent, fitting.slice(0, recentRows)),
    ...productGroups(products.slice(0, productRows)),
    pageGroup(pages.slice(0, pageRows))
  ].filter(({ options }) => options.length > 0)
}
