/** The home page: search by size, the kinds of goods, and what is being bought. */
import { createFileRoute, getRouteApi, Link } from "@tanstack/react-router"
import type { ApiCalls } from "../../../adapters/browser/api-client.ts"
import { hoursText } from "../../../core/stores/open-hours.ts"
import { LaterView } from "../../kit/later-view.tsx"
import { Picture } from "../../kit/picture.tsx"
import { unwrapResponse } from "../../kit/unwrap-response.ts"
import { JsonLd } from "../../page/json-ld.tsx"
import { loadedHead } from "../../page/page-head.ts"
import { categoryLink, pageLink } from "../../page/page-link.ts"
import { catalogueWords } from "../../words/catalogue.ts"
import { homeWords } from "../../words/home.ts"
import { shellWords } from "../../words/shell.ts"
import { blockStyles, blocksPart } from "../blocks/blocks-part.ts"
import { fetchRecommendedInTime } from "../cards/fetch-recommendations.ts"
import { RecommendedProducts } from "../cards/recommended-products.tsx"
import { useRecommended } from "../cards/use-recommended.ts"
import type { loadHomeBlocks } from "../content/load-content.ts"
import styles from "./home.module.css"

const sizes = ["90x45 h3 5.4", "merbau decking", "2400x1200 ply", "14g bugle 75mm", "m12 galv bolt", "fence palings"]

/** Metres; drawn at 80 pixels a metre, as the rule under the header is. */
const sticks = [2.4, 3, 3.6, 4.2, 4.8, 5.4, 6]

/** How many of the categories below it a kind of goods leads to. */
const MAX_SUBCATEGORIES = 4

/** What is shown of a category; what is handed over is written into the page a second time for the scripts. */
const categoryTile = ({
  name,
  slug,
  image,
  productCount,
  items
}: ApiCalls["GET /product-categories"]["data"][number]) => ({
  name,
  slug,
  image,
  productCount,
  items: items.slice(0, MAX_SUBCATEGORIES).map((item) => ({ name: item.name, slug: item.slug }))
})

const trendingQuery = { kind: "trending", place: "home" } as const

/** What staff wrote for this page. */
const loadWritten = async (...asked: Parameters<typeof loadHomeBlocks>) => {
  const [{ loadHomeBlocks }] = await Promise.all([import("../content/load-content.ts"), blocksPart.load()])
  return loadHomeBlocks(...asked)
}

export const Route = createFileRoute("/_shop/")({
  loader: async ({ context, location }) => {
    const categories = unwrapResponse(await context.call("GET /product-categories"))
    const [trending, written] = await Promise.all([
      // A browser asks once the page stands.
      import.meta.env.SSR ? fetchRecommendedInTime(context.call, trendingQuery) : undefined,
      loadWritten(context, location.search)
    ])
    return {
      head: { title: homeWords.title, description: homeWords.description, path: "/" },
      kinds: categories.map(categoryTile),
      trending,
      written
    }
  },
  head: loadedHead,
  component: HomeScreen
})

const root = getRouteApi("__root__")

function HomeScreen() {
  const { kinds, trending, written } = Route.useLoaderData()
  const { branch, branches, now } = root.useLoaderData()
  const { origin } = Route.useRouteContext()
  return (
    <>
      <JsonLd facts={siteLd(origin)} />
      <div className={styles.lead}>
        <div className={styles.saying}>
          <h1>{homeWords.lead}</h1>
          <p>{homeWords.sub}</p>
          <p className={styles.tries}>
            <span className="label">{homeWords.tryOne}</span>
            {sizes.map((query) => (
              <a key={query} {...pageLink("/search", { query })}>
                {query}
              </a>
            ))}
          </p>
        </div>
        <LengthLinks />
      </div>
      <h2 className={styles.title}>{homeWords.start}</h2>
      <ul className={styles.kinds}>
        {kinds.map(({ name, slug, image, productCount, items }) => (
          <li key={slug}>
            <a {...categoryLink(slug)} className={styles.kind}>
              <Picture imageId={image} alt="" size={400} />
              <b>{name}</b>
              <small>{catalogueWords.products(productCount)}</small>
            </a>
            <ul>
              {items.map((item) => (
                <li key={item.slug}>
                  <a {...categoryLink(item.slug)}>{item.name}</a>
                </li>
              ))}
            </ul>
          </li>
        ))}
        <li className={styles.yard}>
          <Link to="/stores">
            <span className="label">{branch ? shellWords.myBranch : shellWords.stores}</span>
            <b>{branch ? branch.name : homeWords.branches}</b>
            <small>{branch ? hoursText(branch.hours, now) : homeWords.around(branches.length)}</small>
          </Link>
          <p>{branches.map(({ name }) => name).join(", ")}</p>
        </li>
      </ul>
      <RecommendedProducts
        title={homeWords.popular}
        products={useRecommended(trendingQuery, trending)}
        branch={branch}
      />
      <div className={styles.written}>
        <template className={blockStyles} />
        <LaterView part={blocksPart} props={{ blocks: written }} />
      </div>
    </>
  )
}

/** Framing by its length, drawn to scale over the rule; each stick leads to what is kept in it. */
const LengthLinks = () => (
  <nav className={styles.rack} aria-label={homeWords.byLength}>
    <span className="label">{homeWords.toScale}</span>
    {sticks.map((metres) => (
      <Link key={metres} to="/search" search={{ query: `framing ${metres} m` }}>
        <svg width={metres * 80} height="12" aria-hidden="true">
          <rect x="0.5" y="0.5" width={metres * 80 - 1} height="11" />
        </svg>
        <b>{metres.toFixed(1)} m</b>
      </Link>
    ))}
    <div className="lineal" aria-hidden="true" />
  </nav>
)

const siteLd = (origin: string) => ({
  "@context": "https://schema.org",
  "@type": "WebSite",
  url: origin,
  potentialAction: {
    "@type": "SearchAction",
    target: `${origin}/search?query={query}`,
    "query-input": "required name=query"
  }
})
