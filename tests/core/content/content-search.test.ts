/** Which pages and posts the search panel offers for what is typed. */
import { assert, describe, it } from "@effect/vitest"
import type { BlogPost } from "../../../core/content/blog/post.schema.ts"
import { searchContent } from "../../../core/content/content-search.ts"
import type { ContentPage } from "../../../core/content/pages/page.schema.ts"

const page = (path: string, title: string, description: string, isPublished = true): [string, ContentPage] => [
  path,
  { path, title, description, isPublished, blocks: [] }
]
const post = (slug: string, title: string, publishedOn: string): [string, BlogPost] => [
  slug,
  {
    slug,
    title,
    description: "Boards and joists",
    author: "Lineal",
    publishedOn,
    categories: [],
    isPublished: true,
    blocks: []
  }
]
const content = {
  pages: new Map([
    page("/", "Timber and decking", "Decking"),
    page("/delivery", "Delivery", "By truck to a site, decks and all"),
    page("/decks", "Decks that last", "How to build"),
    page("/deck-draft", "Deck draft", "Not yet", false)
  ]),
  posts: new Map([
    post("deck-spans", "How far a deck board spans", "2026-11-20"),
    post("deck-oils", "Deck oils", "2026-11-22"),
    post("deck-later", "Deck news", "2026-12-01")
  ])
}
const paths = (typed: string, most = 10) =>
  searchContent(content, typed, { today: "2026-11-23", most }).map(({ path }) => path)

describe("The pages and posts that fit what is typed", () => {
  it("[SRCH-01] are those of which each typed word begins one, the titles' own words first, newer posts before older", () => {
    assert.deepStrictEqual(paths("deck"), ["/decks", "/blog/deck-oils", "/blog/deck-spans", "/delivery"])
    assert.deepStrictEqual(paths("DECK sp"), ["/blog/deck-spans"])
    assert.deepStrictEqual(paths("deliv"), ["/delivery"])
    assert.deepStrictEqual(paths("joists deck"), ["/blog/deck-oils", "/blog/deck-spans"])
  })

  it("[SRCH-01] are no drafts, nothing of a day to come, not the home page, and none before a letter is typed", () => {
    assert.deepStrictEqual(paths("draft"), [])
    assert.deepStrictEqual(paths("news"), [])
    assert.deepStrictEqual(paths("timber"), [])
    for (const none of ["", "   ", "?!"]) assert.deepStrictEqual(paths(none), [])
  })

  it("[SRCH-01] are so many at most, each told as a page or a post", () => {
    assert.deepStrictEqual(searchContent(content, "deck", { today: "2026-11-23", most: 2 }), [
      { kind: "page", path: "/decks", title: "Decks that last" },
      { kind: "post", path: "/blog/deck-oils", title: "Deck oils" }
    ])
  })
})
