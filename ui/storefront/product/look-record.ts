/** What a look at a product leaves behind: that it was seen, and the row in hand in its address. Loaded after the page. */
import type { ShopClient } from "../../../adapters/client.ts"
import { keepScroll } from "../../kit/use-scroll-into-view.ts"
import { recordView } from "../cards/view-history.ts"
import type { SizeRow } from "./size-rows.ts"

/** The product is the one that was looked at last. */
export const recordLook = (shop: Pick<ShopClient, "store">, productId: string): Promise<void> =>
  recordView(shop, productId)

/** What follows the path: the stock number, and of mixed lengths which; whatever else stands there stays. */
export const rowSearch = ({ variation, length }: SizeRow, search: string): string => {
  const parameters = new URLSearchParams(search)
  parameters.set("sku", variation.sku)
  parameters.delete("length")
  if (variation.lengths) parameters.set("length", String(length))
  return `?${parameters}`
}

/**
 * [PDP-01] Reload, bookmark and a sent link open this row. The router hears nothing of it: nothing is fetched, drawn or
 * scrolled, and Back still leaves the page. A page that was left meanwhile keeps its address.
 */
export const writeRowAddress = (slug: string, row: SizeRow) => {
  if (location.pathname !== `/p/${slug}`) return
  const { key } = history.state ?? {}
  keepScroll(key)
  const path = location.pathname + rowSearch(row, location.search) + location.hash
  // The router's own hands stand on `history` itself.
  History.prototype.replaceState.call(history, history.state, "", path)
}
