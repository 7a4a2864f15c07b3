/** Content documents as they are kept: each is decoded as its kind, and what can't be is left out. */
import { Effect, Result, Schema } from "effect"
import type { SqlClient } from "effect/sql"
import { BannerSet } from "../../../core/content/banners/banner.schema.ts"
import { BlogCategories, BlogPost } from "../../../core/content/blog/post.schema.ts"
import { ContentForm } from "../../../core/content/forms/form.schema.ts"
import { Maintenance } from "../../../core/content/maintenance.schema.ts"
import { Menu } from "../../../core/content/navigation/menu.schema.ts"
import { ContentPage } from "../../../core/content/pages/page.schema.ts"
import type { DocumentKind } from "../../../core/content/site-content.ts"

const schemas: { readonly [Kind in DocumentKind]: Schema.Codec<unknown> } = {
  page: ContentPage,
  post: BlogPost,
  menu: Menu,
  banner: BannerSet,
  form: ContentForm,
  blog: BlogCategories,
  maintenance: Maintenance
}

export type KeptDocument = { readonly kind: DocumentKind; readonly key: string; readonly body: unknown }

/** A document that an older shop or another service wrote and this one can't read is left out: the rest is shown. */
const decodeDocument = ({ kind, key, body }: KeptDocument) => {
  const decoded = Schema.decodeUnknownResult(schemas[kind])(body)
  return Result.isSuccess(decoded)
    ? Effect.succeed([{ kind, key, body: decoded.success }])
    : Effect.as(Effect.logError(`The content ${kind} ${key} can't be read`, decoded.failure), [])
}

export const decodeDocuments = (documents: ReadonlyArray<KeptDocument>) =>
  Effect.map(Effect.forEach(documents, decodeDocument), (decoded) => decoded.flat())

/** What staff have pushed. */
export const pushedDocuments = (sql: SqlClient.SqlClient) =>
  Effect.flatMap(sql<KeptDocument>`SELECT kind, key, body FROM content_document ORDER BY kind, key`, decodeDocuments)
