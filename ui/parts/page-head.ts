/** What a page's head says: title, description, and the one address it goes by. */

type Page = {
  readonly title: string
  readonly description: string
  readonly path: string
  readonly image?: string
  readonly noIndex?: boolean
}

export const pageHead = (match: { readonly context: { readonly origin: string } }, page: Page) => {
  const { origin } = match.context
  return {
    meta: [
      { title: `${page.title} | Lineal` },
      { name: "description", content: page.description.slice(0, 160) },
      { property: "og:title", content: page.title },
      { property: "og:description", content: page.description.slice(0, 160) },
      { property: "og:url", content: origin + page.path },
      { property: "og:type", content: "website" },
      ...(page.image ? [{ property: "og:image", content: origin + page.image }] : []),
      ...(page.noIndex ? [{ name: "robots", content: "noindex" }] : [])
    ],
    links: [{ rel: "canonical", href: origin + page.path }]
  }
}
