/** Tells the search of a press or an addition, with code that is fetched only then. */

const load = () => import("./search-events.ts")
const ignore = () => undefined

/** The way of a link to a product, found by a search: its press is told, with its place among the results from 1. */
export const clickReport = (queryId: string | undefined, sku: string, position: number) =>
  queryId ? { onClick: () => void load().then((events) => events.reportClick(queryId, sku, position), ignore) } : {}

export const tellConversion = (queryId: string | undefined, skus: ReadonlyArray<string>): void => {
  if (queryId) void load().then((events) => events.reportConversion(queryId, skus), ignore)
}
