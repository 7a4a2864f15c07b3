/** Pages above and below each other. */
import { assert, describe, it } from "@effect/vitest"
import { accountPanels, applicationUrl } from "../../../../core/content/account-panels.ts"
import type { ContentPage } from "../../../../core/content/pages/page.schema.ts"
import { pagesAbove, pagesBelow } from "../../../../core/content/pages/page-tree.ts"

const page = (path: string, title: string, isPublished = true): readonly [string, ContentPage] => [
  path,
  { path, title, description: `About ${title}`, isPublished, blocks: [] }
]

const pages = new Map([
  page("/services", "Services"),
  page("/services/tinting", "Tinting"),
  page("/services/cutting", "Cutting"),
  page("/services/cutting/prices", "Prices"),
  page("/services/hire", "Hire", false),
  page("/services-of-others", "Others")
])

describe("Pages of content", () => {
  it("below an address are those one segment deeper that are published, by title", () =>
    assert.deepStrictEqual(
      pagesBelow(pages, "/services").map(({ title }) => title),
      ["Cutting", "Tinting"]
    ))

  it("above an address are told from the first segment on, unpublished and missing ones left out", () => {
    const above = (path: string) => pagesAbove(pages, path).map(({ title }) => title)
    assert.deepStrictEqual(above("/services/cutting/prices"), ["Services", "Cutting"])
    assert.deepStrictEqual(above("/services/hire/prices"), ["Services"])
    assert.deepStrictEqual([above("/services"), above("/none/at/all"), above("/")], [[], [], []])
  })
})

describe("Applying for an account", () => {
  it("[BEN-01] is done at an address of its own for benefits and trade, and at a common one for any other kind", () => {
    const urls = accountPanels.map(({ kind }) => applicationUrl(kind))
    assert.deepStrictEqual(urls, ["/benefits/apply", "/trade/apply"])
    assert.deepStrictEqual(["other", "", "__proto__", "constructor"].map(applicationUrl), Array(4).fill("/apply"))
  })
})
