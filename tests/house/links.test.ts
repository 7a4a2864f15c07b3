/** Every link that the pages' sources name leads to a page of the shop; the account's menus offer no page that is not there. */
import { existsSync, readFileSync } from "node:fs"
import { glob } from "node:fs/promises"
import { assert, describe, it } from "@effect/vitest"
import { sidebarLinks } from "../../core/account/sidebar.ts"
import { linksWithPage } from "../../ui/account/popup/links-with-page.ts"
import { pages } from "./page-weight.ts"

/** Pages by path, without those that answer for what is not there. */
const placeholders = ["/my-account/$part"]
const paths = new Set(pages.map(({ path }) => path).filter((path) => !placeholders.includes(path)))
const pagesByPath = Object.fromEntries([...paths].map((path) => [path, true]))

/** Written in a page's source: `to="/stores"`, `to: "/search"`, `href="/terms"`; not a template, nor a file of the shop's. */
const LINK = /\b(?:to|href)(?:=|: )"(\/[^"]*)"/g

describe("The links of the pages", () => {
  it("[SIDE-01] lead to a page of the shop each, wherever they stand in a header, a footer, a menu or a text", async () => {
    const [astray, found]: [Array<string>, Set<string>] = [[], new Set()]
    for await (const file of glob("ui/**/*.{ts,tsx}")) {
      if (file.endsWith("routeTree.gen.ts")) continue
      for (const [, path = ""] of readFileSync(file, "utf8").matchAll(LINK)) {
        found.add(path)
        if (!paths.has(path) && path !== "/my-account/$part" && !existsSync(`ui/public${path}`))
          astray.push(`${file}: ${path}`)
      }
    }
    assert.isAbove(found.size, 20)
    assert.deepStrictEqual(astray, [])
  })

  it("[SIDE-01] of the account's menus are those whose page is there, and none that only says that it is not", () => {
    const shown = linksWithPage(Object.values(sidebarLinks), pagesByPath).map(({ path }) => path)
    assert.includeMembers(shown, ["/my-account", "/my-account/admin-permissions"])
    assert.deepStrictEqual(
      shown,
      Object.values(sidebarLinks).flatMap(({ path }) => (paths.has(path) ? [path] : []))
    )
    assert.deepStrictEqual(linksWithPage([sidebarLinks.balances], { "/my-account/$part": true, toString: true }), [])
  })

  it("[SIDE-01] go to the address for parts that are not there from the account's menu alone, which leaves those out", async () => {
    const users: Array<string> = []
    for await (const file of glob("ui/**/*.tsx"))
      if (/to(=|: )"\/my-account\/\$part"/.test(readFileSync(file, "utf8"))) users.push(file)
    for (const file of users) assert.include(readFileSync(file, "utf8"), "linksWithPage(", file)
  })
})
