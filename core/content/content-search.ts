/** Finds pages and posts by what a shopper types: each word begins a word of the title or the description. */
import { foldText, stem } from "../catalogue/search/text-folding.ts"
import { visiblePosts } from "./blog/blog.ts"
import type { SiteContent } from "./site-content.ts"

/** What the search panel shows of a page or post; `path` is where it stands. */
export type ContentMatch = { readonly kind: "page" | "post"; readonly path: string; readonly title: string }

type Candidate = ContentMatch & { readonly description: string }

const wordsOf = (text: string): ReadonlyArray<string> => foldText(text).match(/[\p{L}\p{N}.]+/gu) ?? []

/** How well a typed word is met: by a whole word of the title best, by the beginning of one in the description least. */
const wordScore = (typed: string, title: ReadonlyArray<string>, description: ReadonlyArray<string>): number => {
  if (title.some((word) => stem(word) === stem(typed))) return 4
  if (title.some((word) => word.startsWith(typed))) return 3
  return description.some((word) => word.startsWith(typed)) ? 1 : 0
}

const candidates = (
  { pages, posts }: Pick<SiteContent, "pages" | "posts">,
  today: string
): ReadonlyArray<Candidate> => [
  ...[...pages.values()]
    .filter(({ path, isPublished }) => isPublished && path !== "/")
    .map(({ path, title, description }) => ({ kind: "page" as const, path, title, description })),
  ...visiblePosts([...posts.values()], today).map(({ slug, title, description }) => ({
    kind: "post" as const,
    path: `/blog/${slug}`,
    title,
    description
  }))
]

/**
 * [SRCH-01] The published pages and posts of a Melbourne day that every typed word fits, best first, at most `most`; of
 * equals the pages come before the posts, and newer posts before older ones. None before a letter is typed.
 */
export const searchContent = (
  content: Pick<SiteContent, "pages" | "posts">,
  typed: string,
  { today, most }: { readonly today: string; readonly most: number }
): ReadonlyArray<ContentMatch> => {
  const words = wordsOf(typed)
  if (words.length === 0) return []
  return candidates(content, today)
    .flatMap(({ description, ...match }) => {
      const [title, about] = [wordsOf(match.title), wordsOf(description)]
      const scores = words.map((word) => wordScore(word, title, about))
      return scores.includes(0) ? [] : [{ match, score: scores.reduce((sum, one) => sum + one, 0) }]
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ match }) => match)
}
