/** What a visitor has to download before a page can be used, in bytes after gzip, held under a budget per kind of page. */
import { existsSync } from "node:fs"
import { join } from "node:path/posix"
import { assert, describe, it } from "@effect/vitest"
import { build } from "vite"
import { gzipped, kB, loadedBy, manifestFile, pages, scriptsOf, stylesOfAnyPage, weightOf } from "./page-weight.ts"

describe("The price of a line, bundled alone", () => {
  it("is at most 5 kB", async () => {
    const entry = "virtual:price-line"
    const bundled = await build({
      configFile: false,
      logLevel: "silent",
      build: { write: false, minify: true, rolldownOptions: { input: entry, preserveEntrySignatures: "strict" } },
      plugins: [
        {
          name: "price-line-alone",
          resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
          load: (id) =>
            id === `\0${entry}`
              ? `export { priceLine } from "${join(process.cwd(), "core/pricing/price-line.ts")}"`
              : undefined
        }
      ]
    })
    const output =
      "output" in bundled ? bundled.output : Array.isArray(bundled) ? bundled.flatMap((one) => one.output) : []
    const code = output.map((one) => (one.type === "chunk" ? one.code : "")).join("")
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
