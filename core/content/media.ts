/** What is known of the media that a page asks for together: pictures, the shop's sign, and the papers of products. */

/** MED-01: at most this many at once. */
export const MAX_MEDIA = 40

/** The widths in which every picture of the shop is made, pixels. */
const sizes = [200, 400, 600, 1200]

/** Shown where there is nothing else to show. */
const SIGN = "/favicon/icon.svg"

/** [ENT-11] */
export type MediaDetail = {
  readonly source: string
  readonly id: string
  readonly format: string
  readonly mimeType: string
  readonly type: "image" | "svg" | "file"
  readonly meta: { readonly title: string; readonly alt: string }
  readonly placeholder: string
  readonly default: string
  readonly width: number
  readonly height: number
  readonly formats: ReadonlyArray<{ readonly ext: string; readonly sizes: ReadonlyArray<number> }>
}

type Name = Pick<MediaDetail, "source" | "id" | "format">

const picture = ({ source, id, format }: Name, storageBase: string): MediaDetail => ({
  source,
  id,
  format,
  mimeType: "image/webp",
  type: "image",
  meta: { title: id, alt: "" },
  placeholder: SIGN,
  default: `${storageBase}/media/internal/${id}/600.webp`,
  width: 600,
  height: 450,
  formats: [
    { ext: "webp", sizes },
    { ext: "png", sizes }
  ]
})

const sign = (name: Name): MediaDetail => ({
  ...name,
  mimeType: "image/svg+xml",
  type: "svg",
  meta: { title: name.id, alt: "" },
  placeholder: SIGN,
  default: SIGN,
  width: 512,
  height: 512,
  formats: [{ ext: "svg", sizes: [512] }]
})

/** `P1.data-sheet`: a paper of a product. */
const paper = (name: Name): MediaDetail | undefined => {
  const [product, document, more] = name.id.split(".")
  if (!product || !document || more !== undefined) return undefined
  return {
    ...name,
    mimeType: "application/pdf",
    type: "file",
    meta: { title: document, alt: "" },
    placeholder: SIGN,
    default: `/media/documents/${product}/${document}.pdf`,
    width: 0,
    height: 0,
    formats: [{ ext: "pdf", sizes: [] }]
  }
}

/** One medium's facts; nothing where the shop has none of that name. */
const detail = (name: Name, storageBase: string): MediaDetail | undefined => {
  if (name.source === "documents") return paper(name)
  if (name.id.includes(".")) return undefined
  return name.format === "svg" && name.id === "sign" ? sign(name) : picture(name, storageBase)
}

/**
 * [CALL-26] [ENT-11] Reads a JSON list of `source:id:format` and answers the facts of each: `internal` are pictures, and
 * the shop's sign as `internal:sign:svg`; `documents` the papers of products. Others are left out. Undefined where the list
 * can't be read or is too long. Pictures stand below `storageBase`, an origin, or empty for the shop's own.
 */
export const mediaDetails = (list: string, storageBase = ""): ReadonlyArray<MediaDetail> | undefined => {
  try {
    const names: unknown = JSON.parse(list)
    if (!Array.isArray(names) || names.length > MAX_MEDIA) return undefined
    return names.flatMap((one) => {
      const [, source, id, format] =
        /^(internal|documents):([A-Za-z0-9._-]{1,120}):([a-z]{1,20})$/.exec(String(one)) ?? []
      return source && id && format ? (detail({ source, id, format }, storageBase) ?? []) : []
    })
  } catch {
    return undefined
  }
}
