/** Tells the search what came of it: which of its results was opened, and which went into the cart. */

type SearchEvent = {
  readonly eventType: "click" | "conversion"
  readonly eventName: string
  readonly objectIDs: ReadonlyArray<string>
  /** From 1, in the order of the results; of a click alone. */
  readonly positions?: ReadonlyArray<number>
}

/** Of nobody in particular: what the search learns is of its results, and of no shopper. */
const userToken = "anonymous"

/** [SRCH-02] Nobody waits for it, and where it can't be told nothing else changes; the page may be left meanwhile. */
const reportEvent = async (queryID: string, event: SearchEvent): Promise<void> => {
  const body = JSON.stringify({ events: [{ ...event, index: "products", userToken, queryID }] })
  const headers = { "content-type": "application/json" }
  await fetch("/api/search/1/events", { method: "POST", headers, body, keepalive: true }).catch(() => undefined)
}

/** A result was opened; `position` from 1. */
export const reportClick = (queryId: string, sku: string, position: number): Promise<void> =>
  reportEvent(queryId, {
    eventType: "click",
    eventName: "Product opened",
    objectIDs: [sku],
    positions: [position]
  })

/** What a search led to went into the cart. */
export const reportConversion = (queryId: string, skus: ReadonlyArray<string>): Promise<void> =>
  reportEvent(queryId, { eventType: "conversion", eventName: "Product added to cart", objectIDs: skus })
