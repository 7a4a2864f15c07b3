/** Requests for addresses that hold a secret: which they are, and the same without what no page needs. */

import { PREVIEW_PARAMETER } from "../../../core/content/preview-link.ts"
import { isProviderSecret, isSecretAddress } from "../../../core/content/secret-address.ts"

/** Whether what is not published yet may be shown there: no search engine and no cache may keep it. */
export const isPreviewLink = (url: URL): boolean => parameterNames(url).includes(PREVIEW_PARAMETER)

/** Parameters take longer to be taken apart than the rest of an address, and most addresses have none. */
const parameterNames = (url: URL): ReadonlyArray<string> => (url.search === "" ? [] : [...url.searchParams.keys()])

/** [T11] [T44] Whoever is linked to from such a page must not learn its address. */
export const hasSecret = (url: URL): boolean => isSecretAddress(url.pathname, parameterNames(url))

/**
 * [T44] Where a shopper goes on who comes back from the bank: the same address without the payment's secret, which no
 * page needs, since the shop asks the provider itself. Undefined where there is none.
 */
export const withoutProviderSecret = (url: URL): string | undefined => {
  const secretNames = parameterNames(url).filter(isProviderSecret)
  if (secretNames.length === 0) return undefined
  const cleanedUrl = new URL(url)
  // It also tells how it went, which the shop does not take from an address.
  for (const name of [...secretNames, "redirect_status"]) cleanedUrl.searchParams.delete(name)
  return `/${cleanedUrl.pathname.replace(/^[/\\]+|\/+$/g, "")}${cleanedUrl.search}`
}
