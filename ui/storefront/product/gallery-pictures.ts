/** The pictures of a product: its own first, then those of variants that look different. */
import type { ProductDetail } from "../../../core/catalogue/product/product-detail.ts"

/** `alt` for who cannot see it. */
export type GalleryPicture = { readonly imageId: string; readonly alt: string }

/** Beside the first; a tin in sixty colours has a row for each in the table. */
const MOST_PICTURES = 12

/** Where a picture lies, in the largest width that it is made in: a link to it works without scripts. */
export const pictureAddress = (imageId: string): string => `/media/internal/${imageId}/1200.webp`

/** Each picture once; `alt` is the product's own picture's. */
export const galleryPictures = (
  { images, variations }: Pick<ProductDetail, "images" | "variations">,
  alt: string
): ReadonlyArray<GalleryPicture> => {
  const pictures = new Map([[images.main, alt]])
  for (const { sku, name } of variations) {
    const imageId = images.variations[sku]
    if (imageId !== undefined && !pictures.has(imageId)) pictures.set(imageId, name)
  }
  return [...pictures].slice(0, MOST_PICTURES).map(([imageId, text]) => ({ imageId, alt: text }))
}
