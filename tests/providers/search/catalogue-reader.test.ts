/** The index that another thread reads is the one that this thread would have read. */
import { Effect, Redacted } from "effect"
import { expect, it } from "vitest"
import {
  type CatalogueReader,
  readOnMainThread,
  readOnThread
} from "../../../adapters/search/index/catalogue-reader.ts"
import { createIndexAssembler, splitIndex } from "../../../adapters/search/index/index-parts.ts"
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

it("a thread that can't read fails, and leaves nothing behind", async () => {
  const nowhere = new URL(String(Redacted.value(database.url())))
  nowhere.pathname = "/no_such_database"
  await expect(read(readOnThread(Redacted.make(nowhere.href)))).rejects.toThrow()
})
