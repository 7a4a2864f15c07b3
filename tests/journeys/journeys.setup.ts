/** A small shop for each process that runs the browser's tests; they ask for more in a minute than any shopper would. */
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { TestProject } from "vitest/node"
import { type RunningShop, startShop } from "./running-shop.ts"

declare module "vitest" {
  export interface ProvidedContext {
    /** By the number of the process, the first is 1. */
    shops: ReadonlyArray<RunningShop>
  }
}

const openShop = async () => {
  const folder = mkdtempSync(join(tmpdir(), "lineal-shop-"))
  const { stop, origin, pid, databaseUrl } = await startShop(folder, { EXAMPLE_SHOP: "small", LIMITS: "off" })
  const close = async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
  return { shop: { origin, pid, databaseUrl, folder }, close }
}

export default async (project: TestProject) => {
  const opened = await Promise.all(Array.from({ length: project.config.maxWorkers }, openShop))
  project.provide(
    "shops",
    opened.map(({ shop }) => shop)
  )
  return async () => {
    await Promise.all(opened.map(({ close }) => close()))
  }
}
