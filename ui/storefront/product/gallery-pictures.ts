/** The pictures of a product: its own first, then those of variants that look different, each followed by the further ones of the same thing. */
import type { ProductDetail } from "../../../core/catalogue/product/product-detail.ts"
import { galleryWords } from "../../words/gallery.ts"

/** `alt` for who cannot see it. */
export type GalleryPicture = { readonly imageId: string; readonly alt: string }

/** Beside the first; a tin in sixty colours has a row for each in the table. */
const MOST_LOOKS = 12
const MOST_PICTURES = 24

/** Where a picture lies, in the largest width that it is made in: a link to it works without scripts. */
export const pictureAddress = (imageId: string): string => `/media/internal/${imageId}/1200.webp`

/** Each picture once; `alt` is the product's own picture's. */
export const galleryPictures = (
  { images, variations }: Pick<ProductDetail, "images" | "variations">,
  alt: string
): ReadonlyArray<GalleryPicture> => {
  const first = new Map([[images.main, alt]])
  for (const { sku, name } of variations) {
    const imageId = images.variations[sku]
    if (imageId !== undefined && !first.has(imageId)) first.set(imageId, name)
  }
  return [...first]
    .slice(0, MOST_LOOKS)
    .flatMap(([imageId, text]) =>
      [imageId, ...(images.further[imageId] ?? [])].map((id, at) => ({
        imageId: id,
        alt: at === 0 ? text : galleryWords.another(text, at + 1)
      }))
    )
    .slice(0, MOST_PICTURES)
}
