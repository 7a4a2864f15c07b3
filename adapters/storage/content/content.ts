/** The shop's content, read from PostgreSQL. */
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { Content } from "../../../core/content/content.port.ts"
import { type SiteContent, siteContentOf } from "../../../core/content/site-content.ts"
import { Unavailable } from "../../../core/unavailable.schema.ts"
import { lastGood } from "../../content/last-good.ts"
import type { SettingValues } from "../../settings/setting-values.ts"
import { pushedDocuments } from "./documents.ts"

/** How long a page waits for newer content where there is older. */
export const PATIENCE_MS = 300

export const contentLayer = ({ CACHE_TIME }: Pick<SettingValues, "CACHE_TIME">) =>
  Layer.effect(
    Content,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      let kept: { readonly version: string; readonly content: SiteContent } | undefined

      /** The version is asked for first, so that what is pushed meanwhile is read again. */
      const read = Effect.gen(function* () {
        const [row] = yield* sql<{ readonly version: string }>`
          SELECT coalesce(max(id), 0)::text AS version FROM content_push`
        const version = row?.version ?? "0"
        if (kept?.version !== version) kept = { version, content: siteContentOf(yield* pushedDocuments(sql)) }
        return kept.content
      }).pipe(
        Effect.withSpan("Content.read"),
        Effect.mapError((cause) => new Unavailable({ part: "content", cause }))
      )
      return Content.of({ site: lastGood(read, { cacheMs: CACHE_TIME * 1000, patienceMs: PATIENCE_MS }) })
    })
  )
