/** Single-instance lock for a data folder: released when its holder ends, with the address that the holder listens on. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { setTimeout as wait } from "node:timers/promises"
import type { StandInSettings } from "./settings.ts"

export type StandInAddress = {
  readonly pid: number
  readonly port: number
  readonly origin: string
  readonly publishableKey: string
}

const startsWithinMs = 10_000

/** True when this process now holds the folder. The system lets go of it when the process ends, however it ends. */
export const lockFolder = (folder: string): boolean => {
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

const addressFile = (folder: string) => join(folder, "stand-in.json")

export const writeAddress = (folder: string, address: StandInAddress) => {
  writeFileSync(`${addressFile(folder)}.new`, `${JSON.stringify(address)}\n`, { mode: 0o600 })
  renameSync(`${addressFile(folder)}.new`, addressFile(folder))
}

/** Where the last holder of this folder listened, if it ever got that far. */
export const readAddress = (folder: string): StandInAddress | undefined => {
  try {
    return JSON.parse(readFileSync(addressFile(folder), "utf8")) as StandInAddress
  } catch {
    return undefined
  }
}

const isHealthy = async (address: StandInAddress): Promise<boolean> => {
  try {
    const answer = await fetch(`${address.origin}/__health`, { signal: AbortSignal.timeout(2_000) })
    const health = (await answer.json()) as { readonly pid?: number }
    return health.pid === address.pid
  } catch {
    return false
  }
}

/** The running holder of a folder that is taken. Throws a plain sentence when it does not answer. */
export const findRunning = async (folder: string): Promise<StandInAddress> => {
  const until = Date.now() + startsWithinMs
  do {
    const address = readAddress(folder)
    if (address && (await isHealthy(address))) return address
    await wait(50)
  } while (Date.now() < until)
  throw new Error(`Another stand-in holds ${folder} but does not answer; end it first`)
}

/** Tells the running one where the shop is now: a shop that starts again may have another port. */
export const updateRunning = async (address: StandInAddress, settings: StandInSettings) => {
  const { allowedOrigins, key, webhookSecrets, webhookUrl } = settings
  const answer = await fetch(`${address.origin}/__switches`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}` },
    body: JSON.stringify({
      webhooks: { secret: webhookSecrets, ...(webhookUrl ? { url: webhookUrl } : {}) },
      ...(allowedOrigins.length > 0 ? { allowedOrigin: allowedOrigins } : {})
    })
  })
  if (!answer.ok)
    throw new Error(`The stand-in at ${address.origin} refused (${answer.status}): was it started with another KEY?`)
}
