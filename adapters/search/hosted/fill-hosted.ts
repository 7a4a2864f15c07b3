/** Fills the hosted service's index with the shop's goods, so that it can answer in place of the shop's own engine. */
import type { Algoliasearch, SynonymHit } from "algoliasearch"
import { OFFER_FILTER, UBER_FILTER, UNIT_FILTER } from "../../../core/catalogue/cards/card-filters.ts"
import { attributeNames } from "../../../core/catalogue/product/attribute.ts"
import { STAR_FILTER } from "../../../core/catalogue/reviews/star-filter.ts"
import { tradeSynonyms, useSynonyms } from "../../../core/catalogue/search/trade-synonyms.ts"
import { recordAt } from "../index/hit.ts"
import type { ShopIndex } from "../index/shop-index.ts"

const levels = [1, 2, 3, 4, 5].map((level) => `categories.level${level}`)

/** What the hosted index is told to search, filter and sort by: the same as the shop's own engine does. */
const settings = (name: string) => ({
  searchableAttributes: [
    "sku",
    "type",
    "title",
    "unordered(attributes)",
    "unordered(purpose)",
    ...levels.map((level) => `unordered(${level})`),
    "unordered(description)"
  ],
  attributesForFaceting: [
    ...levels,
    ...attributeNames,
    ...[
      "branches",
      "priceBand",
      STAR_FILTER,
      OFFER_FILTER,
      UBER_FILTER,
      UNIT_FILTER,
      "inStock",
      "isClearance",
      "onPromotion",
      "hasBulkDiscounts",
      "stockMode",
      "deliveryOptions.uber"
    ],
    ...["filterOnly(status)", "filterOnly(parentID)", "filterOnly(sku)"]
  ],
  attributeForDistinct: "parentID",
  customRanking: ["desc(inStock)", "desc(reviews.reviewCount)"],
  disableTypoToleranceOnAttributes: ["sku"],
  allowTyposOnNumericTokens: false,
  ignorePlurals: ["en" as const],
  queryLanguages: ["en" as const],
  removeStopWords: ["en" as const],
  replicas: ["price_asc", "price_desc", "name_asc", "name_desc", "popular"].map((order) => `${name}_${order}`)
})

const sorts: Readonly<Record<string, ReadonlyArray<string>>> = {
  price_asc: ["asc(price)"],
  price_desc: ["desc(price)"],
  name_asc: ["asc(title)"],
  name_desc: ["desc(title)"],
  popular: ["desc(reviews.reviewCount)"]
}

const usualRanking = ["typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]

const sides = (row: string) => row.split(" = ").map((side) => side.split(" / ")) as [Array<string>, Array<string>]

/** The trade's words, two-way and one-way as they are kept. */
export const hostedSynonyms = (): ReadonlyArray<SynonymHit> => [
  ...tradeSynonyms.both.map((row, at) => ({
    objectID: `both-${at}`,
    type: "synonym" as const,
    synonyms: sides(row).flat()
  })),
  ...[...tradeSynonyms.toRight, ...useSynonyms].flatMap((row, at) => {
    const [left, right] = sides(row)
    return left.map((input, which) => ({
      objectID: `right-${at}-${which}`,
      type: "oneWaySynonym" as const,
      input,
      synonyms: right
    }))
  })
]

/** Records with what the shop's engine keeps to itself: the size as one word, both ways round. */
export const hostedRecords = function* (index: ShopIndex): Generator<Record<string, unknown>> {
  for (let place = 0; place < index.skus.length; place++) {
    if (index.live.isShown[place] === 0) continue
    const { purpose } = index.products[index.productOf[place] as number] ?? {}
    yield { ...recordAt(index, place), ...(purpose ? { purpose } : {}) }
  }
}

/** Puts settings, synonyms and all records in place; records that are no longer sold go. Asks for the key that may write. */
export const fillHostedIndex = async (client: Algoliasearch, indexName: string, index: ShopIndex): Promise<number> => {
  await client.setSettings({ indexName, indexSettings: settings(indexName) })
  for (const [order, ranking] of Object.entries(sorts)) {
    await client.setSettings({
      indexName: `${indexName}_${order}`,
      indexSettings: { ...settings(indexName), replicas: [], ranking: [...ranking, ...usualRanking] }
    })
  }
  await client.saveSynonyms({
    indexName,
    synonymHit: [...hostedSynonyms()],
    replaceExistingSynonyms: true,
    forwardToReplicas: true
  })
  const objects = [...hostedRecords(index)]
  await client.replaceAllObjects({ indexName, objects, batchSize: 1000 })
  return objects.length
}
