/** Loads what is offered where a search finds nothing: the nearest searches and categories, and where to start from. */
import type { SearchProducts } from "../../../adapters/browser/search-client.ts"
import { nearestNames } from "../../../core/catalogue/search/nearest-names.ts"
import type { MenuCategory, ShopMenus } from "../../session/shop-menus.ts"

/** At most so many of each are offered. */
const MAX_OFFERS = 4

/** `above` is the name of the category that it stands in: there is Merbau among decking and among screening. */
type CategoryLink = { readonly name: string; readonly slug: string; readonly above?: string }

export type NothingFound = {
  /** What may have been meant, the nearest first. */
  readonly nearest: ReadonlyArray<string>
  /** What others search for most, where nothing is near. */
  readonly popular: ReadonlyArray<string>
  readonly categories: ReadonlyArray<CategoryLink>
  /** The categories of the first level. */
  readonly startHere: ReadonlyArray<CategoryLink>
}

const linksBelow = (categories: ReadonlyArray<MenuCategory>, parent?: CategoryLink): ReadonlyArray<CategoryLink> =>
  categories.flatMap(({ name, step, items = [] }) => {
    const link = parent ? { name, slug: `${parent.slug}/${step}`, above: parent.name } : { name, slug: step }
    return [link, ...linksBelow(items, link)]
  })

const searchesOf = async (
  search: SearchProducts,
  query: string
): Promise<Pick<NothingFound, "nearest" | "popular">> => {
  const request = { indexName: "products_query_suggestions", page: 0, hitsPerPage: MAX_OFFERS }
  const results = await search([
    { ...request, query, removeWordsIfNoResults: "allOptional" },
    { ...request, query: "" }
  ])
  const [nearest = [], popular = []] = results.map(({ hits }) =>
    hits.flatMap((hit: object) => ("query" in hit && typeof hit.query === "string" ? [hit.query] : []))
  )
  const others = nearest.filter((offered) => offered !== query.trim().toLowerCase())
  return { nearest: others, popular: others.length > 0 ? [] : popular }
}

/** [SRCH-12] [F14] What can't be had is left out. */
export const loadNothingFound = async (
  { search, menus }: { readonly search: SearchProducts; readonly menus: Pick<ShopMenus, "load" | "categories"> },
  query: string
): Promise<NothingFound> => {
  const [searches, categories, { categories: startHere }] = await Promise.all([
    searchesOf(search, query).catch(() => ({ nearest: [], popular: [] })),
    menus.categories().catch(() => []),
    menus.load()
  ])
  return { ...searches, categories: nearestNames(query, linksBelow(categories), MAX_OFFERS), startHere }
}
