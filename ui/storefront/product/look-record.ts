/** What a look at a product leaves behind: that it was seen, the row in hand in its address, and in its tab what was typed. Loaded after the page. */
import { reaction } from "mobx"
import type { ShopClient } from "../../../adapters/client.ts"
import type { Buyer } from "../../../core/identity/buyer.ts"
import type { UnknownRecord } from "../../../core/record.ts"
import { parseTypedQuantities, type TabDraft, type TypedQuantities, tabDraft } from "../../kit/tab-draft.ts"
import { keepScroll } from "../../kit/use-scroll-into-view.ts"
import { recordView } from "../cards/view-history.ts"
import type { ProductViewModel } from "./product.view-model.ts"
import type { PurchaseUnit } from "./row-quantity.ts"
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

/** By the rows' keys, and in which unit. */
export type TypedSizes = { readonly unit: PurchaseUnit; readonly typed: TypedQuantities }

export const parseTypedSizes = ({ unit, typed }: UnknownRecord): TypedSizes | undefined => {
  const quantities = parseTypedQuantities(typed)
  return quantities && (unit === "STICK" || unit === "LM") ? { unit, typed: quantities } : undefined
}

const typedSizesOf = ({ rows, purchaseUnit, entries }: ProductViewModel): TypedSizes | undefined => {
  const typed = rows.flatMap(({ key }) => {
    const text = entries.get(key)?.typed
    return text ? [[key, text] as const] : []
  })
  return typed.length === 0 ? undefined : { unit: purchaseUnit, typed: Object.fromEntries(typed) }
}

/** [EXP-58] Brings it back, unless something was typed already, and keeps it from now on; answers how to stop. */
export const keepTypedSizes = (model: ProductViewModel, draft: TabDraft<TypedSizes>): (() => void) => {
  const kept = typedSizesOf(model) ? undefined : draft.read()
  if (kept) {
    model.choosePurchaseUnit(kept.unit)
    for (const row of model.rows) if (kept.typed[row.key]) model.restore(row, kept.typed[row.key] ?? "")
  }
  return reaction(
    () => JSON.stringify(typedSizesOf(model)),
    () => draft.write(typedSizesOf(model))
  )
}

let stopKeeping = () => {}

/** In this tab, for who is logged in alone; of one page at a time, the one that was opened last. */
export const keepInTab = (model: ProductViewModel, member: Buyer | undefined) => {
  stopKeeping()
  stopKeeping = keepTypedSizes(model, tabDraft(`sizes ${model.product.id}`, member, parseTypedSizes))
}
