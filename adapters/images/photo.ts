/** Checks a merchant's picture, and makes it as large as it is asked for. */
import sharp from "sharp"

/** One thread for each picture, so that the shop still answers. */
sharp.concurrency(1)
sharp.cache(false)

type Bytes = Uint8Array<ArrayBuffer>

/** The largest file, bytes; and the most pixels of a picture: a camera's, and not a bomb of a few kilobytes. */
export const MAX_PHOTO_BYTES = 20 * 1024 * 1024
const MAX_PIXELS = 60_000_000
/** The least of the longer side, pixels: the smallest size that the shop shows. */
const MIN_SIDE = 200
/** What is kept of it, pixels: the largest size that the shop shows. */
const KEPT = { width: 1200, height: 900 } as const

const formats = {
  jpg: "jpeg",
  jpeg: "jpeg",
  png: "png",
  webp: "webp",
  avif: "avif"
} as const satisfies { readonly [ending: string]: "jpeg" | "png" | "webp" | "avif" }

export type PhotoEnding = keyof typeof formats

export const isPhotoEnding = (ending: string): ending is PhotoEnding => Object.hasOwn(formats, ending)

/** By a file's first bytes, so that nothing else is ever handed to a decoder. */
const formatOf = (bytes: Uint8Array): (typeof formats)[PhotoEnding] | undefined => {
  const start = Buffer.from(bytes.subarray(0, 12)).toString("latin1")
  if (start.startsWith("\xff\xd8\xff")) return "jpeg"
  if (start.startsWith("\x89PNG\r\n\x1a\n")) return "png"
  if (/^.{4}ftypavif$/s.test(start)) return "avif"
  return /^RIFF.{4}WEBP$/s.test(start) ? "webp" : undefined
}

/** Refuses what it cannot read whole, and what has more pixels than it may, before a pixel is unpacked. */
const opened = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error", pages: 1 })

const megapixels = (pixels: number): string => `${Math.round(pixels / 1_000_000)} megapixels`

const sizeProblem = (width: number, height: number): string | undefined => {
  if (width * height > MAX_PIXELS) return `it has ${megapixels(width * height)}, and may have ${megapixels(MAX_PIXELS)}`
  return Math.max(width, height) < MIN_SIDE
    ? `it is ${width} × ${height} pixels, and its longer side needs at least ${MIN_SIDE}`
    : undefined
}

const decoded = async (bytes: Bytes): Promise<{ readonly photo: Bytes } | { readonly reason: string }> => {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  const reason = sizeProblem(width, height)
  if (reason) return { reason }
  const photo = await opened(bytes)
    .autoOrient()
    .resize({ ...KEPT, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 90, effort: 4 })
    .toBuffer()
  return { photo: new Uint8Array(photo) }
}

/**
 * A picture as the shop keeps it, or why it cannot be one: a WebP of at most 1200 × 900 pixels, upright, without what
 * a camera notes beside it (place, time, owner). An ending that it is called by must be true.
 */
export const checkedPhoto = async (
  bytes: Bytes,
  ending?: PhotoEnding
): Promise<{ readonly photo: Bytes } | { readonly reason: string }> => {
  const format = formatOf(bytes)
  if (!format) return { reason: "it is no WebP, JPEG, PNG or AVIF picture" }
  if (ending !== undefined && format !== formats[ending])
    return { reason: `it is a ${format.toUpperCase()} picture, which .${ending} is not` }
  try {
    return await decoded(bytes)
  } catch {
    return { reason: "it is damaged: it cannot be read to its end" }
  }
}

/** A kept picture in the middle of a clear card, `width` wide and three quarters as high. */
export const resizedPhoto = async (photo: Bytes, width: number): Promise<Bytes> =>
  new Uint8Array(
    await opened(photo)
      .resize({ width, height: (width * 3) / 4, fit: "contain", background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .webp({ quality: 80, effort: 4 })
      .toBuffer()
  )

/** A kept picture for paper, on white, as a JPEG. */
export const printedPhoto = async (photo: Bytes): Promise<Bytes> =>
  new Uint8Array(
    await opened(photo)
      .resize({ width: 800, height: 600, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: 85 })
      .toBuffer()
  )

/** What others are shown of a photograph that somebody sent, pixels: enough to see a split in a board. */
const SHOWN = { width: 1600, height: 1600 } as const

/** [T40] Drawn anew as a JPEG, upright, without place, time and owner; no byte where it can't be read whole or has too many pixels. */
export const photoCopy = async (photo: Bytes): Promise<Bytes> => {
  try {
    const copy = opened(photo)
      .autoOrient()
      .resize({ ...SHOWN, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: 85 })
    return new Uint8Array(await copy.toBuffer())
  } catch {
    return new Uint8Array()
  }
}
