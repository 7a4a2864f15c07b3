/** Every link that the pages' sources name leads to a page of the shop, and so does every one of the account's menu. */
import { existsSync, readFileSync } from "node:fs"
import { glob } from "node:fs/promises"
import { assert, describe, it } from "@effect/vitest"
import { sidebarLinks } from "../../core/account/sidebar.ts"
import { pages } from "./page-weight.ts"

const paths = new Set(pages.map(({ path }) => path))

/** Written in a page's source: `to="/stores"`, `to: "/search"`, `href="/terms"`; not a template, nor a file of the shop's. */
const LINK = /\b(?:to|href)(?:=|: )"(\/[^"]*)"/g

describe("The links of the pages", () => {
  it("[SIDE-01] lead to a page of the shop each, wherever they stand in a header, a footer, a menu or a text", async () => {
    const [astray, found]: [Array<string>, Set<string>] = [[], new Set()]
    for await (const file of glob("ui/**/*.{ts,tsx}")) {
      if (file.endsWith("routeTree.gen.ts")) continue
      for (const [, path = ""] of readFileSync(file, "utf8").matchAll(LINK)) {
        found.add(path)
        if (!paths.has(path) && !existsSync(`ui/public${path}`)) astray.push(`${file}: ${path}`)
      }
    }
    assert.isAbove(found.size, 20)
    assert.deepStrictEqual(astray, [])
  })

  it.each(Object.values(sidebarLinks))("[SIDE-01] $label of the account's menu is a page of its own", ({ path }) => {
    assert.include([...paths], path)
  })
})
