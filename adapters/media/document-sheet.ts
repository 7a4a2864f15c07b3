/** Prints the sheets that belong to a product: what it is, its sizes and weights, and its drawing, on one page of A4. */
import { createHash } from "node:crypto"
import type { ProductDocument } from "../../core/catalogue/product.ts"
import type { ShownProduct } from "../../core/catalogue/shown.ts"
import type { Kept } from "./picture-store.ts"
import { printedSheet } from "./printed-sheet.ts"

/** Whose sheet it is: the shop's name, phone number and public address. */
export type Sender = { readonly shop: string; readonly phone: string; readonly address: string }

/** A PDF with a tag that changes with its content. */
export const documentSheet = async (
  product: ShownProduct,
  document: ProductDocument,
  sender: Sender
): Promise<Kept> => {
  const bytes = await printedSheet(product, document, sender)
  const key = createHash("sha256")
    .update(JSON.stringify([product, document, sender]))
    .digest("hex")
    .slice(0, 32)
  return { bytes, tag: `"${key}"` }
}
