/** Answers the calls about what staff write; what is not published yet is not there. */
import { Clock, Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { categoryCounts, visiblePosts } from "../../../core/content/blog/blog.ts"
import { Content } from "../../../core/content/content.port.ts"
import { publicForm } from "../../../core/content/forms/form-rules.ts"
import { melbourneDate } from "../../../core/melbourne.ts"
import { ShopApi } from "../api.ts"
import { notFound } from "../failure.ts"
import { toWire } from "../wire-errors.ts"

const foundOr404 = <A>(data: A | undefined, what: string) =>
  data === undefined ? Effect.fail(notFound(what)) : Effect.succeed({ data })

export const ContentHandlers = HttpApiBuilder.group(
  ShopApi,
  "content",
  Effect.fn(function* (handlers) {
    const content = yield* Content
    const site = toWire(content.site)
    const today = Effect.map(Clock.currentTimeMillis, melbourneDate)
    return handlers.handleAll({
      settings: () => Effect.map(site, ({ menus }) => ({ data: { menus: [...menus.values()] } })),
      page: ({ query }) =>
        Effect.gen(function* () {
          const page = (yield* site).pages.get(query.path)
          return yield* foundOr404(page?.isPublished ? page : undefined, "That page")
        }),
      post: ({ params }) =>
        Effect.gen(function* () {
          const posts = visiblePosts([...(yield* site).posts.values()], yield* today)
          return yield* foundOr404(
            posts.find(({ slug }) => slug === params.id),
            "That post"
          )
        }),
      blogCategories: () =>
        Effect.gen(function* () {
          const { categories, posts } = yield* site
          const counted = categoryCounts(categories, visiblePosts([...posts.values()], yield* today))
          return { data: counted.map(({ category, count }) => ({ ...category, count })) }
        }),
      banners: ({ query }) =>
        Effect.map(site, ({ banners }) => ({
          data: [...new Set(query.locations.split(","))].flatMap((location) => banners.get(location) ?? [])
        })),
      form: ({ params }) =>
        Effect.gen(function* () {
          const form = (yield* site).forms.get(params.id)
          return yield* foundOr404(form && publicForm(form), "That form")
        })
    })
  })
)
