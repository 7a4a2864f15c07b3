/** Answers the calls about what staff write; what is not published yet is not there. */
import { Clock, Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { categoryCounts, postLink, relatedPosts, visiblePosts } from "../../../core/content/blog/blog.ts"
import { Content } from "../../../core/content/content.port.ts"
import { searchContent } from "../../../core/content/content-search.ts"
import { BotCheck } from "../../../core/content/forms/bot-check.port.ts"
import { publicForm } from "../../../core/content/forms/form-rules.ts"
import { FormTickets } from "../../../core/content/forms/form-ticket.port.ts"
import { pagesAbove, pagesBelow } from "../../../core/content/pages/page-tree.ts"
import { Previews } from "../../../core/content/previews.port.ts"
import { AcceptedUploads } from "../../../core/fields/uploads.port.ts"
import { melbourneDate } from "../../../core/melbourne.ts"
import { allUnitLabels } from "../../../core/units/unit.ts"
import { notFound } from "../failure.ts"
import { groupApi } from "../group-api.ts"
import { toWire } from "../wire-errors.ts"
import { ContentGroup } from "./content.contract.ts"

const POSTS_OF_A_PAGE = 12
const MOST_POSTS = 24
const RELATED_POSTS = 3
const MATCHES = 6
const MOST_MATCHES = 12

const foundOr404 = <A>(data: A | undefined, what: string) =>
  data === undefined ? Effect.fail(notFound(what)) : Effect.succeed({ data })

export const ContentHandlers = HttpApiBuilder.group(
  groupApi(ContentGroup),
  "content",
  Effect.fn(function* (handlers) {
    const content = yield* Content
    const tickets = yield* FormTickets
    const previews = yield* Previews
    const { challenge: botCheck } = yield* BotCheck
    const uploads = yield* AcceptedUploads
    const site = toWire(content.site)
    const mayPreview = (path: string, token: string | undefined) =>
      token === undefined ? Effect.succeed(false) : toWire(previews.isValid(path, token))
    const today = Effect.map(Clock.currentTimeMillis, melbourneDate)
    return handlers.handleAll({
      settings: () => Effect.map(site, ({ menus }) => ({ data: { menus: [...menus.values()], uom: allUnitLabels } })),
      page: ({ query }) =>
        Effect.gen(function* () {
          const { pages } = yield* site
          const page = pages.get(query.path)
          const isPreview = page?.isPublished === false && (yield* mayPreview(query.path, query.preview))
          const shown = page?.isPublished || isPreview ? page : undefined
          return yield* foundOr404(shown && { ...shown, above: pagesAbove(pages, shown.path), isPreview }, "That page")
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
      post: ({ params, query }) =>
        Effect.gen(function* () {
          const all = (yield* site).posts
          const posts = visiblePosts([...all.values()], yield* today)
          const visible = posts.find(({ slug }) => slug === params.id)
          const isPreview = visible === undefined && (yield* mayPreview(`/blog/${params.id}`, query.preview))
          const post = isPreview ? all.get(params.id) : visible
          const related = post ? relatedPosts(posts, post, RELATED_POSTS).map(postLink) : []
          return yield* foundOr404(post && { ...post, related, isPreview }, "That post")
        }),
      search: ({ query: { query, most } }) =>
        Effect.gen(function* () {
          const count = Math.min(Number(most ?? MATCHES), MOST_MATCHES)
          return { data: searchContent(yield* site, query, { today: yield* today, most: count }) }
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
          if (!form) return yield* Effect.fail(notFound("That form"))
          return { data: { ...publicForm(form), ticket: yield* toWire(tickets.issue(form.id)), botCheck, uploads } }
        })
    })
  })
)
