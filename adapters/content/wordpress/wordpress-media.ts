/** Pictures of WordPress' library: what is known of one is asked once in a while, its bytes only where they are rendered. */
import { createHash } from "node:crypto"
import { Effect, Schema } from "effect"
import { LRUCache } from "lru-cache"
import { Unavailable } from "../../../core/unavailable.schema.ts"
import { lastGood } from "../last-good.ts"
import { WordPressMedia } from "./wordpress.schema.ts"
import { readBounded, readJson, type WordPressAccess, WordPressProblem } from "./wordpress-client.ts"

type Bytes = Uint8Array<ArrayBuffer>

export type WordPressPicture = { readonly hash: string; readonly readPhoto: () => Promise<Bytes> }

const readMedia = Schema.decodeUnknownSync(WordPressMedia)

/** So many are known at once; WordPress is asked again for one that nobody has asked for longest. */
const MAX_KNOWN = 2_000
const PATIENCE_MS = 300
const TIMEOUT_MS = 10_000

const endings: ReadonlyMap<string, "jpg" | "png" | "webp" | "avif"> = new Map([
  ["image/jpeg", "jpg"],
  ["image/png", "png"],
  ["image/webp", "webp"],
  ["image/avif", "avif"]
])

const readPhoto = async (url: string, mimeType: string): Promise<Bytes> => {
  const { checkedPhoto, MAX_PHOTO_BYTES } = await import("../../images/photo.ts")
  const response = await fetch(url, { redirect: "error", signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (response.status !== 200) throw new WordPressProblem(`WordPress answered ${response.status} for a picture`)
  const checked = await checkedPhoto(await readBounded(response, MAX_PHOTO_BYTES), endings.get(mimeType) ?? "jpg")
  if ("reason" in checked) throw new WordPressProblem(`A picture of WordPress can't be shown: ${checked.reason}`)
  return checked.photo
}

/** Only what lies on WordPress' own host is fetched, whatever a record says; undefined where it is no picture. */
const pictureOf = (access: WordPressAccess, media: typeof WordPressMedia.Type): WordPressPicture | undefined => {
  const { source_url: url, mime_type: mimeType, modified_gmt: modified } = media
  if (!endings.has(mimeType) || !URL.canParse(url) || new URL(url).origin !== new URL(access.url).origin)
    return undefined
  const hash = createHash("sha256").update(`wordpress ${url} ${modified}`).digest("hex")
  return { hash, readPhoto: () => readPhoto(url, mimeType) }
}

const askMedia = async (access: WordPressAccess, id: string): Promise<WordPressPicture | undefined> => {
  const media = await readJson(access, `/wp-json/wp/v2/media/${id}`, readMedia).catch((problem: unknown) => {
    if (problem instanceof WordPressProblem && problem.status === 404) return undefined
    throw problem
  })
  return media && pictureOf(access, media)
}

/** Finds a picture by its number, from a copy that is at most `cacheMs` old while WordPress answers. */
export const wordPressMedia = (access: WordPressAccess, cacheMs: number) => {
  const known = new LRUCache<string, Effect.Effect<WordPressPicture | undefined, Unavailable>>({ max: MAX_KNOWN })
  return (id: string): Effect.Effect<WordPressPicture | undefined, Unavailable> => {
    const found = known.get(id)
    if (found) return found
    const read = Effect.tryPromise({
      try: () => askMedia(access, id),
      catch: (cause) => new Unavailable({ part: "pictures", cause })
    })
    const kept = lastGood(read, { cacheMs, patienceMs: PATIENCE_MS })
    known.set(id, kept)
    return kept
  }
}
