/** The index that another thread reads is the one that this thread would have read. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect, Redacted } from "effect"
import { afterAll, describe, expect, it, vi } from "vitest"
import {
  type CatalogueReader,
  readOnMainThread,
  readOnThread
} from "../../../adapters/search/index/catalogue-reader.ts"
import { createIndexAssembler, splitIndex } from "../../../adapters/search/index/index-parts.ts"
import { catalogueFingerprint, loadSnapshot } from "../../../adapters/search/index/index-snapshot.ts"
import type { ShopIndex } from "../../../adapters/search/index/shop-index.ts"
import { testDatabase } from "../../postgres/database.ts"

const database = testDatabase("small")
const today = "2026-11-23"

const read = (reader: CatalogueReader) => Effect.runPromise(Effect.provide(reader(today), database.layer(2)))

/** All but the functions. */
const plain = ({ vocabulary: { sections }, ...index }: ShopIndex) => ({ ...index, sections })

it("beside the shop's own work, the whole catalogue is read as it would be here", async () => {
  const [here, beside] = [await read(readOnMainThread), await read(readOnThread(database.url()))]
  expect(here.skus.length).toBeGreaterThan(1000)
  expect(plain(beside)).toEqual(plain(here))
  for (const word of ["framing", "screw", "nonsense"])
    expect(beside.vocabulary.has(word)).toBe(here.vocabulary.has(word))
})

it("no part holds more than a few milliseconds' worth, and together they are the whole", async () => {
  const here = await read(readOnMainThread)
  const grown = createIndexAssembler()
  for (const part of splitIndex(here)) {
    if (part.kind !== "whole") expect((part.kind === "items" ? part.items : part.entries).length).toBeLessThan(2001)
    grown.add(structuredClone(part))
  }
  expect(plain(grown.done(today))).toEqual(plain(here))
})

const nowhere = () => {
  const url = new URL(String(Redacted.value(database.url())))
  url.pathname = "/no_such_database"
  return Redacted.make(url.href)
}

it("a thread that can't read fails, and leaves nothing behind", async () => {
  await expect(read(readOnThread(nowhere()))).rejects.toThrow()
})

describe("[SRCH-03] at a later start", () => {
  const folder = mkdtempSync(join(tmpdir(), "lineal-snapshot-"))
  const file = join(folder, "search", "products.index")
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  /** What is kept once the thread has ended; a thread that reads nowhere can only fail, so what it answers was kept. */
  const kept = async (): Promise<Buffer> => {
    await read(readOnThread(database.url(), file))
    return vi.waitFor(() => readFileSync(file))
  }
  const readKept = () => read(readOnThread(nowhere(), file))

  it("the index is there without arranging anything, as it would be arranged now", async () => {
    await kept()
    expect(plain(await readKept())).toEqual(plain(await read(readOnMainThread)))
  })

  const fingerprint = () => Effect.runPromise(Effect.provide(catalogueFingerprint, database.layer(1)))
  const load = async () => loadSnapshot(file, await fingerprint(), today)

  it.each<[string, (bytes: Buffer) => Buffer]>([
    ["is empty", () => Buffer.alloc(0)],
    ["was cut off", (bytes) => bytes.subarray(0, bytes.length - 1)],
    ["has another byte", (bytes) => Buffer.concat([bytes.subarray(0, -1), Buffer.from([(bytes.at(-1) ?? 0) ^ 1])])]
  ])("nothing is taken from a file that %s", async (_, damage) => {
    const whole = readFileSync(file)
    writeFileSync(file, damage(whole))
    expect(await load()).toBeUndefined()
    writeFileSync(file, whole)
    expect(await load()).toBeDefined()
  })

  it.each([
    ["a product", "UPDATE product SET name = name WHERE id = (SELECT min(id) FROM product)"],
    ["a stock number", "UPDATE sku SET attributes = attributes WHERE erp_id = (SELECT min(erp_id) FROM sku)"],
    ["a category", "UPDATE category SET name = name WHERE slug = (SELECT min(slug) FROM category)"]
  ])("nothing is taken where %s was written since", async (_, statement) => {
    const before = await fingerprint()
    expect(await fingerprint()).toEqual(before)
    await database.query(statement)
    expect(await fingerprint()).not.toEqual(before)
    expect(await load()).toBeUndefined()
  })

  it("it is read anew where nothing is taken from the file", async () => {
    await expect(readKept()).rejects.toThrow()
  })

  it("the catalogue is read anew where no snapshot file can be written", async () => {
    writeFileSync(join(folder, "taken"), "")
    const index = await read(readOnThread(database.url(), join(folder, "taken", "products.index")))
    expect(index.skus.length).toBeGreaterThan(1000)
  })
})
