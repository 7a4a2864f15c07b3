/** Everything that staff write for the shop, and what must hold between its parts. */
import type { BannerSet } from "./banners/banner.schema.ts"
import type { BlogCategories, BlogCategory, BlogPost } from "./blog/post.schema.ts"
import type { ContentForm } from "./forms/form.schema.ts"
import type { Menu } from "./navigation/menu.schema.ts"
import { isShopArea } from "./pages/content-path.ts"
import type { ContentBlock, ContentPage } from "./pages/page.schema.ts"
import type { MaintenanceSettings } from "./site-status.ts"
import { isShopLink } from "./text/link.ts"
import type { RichText } from "./text/rich-text.schema.ts"
import { linesOf } from "./text/rich-text.ts"

/** All of it, in one piece: a merchant's content is a few hundred kilobytes. */
export type SiteContent = {
  readonly pages: ReadonlyMap<string, ContentPage>
  readonly posts: ReadonlyMap<string, BlogPost>
  readonly categories: ReadonlyArray<BlogCategory>
  readonly menus: ReadonlyMap<Menu["location"], Menu>
  readonly banners: ReadonlyMap<string, BannerSet>
  readonly forms: ReadonlyMap<string, ContentForm>
  /** None where nothing is planned. */
  readonly maintenance?: MaintenanceSettings
}

/** What each kind of document holds. */
type DocumentBodies = {
  readonly page: ContentPage
  readonly post: BlogPost
  readonly menu: Menu
  readonly banner: BannerSet
  readonly form: ContentForm
  readonly blog: BlogCategories
  readonly maintenance: MaintenanceSettings
}
export type DocumentKind = keyof DocumentBodies
export type DocumentBody<Kind extends DocumentKind> = DocumentBodies[Kind]

/** The content that documents make together; each body has been decoded as its kind. */
export const siteContentOf = (
  documents: ReadonlyArray<{ readonly kind: DocumentKind; readonly body: unknown }>
): SiteContent => {
  const all = <Kind extends DocumentKind>(kind: Kind) =>
    documents.filter((one) => one.kind === kind).map(({ body }) => body as DocumentBody<Kind>)
  const [maintenance] = all("maintenance")
  return {
    ...(maintenance ? { maintenance } : {}),
    pages: new Map(all("page").map((page) => [page.path, page])),
    posts: new Map(all("post").map((post) => [post.slug, post])),
    menus: new Map(all("menu").map((menu) => [menu.location, menu])),
    banners: new Map(all("banner").map((set) => [set.location, set])),
    forms: new Map(all("form").map((form) => [form.id, form])),
    categories: all("blog").flatMap(({ categories }) => categories)
  }
}

/** What is wrong, in words for staff, and what they wrote there: a link, or a name in an entry that is called so. */
type Fault = {
  readonly written: string
  readonly entry?: "formId" | "location" | "categories"
  readonly reason: string
}

/** Something that names what is not there: `kind` and `key` say in which part. */
export type ContentFault = Fault & { readonly kind: "page" | "post" | "menu" | "banner"; readonly key: string }

const linksOfText = (text: RichText): ReadonlyArray<string> =>
  text.flatMap(linesOf).flatMap((line) => line.flatMap(({ to }) => to ?? []))

const linksOfBlock = (block: ContentBlock): ReadonlyArray<string> => {
  if (block.is === "text") return linksOfText(block.text)
  return block.is === "call-to-action" ? [block.to] : []
}

/** The path of a link without what follows it, and without the slash at its end. */
const pathOf = (to: string): string => to.replace(/[?#].*$/, "").replace(/(.)\/$/, "$1")

/** `isSeen` says whether visitors see the link: a draft may lead to another one. */
const linkFault = ({ pages }: SiteContent, to: string, isSeen = true): Fault | undefined => {
  const path = pathOf(to)
  if (!isShopLink(to) || isShopArea(path)) return undefined
  const page = pages.get(path)
  if (!page) return { written: to, reason: `a link leads to ${path}, and there is no such page` }
  return isSeen && !page.isPublished
    ? { written: to, reason: `a link leads to ${path}, which is not published yet` }
    : undefined
}

const blockFault = ({ forms, banners, pages }: SiteContent, block: ContentBlock): Fault | undefined => {
  if (block.is === "form" && !forms.has(block.formId))
    return { written: block.formId, entry: "formId", reason: `there is no form "${block.formId}"` }
  if (block.is === "banner" && !banners.has(block.location))
    return { written: block.location, entry: "location", reason: `there are no banners "${block.location}"` }
  if (block.is === "pages" && ![...pages.keys()].some((path) => path.startsWith(`${block.below}/`)))
    return { written: block.below, reason: `there is no page below ${block.below}` }
  return undefined
}

type Written = Pick<ContentPage | BlogPost, "blocks" | "isPublished">

const blockFaults = (content: SiteContent, { blocks, isPublished }: Written): ReadonlyArray<Fault> =>
  blocks.flatMap((block) =>
    [...linksOfBlock(block).map((to) => linkFault(content, to, isPublished)), blockFault(content, block)].filter(
      (fault) => fault !== undefined
    )
  )

const postFaults = (content: SiteContent, post: BlogPost): ReadonlyArray<Fault> => {
  const known = new Set(content.categories.map(({ slug }) => slug))
  return [
    ...post.categories
      .filter((slug) => !known.has(slug))
      .map(
        (slug): Fault => ({ written: slug, entry: "categories", reason: `there is no category "${slug}" of the blog` })
      ),
    ...blockFaults(content, post)
  ]
}

const menuLinks = ({ items }: Menu): ReadonlyArray<string> =>
  items.flatMap((item) => [item.to, ...(item.items ?? []).map(({ to }) => to)])

const bannerLinks = ({ banners }: BannerSet): ReadonlyArray<string> =>
  banners.flatMap((banner) => [banner.default.link, banner.loggedIn?.link].filter((link) => link !== undefined))

/** Links to pages that are not there, forms and categories that nobody wrote; empty where all parts fit together. */
export const contentFaults = (content: SiteContent): ReadonlyArray<ContentFault> => {
  const linkFaults = (links: ReadonlyArray<string>) => links.flatMap((to) => linkFault(content, to) ?? [])
  const faults = (kind: ContentFault["kind"], key: string, found: ReadonlyArray<Fault>) =>
    found.map((fault) => ({ kind, key, ...fault }))
  return [
    ...[...content.pages].flatMap(([path, page]) => faults("page", path, blockFaults(content, page))),
    ...[...content.posts].flatMap(([slug, post]) => faults("post", slug, postFaults(content, post))),
    ...[...content.menus].flatMap(([location, menu]) => faults("menu", location, linkFaults(menuLinks(menu)))),
    ...[...content.banners].flatMap(([location, set]) => faults("banner", location, linkFaults(bannerLinks(set))))
  ]
}
