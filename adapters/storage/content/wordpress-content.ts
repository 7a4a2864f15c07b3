/** The shop's content, read from a WordPress, with the last good copy of it in PostgreSQL. */
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { Content } from "../../../core/content/content.port.ts"
import { siteContentOf } from "../../../core/content/site-content.ts"
import { Unavailable } from "../../../core/unavailable.schema.ts"
import { lastGood } from "../../content/last-good.ts"
import { wordPressAccess } from "../../content/wordpress/wordpress-access.ts"
import { readWordPress } from "../../content/wordpress/wordpress-content.ts"
import type { SettingValues } from "../../settings/setting-values.ts"
import { PATIENCE_MS } from "./content.ts"
import { decodeDocuments, type KeptDocument, pushedDocuments } from "./documents.ts"

type Sql = SqlClient.SqlClient

const readCopy = (sql: Sql, source: string) =>
  Effect.map(
    sql<{ readonly documents: ReadonlyArray<KeptDocument> }>`
      SELECT documents FROM content_copy WHERE source = ${source}`,
    ([row]) => row?.documents
  )

/** Written only where it is another one: every process asks. */
const keepCopy = (sql: Sql, source: string, documents: ReadonlyArray<KeptDocument>) => sql`
  INSERT INTO content_copy (source, documents) VALUES (${source}, ${JSON.stringify(documents)}::jsonb)
  ON CONFLICT (source) DO UPDATE SET documents = excluded.documents, fetched_at = now()
  WHERE content_copy.documents <> excluded.documents`

/** Of each kind either what WordPress has or, where it has none of it, what staff have pushed. */
const together = Effect.fnUntraced(function* (sql: Sql, documents: ReadonlyArray<KeptDocument>) {
  const read = yield* decodeDocuments(documents)
  const kinds = new Set(read.map(({ kind }) => kind))
  const pushed = yield* pushedDocuments(sql)
  return siteContentOf([...read, ...pushed.filter(({ kind }) => !kinds.has(kind))])
})

/** Asked anew after `CACHE_TIME`; while WordPress is slow, away or answers something else, the last good copy serves. */
export const wordPressContentLayer = (settings: SettingValues & { readonly WORDPRESS_URL: string }) =>
  Layer.effect(
    Content,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const access = wordPressAccess(settings)
      const fetched = Effect.gen(function* () {
        const documents = yield* Effect.tryPromise(() => readWordPress(access, settings.SHOP_EMAIL))
        const content = yield* together(sql, documents)
        yield* keepCopy(sql, access.url, documents)
        return content
      }).pipe(
        Effect.withSpan("Content.read"),
        Effect.mapError((cause) => new Unavailable({ part: "content", cause }))
      )
      const seed = Effect.gen(function* () {
        const documents = yield* readCopy(sql, access.url)
        return documents && (yield* together(sql, documents))
      }).pipe(
        Effect.tapError((cause) => Effect.logWarning("The copy of the content can't be read", cause)),
        Effect.orElseSucceed(() => undefined)
      )
      return Content.of({
        site: lastGood(fetched, { cacheMs: settings.CACHE_TIME * 1000, patienceMs: PATIENCE_MS, seed })
      })
    })
  )
