/** One stand-in for one data folder: a lock that dies with its holder, and a note of where the holder listens. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { setTimeout as wait } from "node:timers/promises"
import type { Settings } from "./settings.ts"

export type Place = {
  readonly pid: number
  readonly port: number
  readonly origin: string
  readonly publishableKey: string
}

const startsWithinMs = 10_000

/** True when this process now holds the folder. The system lets go of it when the process ends, however it ends. */
export const takeFolder = (folder: string): boolean => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = new DatabaseSync(join(folder, "lock"))
  try {
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE")
    // Kept for the life of the process: a collected database would let go of the lock.
    process.once("exit", () => lock.close())
    return true
  } catch (problem) {
    lock.close()
    if (problem instanceof Error && /locked|busy/.test(problem.message)) return false
    throw problem
  }
}

const noteIn = (folder: string) => join(folder, "stand-in.json")

export const leaveNote = (folder: string, place: Place) => {
  writeFileSync(`${noteIn(folder)}.new`, `${JSON.stringify(place)}\n`, { mode: 0o600 })
  renameSync(`${noteIn(folder)}.new`, noteIn(folder))
}

/** Where the last holder of this folder listened, if it ever got that far. */
export const lastPlace = (folder: string): Place | undefined => {
  try {
    return JSON.parse(readFileSync(noteIn(folder), "utf8")) as Place
  } catch {
    return undefined
  }
}

const isHealthy = async (place: Place): Promise<boolean> => {
  try {
    const answer = await fetch(`${place.origin}/__health`, { signal: AbortSignal.timeout(2_000) })
    const health = (await answer.json()) as { readonly pid?: number }
    return health.pid === place.pid
  } catch {
    return false
  }
}

/** The running holder of a folder that is taken. Throws a plain sentence when it does not answer. */
export const runningOne = async (folder: string): Promise<Place> => {
  const until = Date.now() + startsWithinMs
  do {
    const place = lastPlace(folder)
    if (place && (await isHealthy(place))) return place
    await wait(50)
  } while (Date.now() < until)
  throw new Error(`Another stand-in holds ${folder} but does not answer; end it first`)
}

/** Tells the running one where the shop is now: a shop that starts again may have another port. */
export const handOver = async (place: Place, settings: Settings) => {
  const { allowedOrigins, key, webhookSecrets, webhookUrl } = settings
  const answer = await fetch(`${place.origin}/__switches`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}` },
    body: JSON.stringify({
      webhooks: { secret: webhookSecrets, ...(webhookUrl ? { url: webhookUrl } : {}) },
      ...(allowedOrigins.length > 0 ? { allowedOrigin: allowedOrigins } : {})
    })
  })
  if (!answer.ok)
    throw new Error(`The stand-in at ${place.origin} refused (${answer.status}): was it started with another KEY?`)
}
