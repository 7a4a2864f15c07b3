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

/** Line drawings with few colours: without loss where that is small, and it nearly always is. */
const webp = async (svg: string): Promise<Uint8Array<ArrayBuffer>> => {
  const made = await sharp(Buffer.from(svg)).webp({ quality: 86, alphaQuality: 92, effort: 3 }).toBuffer()
  return new Uint8Array(made)
}

const isMissing = (problem: unknown): boolean =>
  problem instanceof Error && "code" in problem && problem.code === "ENOENT"

export type PictureStore = { readonly webpOf: (svg: string) => Promise<Kept> }

/** Keeps pictures in a folder by the drawing's own hash, so that a changed drawing is made anew. */
export const pictureStore = (folder: string): PictureStore => {
  const memory = new Map<string, Kept>()
  const underWay = new Map<string, Promise<Kept>>()
  const ready = mkdir(folder, { recursive: true })

  const onDisk = async (key: string, svg: string): Promise<Kept> => {
    await ready
    const file = join(folder, `${key}.webp`)
    const known = await readFile(file).catch((problem: unknown) => {
      if (isMissing(problem)) return undefined
      throw problem
    })
    if (known) return { bytes: new Uint8Array(known), tag: `"${key}"` }
    const bytes = await webp(svg)
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
    webpOf: async (svg) => {
      const key = createHash("sha256").update(svg).digest("hex").slice(0, 32)
      const known = memory.get(key)
      if (known) return keep(key, known)
      const begun = underWay.get(key) ?? onDisk(key, svg).finally(() => underWay.delete(key))
      underWay.set(key, begun)
      return keep(key, await begun)
    }
  }
}
