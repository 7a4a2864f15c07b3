/** Pictures that could not be shown: another form of each is tried, and the placeholder at last. */
import type { ShopClient } from "../../../adapters/client.ts"
import { pictureAddresses } from "../../../core/content/picture-addresses.ts"

type Shop = Pick<ShopClient, "requestMedia" | "config">

/** [MED-01] What a picture is fetched from next after `failed`; undefined where nothing is left, or it is no picture of the shop's. */
export const nextPictureAddress = async (shop: Shop, failed: string): Promise<string | undefined> => {
  const { pathname, origin } = new URL(failed, "http://shop")
  const storageBase = shop.config()?.storageBase ?? ""
  const [, imageId, width] = /^\/media\/internal\/([^/]+)\/(\d+)\.(?:webp|png)$/.exec(pathname) ?? []
  if (!imageId || !width) return undefined
  const media = await shop.requestMedia(`internal:${imageId}:half`)
  const addresses = pictureAddresses(media, { imageId, width: Number(width), storageBase })
  const failedPlace = addresses.findIndex((one) => new URL(one, origin).pathname === pathname)
  return addresses[failedPlace + 1]
}

/** Only its own picture is tried from then on: a source for another theme would be asked for first. */
const showFrom = (image: HTMLImageElement, address: string) => {
  for (const source of image.closest("picture")?.querySelectorAll("source") ?? []) source.remove()
  image.src = address
}

/** Looks after the pictures of every page; answers how to stop. Those that broke before it came are seen to at once. */
export const watchBrokenPictures = (shop: Shop): (() => void) => {
  const mend = async (image: HTMLImageElement) => {
    const address = await nextPictureAddress(shop, image.currentSrc || image.src)
    if (address && image.isConnected) showFrom(image, address)
  }
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) void mend(target)
  }
  document.addEventListener("error", onError, true)
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) void mend(image)
  return () => document.removeEventListener("error", onError, true)
}
