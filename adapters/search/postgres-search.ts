/** The shop's own search: its goods in memory, brought up to date from the database before every answer. */

import { Clock, Effect, Fiber, Latch, Layer, Schedule, Semaphore } from "effect"
import { SqlClient } from "effect/sql"
import { Search, type SearchCall } from "../../core/catalogue/search/search.port.ts"
import type { SearchRequest, SearchResult } from "../../core/catalogue/search/search-product.ts"
import { melbourneDate } from "../../core/melbourne.ts"
import { type Busy, Unavailable } from "../../core/unavailable.schema.ts"
import { withLongTimeout } from "../postgres/client/database.ts"
import { collectStartupGarbage } from "../process/startup-garbage.ts"
import { type CatalogueReader, type CatalogueReading, readOnMainThread } from "./index/catalogue-reader.ts"
import { advanceDay, updateLiveRow } from "./index/live-columns.ts"
import {
  type ChangeCursor,
  changesSince,
  currentCursor,
  deleteOldChanges,
  type LiveRow,
  readAllLiveRows,
  readLiveRows
} from "./index/live-rows.ts"
import { executeQueries, handleProtocolCall, type SearchIndex } from "./protocol/algolia-protocol.ts"
import { noPurchases, readPurchaseCounts } from "./query/purchase-counts.ts"
import { newRecordCache } from "./query/record-cache.ts"
import { newResultCache } from "./query/result-cache.ts"
import { suggestionsOf } from "./query/suggestions.ts"
import { runInSlices, type SlicedWork, singleStep } from "./query/time-slicing.ts"
import { popularSearches } from "./search-counts.ts"

/** What this process has read so far. `isOld` once products or categories have changed since. */
type IndexState = { readonly shelf: SearchIndex; mark: ChangeCursor; isOld: boolean }

/** A process that slept longer than this may have missed changes that were swept away. */
const MAX_SLEEP_MS = 12 * 60 * 60 * 1000

const today = Effect.map(Clock.currentTimeMillis, (now) => melbourneDate(now).toString())

/** How many popular searches are kept ready. */
const MAX_POPULAR = 20

/** What was worked out of the live columns, which have changed since. */
const clearCaches = ({ records, results }: SearchIndex): void => {
  records.clear()
  results.clear()
}

const applyLive = (searchIndex: SearchIndex, rows: ReadonlyArray<LiveRow>, asked: ReadonlyArray<string>): void => {
  const { index } = searchIndex
  clearCaches(searchIndex)
  const missingSkus = new Set(asked)
  for (const row of rows) {
    missingSkus.delete(row.sku)
    const place = index.placeOf.get(row.sku.toLowerCase())
    if (place !== undefined) updateLiveRow(index.live, place, row)
  }
  for (const sku of missingSkus) {
    const place = index.placeOf.get(sku.toLowerCase())
    if (place !== undefined) index.live.isShown[place] = 0
  }
}

/** What orders say; nothing where that cannot be read. */
const purchases = readPurchaseCounts.pipe(Effect.tapError(Effect.logWarning), Effect.orElseSucceed(noPurchases))

/** Reads the whole shop. The mark is taken first, so that what changes meanwhile is read again. */
export const loadSearchIndex = Effect.fnUntraced(function* (
  name: string,
  readCatalogue: CatalogueReader = readOnMainThread
) {
  const cursor = yield* currentCursor
  const catalogue = readCatalogue(yield* today)
  const [index, liveRows] = yield* Effect.all([catalogue, withLongTimeout(readAllLiveRows)], { concurrency: 2 })
  const searchIndex: SearchIndex = {
    index,
    suggestions: suggestionsOf(index),
    name,
    popular: yield* popularSearches(MAX_POPULAR),
    purchases: yield* purchases,
    results: newResultCache(),
    records: newRecordCache()
  }
  applyLive(searchIndex, liveRows, [])
  return { shelf: searchIndex, mark: cursor, isOld: false } satisfies IndexState as IndexState
})

const unavailable = (cause: unknown) => new Unavailable({ part: "search", cause })

/** What is asked of the shop in memory. */
type IndexWork<A> = (searchIndex: SearchIndex) => SlicedWork<A>

const runWork = <A>(work: IndexWork<A>, searchIndex: SearchIndex): Effect.Effect<A, Unavailable | Busy> =>
  Effect.suspend(() => runInSlices(work(searchIndex)))

