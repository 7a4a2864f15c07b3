/** One small shop, open for all the browser's tests; they ask for more in a minute than any shopper would. */
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { TestProject } from "vitest/node"
import { type RunningShop, startShop } from "./running-shop.ts"

declare module "vitest" {
  export interface ProvidedContext {
    shop: RunningShop
  }
}

export default async (project: TestProject) => {
  const folder = mkdtempSync(join(tmpdir(), "lineal-shop-"))
  const { stop, origin, pid, databaseUrl } = await startShop(folder, { EXAMPLE_SHOP: "small", LIMITS: "off" })
  project.provide("shop", { origin, pid, databaseUrl, folder })
  return async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
}
