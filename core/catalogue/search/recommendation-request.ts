/** What a recommender is asked for: goods that are like others, that go with others, or that sell well now. */
import type { Sku } from "../../sku.ts"
import type { SearchProduct } from "./search-product.ts"

/** The shop's own figures, all settings. */
export type RecommendationSettings = {
  readonly indexName: string
  /** How many at most; 15. */
  readonly limit?: number
  /** The least score of what sells well, 0 to 100; 70 unless given. */
  readonly threshold?: number
  /** What of each product is answered; all unless given. */
  readonly fields?: ReadonlyArray<keyof SearchProduct>
}

/** [REC-01] Where the shop's settings name no other. */
export const defaultThreshold = 70
const usualLimit = 15

export type RecommendationSubject =
  | { readonly kind: "related"; readonly objectID: Sku }
  | { readonly kind: "trending" }
  | { readonly kind: "together"; readonly objectIDs: ReadonlyArray<Sku> }

/** One request in the words of the search protocol. */
export type RecommendationRequest = {
  readonly indexName: string
  readonly model: "related-products" | "trending-items" | "bought-together"
  readonly objectID?: Sku
  readonly threshold: number
  readonly maxRecommendations: number
  readonly queryParameters: {
    readonly distinct: true
    readonly filters: "status:'public'"
    readonly clickAnalytics: true
    readonly enableRules: true
    readonly attributesToRetrieve?: ReadonlyArray<string>
  }
}

/** The things that a wish is about; one without a thing, for what sells well in the shop as a whole. */
const subjects = (wish: RecommendationSubject): ReadonlyArray<{ readonly objectID?: Sku }> => {
  if (wish.kind === "trending") return [{}]
  const ids = wish.kind === "related" ? [wish.objectID] : wish.objectIDs
  return ids.filter((id) => id.trim() !== "").map((objectID) => ({ objectID }))
}

const models = { related: "related-products", trending: "trending-items", together: "bought-together" } as const

/**
 * [REC-01] The requests of a wish, one for each thing it is about, or undefined where it must not be sent: without an
 * index name, without a thing (related, together), or with a limit that is no number of at least 0. A fraction of a limit
 * counts down; only what sells well has a threshold.
 */
export const recommendationRequests = (
  wish: RecommendationSubject,
  { indexName, limit = usualLimit, threshold = defaultThreshold, fields }: RecommendationSettings
): ReadonlyArray<RecommendationRequest> | undefined => {
  const about = subjects(wish)
  const isLimit = Number.isFinite(limit) && limit >= 0
  if (indexName.trim() === "" || about.length === 0 || !isLimit) return undefined
  return about.map((subject) => ({
    ...subject,
    indexName,
    model: models[wish.kind],
    threshold: wish.kind === "trending" ? threshold : 0,
    maxRecommendations: Math.floor(limit),
    queryParameters: {
      distinct: true,
      filters: "status:'public'",
      clickAnalytics: true,
      enableRules: true,
      ...(fields && { attributesToRetrieve: fields })
    }
  }))
}
