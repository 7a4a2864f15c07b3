/** The shops that use this stand-in: each keeps a note of its addresses in the stand-in's folder while it runs. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"

/** Where a shop takes reports, and the origins of its pages. */
export type ShopAddresses = { readonly webhookUrl?: string; readonly origins: ReadonlyArray<string> }

export const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

const notesIn = (folder: string) => join(folder, "shops")

/** A note is named by the process that wrote it: one that was killed can't take its note back. */
const livingNotes = (folder: string): ReadonlyArray<string> => {
  try {
    return readdirSync(notesIn(folder)).filter((name) => /^\d+-\d+$/.test(name) && isRunning(Number.parseInt(name, 10)))
  } catch {
    return []
  }
}

const readNote = (folder: string, name: string): ShopAddresses => {
  try {
    return JSON.parse(readFileSync(join(notesIn(folder), name), "utf8")) as ShopAddresses
  } catch {
    // Its shop has ended in this moment.
    return { origins: [] }
  }
}

/** The addresses of every shop of this folder that runs now. */
export const runningShops = (folder: string): ReadonlyArray<ShopAddresses> =>
  livingNotes(folder).map((name) => readNote(folder, name))

/** Notes that a shop uses the stand-in of a folder; the answer takes the note back and says whether no other shop does. */
export const joinFolder = (folder: string, port: number, addresses: ShopAddresses): (() => boolean) => {
  mkdirSync(notesIn(folder), { recursive: true })
  const note = join(notesIn(folder), `${process.pid}-${port}`)
  // Whole or not at all: the stand-in may look at any moment.
  writeFileSync(join(folder, `${process.pid}-${port}.new`), JSON.stringify(addresses))
  renameSync(join(folder, `${process.pid}-${port}.new`), note)
  return () => {
    rmSync(note, { force: true })
    return livingNotes(folder).length === 0
  }
}
