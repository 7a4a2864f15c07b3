/** Makes pictures and keeps them: the ones just asked for in memory, all of them on disk, each made once. */
import { createHash } from "node:crypto"
import { mkdir, readFile, rename, writeFile } from "node:fs/promises"
import { join } from "node:path"
import sharp from "sharp"

/** A finished picture; its tag changes with its content. */
export type Kept = { readonly bytes: Uint8Array<ArrayBuffer>; readonly tag: string }

/** Pictures in memory, the least lately asked for let go first. */
const IN_MEMORY = 256

/** One thread for each picture: two can be made at a time on two cores, and the shop still answers. */
sharp.concurrency(1)
sharp.cache(false)

/** The widest picture that is kept almost without loss; a line drawing is small like that, but takes longer to pack. */
const WIDEST_LOSSLESS = 600

/** Card pictures in at most 18 KB, the largest in at most 60. */
const webp = async (svg: string, width: number): Promise<Uint8Array<ArrayBuffer>> => {
  const how =
    width <= WIDEST_LOSSLESS
      ? { nearLossless: true, quality: 20, effort: 2 }
      : { quality: 84, alphaQuality: 80, effort: 2 }
  return new Uint8Array(await sharp(Buffer.from(svg)).webp(how).toBuffer())
}

const isMissing = (problem: unknown): boolean =>
  problem instanceof Error && "code" in problem && problem.code === "ENOENT"

/** For how long a picture is handed out again without looking at its product, milliseconds. */
const LATELY = 60_000

export type PictureStore = {
  /** The picture of a drawing, `width` wide. */
  readonly webpOf: (svg: string, width: number) => Promise<Kept>
  /** What was handed out under a name within the last minute. */
  readonly lately: (name: string, now: number) => Kept | undefined
  readonly remember: (name: string, now: number, kept: Kept) => Kept
}

/** Keeps pictures in a folder by the drawing's own hash, so that a changed drawing is made anew. */
export const pictureStore = (folder: string): PictureStore => {
  const memory = new Map<string, Kept>()
  const underWay = new Map<string, Promise<Kept>>()
  const ready = mkdir(folder, { recursive: true })

  const names = new Map<string, { readonly kept: Kept; readonly since: number }>()

  const onDisk = async (key: string, svg: string, width: number): Promise<Kept> => {
    await ready
    const file = join(folder, `${key}.webp`)
    const known = await readFile(file).catch((problem: unknown) => {
      if (isMissing(problem)) return undefined
      throw problem
    })
    if (known) return { bytes: new Uint8Array(known), tag: `"${key}"` }
    const bytes = await webp(svg, width)
    const unfinished = `${file}.${process.pid}`
    await writeFile(unfinished, bytes)
    await rename(unfinished, file)
    return { bytes, tag: `"${key}"` }
  }

  const keep = (key: string, kept: Kept): Kept => {
    memory.delete(key)
    memory.set(key, kept)
    const oldest = memory.keys().next()
    if (memory.size > IN_MEMORY && !oldest.done) memory.delete(oldest.value)
    return kept
  }

  return {
    lately: (name, now) => {
      const known = names.get(name)
      return known && now - known.since < LATELY ? known.kept : undefined
    },
    remember: (name, now, kept) => {
      if (names.size >= IN_MEMORY) names.clear()
      names.set(name, { kept, since: now })
      return kept
    },
    webpOf: async (svg, width) => {
      const key = createHash("sha256").update(svg).digest("hex").slice(0, 32)
      const known = memory.get(key)
      if (known) return keep(key, known)
      const begun = underWay.get(key) ?? onDisk(key, svg, width).finally(() => underWay.delete(key))
      underWay.set(key, begun)
      return keep(key, await begun)
    }
  }
}
