/** Packs a drawing as a WebP, and any WebP as a PNG. */
import sharp from "sharp"

/** One thread for each picture, so that the shop still answers. */
sharp.concurrency(1)
sharp.cache(false)

/** The widest picture that is kept almost without loss; a line drawing is small like that, but takes longer to pack. */
const WIDEST_LOSSLESS = 600

/** Card pictures in at most 18 KB, the largest in at most 60. */
export const encodeWebp = async (svg: string, width: number): Promise<Uint8Array<ArrayBuffer>> => {
  const how =
    width <= WIDEST_LOSSLESS
      ? { nearLossless: true, quality: 20, effort: 2 }
      : { quality: 84, alphaQuality: 80, effort: 2 }
  return new Uint8Array(await sharp(Buffer.from(svg)).webp(how).toBuffer())
}

/** The same picture for what knows no WebP; a line drawing has few colours. */
export const pngOf = async (webp: Uint8Array): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await sharp(webp).png({ palette: true }).toBuffer())
