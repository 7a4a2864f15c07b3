/** Which posts of the blog are there on a day, in what order, and what each list shows of them. */
import { excerptOf, leadOf } from "../text/rich-text.ts"
import type { BlogCategory, BlogPost } from "./post.schema.ts"

/** Newest first; of one day by title. */
const byDay = (a: BlogPost, b: BlogPost): number =>
  a.publishedOn === b.publishedOn ? (a.title < b.title ? -1 : 1) : a.publishedOn < b.publishedOn ? 1 : -1

/** The posts that visitors see on a Melbourne day such as `2026-11-23`, newest first; of one category where it is named. */
export const visiblePosts = (
  posts: ReadonlyArray<BlogPost>,
  today: string,
  category?: string
): ReadonlyArray<BlogPost> =>
  posts
    .filter(({ isPublished, publishedOn }) => isPublished && publishedOn <= today)
    .filter(({ categories }) => category === undefined || categories.includes(category))
    .sort(byDay)

/** The categories in their order, each with how many posts are in it; one without posts is left out. */
export const categoryCounts = (
  categories: ReadonlyArray<BlogCategory>,
  posts: ReadonlyArray<BlogPost>
): ReadonlyArray<{ readonly category: BlogCategory; readonly count: number }> =>
  categories
    .map((category) => ({ category, count: posts.filter((post) => post.categories.includes(category.slug)).length }))
    .filter(({ count }) => count > 0)

/** [CMS-02] How a post begins, in at most 50 words: its first paragraphs, or its description where it has none. */
export const postExcerpt = ({ blocks, description }: BlogPost): string => {
  const text = blocks.find((block) => block.is === "text")
  return excerptOf((text && leadOf(text.text)) || description)
}

/** What a list of posts shows of one. */
export type PostLink = Pick<BlogPost, "slug" | "title" | "author" | "publishedOn" | "categories" | "picture"> & {
  readonly excerpt: string
}

/** [CMS-02] */
export const postLink = (post: BlogPost): PostLink => {
  const { slug, title, author, publishedOn, categories, picture } = post
  return { slug, title, author, publishedOn, categories, excerpt: postExcerpt(post), ...(picture ? { picture } : {}) }
}

/** Others to read next: those that share most categories, newest first among equals; never the post itself. */
export const relatedPosts = (posts: ReadonlyArray<BlogPost>, post: BlogPost, most: number): ReadonlyArray<BlogPost> => {
  const shared = (other: BlogPost) => other.categories.filter((slug) => post.categories.includes(slug)).length
  return posts
    .filter((other) => other.slug !== post.slug && shared(other) > 0)
    .sort((a, b) => shared(b) - shared(a) || byDay(a, b))
    .slice(0, most)
}
