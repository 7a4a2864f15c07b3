/** Answers the calls about what staff write; what is not published yet is not there. */
import { Clock, Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { categoryCounts, postLink, relatedPosts, visiblePosts } from "../../../core/content/blog/blog.ts"
import { Content } from "../../../core/content/content.port.ts"
import { publicForm } from "../../../core/content/forms/form-rules.ts"
import { pagesAbove, pagesBelow } from "../../../core/content/pages/page-tree.ts"
import { melbourneDate } from "../../../core/melbourne.ts"
import { ShopApi } from "../api.ts"
import { notFound } from "../failure.ts"
import { toWire } from "../wire-errors.ts"

const POSTS_OF_A_PAGE = 12
const MOST_POSTS = 24
const RELATED_POSTS = 3

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
          const { pages } = yield* site
          const page = pages.get(query.path)
          const shown = page?.isPublished ? { ...page, above: pagesAbove(pages, page.path) } : undefined
          return yield* foundOr404(shown, "That page")
        }),
      pages: ({ query }) =>
        Effect.map(site, ({ pages }) => ({ data: pagesBelow(pages, query.below.replace(/\/+$/, "")) })),
      posts: ({ query }) =>
        Effect.gen(function* () {
          const posts = visiblePosts([...(yield* site).posts.values()], yield* today, query.category)
          const most = Math.min(Number(query.most ?? POSTS_OF_A_PAGE), MOST_POSTS)
          const from = (Number(query.page ?? 1) - 1) * most
          const shown = posts.slice(from, from + most).map(postLink)
          return { data: { posts: shown, count: posts.length, pages: Math.ceil(posts.length / most) } }
        }),
      post: ({ params }) =>
        Effect.gen(function* () {
          const posts = visiblePosts([...(yield* site).posts.values()], yield* today)
          const post = posts.find(({ slug }) => slug === params.id)
          const related = post ? relatedPosts(posts, post, RELATED_POSTS).map(postLink) : []
          return yield* foundOr404(post && { ...post, related }, "That post")
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
