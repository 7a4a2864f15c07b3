/** What was typed into a product's table of sizes and not added yet: the tab keeps it for when the page is opened again. */
import { reaction } from "mobx"
import type { Buyer } from "../../../core/identity/buyer.ts"
import type { UnknownRecord } from "../../../core/record.ts"
import { parseTypedQuantities, type TabDraft, type TypedQuantities, tabDraft } from "../../kit/tab-draft.ts"
import type { ProductViewModel } from "./product.view-model.ts"
import type { PurchaseUnit } from "./row-quantity.ts"

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

/** In this tab, for who is logged in alone. */
export const keepInTab = (model: ProductViewModel, member: Buyer | undefined): (() => void) =>
  keepTypedSizes(model, tabDraft(`sizes ${model.product.id}`, member, parseTypedSizes))
