/** Which posts of the blog are seen, and in what order. */
import { assert, describe, it } from "@effect/vitest"
import { categoryCounts, postExcerpt, relatedPosts, visiblePosts } from "../../../../core/content/blog/blog.ts"
import type { BlogPost } from "../../../../core/content/blog/post.schema.ts"

const post = (
  slug: string,
  publishedOn: string,
  categories: ReadonlyArray<string>,
  more: Partial<BlogPost> = {}
): BlogPost => ({
  slug,
  title: slug,
  description: `About ${slug}`,
  author: "Lineal",
  publishedOn,
  categories,
  isPublished: true,
  blocks: [],
  ...more
})

const spans = post("deck-spans", "2026-11-20", ["decks", "framing"])
const oils = post("deck-oils", "2026-11-22", ["decks"])
const packs = post("tally-packs", "2026-11-20", ["framing"])
const later = post("later", "2026-12-01", ["decks"])
const draft = post("draft", "2026-01-01", ["decks"], { isPublished: false })
const all = [spans, packs, later, oils, draft]

const slugsOf = (posts: ReadonlyArray<BlogPost>) => posts.map(({ slug }) => slug)

describe("The blog", () => {
  it("shows what is published, newest first, of one day by title", () => {
    assert.deepStrictEqual(slugsOf(visiblePosts(all, "2026-11-23")), ["deck-oils", "deck-spans", "tally-packs"])
  })

  it("shows a post from the beginning of its day", () => {
    assert.deepStrictEqual(slugsOf(visiblePosts([later], "2026-11-30")), [])
    assert.deepStrictEqual(slugsOf(visiblePosts([later], "2026-12-01")), ["later"])
  })

  it("shows the posts of one category", () => {
    assert.deepStrictEqual(slugsOf(visiblePosts(all, "2026-11-23", "framing")), ["deck-spans", "tally-packs"])
    assert.deepStrictEqual(visiblePosts(all, "2026-11-23", "constructor"), [])
  })

  it("counts the posts of each category, and leaves out one without any", () => {
    const category = (slug: string) => ({ slug, name: slug, description: "" })
    const counted = categoryCounts(
      [category("framing"), category("tools"), category("decks")],
      visiblePosts(all, "2026-11-23")
    )
    assert.deepStrictEqual(
      counted.map(({ category: { slug }, count }) => [slug, count]),
      [
        ["framing", 2],
        ["decks", 2]
      ]
    )
  })

  it("leads on to posts that share most categories, never to itself", () => {
    assert.deepStrictEqual(slugsOf(relatedPosts(visiblePosts(all, "2026-11-23"), spans, 5)), [
      "deck-oils",
      "tally-packs"
    ])
    assert.deepStrictEqual(slugsOf(relatedPosts([spans, oils, packs], spans, 1)), ["deck-oils"])
  })

  it("[CMS-02] begins a post with at most 50 words of its paragraphs, or with its description", () => {
    const line = [{ text: Array(60).fill("word").join(" ") }]
    const long = { ...spans, blocks: [{ is: "text" as const, text: [{ is: "paragraph" as const, line }] }] }
    assert.strictEqual(postExcerpt(long), `${Array(50).fill("word").join(" ")}\u00a0…`)
    assert.strictEqual(postExcerpt(oils), "About deck-oils")
  })
})
