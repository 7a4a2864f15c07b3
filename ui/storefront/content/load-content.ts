/** Reads what an address of content shows: a page, a list of the blog, or a post; and what its head says. */
import { notFound } from "@tanstack/react-router"
import type { ApiCalls } from "../../../adapters/browser/api-client.ts"
import type { ShopClient } from "../../../adapters/client.ts"
import { isContentPath } from "../../../core/content/pages/content-path.ts"
import { unwrapResponse } from "../../kit/unwrap-response.ts"
import type { SessionViewModel } from "../../session/session.view-model.ts"
import { contentWords } from "../../words/content.ts"
import { type LoadedBlock, loadBlocks, type PostCard, postCards, postDay, type Shop } from "../blocks/load-blocks.ts"

type BlogCategory = ApiCalls["GET /cms/blog/v1/categories"]["data"][number]
type Step = { readonly title: string; readonly path: string }
type Picture = { readonly image: string; readonly alt: string }

type Shown = {
  readonly path: string
  readonly title: string
  readonly description: string
  /** The pages above it, from the first on. */
  readonly above: ReadonlyArray<Step>
  readonly lead?: string
  readonly picture?: Picture
}

export type ContentData =
  | (Shown & { readonly is: "page"; readonly isPreview: boolean; readonly blocks: ReadonlyArray<LoadedBlock> })
  | (Shown & {
      readonly is: "post"
      readonly isPreview: boolean
      readonly author: string
      readonly publishedOn: string
      readonly day: string
      readonly categories: ReadonlyArray<BlogCategory>
      readonly related: ReadonlyArray<PostCard>
      readonly blocks: ReadonlyArray<LoadedBlock>
    })
  | (Shown & {
      readonly is: "blog"
      readonly category?: string
      readonly categories: ReadonlyArray<BlogCategory>
      readonly posts: ReadonlyArray<PostCard>
      readonly page: number
      readonly pages: number
    })

const BLOG: Step = { title: contentWords.blog, path: "/blog" }

/** What an address asks for besides: a page of a list, or what is not published yet. */
export type AskedContent = { readonly page?: unknown; readonly preview?: unknown }

/** With several, or none, there is no preview. */
const previewQuery = ({ preview }: AskedContent) => (typeof preview === "string" ? { preview } : {})

const loadPage = async (shop: Shop, path: string, asked: AskedContent): Promise<ContentData> => {
  const query = { path, ...previewQuery(asked) }
  const { blocks, isPublished: _, ...page } = unwrapResponse(await shop.call("GET /cms/page/v1", { query }))
  return { is: "page", ...page, blocks: await loadBlocks(shop, blocks) }
}

/** Without its categories a post or list can still be read. */
const loadCategories = async ({ call }: Shop): Promise<ReadonlyArray<BlogCategory>> => {
  const answer = await call("GET /cms/blog/v1/categories")
  return answer.ok ? answer.data : []
}

const loadPost = async (shop: Shop, id: string, asked: AskedContent): Promise<ContentData> => {
  const [answer, categories] = await Promise.all([
    shop.call("GET /cms/post/v1/:id", { params: { id }, query: previewQuery(asked) }),
    loadCategories(shop)
  ])
  const { blocks, slug, categories: own, related, isPublished: _, ...post } = unwrapResponse(answer)
  return {
    is: "post",
    ...post,
    path: `/blog/${slug}`,
    day: postDay(post.publishedOn),
    related: postCards(related),
    above: [BLOG],
    categories: categories.filter((one) => own.includes(one.slug)),
    blocks: await loadBlocks(shop, blocks)
  }
}

/** A number that leads nowhere is page 1. */
const pageNumber = (written: unknown): number => {
  const page = Number(written)
  return Number.isInteger(page) && page > 0 && page < 1000 ? page : 1
}

