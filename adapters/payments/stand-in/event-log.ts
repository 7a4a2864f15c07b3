/** The stand-in's append-only event log: one line of JSON per event, on disk before any response is sent. */
import { closeSync, existsSync, fdatasyncSync, fsyncSync, ftruncateSync, openSync, readSync, writeSync } from "node:fs"
import { dirname } from "node:path"

/** What happened to what. `more` says that the next line belongs to the same step, so that a torn step is dropped whole. */
export type LogEntry = { readonly type: string; readonly id: string; readonly [detail: string]: unknown }
/** Where a line stands in the file, in bytes, without its line end. */
export type LogPosition = { readonly from: number; readonly length: number }
export type LogRecord = { readonly entry: LogEntry; readonly place: LogPosition }
export type EventLog = {
  /**
   * Writes one step: one write, one sync. Throws (and leaves the file as it was) when the disk refuses. With `unsynced`
   * the step outlives this process, but not a fall of the machine: for what is only done once more when it is missing.
   */
  readonly append: (entries: ReadonlyArray<LogEntry>, durability?: "unsynced") => ReadonlyArray<LogRecord>
  readonly read: (place: LogPosition) => LogEntry
  readonly readFrom: (from: number, visit: (record: LogRecord) => boolean) => void
  readonly size: () => number
  readonly close: () => void
}

const newLine = 10
const chunkBytes = 1 << 20

/** Visits each line from a byte on; stops early when the visitor answers false. A last line without its end is not visited. */
const eachLine = (file: number, start: number, visit: (line: string, place: LogPosition) => boolean) => {
  const chunk = Buffer.alloc(chunkBytes)
  let rest = Buffer.alloc(0)
  let from = start
  for (;;) {
    const count = readSync(file, chunk, 0, chunk.length, from + rest.length)
    if (count === 0) return
    const buffer = Buffer.concat([rest, chunk.subarray(0, count)])
    let begin = 0
    for (let end = buffer.indexOf(newLine); end !== -1; end = buffer.indexOf(newLine, begin)) {
      if (!visit(buffer.toString("utf8", begin, end), { from: from + begin, length: end - begin })) return
      begin = end + 1
    }
    rest = Buffer.from(buffer.subarray(begin))
    from += begin
  }
}

const parsed = (line: string): LogEntry | undefined => {
  try {
    const entry: unknown = JSON.parse(line)
    return typeof entry === "object" && entry !== null && "type" in entry && "id" in entry
      ? (entry as LogEntry)
      : undefined
  } catch {
    return undefined
  }
}

/** Reads the whole steps in order and answers the byte at which the last whole step ends. */
const replay = (file: number, path: string, visitRecord: (record: LogRecord) => void) => {
  let whole = 0
  let step: Array<LogRecord> = []
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
      for (const record of step) visitRecord(record)
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

export const openEventLog = (path: string, visitRecord: (record: LogRecord) => void): EventLog => {
  const fresh = !existsSync(path)
  const file = openSync(path, fresh ? "w+" : "r+", 0o600)
  if (fresh) syncFolderOf(path)
  let size = replay(file, path, visitRecord)
  ftruncateSync(file, size)

  const append: EventLog["append"] = (entries, durability) => {
    const at = new Date().toISOString()
    const stamped = entries.map((entry, n) => ({ ...entry, at, ...(n < entries.length - 1 ? { more: true } : {}) }))
    const lines = stamped.map((entry) => Buffer.from(`${JSON.stringify(entry)}\n`))
    const bytes = Buffer.concat(lines)
    try {
      for (let writtenBytes = 0; writtenBytes < bytes.length; )
        writtenBytes += writeSync(file, bytes, writtenBytes, bytes.length - writtenBytes, size + writtenBytes)
      if (durability !== "unsynced") fdatasyncSync(file)
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

  const read: EventLog["read"] = (place) => {
    const bytes = Buffer.alloc(place.length)
    readSync(file, bytes, 0, place.length, place.from)
    return JSON.parse(bytes.toString("utf8")) as LogEntry
  }

  const readFrom: EventLog["readFrom"] = (from, visit) =>
    eachLine(file, from, (line, place) => {
      const entry = parsed(line)
      return entry === undefined ? true : visit({ entry, place })
    })

  return { append, read, readFrom, size: () => size, close: () => closeSync(file) }
}
