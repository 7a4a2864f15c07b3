/** How much memory a process takes; memory that several share is counted once. */
import { execFile } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { promisify } from "node:util"

/** A process and, for a database, all that it has started. */
const family = async (pid: number): Promise<ReadonlyArray<number>> => {
  const { stdout } = await promisify(execFile)("ps", ["-A", "-o", "pid=,ppid="])
  const pairs = stdout
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
  return [pid, ...pairs.flatMap(([child = 0, parent]) => (parent === pid ? [child] : []))]
}

/** Megabytes. Linux tells each process's share of what it shares; elsewhere what is shared counts for each. */
const held = async (pid: number, of: "Rss" | "Pss"): Promise<number> => {
  const shares = `/proc/${pid}/smaps_rollup`
  if (existsSync(shares)) {
    const [, kilobytes = "0"] = new RegExp(`^${of}:\\s+(\\d+)`, "m").exec(readFileSync(shares, "utf8")) ?? []
    return (Number(kilobytes) * 1024) / 1e6
  }
  const { stdout } = await promisify(execFile)("ps", ["-o", "rss=", "-p", String(pid)])
  return (Number(stdout) * 1024) / 1e6
}

/** Megabytes that a process holds at the moment; `withChildren` for one that works through others. */
export const memoryOf = async (pid: number, withChildren = false): Promise<number> => {
  if (!withChildren) return held(pid, "Rss")
  const all = await Promise.all((await family(pid)).map((one) => held(one, "Pss").catch(() => 0)))
  return all.reduce((sum, one) => sum + one, 0)
}
