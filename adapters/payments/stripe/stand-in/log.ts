/** The stand-in's diary: one line of JSON for each thing that happened, on disk before anyone is told. */
import { closeSync, existsSync, fdatasyncSync, fsyncSync, ftruncateSync, openSync, readSync, writeSync } from "node:fs"
import { dirname } from "node:path"

/** What happened to what. `more` says that the next line belongs to the same step, so that a torn step is dropped whole. */
export type Entry = { readonly type: string; readonly id: string; readonly [detail: string]: unknown }
/** Where a line stands in the file, in bytes, without its line end. */
export type Place = { readonly from: number; readonly length: number }
export type Written = { readonly entry: Entry; readonly place: Place }
export type Log = {
  /** Writes one step: one write, one sync. Throws (and leaves the file as it was) when the disk refuses. */
  readonly append: (entries: ReadonlyArray<Entry>) => ReadonlyArray<Written>
  readonly read: (place: Place) => Entry
  readonly readFrom: (from: number, visit: (written: Written) => boolean) => void
  readonly size: () => number
  readonly close: () => void
}

const newLine = 10
const chunkBytes = 1 << 20

/** Visits each line from a byte on; stops early when the visitor answers false. A last line without its end is not visited. */
const eachLine = (file: number, start: number, visit: (line: string, place: Place) => boolean) => {
  const chunk = Buffer.alloc(chunkBytes)
  let rest = Buffer.alloc(0)
  let from = start
  for (;;) {
    const count = readSync(file, chunk, 0, chunk.length, from + rest.length)
    if (count === 0) return
    const held = Buffer.concat([rest, chunk.subarray(0, count)])
    let begin = 0
    for (let end = held.indexOf(newLine); end !== -1; end = held.indexOf(newLine, begin)) {
      if (!visit(held.toString("utf8", begin, end), { from: from + begin, length: end - begin })) return
      begin = end + 1
    }
    rest = Buffer.from(held.subarray(begin))
    from += begin
  }
}

const parsed = (line: string): Entry | undefined => {
  try {
    const entry: unknown = JSON.parse(line)
    return typeof entry === "object" && entry !== null && "type" in entry && "id" in entry
      ? (entry as Entry)
      : undefined
  } catch {
    return undefined
  }
}

/** Reads the whole steps in order and answers the byte at which the last whole step ends. */
const replay = (file: number, path: string, seen: (written: Written) => void) => {
  let whole = 0
  let step: Array<Written> = []
  let unreadable: number | undefined
  eachLine(file, 0, (line, place) => {
    const entry = parsed(line)
    if (entry === undefined) {
      unreadable ??= place.from
      return true
    }
    if (unreadable !== undefined) throw new Error(`${path} is damaged at byte ${unreadable}; restore it from a copy`)
    step.push({ entry, place })
    if (entry.more !== true) {
      for (const written of step) seen(written)
      step = []
      whole = place.from + place.length + 1
    }
    return true
  })
  return whole
}

/** A new file is on disk only once its folder is. */
const syncFolderOf = (path: string) => {
  if (process.platform === "win32") return
  const folder = openSync(dirname(path), "r")
  fsyncSync(folder)
  closeSync(folder)
}

export const openLog = (path: string, seen: (written: Written) => void): Log => {
  const fresh = !existsSync(path)
  const file = openSync(path, fresh ? "w+" : "r+", 0o600)
  if (fresh) syncFolderOf(path)
  let size = replay(file, path, seen)
  ftruncateSync(file, size)

  const append: Log["append"] = (entries) => {
    const at = new Date().toISOString()
    const stamped = entries.map((entry, n) => ({ ...entry, at, ...(n < entries.length - 1 ? { more: true } : {}) }))
    const lines = stamped.map((entry) => Buffer.from(`${JSON.stringify(entry)}\n`))
    const bytes = Buffer.concat(lines)
    try {
      for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done, bytes.length - done, size + done)
      fdatasyncSync(file)
    } catch (problem) {
      ftruncateSync(file, size)
      throw problem
    }
    return stamped.map((entry, n) => {
      const place = { from: size, length: (lines[n]?.length ?? 1) - 1 }
      size += place.length + 1
      return { entry, place }
    })
  }

  const read: Log["read"] = (place) => {
    const bytes = Buffer.alloc(place.length)
    readSync(file, bytes, 0, place.length, place.from)
    return JSON.parse(bytes.toString("utf8")) as Entry
  }

  const readFrom: Log["readFrom"] = (from, visit) =>
    eachLine(file, from, (line, place) => {
      const entry = parsed(line)
      return entry === undefined ? true : visit({ entry, place })
    })

  return { append, read, readFrom, size: () => size, close: () => closeSync(file) }
}
