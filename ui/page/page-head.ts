/** What a page's head says: title, description, and the one address it goes by. */
import type { Shopfront } from "./shopfront.ts"

type Page = {
  readonly title: string
  readonly description: string
  readonly path: string
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

export const pageHead = ({ match, matches }: HeadOf, page: Page) => {
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
      ...(page.image ? [{ property: "og:image", content: origin + page.image }] : []),
      ...(page.noIndex ? [{ name: "robots", content: "noindex" }] : [])
    ],
    links: [{ rel: "canonical", href: origin + page.path }]
  }
}
