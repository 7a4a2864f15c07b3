/** `npm run bench -- search`: what people type, and fifty categories, over the network with every filter counted; and what is found. */

import { parseListing } from "../../ui/storefront/listing/listing-address.ts"
import { type ListingScope, listingRequests } from "../../ui/storefront/listing/listing-requests.ts"
import { relevanceQueries } from "../providers/search/relevance/queries.ts"
import type { BenchShop } from "./bench-shop.ts"
import { judgeAnswer, type RelevanceAnswer, relevanceOf } from "./relevance.ts"
import type { Figure, Report } from "./report.ts"
import type { BenchRequest, SendRequest } from "./requester.ts"
import { measureWorkloads, type Workload } from "./workload.ts"

/** A category with fewer stock numbers than this is a small one. */
const LARGE = 5_000
const CATEGORIES = 50

type Category = { readonly path: ReadonlyArray<string>; readonly skus: number }

/** Of the large categories all, of the small ones a mixture that is the same in every run. */
const categoriesOf = ({ rows }: BenchShop): Promise<ReadonlyArray<Category>> =>
  rows<Category>(
    `SELECT array(SELECT above.name FROM category_step AS above WHERE above.category = step.slug ORDER BY above.level) AS path,
       count(*)::int AS skus
     FROM product JOIN sku ON sku.product_id = product.id JOIN category_step AS step USING (category)
     WHERE status = 'public' GROUP BY step.slug ORDER BY count(*) > $1 DESC, md5(step.slug) LIMIT $2`,
    [LARGE, CATEGORIES]
  )

/** The very question that the pages ask for a shelf. */
const asking = (query: string, place: ListingScope, more: object = {}): BenchRequest => ({
  path: "/api/search/1/indexes/*/queries?x-algolia-api-key=search&x-algolia-application-id=lineal",
  method: "POST",
  body: { requests: listingRequests(parseListing({ query }), place).map((request) => ({ ...request, ...more })) }
})

type Found = { readonly hits: ReadonlyArray<{ readonly attributes: Record<string, unknown> }>; readonly nbHits: number }

/** How often people find what they mean, by kind of query. */
const relevance = async (ask: SendRequest): Promise<ReadonlyArray<Figure>> => {
  const answers: Array<RelevanceAnswer> = []
  for (const query of relevanceQueries) {
    const { bytes } = await ask(asking(query.query, { hierarchy: [] }, { attributesToRetrieve: ["attributes"] }))
    const [found] = (JSON.parse(bytes.toString()) as { results: ReadonlyArray<Found> }).results
    answers.push(judgeAnswer(query, found?.hits ?? [], found?.nbHits ?? 0))
  }
  return Object.entries(relevanceOf(answers)).flatMap(([kind, { queries, hit5, hit24, precision5, none }]) => {
    const what = `${kind}, ${queries} queries`
    if (kind === "nonsense") return [{ what: `${what}: nothing found`, value: none, unit: "%", least: 100 }]
    return [
      { what: `${what}: a right one among 5`, value: hit5, unit: "%", least: kind === "trade word" ? 90 : 95 },
      { what: `${what}: a right one among 24`, value: hit24, unit: "%" },
      { what: `${what}: right ones of the first 5`, value: precision5, unit: "%" },
      { what: `${what}: nothing found`, value: none, unit: "%" }
    ]
  })
}

const typed = relevanceQueries.map(({ query }) => query)

/** The same words each time, after more and more blanks: what a query matched is remembered by the query as it was sent. */
const neverAsked = () => {
  let count = 0
  return () => {
    const query = typed[count % typed.length] ?? ""
    const blanks = " ".repeat(1 + Math.floor(count++ / typed.length))
    return asking("", { hierarchy: [] }, { query: blanks + query })
  }
}

export const search = (seconds: number): Promise<Report> =>
  measureWorkloads(async (shop, canary) => {
    const categories = await categoriesOf(shop)
    const [large, small] = [true, false].map((isLarge) => categories.filter(({ skus }) => skus > LARGE === isLarge))
    const watched: Pick<Workload, "watched" | "tells"> = {
      watched: asking(canary.sku, { hierarchy: [] }),
      tells: (text, { cents, pieces }) => text.includes(`"skuRetailIncGst":${cents}`) && text.includes(`":${pieces}`)
    }
    const words = (turn: number) => asking(typed[turn % typed.length] ?? "", { hierarchy: [] })
    const shelf =
      (some: ReadonlyArray<Category> = []) =>
      (turn: number) =>
        asking("", { hierarchy: some[turn % some.length]?.path ?? [] })
    return [
      {
        what: "a search",
        pace: { atOnce: 16, seconds },
        asking: words,
        ...watched,
        wanted: { perSecond: { least: 400, aim: 2000 } }
      },
      {
        what: "a search by itself",
        pace: { atOnce: 1, seconds },
        asking: words,
        ...watched,
        wanted: { p50: { most: 2 }, p95: { most: 8 }, p99: { most: 15 } }
      },
      {
        what: "a search that nobody made before, by itself",
        pace: { atOnce: 1, seconds },
        asking: neverAsked(),
        ...watched
      },
      {
        what: "a category of up to 5,000",
        pace: { atOnce: 1, seconds },
        asking: shelf(small),
        ...watched,
        wanted: { p95: { most: 15 } }
      },
      {
        what: "a category of more than 5,000",
        pace: { atOnce: 1, seconds },
        asking: shelf(large),
        ...watched,
        wanted: { p95: { most: 45 } }
      }
    ]
  }, relevance)
