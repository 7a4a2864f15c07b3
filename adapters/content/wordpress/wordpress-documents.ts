/** Makes documents of the shop out of what WordPress answers: pages, posts, categories and menus. */
import type { BlogCategories } from "../../../core/content/blog/post.schema.ts"
import type { DocumentKind } from "../../../core/content/site-content.ts"
import { excerptOf } from "../../../core/content/text/rich-text.ts"
import { wordPressWords } from "../../../core/words/wordpress.ts"
import { blocksOfHtml } from "./html-blocks.ts"
import { plainHtml } from "./plain-html.ts"
import type {
  WordPressBanner,
  WordPressCategory,
  WordPressMenu,
  WordPressMenuItem,
  WordPressPage,
  WordPressPost
} from "./wordpress.schema.ts"

/** What a document is before the shop's own rules have looked at it. */
export type RawDocument = { readonly kind: DocumentKind; readonly key: string; readonly body: unknown }

type Entry = typeof WordPressPage.Type | typeof WordPressPost.Type

/** A link of the site's own leads to the same path in the shop; any other stays as it is. */
export const linkReader = (siteUrl: string) => {
  const site = new URL(siteUrl)
  const base = site.pathname.replace(/\/$/, "")
  return (href: string): string | undefined => {
    if (!URL.canParse(href, siteUrl)) return undefined
    const url = new URL(href, siteUrl)
    const isOwn = url.origin === site.origin && (base === "" || `${url.pathname}/`.startsWith(`${base}/`))
    if (!isOwn) return url.href
    const path = url.pathname.slice(base.length).replace(/(.)\/+$/, "$1") || "/"
    return `${path}${url.search}${url.hash}`
  }
}

/** A text of its own where there is one, else how the page begins. */
const descriptionOf = ({ excerpt, content }: Entry): string =>
  excerptOf(plainHtml(excerpt?.rendered ?? "") || plainHtml(content.rendered), 30).slice(0, 2000)

const shared = (entry: Entry, linkOf: (href: string) => string | undefined) => ({
  title: plainHtml(entry.title.rendered).slice(0, 500),
  description: descriptionOf(entry),
  isPublished: entry.status === "publish" || entry.status === "future",
  blocks: blocksOfHtml(entry.content.rendered, linkOf),
  ...(entry.featured_media ? { picture: { image: `wordpress-${entry.featured_media}`, alt: "" } } : {})
})

/** Where the front page stands its link says; what is not published yet has no link, and lies where it will. */
const pathOf = (
  page: typeof WordPressPage.Type,
  all: ReadonlyMap<number, typeof WordPressPage.Type>,
  linkOf: (href: string) => string | undefined
): string => {
  if (linkOf(page.link) === "/") return "/"
  const segments: Array<string> = []
  for (let at: typeof page | undefined = page; at && segments.length < 8; at = all.get(at.parent))
    segments.unshift(at.slug)
  return `/${segments.join("/")}`
}

export const pageDocuments = (
  pages: ReadonlyArray<typeof WordPressPage.Type>,
  siteUrl: string
): ReadonlyArray<RawDocument> => {
  const linkOf = linkReader(siteUrl)
  const all = new Map(pages.map((page) => [page.id, page]))
  return pages.map((page) => {
    const path = pathOf(page, all, linkOf)
    return { kind: "page", key: path, body: { path, ...shared(page, linkOf) } }
  })
}

export const categoriesDocument = (categories: ReadonlyArray<typeof WordPressCategory.Type>): RawDocument => {
  const body: BlogCategories = {
    categories: categories.slice(0, 40).map(({ slug, name, description }) => ({
      slug,
      name: plainHtml(name),
      description: plainHtml(description).slice(0, 2000)
    }))
  }
  return { kind: "blog", key: "blog", body }
}

