/** One small shop, open for all the browser's tests. */
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
  const { stop, ...shop } = await startShop(folder, { EXAMPLE_SHOP: "small" })
  project.provide("shop", shop)
  return async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