const makeFreshIndex = Effect.fnUntraced(function* (name: string, readCatalogue: CatalogueReader) {
  const sql = yield* SqlClient.SqlClient
  const scope = yield* Effect.scope
  const updateLock = yield* Semaphore.make(1)
  const rebuildLock = yield* Semaphore.make(1)
  let indexState: IndexState | undefined
  let checkedAt = 0
  const asked = <A, E>(effect: Effect.Effect<A, E, SqlClient.SqlClient>): Effect.Effect<A, Unavailable> =>
    Effect.mapError(Effect.provideService(effect, SqlClient.SqlClient, sql), unavailable)

  const installIndex = (newState: IndexState) =>
    Effect.suspend(() => {
      const isFirst = indexState === undefined
      indexState = newState
      // The rows that it was made from are many times its size.
      return isFirst ? Effect.forkIn(Effect.promise(collectStartupGarbage), scope) : Effect.void
    })

  /** One reading at a time; who waits for it finds it done. */
  const rebuildIndex = rebuildLock.withPermits(1)(
    Effect.suspend(() =>
      indexState && !indexState.isOld
        ? Effect.succeed(indexState)
        : Effect.tap(asked(loadSearchIndex(name, readCatalogue)), installIndex)
    )
  )

  /** Rows are read and put in place one change at a time, so that an older reading never covers a newer one. */
  const applyChanges = (into: IndexState) =>
    updateLock.withPermits(1)(
      Effect.gen(function* () {
        const changes = yield* asked(changesSince(into.mark))
        if (changes.skus.length > 0) applyLive(into.shelf, yield* asked(readLiveRows(changes.skus)), changes.skus)
        into.isOld ||= changes.isCatalogue
        into.mark = changes.cursor
      })
    )

  /**
   * Does the work with the shop as it stood when the question came, or later. While the database is asked what has changed
   * since, the work is done with what is known; only where something has is it done again. Changes of products themselves
   * follow when they are read.
   */
  return <A>(work: IndexWork<A>): Effect.Effect<A, Unavailable | Busy> =>
    Effect.gen(function* () {
      const now = yield* Clock.currentTimeMillis
      if (indexState && now - checkedAt > MAX_SLEEP_MS) indexState.isOld = true
      checkedAt = now
      const current = indexState ?? (yield* rebuildIndex)
      const { shelf: searchIndex } = current
      if (advanceDay(searchIndex.index.live, melbourneDate(now).toString())) clearCaches(searchIndex)
      const changeCheck = yield* Effect.forkChild(asked(changesSince(current.mark)), { startImmediately: true })
      const firstResult = yield* runWork(work, searchIndex)
      const changes = yield* Fiber.join(changeCheck)
      const hasChanged = changes.skus.length > 0 || changes.isCatalogue
      if (hasChanged) yield* applyChanges(current)
      else current.mark = changes.cursor
      if (current.isOld) {
        if (searchIndex.index.products.length === 0) return yield* runWork(work, (yield* rebuildIndex).shelf)
        yield* Effect.forkIn(Effect.ignore(Effect.tapError(rebuildIndex, Effect.logError)), scope)
      }
      return hasChanged ? yield* runWork(work, searchIndex) : firstResult
    })
})

/**
 * [SRCH-03] Search over PostgreSQL for the index of that name. It begins to read the shop at once, or at the first question,
 * which waits for that. Prices, stock and what is on show are as committed before each question.
 */
export const postgresSearch = (
  name = "products",
  { read, begins }: CatalogueReading = { read: readOnMainThread, begins: "at once" }
): Layer.Layer<Search, never, SqlClient.SqlClient> =>
  Layer.effect(
    Search,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const withFreshIndex = yield* makeFreshIndex(name, read)
      const isWanted = Latch.makeUnsafe(begins === "at once")
      const maintain = Effect.gen(function* () {
        const searchIndex = yield* withFreshIndex((known) => singleStep(() => known))
        searchIndex.popular = yield* popularSearches(MAX_POPULAR)
        yield* deleteOldChanges
      }).pipe(Effect.provideService(SqlClient.SqlClient, sql))
      const learn = Effect.gen(function* () {
        const searchIndex = yield* withFreshIndex((known) => singleStep(() => known))
        searchIndex.purchases = yield* purchases
      }).pipe(Effect.provideService(SqlClient.SqlClient, sql))
      yield* Effect.forkScoped(
        isWanted.whenOpen(
          Effect.repeat(Effect.ignore(Effect.tapError(maintain, Effect.logWarning)), Schedule.spaced("1 minute"))
        )
      )
      yield* Effect.forkScoped(
        Effect.repeat(Effect.ignore(Effect.tapError(learn, Effect.logWarning)), Schedule.spaced("10 minutes")).pipe(
          Effect.delay("10 minutes"),
          isWanted.whenOpen
        )
      )
      const asked = <A>(work: IndexWork<A>) => Effect.andThen(isWanted.open, withFreshIndex(work))
      const answer = (call: SearchCall) => asked((searchIndex) => handleProtocolCall(searchIndex, call))
      const search = (requests: ReadonlyArray<SearchRequest>) =>
        Effect.map(
          asked((searchIndex) => executeQueries(searchIndex, requests)),
          (results) => results as unknown as ReadonlyArray<SearchResult>
        )
      return Search.of({ handleCall: answer, search })
    })
  )
