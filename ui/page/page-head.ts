/** What a page's head says: title, description, and the one address it goes by. */
import type { Shopfront } from "./shopfront.ts"

type PageFacts = {
  readonly title: string
  readonly description: string
  readonly path: string
  /** What a link to the page is shown with elsewhere; without it that of the shop. */
  readonly image?: string
  readonly noIndex?: boolean
}

/** What the router tells a route's head: its own match, and all of the page's from the root on. */
type HeadOf = {
  readonly match: { readonly context: { readonly origin: string } }
  readonly matches: ReadonlyArray<{ readonly loaderData?: unknown }>
}

/** The shop's name as the root's loader told it; without one (the root failed) a title stands alone. */
const shopNameOf = ([root]: HeadOf["matches"]): string | undefined =>
  (root?.loaderData as Shopfront | undefined)?.shop.name

export const pageHead = ({ match, matches }: HeadOf, page: PageFacts) => {
  const { origin } = match.context
  const shop = shopNameOf(matches)
  return {
    meta: [
      { title: shop ? `${page.title} | ${shop}` : page.title },
      { name: "description", content: page.description.slice(0, 160) },
      { property: "og:title", content: page.title },
      { property: "og:description", content: page.description.slice(0, 160) },
      { property: "og:url", content: origin + page.path },
      { property: "og:type", content: "website" },
      ...(shop ? [{ property: "og:site_name", content: shop }] : []),
      { property: "og:image", content: origin + (page.image ?? "/picture-of-the-shop.webp") },
      ...(page.noIndex ? [{ name: "robots", content: "noindex" }] : [])
    ],
    links: [{ rel: "canonical", href: origin + page.path }]
  }
}

/**
 * For a route's `head`: what its loader said. A head itself, and all that it names, is loaded with every page of the shop,
 * a loader with its own page.
 */
export const loadedHead = ({
  loaderData,
  ...route
}: HeadOf & { readonly loaderData?: { readonly head: PageFacts } | undefined }) =>
  loaderData ? pageHead(route, loaderData.head) : {}
