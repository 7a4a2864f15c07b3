/** Does a piece of setting up once: again only when what it was made from has changed, and never twice at a time. */
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { inRoot, onChildStart, root, Stopped, say } from "./processes.mjs"

export const read = (path) => (existsSync(path) ? readFileSync(path, "utf8") : undefined)
export const hashOf = (texts) =>
  texts.reduce((hash, text) => hash.update(text).update("\0"), createHash("sha256")).digest("hex")

const lockFolder = inRoot(".setup")
/** Names the process that holds the folder and the programs it started, which may outlive it (an npm at work). */
const holdersFile = join(lockFolder, "pids")
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
const takeOver = () => {
  const holders = read(holdersFile)?.split(" ") ?? []
  try {
    const quietMs = Date.now() - statSync(lockFolder).mtimeMs
    if (quietMs < staleAfterMs && (holders.length === 0 || holders.some((pid) => alive(Number(pid))))) return false
    mkdirSync(join(lockFolder, `after-${holders[0]}`))
    return true
  } catch {
    return false
  }
}

const takeLock = () => {
  try {
    mkdirSync(lockFolder)
    return true
  } catch (problem) {
    if (problem.code === "EEXIST") return takeOver()
    throw new Stopped(`Cannot write in ${root}: ${problem.message}`)
  }
}

/** Two commands in one folder (a shop and the tests) get ready one after the other. */
export const runSerialized = async (work) => {
  for (let waits = 0; !takeLock(); waits++) {
    if (waits === 0) say("Another command is getting this folder ready; waiting for it ...")
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  const holders = [process.pid]
  const hold = (...children) => {
    holders.push(...children)
    writeFileSync(holdersFile, holders.join(" "))
  }
  hold()
  onChildStart(hold)
  const release = () => rmSync(lockFolder, { recursive: true, force: true })
  const heartbeat = setInterval(() => utimesSync(lockFolder, new Date(), new Date()), touchedEveryMs)
  process.once("exit", release)
  try {
    return await work()
  } finally {
    clearInterval(heartbeat)
    onChildStart(() => {})
    process.removeListener("exit", release)
    release()
  }
}

/** Does the work unless the stamp file already names this very state of things. */
export const once = async (stamp, state, work) => {
  if (read(stamp) === state) return
  await runSerialized(async () => {
    if (read(stamp) === state) return
    rmSync(stamp, { force: true })
    await work()
    mkdirSync(dirname(stamp), { recursive: true })
    writeFileSync(stamp, state)
  })
}
