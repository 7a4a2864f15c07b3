/** Does a piece of setting up once: again only when what it was made from has changed, and never twice at a time. */
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { inRoot, onChildStart, root, Stopped, say } from "./processes.mjs"

export const read = (path) => (existsSync(path) ? readFileSync(path, "utf8") : undefined)
export const hashOf = (texts) =>
  texts.reduce((hash, text) => hash.update(text).update("\0"), createHash("sha256")).digest("hex")

const locks = inRoot(".setup")
const lockOf = (name) => {
  const folder = join(locks, name)
  /** Names the process that holds the folder and the programs it started, which may outlive it (an npm at work). */
  return { folder, holdersFile: join(folder, "pids") }
}
const touchedEveryMs = 5_000
const staleAfterMs = 60_000

const alive = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (problem) {
    return problem.code === "EPERM"
  }
}

/**
 * Takes the place of a holder whose processes are gone or stand still. The folder made inside names the one that is
 * followed, so that only one of several who wait can follow it.
 */
const takeOver = ({ folder, holdersFile }) => {
  const holders = read(holdersFile)?.split(" ") ?? []
  try {
    const quietMs = Date.now() - statSync(folder).mtimeMs
    if (quietMs < staleAfterMs && (holders.length === 0 || holders.some((pid) => alive(Number(pid))))) return false
    mkdirSync(join(folder, `after-${holders[0]}`))
    return true
  } catch {
    return false
  }
}

const takeLock = (lock) => {
  try {
    mkdirSync(locks, { recursive: true })
    mkdirSync(lock.folder)
    return true
  } catch (problem) {
    if (problem.code === "EEXIST") return takeOver(lock)
    throw new Stopped(`Cannot write in ${root}: ${problem.message}`)
  }
}

/** Two commands in one folder (a shop and the tests) do work of the same name one after the other. */
export const runSerialized = async (name, work) => {
  const lock = lockOf(name)
  for (let waits = 0; !takeLock(lock); waits++) {
    if (waits === 0) say("Another command is getting this folder ready; waiting for it ...")
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  const holders = [process.pid]
  const hold = (...children) => {
    holders.push(...children)
    writeFileSync(lock.holdersFile, holders.join(" "))
  }
  hold()
  const stopNoting = onChildStart(hold)
  const release = () => rmSync(lock.folder, { recursive: true, force: true })
  const heartbeat = setInterval(() => utimesSync(lock.folder, new Date(), new Date()), touchedEveryMs)
  process.once("exit", release)
  try {
    return await work()
  } finally {
    clearInterval(heartbeat)
    stopNoting()
    process.removeListener("exit", release)
    release()
  }
}

/** Does the work unless the stamp file already names this very state of things. */
export const once = async (stamp, state, work) => {
  if (read(stamp) === state) return
  await runSerialized("files", async () => {
    if (read(stamp) === state) return
    rmSync(stamp, { force: true })
    await work()
    mkdirSync(dirname(stamp), { recursive: true })
    writeFileSync(stamp, state)
  })
}
