/** Reads what the blocks of a page show of the shop; a part that can't be had is left out, and the page stays. */
import type { ApiCalls } from "../../../adapters/browser/api-client.ts"
import type { ShopClient } from "../../../adapters/client.ts"
import { accountPanels, applicationUrl } from "../../../core/content/account-panels.ts"
import { headingAnchors } from "../../../core/content/text/rich-text.ts"
import { contentWords } from "../../words/content.ts"
import { type BannerFace, bannerFaces } from "./banner-faces.ts"

type Page = ApiCalls["GET /cms/page/v1"]["data"]
export type WrittenBlock = Page["blocks"][number]
type Written<Is extends WrittenBlock["is"]> = Extract<WrittenBlock, { is: Is }>

type Data<Name extends keyof ApiCalls> = ApiCalls[Name]["data"]
type Category = Pick<Data<"GET /product-categories">[number], "name" | "slug" | "image">

/** What a list of products on a page shows of each. */
type ProductTile = {
  readonly objectID: string
  readonly slug: string
  readonly title: string
  readonly imageId: string
  readonly sizeText: string
}

/** A block with what it shows. */
export type LoadedBlock =
  | (Written<"text"> & {
      /** Of its headings, in their order. */
      readonly anchors: ReadonlyArray<string>
    })
  | Written<"picture">
  | Written<"call-to-action">
  | { readonly is: "account-panels"; readonly panels: ReadonlyArray<AccountPanel> }
  | {
      readonly is: "products"
      readonly heading: string
      readonly query?: string
      readonly products: ReadonlyArray<ProductTile>
    }
  | { readonly is: "categories"; readonly heading: string; readonly categories: ReadonlyArray<Category> }
  | { readonly is: "banner"; readonly location: string; readonly banners: ReadonlyArray<BannerFace> }
  | { readonly is: "form"; readonly form?: Data<"GET /cms/gf/v2/forms/:id"> }
  | { readonly is: "stores"; readonly heading: string; readonly stores: ReadonlyArray<StoreLine> }
  | { readonly is: "pages"; readonly heading: string; readonly pages: Data<"GET /cms/pages/v1"> }
  | { readonly is: "posts"; readonly heading: string; readonly posts: ReadonlyArray<PostCard> }

type Store = Data<"GET /branches">[number]
type StoreLine = Pick<Store, "name" | "slug" | "phone"> & { readonly place: string }

type AccountPanel = Pick<(typeof accountPanels)[number], "kind" | "heading" | "text" | "apply" | "about"> & {
  readonly to: string
}

export type PostCard = Data<"GET /cms/posts/v1">["posts"][number] & {
  /** `publishedOn` as it is shown. */
  readonly day: string
}

export type Shop = Pick<ShopClient, "call" | "search"> & { readonly isLoggedIn: boolean }

/** A page never waits longer for one of its parts. */
const PART_MS = 1500

const withTimeout = async <A>(answer: Promise<A>): Promise<A | undefined> => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => resolve(undefined), PART_MS)
  try {
    return await Promise.race([answer, promise])
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

const dataOf = async <A>(answer: Promise<{ readonly ok: true; readonly data: A } | { readonly ok: false }>) => {
  const result = await withTimeout(answer)
  return result?.ok ? result.data : undefined
}

const shared = {
  indexName: "products",
  page: 0,
  distinct: true,
  attributesToRetrieve: ["slug", "title", "imageId", "sizeText"],
  attributesToHighlight: []
}

const loadProducts = async ({ search }: Shop, { query, skus, most }: Written<"products">) => {
  const words = skus?.length ? skus.slice(0, most) : [query ?? ""]
  const hitsPerPage = skus?.length ? 1 : most
  const results = await withTimeout(search(words.map((one) => ({ ...shared, query: one, hitsPerPage }))))
  return (results ?? []).flatMap(({ hits }) =>
    hits.map(
      ({ objectID, slug, title, imageId, sizeText }): ProductTile => ({ objectID, slug, title, imageId, sizeText })
    )
  )
}

const loadCategories = async ({ call }: Shop, { slugs }: Written<"categories">): Promise<ReadonlyArray<Category>> => {
  const found =
    slugs.length === 0
      ? ((await dataOf(call("GET /product-categories"))) ?? [])
      : await Promise.all(slugs.map((id) => dataOf(call("GET /product-categories/:id", { params: { id } }))))
  return found.flatMap((one) => (one ? [{ name: one.name, slug: one.slug, image: one.image }] : []))
}

/** `2026-11-04` as `4 November 2026`. */
export const postDay = (day: string): string => {
  const [year, month, date] = day.split("-").map(Number)
  return `${date} ${contentWords.months[(month ?? 0) - 1]} ${year}`
}

export const postCards = (posts: Data<"GET /cms/posts/v1">["posts"]): ReadonlyArray<PostCard> =>
  posts.map((post) => ({ ...post, day: postDay(post.publishedOn) }))

const loadStores = async ({ call }: Shop): Promise<ReadonlyArray<StoreLine>> =>
  ((await dataOf(call("GET /branches"))) ?? []).map(({ name, slug, phone, address }) => ({
    name,
    slug,
    phone,
    place: `${address.lineOne}, ${address.suburb} ${address.postcode}`
  }))

const loadBanners = async ({ call, isLoggedIn }: Shop, location: string): Promise<ReadonlyArray<BannerFace>> =>
  bannerFaces((await dataOf(call("GET /cms/banner", { query: { locations: location } }))) ?? [], isLoggedIn)

const loadBlock = async (shop: Shop, block: WrittenBlock): Promise<LoadedBlock> => {
  switch (block.is) {
    case "products":
      return { ...block, products: await loadProducts(shop, block) }
    case "categories":
      return { ...block, categories: await loadCategories(shop, block) }
    case "banner":
      return { ...block, banners: await loadBanners(shop, block.location) }
    case "form": {
      const form = await dataOf(shop.call("GET /cms/gf/v2/forms/:id", { params: { id: block.formId } }))
      return { is: "form", ...(form ? { form } : {}) }
    }
    case "stores":
      return { ...block, stores: await loadStores(shop) }
    case "pages":
      return {
        ...block,
        pages: (await dataOf(shop.call("GET /cms/pages/v1", { query: { below: block.below } }))) ?? []
      }
    case "posts": {
      const found = await dataOf(shop.call("GET /cms/posts/v1", { query: { most: String(block.most) } }))
      return { ...block, posts: postCards(found?.posts ?? []) }
    }
    case "text":
      return { ...block, anchors: headingAnchors(block.text) }
    case "account-panels":
      return { is: block.is, panels: accountPanels.map((panel) => ({ ...panel, to: applicationUrl(panel.kind) })) }
    default:
      return block
  }
}

/** The lists that a block is there for; a text has none, and a form that can't be had says so. */
const lists = ["products", "categories", "banners", "stores", "pages", "posts"]

const isShown = (block: LoadedBlock): boolean =>
  Object.entries(block).every(([name, value]) => !lists.includes(name) || (Array.isArray(value) && value.length > 0))

/** The blocks in their order, each with what it shows; those with nothing to show are left out. */
export const loadBlocks = async (
  shop: Shop,
  blocks: ReadonlyArray<WrittenBlock>
): Promise<ReadonlyArray<LoadedBlock>> => {
  const loaded = await Promise.all(blocks.map((block) => loadBlock(shop, block)))
  return loaded.filter(isShown)
}
