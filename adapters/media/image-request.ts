/** Reads what a picture is asked for by: a product, one stock number or a category, for a light or a dark page. */
import type { PictureSize } from "../../fixtures/drawings/drafting/page.ts"
import type { Theme } from "../../fixtures/drawings/drafting/paint.ts"

export type ImageTarget =
  | { readonly kind: "product"; readonly id: string }
  /** A product by an id of the merchant's own, or a stock number in small letters. */
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "category"; readonly slug: string }

export type ImageRequest = { readonly target: ImageTarget; readonly theme: Theme; readonly size: PictureSize }

const parseImageTarget = (id: string): ImageTarget => {
  if (id.startsWith("category-")) return { kind: "category", slug: id.slice("category-".length).replaceAll("--", "/") }
  return /^P\d{1,12}$/.test(id) ? { kind: "product", id } : { kind: "name", name: id }
}

const isSize = (size: number): size is PictureSize => [200, 400, 600, 1200].includes(size)

/** `P0432752-dark` at `400.webp`; nothing where no picture is named like that, or of no such size. */
export const parseImageRequest = (imageId: string, file: string): ImageRequest | undefined => {
  const size = Number(/^([1-9]\d{2,3})\.webp$/.exec(file)?.[1])
  if (!isSize(size) || !/^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/.test(imageId)) return undefined
  const isDark = imageId.endsWith("-dark")
  const id = isDark ? imageId.slice(0, -"-dark".length) : imageId
  return { target: parseImageTarget(id), theme: isDark ? "dark" : "light", size }
}
