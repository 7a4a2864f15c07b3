/** A picture as it is asked for and answered: of a product, a variant or a category, by width and theme. */
import type { Product, Variant } from "./product.ts"

/** Pixels from left to right; every picture is three quarters as high. */
export type PictureWidth = 200 | 400 | 600 | 1200

/** The theme of the page that the picture stands on. */
export type PictureTheme = "light" | "dark"

/** A WebP, or a PNG for what knows no WebP. */
export type PictureFormat = "webp" | "png"

export type PictureTarget =
  | { readonly kind: "product"; readonly id: string }
  /** A product by an id of the merchant's own, or a variant by its stock number in small letters. */
  | { readonly kind: "name"; readonly name: string }
  /** The product that tells best what the category holds. */
  | { readonly kind: "category"; readonly slug: string }
  /** A picture of another content service's library, by its number there. */
  | { readonly kind: "media"; readonly id: string }

export type PictureRequest = {
  readonly target: PictureTarget
  readonly width: PictureWidth
  readonly theme: PictureTheme
  readonly format: PictureFormat
}

/** The most pictures that one product or variant has. */
export const MOST_PICTURES_OF_ONE = 24

/** How one of several pictures is asked for: the third of `P0432752` as `P0432752_3`. */
export const numberedPictureId = (id: string, position: number): string => `${id}_${position}`

/** What such an id stands for, where it is one. */
export const numberedPicture = (id: string): readonly [id: string, position: number] | undefined => {
  const [, base, digits] = /^(.+)_([1-9]\d?)$/.exec(id) ?? []
  return base !== undefined && Number(digits) <= MOST_PICTURES_OF_ONE ? [base, Number(digits)] : undefined
}

/** In the format that was asked for; its tag changes with its content. */
export type PictureFile = { readonly bytes: Uint8Array<ArrayBuffer>; readonly tag: string }

/** What a picture of a product can be drawn from where there is no file of it. */
export type PicturedVariant = Pick<Variant, "attributes" | "length" | "lengths" | "dimensions">
export type PicturedProduct = Pick<Product, "name" | "attributes" | "drawing"> & {
  /** The names of the categories from the top down to its own. */
  readonly categoryNames: ReadonlyArray<string>
  readonly variants: ReadonlyArray<PicturedVariant>
}
