/** Keeps what was rendered: what was asked for lately in memory, all of it in a folder, each thing rendered once. The folder is a cache and may be lost at any time. */
import { createHash, randomBytes } from "node:crypto"
import { mkdir, readFile, rename, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { render } from "./render.ts"
import type { Bytes, PictureJob, SheetJob } from "./render-job.ts"
import { renderingVersion } from "./rendering-version.ts"

/** A finished picture or sheet; its tag changes with its content. */
export type Rendered = { readonly bytes: Bytes; readonly tag: string }

/** In memory, the least lately asked for let go first, bytes. */
const IN_MEMORY = 12_000_000

/** For how long a thing is handed out again without looking at its product, milliseconds. */
const LATELY = 60_000
const MOST_NAMES = 1_000

export type RenderedFiles = {
  readonly rendered: (job: PictureJob | SheetJob) => Promise<Rendered>
  /** What was handed out under a name within the last minute. */
  readonly lately: (name: string, now: number) => Rendered | undefined
  readonly remember: (name: string, now: number, rendered: Rendered) => Rendered
}

/** Everything that a drawing is made from, maps as lists, in 32 hexadecimal digits. */
const keyOf = async (job: PictureJob | SheetJob): Promise<string> => {
  const asLists = (_: string, value: unknown) => (value instanceof Map ? [...value] : value)
  return createHash("sha256")
    .update(await renderingVersion())
    .update(JSON.stringify(job, asLists))
    .digest("hex")
    .slice(0, 32)
}

const memoryOf = () => {
  const entries = new Map<string, Bytes>()
  let size = 0
  const forget = (key: string): void => {
    size -= entries.get(key)?.length ?? 0
    entries.delete(key)
  }
  const keep = (key: string, bytes: Bytes): Bytes => {
    forget(key)
    entries.set(key, bytes)
    size += bytes.length
    for (const oldest of entries.keys()) {
      if (size <= IN_MEMORY) break
      forget(oldest)
    }
    return bytes
  }
  return { get: (key: string) => entries.get(key), keep }
}

/** A file that can't be read is as good as none. */
const fileAt = async (file: string): Promise<Bytes | undefined> => {
  const bytes = await readFile(file).catch(() => undefined)
  return bytes && bytes.length > 0 ? new Uint8Array(bytes) : undefined
}

/** Made beside its place and moved there whole; where that can't be done the thing is rendered again another time. */
const save = async (folder: string, file: string, bytes: Bytes): Promise<void> => {
  const unfinished = `${file}.${randomBytes(4).toString("hex")}`
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(unfinished, bytes)
    await rename(unfinished, file)
  } catch {
    // A full or closed disk must not keep the picture from who asked for it.
  }
}

/** Kept by the hash of what it is made from and of the code that makes it, so that whatever has changed is made anew. */
export const renderedFiles = (folder: string): RenderedFiles => {
  const memory = memoryOf()
  const underWay = new Map<string, Promise<Bytes>>()
  const names = new Map<string, { readonly rendered: Rendered; readonly since: number }>()

  const made = async (key: string, job: PictureJob | SheetJob): Promise<Bytes> => {
    const file = join(folder, `${key}.${job.kind === "picture" ? "webp" : "pdf"}`)
    const known = await fileAt(file)
    if (known) return known
    const bytes = await render(job)
    await save(folder, file, bytes)
    return bytes
  }

  return {
    lately: (name, now) => {
      const known = names.get(name)
      return known && now - known.since < LATELY ? known.rendered : undefined
    },
    remember: (name, now, rendered) => {
      if (names.size >= MOST_NAMES) names.clear()
      names.set(name, { rendered, since: now })
      return rendered
    },
    rendered: async (job) => {
      const key = await keyOf(job)
      const begun = memory.get(key) ?? underWay.get(key) ?? made(key, job).finally(() => underWay.delete(key))
      if (begun instanceof Promise) underWay.set(key, begun)
      return { bytes: memory.keep(key, await begun), tag: `"${key}"` }
    }
  }
}
