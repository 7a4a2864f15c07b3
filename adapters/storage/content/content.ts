/** The shop's content, read from PostgreSQL. */
import { Effect, Layer, Result, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { BannerSet } from "../../../core/content/banners/banner.schema.ts"
import { BlogCategories, BlogPost } from "../../../core/content/blog/post.schema.ts"
import { Content } from "../../../core/content/content.port.ts"
import { ContentForm } from "../../../core/content/forms/form.schema.ts"
import { Menu } from "../../../core/content/navigation/menu.schema.ts"
import { ContentPage } from "../../../core/content/pages/page.schema.ts"
import { type DocumentKind, type SiteContent, siteContentOf } from "../../../core/content/site-content.ts"
import { Unavailable } from "../../../core/unavailable.schema.ts"
import { lastGood } from "../../content/last-good.ts"
import type { SettingValues } from "../../settings/settings.ts"

const schemas: { readonly [Kind in DocumentKind]: Schema.Codec<unknown> } = {
  page: ContentPage,
  post: BlogPost,
  menu: Menu,
  banner: BannerSet,
  form: ContentForm,
  blog: BlogCategories
}

type DocumentRow = { readonly kind: DocumentKind; readonly key: string; readonly body: unknown }

/** A document that an older shop wrote and this one can't read is left out: the rest is shown. */
const decodeRow = ({ kind, key, body }: DocumentRow) => {
  const decoded = Schema.decodeUnknownResult(schemas[kind])(body)
  return Result.isSuccess(decoded)
    ? Effect.succeed([{ kind, body: decoded.success }])
    : Effect.as(Effect.logError(`The content ${kind} ${key} can't be read`, decoded.failure), [])
}

/** How long a page waits for newer content where there is older. */
const PATIENCE_MS = 300

export const contentLayer = ({ CACHE_TIME }: Pick<SettingValues, "CACHE_TIME">) =>
  Layer.effect(
    Content,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      let kept: { readonly version: string; readonly content: SiteContent } | undefined

      const readAll = sql<DocumentRow>`SELECT kind, key, body FROM content_document ORDER BY kind, key`.pipe(
        Effect.flatMap(Effect.forEach(decodeRow)),
        Effect.map((documents) => siteContentOf(documents.flat()))
      )
      /** The version is asked for first, so that what is pushed meanwhile is read again. */
      const read = Effect.gen(function* () {
        const [row] = yield* sql<{ readonly version: string }>`
          SELECT coalesce(max(id), 0)::text AS version FROM content_push`
        const version = row?.version ?? "0"
        if (kept?.version !== version) kept = { version, content: yield* readAll }
        return kept.content
      }).pipe(
        Effect.withSpan("Content.read"),
        Effect.mapError((cause) => new Unavailable({ part: "content", cause }))
      )
      return Content.of({ site: lastGood(read, { cacheMs: CACHE_TIME * 1000, patienceMs: PATIENCE_MS }) })
    })
  )
