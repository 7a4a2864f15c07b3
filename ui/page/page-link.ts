/** Links to pages of the shop in lists, where each knows its address already: a hundred of the router's would be a tenth of a page's time. */
import { formatQueryString, type QueryParameters } from "../kit/query-string.ts"

/** What makes an `a` one that `followPageLinks` sees to. */
export const pageLink = (path: string, search: QueryParameters = {}) =>
  ({ href: `${path}${formatQueryString(search)}`, "data-page": true }) as const

/** Leads to the page that is open with another query: what was scrolled to stays in sight. Undefined values and empty ones are left out. */
export const queryLink = (search: QueryParameters) =>
  ({ href: formatQueryString(search) || "?", "data-page": "same" }) as const

export const productLink = (slug: string, search?: QueryParameters) => pageLink(`/p/${slug}`, search)

export const categoryLink = (slug: string) => pageLink(`/c/${slug}`)
