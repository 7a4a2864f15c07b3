/** What a visitor has to download before a page can be used, in bytes after gzip, held under a budget per kind of page. */
import { existsSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { bundleOfExport } from "./export-weight.ts"
import { gzipped, kB, loadedBy, manifestFile, pages, scriptsOf, stylesOfAnyPage, weightOf } from "./page-weight.ts"

describe("The price of a line, bundled alone", () => {
  it("is at most 5 kB", async () => {
    const code = await bundleOfExport("priceLine", "core/pricing/price-line.ts")
    assert.match(code, /export\s*\{/)
    assert.isAbove(code.length, 200, "the rule itself is in the bundle")
    assert.isAtMost(kB(gzipped(code)), 5)
  })
})

describe("What a page loads before it can be used", () => {
  it("is known: the shop is built and has pages", () => {
    assert.isTrue(existsSync(manifestFile), "the shop is not built yet: npm run build")
    assert.isAbove(pages.length, 0)
    for (const page of pages) assert.isAbove(loadedBy(page).length, 1, `${page.path} has no chunk of its own`)
  })

  it.each(pages)("of $path is within its budget", (page) => {
    const chunks = loadedBy(page)
    const loaded = weightOf(chunks.map(({ file }) => file))
    assert.isAbove(loaded, 50, "React alone weighs more: these are not all of its scripts")
    assert.isAtMost(loaded, scriptsOf(page), "scripts")
    assert.isAtMost(weightOf(chunks.flatMap(({ css }) => css ?? [])), stylesOfAnyPage, "styles")
  })
})
