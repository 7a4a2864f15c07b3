/** Arranges each catalogue that tests search once in a process: nearly all of them open the small shop, and arranging it takes a tenth of a second of a core. */
import { createHash } from "node:crypto"
import { Effect } from "effect"
import { withLongTimeout } from "../../adapters/postgres/client/database.ts"
import type { CatalogueReader, CatalogueReading } from "../../adapters/search/index/catalogue-reader.ts"
import { readCatalogue } from "../../adapters/search/index/catalogue-rows.ts"
import { buildIndex, type CatalogueRows } from "../../adapters/search/index/index-builder.ts"
import { createIndexAssembler, type IndexPart, splitIndex } from "../../adapters/search/index/index-parts.ts"
import { Unavailable } from "../../core/unavailable.schema.ts"

const arranged = new Map<string, ReadonlyArray<IndexPart>>()

const keyOf = ({ products, skus }: CatalogueRows): string => {
  const hash = createHash("sha256")
  for (const row of [...products, "", ...skus]) hash.update(row).update("\n")
  return hash.digest("base64")
}

/** What changes by the hour is every index's own, as it is of one that is read from its file. */
const readOnce: CatalogueReader = (today) =>
  Effect.gen(function* () {
    const rows = yield* withLongTimeout(readCatalogue)
    const key = keyOf(rows)
    const parts = arranged.get(key) ?? [...splitIndex(yield* buildIndex(rows, today))]
    arranged.set(key, parts)
    const index = createIndexAssembler()
    for (const part of parts) index.add(part)
    return index.done(today)
  }).pipe(Effect.mapError((cause) => new Unavailable({ part: "search", cause })))

/** Most tests never search their shop: to read it takes a seventh of a second of a core. */
export const readCatalogueOnce: CatalogueReading = { read: readOnce, begins: "when asked" }
