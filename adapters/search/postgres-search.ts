/** The shop's own search: its goods in memory, brought up to date from the database before every answer. */

import { Clock, Effect, Fiber, Layer, Schedule, Semaphore } from "effect"
import { SqlClient } from "effect/sql"
import { Search, type SearchCall, type SearchReply } from "../../core/catalogue/search/search.port.ts"
import type { SearchRequest, SearchResult } from "../../core/catalogue/search/search-product.ts"
import { melbourneDate } from "../../core/melbourne.ts"
import { SearchUnavailable } from "../../core/unavailable.schema.ts"
import { letGoOfTheBeginning } from "../let-go.ts"
import { unhurried } from "../postgres/client/database.ts"
import { type CatalogueReader, readHere } from "./index/catalogue-reader.ts"
import { setLive, turnDay } from "./index/live-columns.ts"
import {
  changesSince,
  forgetOldChanges,
  type LiveRow,
  type Mark,
  presentMark,
  readAllLive,
  readLive
} from "./index/live-rows.ts"
import { answered, resultsFor, type Shelf } from "./protocol/algolia-protocol.ts"
import { inTurns, oneStep, type Steps } from "./query/in-turns.ts"
import { suggestionsOf } from "./query/suggesting.ts"
import { popularSearches } from "./search-counts.ts"

/** What this process has read so far. `isOld` once products or categories have changed since. */
type Reading = { readonly shelf: Shelf; mark: Mark; isOld: boolean }

/** A process that slept longer than this may have missed changes that were swept away. */
const LONGEST_SLEEP_MS = 12 * 60 * 60 * 1000

const today = Effect.map(Clock.currentTimeMillis, (now) => melbourneDate(now).toString())

/** How many popular searches are kept ready. */
const MOST_POPULAR = 20

const applyLive = ({ index }: Shelf, rows: ReadonlyArray<LiveRow>, asked: ReadonlyArray<string>): void => {
  const gone = new Set(asked)
  for (const row of rows) {
    gone.delete(row.sku)
    const place = index.placeOf.get(row.sku.toLowerCase())
    if (place !== undefined) setLive(index.live, place, row)
  }
  for (const sku of gone) {
    const place = index.placeOf.get(sku.toLowerCase())
    if (place !== undefined) index.live.isShown[place] = 0
  }
}

/** Reads the whole shop. The mark is taken first, so that what changes meanwhile is read again. */
export const readShop = Effect.fnUntraced(function* (name: string, readCatalogue: CatalogueReader = readHere) {
  const mark = yield* presentMark
  const index = yield* readCatalogue(yield* today)
  const shelf: Shelf = { index, suggestions: suggestionsOf(index), name, popular: yield* popularSearches(MOST_POPULAR) }
  applyLive(shelf, yield* unhurried(readAllLive), [])
  return { shelf, mark, isOld: false } satisfies Reading as Reading
})

/** What is asked of the shop in memory. */
type Work<A> = (shelf: Shelf) => Steps<A>

const done = <A>(work: Work<A>, shelf: Shelf): Effect.Effect<A, unknown> => Effect.suspend(() => inTurns(work(shelf)))

const makeUpToDate = Effect.fnUntraced(function* (name: string, readCatalogue: CatalogueReader) {
  const sql = yield* SqlClient.SqlClient
  const scope = yield* Effect.scope
  const inTurn = yield* Semaphore.make(1)
  const rereading = yield* Semaphore.make(1)
  let reading: Reading | undefined
  let checkedAt = 0
  const asked = <A, E>(effect: Effect.Effect<A, E, SqlClient.SqlClient>) =>
    Effect.provideService(effect, SqlClient.SqlClient, sql)

  const keep = (fresh: Reading) =>
    Effect.suspend(() => {
      const isFirst = reading === undefined
      reading = fresh
      // The rows that it was made from are many times its size.
      return isFirst ? Effect.forkIn(Effect.promise(letGoOfTheBeginning), scope) : Effect.void
    })

  /** One reading at a time; who waits for it finds it done. */
  const reread = rereading.withPermits(1)(
    Effect.suspend(() =>
      reading && !reading.isOld ? Effect.succeed(reading) : Effect.tap(asked(readShop(name, readCatalogue)), keep)
    )
  )

  /** Rows are read and put in place one change at a time, so that an older reading never covers a newer one. */
  const takeIn = (into: Reading) =>
    inTurn.withPermits(1)(
      Effect.gen(function* () {
        const changes = yield* asked(changesSince(into.mark))
        if (changes.skus.length > 0) applyLive(into.shelf, yield* asked(readLive(changes.skus)), changes.skus)
        into.isOld ||= changes.isCatalogue
        into.mark = changes.mark
      })
    )

  /**
   * Does the work with the shop as it stood when the question came, or later. While the database is asked what has changed
   * since, the work is done with what is known; only where something has is it done again. Changes of products themselves
   * follow when they are read.
   */
  return <A>(work: Work<A>): Effect.Effect<A, unknown> =>
    Effect.gen(function* () {
      const now = yield* Clock.currentTimeMillis
      if (reading && now - checkedAt > LONGEST_SLEEP_MS) reading.isOld = true
      checkedAt = now
      const current = reading ?? (yield* reread)
      const { shelf } = current
      turnDay(shelf.index.live, melbourneDate(now).toString())
      const asking = yield* Effect.forkChild(asked(changesSince(current.mark)), { startImmediately: true })
      const early = yield* done(work, shelf)
      const changes = yield* Fiber.join(asking)
      const isNews = changes.skus.length > 0 || changes.isCatalogue
      if (isNews) yield* takeIn(current)
      else current.mark = changes.mark
      if (current.isOld) {
        if (shelf.index.products.length === 0) return yield* done(work, (yield* reread).shelf)
        yield* Effect.forkIn(Effect.ignore(Effect.tapError(reread, Effect.logError)), scope)
      }
      return isNews ? yield* done(work, shelf) : early
    })
})

const unavailable = (cause: unknown) => new SearchUnavailable({ cause })
const badGateway: SearchReply = { status: 503, body: { message: "Search is not available", status: 503 } }

/**
 * [SRCH-03] Search over PostgreSQL for the index of that name. It begins to read the shop at once; the first question
 * waits for that. Prices, stock and what is on show are as committed before each question.
 */
export const postgresSearch = (
  name = "products",
  readCatalogue: CatalogueReader = readHere
): Layer.Layer<Search, never, SqlClient.SqlClient> =>
  Layer.effect(
    Search,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const upToDate = yield* makeUpToDate(name, readCatalogue)
      const upkeep = Effect.gen(function* () {
        const shelf = yield* upToDate((known) => oneStep(() => known))
        shelf.popular = yield* popularSearches(MOST_POPULAR)
        yield* forgetOldChanges
      }).pipe(Effect.provideService(SqlClient.SqlClient, sql))
      yield* Effect.forkScoped(
        Effect.repeat(Effect.ignore(Effect.tapError(upkeep, Effect.logWarning)), Schedule.spaced("1 minute"))
      )
      const answer = (call: SearchCall) =>
        upToDate((shelf) => answered(shelf, call)).pipe(
          Effect.mapError(unavailable),
          Effect.tapError(Effect.logError),
          Effect.orElseSucceed(() => badGateway)
        )
      const search = (requests: ReadonlyArray<SearchRequest>) =>
        upToDate((shelf) => resultsFor(shelf, requests)).pipe(
          Effect.map((results) => results as unknown as ReadonlyArray<SearchResult>),
          Effect.mapError(unavailable)
        )
      return Search.of({ handleCall: answer, search })
    })
  )
