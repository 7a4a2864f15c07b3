/** A full disk below the shop's data: what the shop needs there, how it shows, and what a person reads of it. */
import { existsSync, readFileSync, realpathSync, statSync } from "node:fs"
import { statfs } from "node:fs/promises"
import { join, resolve } from "node:path"
import { inspect } from "node:util"
import type { SettingValues } from "../../settings/setting-values.ts"
import { DatabaseProblem } from "./database-user.ts"

type DataPlace = Pick<SettingValues, "DATA_DIR" | "DATABASE_URL" | "EXAMPLE_SHOP">

const MB = 1_000_000

/** The most that a first start has on the disk at once, bytes: a new database, what is loaded into it, and the log of the load. */
const FIRST_START_BYTES = { none: 100 * MB, small: 150 * MB, full: 450 * MB } as const

/** With less than this the database can't begin a further file of its log, bytes. */
const LEAST_BYTES = 32 * MB

/** Where the database is, or will be: its folder may be a link to another disk. */
const databaseFolder = ({ DATA_DIR }: DataPlace): string => {
  const database = join(resolve(DATA_DIR), "postgres")
  return existsSync(database) ? realpathSync(database) : resolve(DATA_DIR)
}

/** What is free of a folder's disk for who runs the shop, bytes; undefined where the disk does not say. */
const freeBytes = async (folder: string): Promise<number | undefined> => {
  const disk = await statfs(folder).catch(() => undefined)
  return disk && disk.blocks > 0 ? disk.bavail * disk.bsize : undefined
}

const megabytes = (bytes: number): string => `${Math.floor(bytes / MB)} MB`

const noRoom = (folder: string, free: number | undefined, { EXAMPLE_SHOP }: DataPlace): DatabaseProblem =>
  new DatabaseProblem(
    `There is no room for the shop on the disk of ${folder}: ${free === undefined ? "nothing" : megabytes(free)} is free, ` +
      `and a first start${EXAMPLE_SHOP === "none" ? "" : ` with the ${EXAMPLE_SHOP} example`} needs ${megabytes(FIRST_START_BYTES[EXAMPLE_SHOP])}. ` +
      "Make room and start again, or name a folder on another disk in DATA_DIR."
  )

const serverIsFull = "The disk of the database server that DATABASE_URL names is full. Make room there and start again."

/** Asked before anything is made. @throws DatabaseProblem where a first start would fill the disk. */
export const ensureRoom = async (place: DataPlace, freeOf = freeBytes): Promise<void> => {
  const folder = resolve(place.DATA_DIR)
  if (place.DATABASE_URL || existsSync(join(folder, "postgres"))) return
  const free = await freeOf(nearestFolder(folder))
  if (free !== undefined && free < FIRST_START_BYTES[place.EXAMPLE_SHOP]) throw noRoom(folder, free, place)
}

/** The folder itself, or the one that it will be made in. */
const nearestFolder = (folder: string): string => (existsSync(folder) ? folder : nearestFolder(join(folder, "..")))

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0

/** PostgreSQL's number for it. */
const serverSign = /code: '53100'/

/** By the system's name, PostgreSQL's number for it, and what either says to a person. */
const signs = /ENOSPC|EDQUOT|code: '53100'|No space left on device|Disk quota exceeded|database or disk is full/

/**
 * To be called before the start; what it answers tells of a failure of the start whether a full disk was its cause, by what the
 * failure says, what the database has written in its log since, and what is free. A database that is killed by a full disk only
 * hangs up.
 */
export const watchDisk = (place: DataPlace, freeOf = freeBytes) => {
  const logFile = () => join(databaseFolder(place), "log")
  const from = sizeOf(logFile())
  return async (problem: unknown): Promise<DatabaseProblem | undefined> => {
    const text = inspect(problem, { depth: 10 })
    if (place.DATABASE_URL && serverSign.test(text)) return new DatabaseProblem(serverIsFull)
    const folder = databaseFolder(place)
    const free = await freeOf(folder)
    const isLogged = sizeOf(logFile()) > from && signs.test(readFileSync(logFile()).subarray(from).toString())
    const isFull = signs.test(text) || isLogged || (free !== undefined && free < LEAST_BYTES)
    return isFull ? noRoom(folder, free, place) : undefined
  }
}
