/** Where the databases of a test run lie. */
import { existsSync, statfsSync } from "node:fs"
import { freemem, tmpdir } from "node:os"

/** A disk that is none, where the machine has it. */
const IN_MEMORY = "/dev/shm"
const ROOM_BYTES = 3 * 2 ** 30

const hasRoom = (folder: string): boolean => {
  if (!existsSync(folder)) return false
  const { bavail, bsize } = statfsSync(folder)
  return Math.min(bavail * bsize, freemem()) >= ROOM_BYTES
}

/** All that a run may have put them into. */
export const databaseFolders: ReadonlyArray<string> = [tmpdir(), IN_MEMORY].filter((folder) => existsSync(folder))

/**
 * In memory where there is room for it: to copy a database there and to drop it takes 40 ms of a core, on a disk that has
 * just dropped others up to 600, as the file system looks through what was deleted last before it makes a file.
 */
export const databaseFolder = (): string => (hasRoom(IN_MEMORY) ? IN_MEMORY : tmpdir())
