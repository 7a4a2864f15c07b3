/** Reads what a picture is asked for by: a product, one stock number, a category or another service's number, for a light or a dark page. */
import type {
  PictureFormat,
  PictureRequest,
  PictureTarget,
  PictureWidth
} from "../../core/catalogue/product/picture.ts"

const parseTarget = (id: string): PictureTarget => {
  if (id.startsWith("category-")) return { kind: "category", slug: id.slice("category-".length).replaceAll("--", "/") }
  const media = /^wordpress-(\d{1,9})$/.exec(id)?.[1]
  if (media) return { kind: "media", id: media }
  return /^P\d{1,12}$/.test(id) ? { kind: "product", id } : { kind: "name", name: id }
}

const isWidth = (width: number): width is PictureWidth => [200, 400, 600, 1200].includes(width)

const isFormat = (ending: string | undefined): ending is PictureFormat => ending === "webp" || ending === "png"

/** `P0432752-dark` at `400.webp` or `400.png`; nothing where no picture is named like that, or of no such width. */
export const parseImageRequest = (imageId: string, file: string): PictureRequest | undefined => {
  const [, digits, format] = /^([1-9]\d{2,3})\.([a-z]+)$/.exec(file) ?? []
  const width = Number(digits)
  if (!isWidth(width) || !isFormat(format) || !/^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/.test(imageId)) return undefined
  const isDark = imageId.endsWith("-dark")
  const id = isDark ? imageId.slice(0, -"-dark".length) : imageId
  return { target: parseTarget(id), theme: isDark ? "dark" : "light", width, format }
}
