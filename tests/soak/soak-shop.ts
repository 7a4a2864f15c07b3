/** The shop that a soak hurts: its process, its database and its stand-in, and what every fault does with them. */
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { STAFF_TOKEN } from "../api/ordering/paid-by-method.ts"
import type { ownDatabase } from "../faults/own-database.ts"
import { type ShopProcess, type standInOf, startShop } from "../faults/shop-process.ts"

/** A shop that can be started again in its place; `process` is the one that runs. */
export type SoakShop = {
  readonly folder: string
  readonly port: number
  readonly own: ReturnType<typeof ownDatabase>
  readonly standIn: ReturnType<typeof standInOf>
  readonly random: () => number
  process: ShopProcess
}

/** Answers the milliseconds from the fault until the shop answered again; adds what should never be to `wrong`. */
export type Fault = (site: SoakShop, wrong: Array<string>) => Promise<number>

/** The longest that a fault waits before it strikes. */
export const MOMENT_MS = 1_500

/** A compile cache of its own, which can be lost without harm to anybody else's. */
export const compiledFolder = (folder: string): string => join(folder, "compiled")

export const startSite = (site: Pick<SoakShop, "folder" | "port">, env: Record<string, string> = {}) =>
  startShop(
    { folder: site.folder, port: site.port },
    { NODE_COMPILE_CACHE: compiledFolder(site.folder), STAFF_TOKEN, ...env }
  )

export const opened = async (site: SoakShop, env: Record<string, string> = {}) => {
  site.process = await startSite(site, env)
}

export const since = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now()
  await work()
  return performance.now() - from
}

export const answersAgain = async ({ port }: SoakShop, path = "/healthz") => {
  const isWell = () =>
    fetch(`http://localhost:${port}${path}`).then(
      ({ status }) => status === 200,
      () => false
    )
  while (!(await isWell())) await pause(10)
}

export const anyMoment = (site: SoakShop) => pause(MOMENT_MS * site.random())
