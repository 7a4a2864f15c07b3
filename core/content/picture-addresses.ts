/** Where a picture can be had: the addresses in the order in which a page tries them. */
import type { MediaDetail } from "./media.ts"

/** A picture of the shop's own by its id, 600 pixels wide; `storageBase` is an origin, or empty for the shop's own. */
const ownAddress = (imageId: string, storageBase: string): string => `${storageBase}/media/internal/${imageId}/600.webp`

const inFormat = ({ formats, default: address }: MediaDetail, ext: string, width: number): ReadonlyArray<string> =>
  formats.some((one) => one.ext === ext && one.sizes.includes(width))
    ? [address.replace(/\/\d+\.[a-z]+$/, `/${width}.${ext}`)]
    : []

/**
 * [MED-01] WebP before PNG, both `width` pixels wide, then the placeholder; where nothing is known of the picture, the
 * shop's own address for its id.
 */
export const pictureAddresses = (
  media: MediaDetail | undefined,
  { imageId, width, storageBase }: { readonly imageId: string; readonly width: number; readonly storageBase: string }
): ReadonlyArray<string> =>
  media
    ? [...inFormat(media, "webp", width), ...inFormat(media, "png", width), media.placeholder]
    : [ownAddress(imageId, storageBase)]
