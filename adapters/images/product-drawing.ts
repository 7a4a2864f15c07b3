/** Draws a product: by the drawings that this deployment has, else as a placeholder. */
import { existsSync } from "node:fs"
import type { PicturedProduct, PictureTheme, PictureWidth } from "../../core/catalogue/product/picture.ts"
import { memoizeSuccess } from "../../core/memoize-success.ts"
import { ownFile } from "../process/own-files.ts"
import { placeholder } from "./placeholder.ts"
import type { DrawProduct, VectorPath } from "./vector-path.ts"

/** Reached by its path, as it belongs to the example shop: a deployment without the example has none. */
const loadDrawings = memoizeSuccess(async (): Promise<DrawProduct | undefined> => {
  const file = ownFile("fixtures/drawings/draw-product.ts")
  if (!existsSync(file)) return undefined
  const { drawProduct }: { readonly drawProduct: DrawProduct } = await import(file.href)
  return drawProduct
})

/** What is drawn from a product's record; `hasDrawings` says whether the shop wants drawings at all. */
export type DrawnProduct = {
  readonly product: PicturedProduct
  /** The product's only variant is meant, and not the product. */
  readonly isVariant: boolean
  readonly hasDrawings: boolean
}

export const productDrawing = async (
  { product, isVariant, hasDrawings }: DrawnProduct,
  width: PictureWidth,
  theme: PictureTheme
): Promise<ReadonlyArray<VectorPath>> => {
  const drawProduct = hasDrawings ? await loadDrawings() : undefined
  return drawProduct?.(product, isVariant, width, theme) ?? placeholder(product, theme)
}
