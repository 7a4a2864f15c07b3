/** What search engines are told: where they may look, and every page there is. */
import { Clock, Effect } from "effect"
import { HttpRouter, HttpServerResponse } from "effect/http"
import { calculatorNames } from "../../../core/catalogue/calculators/calculator.ts"
import { Catalogue } from "../../../core/catalogue/catalogue.port.ts"
import { categoryCounts, visiblePosts } from "../../../core/content/blog/blog.ts"
import { Content } from "../../../core/content/content.port.ts"
import type { SiteContent } from "../../../core/content/site-content.ts"
import { melbourneDate } from "../../../core/melbourne.ts"
import { Branches } from "../../../core/stores/branches.port.ts"
import { Settings } from "../../settings/settings.ts"
import { routeResponse } from "../answers/route-response.ts"

const pages = [
  "/",
  "/stores",
  "/track-order",
  "/c/utils",
  "/p/utils",
  ...calculatorNames.map((name) => `/p/utils?tool=${name}`)
]

/** Published pages, and the blog with its categories and the posts of that day, where there are any. */
const contentPaths = ({ pages, posts, categories }: SiteContent, today: string): ReadonlyArray<string> => {
  const visible = visiblePosts([...posts.values()], today)
  return [
    ...[...pages.values()].filter(({ isPublished }) => isPublished).map(({ path }) => path),
    ...(visible.length > 0 ? ["/blog"] : []),
    ...categoryCounts(categories, visible).map(({ category }) => `/blog/category/${category.slug}`),
    ...visible.map(({ slug }) => `/blog/${slug}`)
  ]
}

export const CrawlerRoutes = HttpRouter.use((router) =>
  Effect.gen(function* () {
    const { PUBLIC_URL } = yield* Settings
    const catalogue = yield* Catalogue
    const branches = yield* Branches
    const content = yield* Content

    const robots = [
      "User-agent: *",
      "Disallow: /api/",
      "Disallow: /checkout",
      "Disallow: /search",
      "",
      `Sitemap: ${PUBLIC_URL}/sitemap.xml`,
      ""
    ]

    const sitemap = Effect.gen(function* () {
      const slugs = yield* catalogue.slugs
      const categories = [...(yield* catalogue.categories).values()].filter(({ productCount }) => productCount > 0)
      const paths = [
        ...new Set([...pages, ...contentPaths(yield* content.site, melbourneDate(yield* Clock.currentTimeMillis))]),
        ...categories.map(({ slug }) => `/c/${slug}`),
        ...(yield* branches.all).map(({ slug }) => `/stores/${slug}`),
        ...slugs.map((slug) => `/p/${slug}`)
      ]
      return HttpServerResponse.text(sitemapText(PUBLIC_URL, paths), { contentType: "application/xml" })
    })

    yield* router.add("GET", "/robots.txt", HttpServerResponse.text(robots.join("\n")))
    yield* router.add("GET", "/sitemap.xml", routeResponse(sitemap))
  })
)

const sitemapText = (origin: string, paths: ReadonlyArray<string>): string => {
  const urls = paths.map((path) => `<url><loc>${origin}${path === "/" ? "" : path}</loc></url>`).join("\n")
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`
}