const loadBlog = async (shop: Shop, slug: string | undefined, wanted: unknown): Promise<ContentData> => {
  const page = pageNumber(wanted)
  const query = { page: String(page), ...(slug ? { category: slug } : {}) }
  const [answer, categories] = await Promise.all([shop.call("GET /cms/posts/v1", { query }), loadCategories(shop)])
  const { posts, pages } = unwrapResponse(answer)
  const category = categories.find((one) => one.slug === slug)
  if (slug !== undefined && !category) throw notFound()
  if (page > 1 && page > pages) return loadBlog(shop, slug, 1)
  const path = slug ? `/blog/category/${slug}` : "/blog"
  return {
    is: "blog",
    path: page > 1 ? `${path}?page=${page}` : path,
    title: contentWords.blogTitle(category?.name, page),
    description: contentWords.blogDescription(category?.description ?? contentWords.blogLead, page),
    lead: category?.description ?? contentWords.blogLead,
    above: category ? [BLOG] : [],
    ...(slug ? { category: slug } : {}),
    categories,
    posts: postCards(posts),
    page,
    pages
  }
}

const loadAt = async (shop: Shop, path: string, asked: AskedContent): Promise<ContentData> => {
  const [, area, first, second, more] = path.split("/")
  if (area !== "blog") return loadPage(shop, path, asked)
  if (more !== undefined) throw notFound()
  if (first === "category" && second) return loadBlog(shop, second, asked.page)
  if (second !== undefined) throw notFound()
  return first ? loadPost(shop, first, asked) : loadBlog(shop, undefined, asked.page)
}

const trailFacts = (origin: string, { above, title, path }: ContentData) => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: [...above, { title, path }].map((step, place) => ({
    "@type": "ListItem",
    position: place + 1,
    name: step.title,
    item: origin + step.path
  }))
})

const postFacts = (origin: string, publisher: string, post: Extract<ContentData, { is: "post" }>) => ({
  "@context": "https://schema.org",
  "@type": "BlogPosting",
  headline: post.title,
  description: post.description,
  datePublished: post.publishedOn,
  author: { "@type": "Person", name: post.author },
  publisher: { "@type": "Organization", name: publisher },
  mainEntityOfPage: origin + post.path
})

type Context = ShopClient & {
  readonly viewModels: { readonly session: Pick<SessionViewModel, "shopfront"> }
}

/** Whether it is shown by the link of a preview alone. */
export const isPreview = (content: ContentData): boolean => content.is !== "blog" && content.isPreview

/** With what the page tells search engines. */
export type LoadedContent = ContentData & {
  readonly facts: ReadonlyArray<{ readonly "@type": string }>
  /** Where the picture of the page lies, where it has one. */
  readonly image?: string
  readonly noIndex: boolean
}

/** [ROUTE-09] What an address shows. What can't be the address of content is asked of nobody, and is not found. */
export const loadContent = async (
  { call, search, origin, viewModels }: Context,
  splat = "",
  asked: AskedContent
): Promise<LoadedContent> => {
  const path = `/${splat.replace(/\/+$/, "")}`
  if (!isContentPath(path)) throw notFound()
  const { isLoggedIn, shop } = unwrapResponse(await viewModels.session.shopfront())
  const content = await loadAt({ call, search, isLoggedIn }, path, asked)
  const facts = content.is === "post" ? [postFacts(origin, shop.name, content)] : []
  const image = content.picture ? { image: `/media/internal/${content.picture.image}/1200.webp` } : {}
  return { ...content, ...image, noIndex: isPreview(content), facts: [trailFacts(origin, content), ...facts] }
}

/** What staff wrote for the home page, below what the shop shows there itself; nothing where it can't be had. */
export const loadHomeBlocks = async (
  { call, search, viewModels }: Context,
  asked: AskedContent
): Promise<ReadonlyArray<LoadedBlock>> => {
  const [answer, shopfront] = await Promise.all([
    call("GET /cms/page/v1", { query: { path: "/", ...previewQuery(asked) } }),
    viewModels.session.shopfront()
  ])
  if (!answer.ok || !shopfront.ok) return []
  return loadBlocks({ call, search, isLoggedIn: shopfront.data.isLoggedIn }, answer.data.blocks)
}
