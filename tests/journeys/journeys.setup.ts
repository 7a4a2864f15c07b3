/** A small shop for each process that runs the browser's tests; they ask for more in a minute than any shopper would. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Redacted } from "effect"
import type { TestProject } from "vitest/node"
import { cloneDatabase, databaseName, dropDatabase } from "../postgres/clone.ts"
import { fillWithSmallShop } from "../postgres/example-database.ts"
import { type RunningShop, startShop } from "./running-shop.ts"

declare module "vitest" {
  export interface ProvidedContext {
    /** By the number of the process, the first is 1. */
    shops: ReadonlyArray<RunningShop>
  }
}

/** Kept from run to run, as what Node compiles is: a picture is named by what it is drawn from and by the code that draws it. */
const pictures = join(import.meta.dirname, "../../node_modules/.pictures")

const openShop = async (server: string, example: string) => {
  const folder = mkdtempSync(join(tmpdir(), "lineal-shop-"))
  mkdirSync(pictures, { recursive: true })
  symlinkSync(pictures, join(folder, "pictures"), "junction")
  const database = await cloneDatabase(server, example)
  const { stop, origin, pid, databaseUrl } = await startShop(folder, {
    DATABASE_URL: String(Redacted.value(database)),
    EXAMPLE_SHOP: "none",
    LIMITS: "off",
    INSTALL_CODE: "yard-gate"
  })
  const close = async () => {
    await stop()
    await dropDatabase(server, database)
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
  return { shop: { origin, pid, databaseUrl, folder }, close }
}

/** The pages go by the real clock: their example was made today, as a shop's own is at its first start. */
const exampleOfToday = async (server: string): Promise<string> => {
  const url = await cloneDatabase(server, "empty")
  await fillWithSmallShop(url, Temporal.Now.plainDateISO("Australia/Melbourne").toString())
  return databaseName(url)
}

export default async (project: TestProject) => {
  const { postgres } = project.getProvidedContext()
  const example = await exampleOfToday(postgres)
  const opened = await Promise.all(Array.from({ length: project.config.maxWorkers }, () => openShop(postgres, example)))
  project.provide(
    "shops",
    opened.map(({ shop }) => shop)
  )
  return async () => {
    await Promise.all(opened.map(({ close }) => close()))
  }
}