export const postDocuments = (
  posts: ReadonlyArray<typeof WordPressPost.Type>,
  categories: ReadonlyArray<typeof WordPressCategory.Type>,
  siteUrl: string
): ReadonlyArray<RawDocument> => {
  const linkOf = linkReader(siteUrl)
  const slugs = new Map(categories.map(({ id, slug }) => [id, slug]))
  return posts.map((post) => {
    const body = {
      slug: post.slug,
      ...shared(post, linkOf),
      author: post._embedded?.author?.[0]?.name ?? wordPressWords.author,
      publishedOn: post.date.slice(0, 10),
      categories: post.categories.flatMap((id) => slugs.get(id) ?? []).slice(0, 5)
    }
    return { kind: "post", key: post.slug, body }
  })
}

type BannerFields = (typeof WordPressBanner.Type)["acf"]

const bannerImage = (picture: BannerFields["desktop_image"] | undefined): string =>
  picture ? `wordpress-${picture}` : ""

/** One face of a banner, what is empty left out. */
const bannerFace = (
  images: readonly [BannerFields["desktop_image"] | undefined, BannerFields["mobile_image"] | undefined],
  fields: { readonly link: string | undefined; readonly [name: string]: string | boolean | null | undefined }
) => ({
  desktopImage: bannerImage(images[0]),
  mobileImage: bannerImage(images[1]),
  ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value))
})

/** The banners of each place, in the order of WordPress. */
export const bannerDocuments = (
  banners: ReadonlyArray<typeof WordPressBanner.Type>,
  siteUrl: string
): ReadonlyArray<RawDocument> => {
  const linkOf = linkReader(siteUrl)
  const linked = (link: string | null | undefined) => (link ? linkOf(link) : undefined)
  const ordered = banners.toSorted((a, b) => (a.menu_order ?? 0) - (b.menu_order ?? 0))
  return [...Map.groupBy(ordered, ({ acf }) => acf.location)].map(([location, all]) => ({
    kind: "banner" as const,
    key: location,
    body: {
      location,
      banners: all.slice(0, 12).map(({ acf }) => ({
        default: bannerFace([acf.desktop_image, acf.mobile_image], {
          link: linked(acf.link),
          newTab: acf.new_tab,
          heading: acf.heading,
          text: acf.text
        }),
        loggedIn: bannerFace([acf.logged_in_desktop_image, acf.logged_in_mobile_image], {
          link: linked(acf.logged_in_link),
          newTab: acf.logged_in_new_tab,
          heading: acf.logged_in_heading,
          text: acf.logged_in_text
        }),
        dont_show_if_logged_in: acf.dont_show_if_logged_in === true,
        would_you_like_a_separate_banner_for_logged_in_users:
          acf.would_you_like_a_separate_banner_for_logged_in_users === true
      }))
    }
  }))
}

/** Two levels, in the order of WordPress; a menu stands where its location is called as the shop calls it. */
export const menuDocuments = (
  menus: ReadonlyArray<typeof WordPressMenu.Type>,
  items: ReadonlyArray<typeof WordPressMenuItem.Type>,
  siteUrl: string
): ReadonlyArray<RawDocument> => {
  const linkOf = linkReader(siteUrl)
  const ordered = items.toSorted((a, b) => a.menu_order - b.menu_order)
  const linksBelow = (menu: number, parent: number) =>
    ordered.filter((item) => item.menus === menu && item.parent === parent)
  const linkTo = ({ title, url }: typeof WordPressMenuItem.Type) => ({
    label: plainHtml(title.rendered),
    to: linkOf(url) ?? ""
  })
  return menus.flatMap((menu) => {
    const body = linksBelow(menu.id, 0).map((item) => {
      const below = linksBelow(menu.id, item.id).map(linkTo)
      const className = item.classes?.find((name) => name !== "")
      return { ...linkTo(item), ...(className ? { className } : {}), ...(below.length > 0 ? { items: below } : {}) }
    })
    return menu.locations.map((location) => ({
      kind: "menu" as const,
      key: location,
      body: { location, title: menu.name, items: body }
    }))
  })
}
