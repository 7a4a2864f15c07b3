/** What search engines are told: where they may look, and every page there is. */
import { Effect } from "effect"
import { HttpRouter, HttpServerResponse } from "effect/http"
import { Catalogue } from "../../../core/catalogue/catalogue.port.ts"
import { Branches } from "../../../core/stores/branches.port.ts"
import { routeResponse } from "../../api/wire-errors.ts"
import { Settings } from "../../settings.ts"

const pages = ["/", "/stores", "/track-order", "/benefits", "/terms", "/privacy", "/returns"]

export const CrawlerRoutes = HttpRouter.use((router) =>
  Effect.gen(function* () {
    const { PUBLIC_URL } = yield* Settings
    const catalogue = yield* Catalogue
    const branches = yield* Branches

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
        ...pages,
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
