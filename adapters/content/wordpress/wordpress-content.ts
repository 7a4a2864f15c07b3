/** The shop's content as a WordPress holds it; what WordPress is not asked for stands in the shop's own content. */
import { Schema } from "effect"
import { formOfGravity } from "./gravity-form.ts"
import {
  GravityForm,
  GravityForms,
  WordPressBanner,
  WordPressCategory,
  WordPressMenu,
  WordPressMenuItem,
  WordPressPage,
  WordPressPost
} from "./wordpress.schema.ts"
import { readJson, readList, type WordPressAccess, WordPressProblem } from "./wordpress-client.ts"
import {
  bannerDocuments,
  categoriesDocument,
  menuDocuments,
  pageDocuments,
  postDocuments,
  type RawDocument
} from "./wordpress-documents.ts"

const listOf = <S extends Schema.Codec<unknown>>(item: S) => Schema.decodeUnknownSync(Schema.Array(item))
const readPages = listOf(WordPressPage)
const readPosts = listOf(WordPressPost)
const readCategories = listOf(WordPressCategory)
const readMenus = listOf(WordPressMenu)
const readMenuItems = listOf(WordPressMenuItem)
const readBanners = listOf(WordPressBanner)
const readForms = Schema.decodeUnknownSync(GravityForms)
const readForm = Schema.decodeUnknownSync(GravityForm)

/** So many forms are asked for, a few at once. */
const MAX_FORMS = 40
const FORMS_AT_ONCE = 4

const textsOf = async (access: WordPressAccess): Promise<ReadonlyArray<RawDocument>> => {
  // Drafts are told to a user alone; what is due later is told to nobody else, either.
  const status = access.login ? "?status=publish,future,draft,pending,private" : "?status=publish"
  const asker = access.login ? "user" : "anybody"
  const [pages, posts, categories] = await Promise.all([
    readList(access, `/wp-json/wp/v2/pages${status}`, readPages, asker),
    readList(access, `/wp-json/wp/v2/posts${status}&_embed=author`, readPosts, asker),
    readList(access, "/wp-json/wp/v2/categories", readCategories)
  ])
  if (pages.length === 0) throw new WordPressProblem("WordPress answered no page at all")
  return [
    ...pageDocuments(pages, access.url),
    ...postDocuments(posts, categories, access.url),
    categoriesDocument(categories)
  ]
}

const menusOf = async (access: WordPressAccess): Promise<ReadonlyArray<RawDocument>> => {
  if (!access.login) return []
  const [menus, items] = await Promise.all([
    readList(access, "/wp-json/wp/v2/menus", readMenus, "user"),
    readList(access, "/wp-json/wp/v2/menu-items", readMenuItems, "user")
  ])
  return menuDocuments(menus, items, access.url)
}

/** A site without such a type of post answers 404: its banners are those that were pushed. */
const bannersOf = async (access: WordPressAccess): Promise<ReadonlyArray<RawDocument>> => {
  const banners = await readList(access, "/wp-json/wp/v2/banner", readBanners).catch((problem: unknown) => {
    if (problem instanceof WordPressProblem && problem.status === 404) return []
    throw problem
  })
  return bannerDocuments(banners, access.url)
}

const formsOf = async (access: WordPressAccess, shopEmail: string): Promise<ReadonlyArray<RawDocument>> => {
  if (!access.forms) return []
  const listed = Object.values(await readJson(access, "/wp-json/gf/v2/forms", readForms, "forms"))
  const ids = listed.map(({ id }) => String(id)).filter((id) => /^\d{1,9}$/.test(id))
  const documents: Array<RawDocument> = []
  for (let from = 0; from < Math.min(ids.length, MAX_FORMS); from += FORMS_AT_ONCE) {
    const some = ids.slice(from, from + FORMS_AT_ONCE)
    const read = await Promise.all(some.map((id) => readJson(access, `/wp-json/gf/v2/forms/${id}`, readForm, "forms")))
    for (const one of read) {
      const form = formOfGravity(one, shopEmail)
      if (form) documents.push({ kind: "form", key: form.id, body: form })
    }
  }
  return documents
}

/** Everything that it is asked for, or nothing: half of a site is not shown. @throws WordPressProblem */
export const readWordPress = async (access: WordPressAccess, shopEmail: string): Promise<ReadonlyArray<RawDocument>> =>
  (await Promise.all([textsOf(access), menusOf(access), bannersOf(access), formsOf(access, shopEmail)])).flat()
