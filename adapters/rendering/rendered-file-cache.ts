/** Keeps what was rendered: what was asked for lately in memory, all of it in a folder, each thing rendered once. The folder is a cache and may be lost at any time. */
import { createHash, randomBytes } from "node:crypto"
import { mkdir, readFile, rename, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { Context, Effect, Layer } from "effect"
import { LRUCache } from "lru-cache"
import { Settings } from "../settings/settings.ts"
import { render } from "./render.ts"
import type { Bytes, PictureJob, SheetJob } from "./render-job.ts"
import { renderingVersion } from "./rendering-version.ts"

/** A finished picture or sheet; its tag changes with its content. */
export type RenderedFile = { readonly bytes: Bytes; readonly tag: string }

/** In memory, bytes. */
const MAX_MEMORY_BYTES = 12_000_000

/** For how long a thing is handed out again without looking at its product, milliseconds. */
const RECENT_MS = 60_000
const MAX_NAMES = 1_000

export type RenderedFileCache = {
  /** Nothing where too much waits to be rendered. `readPhoto` reads the merchant's picture that the job names, where it is rendered. */
  readonly getFile: (job: PictureJob | SheetJob, readPhoto?: () => Promise<Bytes>) => Promise<RenderedFile | undefined>
  /** What was handed out under a name within the last minute. */
  readonly recentFile: (name: string, now: number) => RenderedFile | undefined
  readonly rememberFile: (name: string, now: number, rendered: RenderedFile) => RenderedFile
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
export const openRenderedFileCache = (folder: string): RenderedFileCache => {
  const memory = new LRUCache<string, Bytes>({
    maxSize: MAX_MEMORY_BYTES,
    sizeCalculation: ({ length }) => Math.max(1, length)
  })
  const inProgress = new Map<string, Promise<Bytes | undefined>>()
  const names = new LRUCache<string, { readonly rendered: RenderedFile; readonly since: number }>({ max: MAX_NAMES })

  const loadOrRender = async (
    key: string,
    job: PictureJob | SheetJob,
    readPhoto?: () => Promise<Bytes>
  ): Promise<Bytes | undefined> => {
    const file = join(folder, `${key}.${job.kind === "picture" ? (job.format ?? "webp") : "pdf"}`)
    const cached = await fileAt(file)
    if (cached) return cached
    const bytes = await render(job, await readPhoto?.())
    if (bytes) await save(folder, file, bytes)
    return bytes
  }

  /** Whoever asks for what is being made already waits for the same. */
  const loadOnce: typeof loadOrRender = (key, job, readPhoto) => {
    const loading = inProgress.get(key) ?? loadOrRender(key, job, readPhoto).finally(() => inProgress.delete(key))
    inProgress.set(key, loading)
    return loading
  }

  return {
    recentFile: (name, now) => {
      const cached = names.get(name)
      return cached && now - cached.since < RECENT_MS ? cached.rendered : undefined
    },
    rememberFile: (name, now, rendered) => {
      names.set(name, { rendered, since: now })
      return rendered
    },
    getFile: async (job, readPhoto) => {
      const key = await keyOf(job)
      const bytes = memory.get(key) ?? (await loadOnce(key, job, readPhoto))
      if (bytes === undefined) return undefined
      memory.set(key, bytes)
      return { bytes, tag: `"${key}"` }
    }
  }
}

/** The rendered files of this process, kept in the folder of its data. */
export class RenderedFiles extends Context.Service<RenderedFiles, RenderedFileCache>()(
  "adapters/rendering/RenderedFiles"
) {}

export const renderedFilesLayer = Layer.effect(
  RenderedFiles,
  Effect.map(Settings, ({ DATA_DIR }) => openRenderedFileCache(join(DATA_DIR, "pictures")))
)
