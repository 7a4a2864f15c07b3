/** The addresses of pages of content. */
import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { isContentPath, isShopArea } from "../../../../core/content/pages/content-path.ts"

describe("The address of a page of content", () => {
  it.each(["/", "/history", "/services/timber-cut-to-length", "/a/b/c/d"])("may be %s", (path) =>
    assert.isTrue(isContentPath(path))
  )

  it.each([
    "",
    "history",
    "/History",
    "/a//b",
    "/a/",
    "/a/b/c/d/e",
    "/a-",
    "/../x",
    "/%2e",
    "/a.b",
    `/${"a".repeat(200)}`
  ])("is never %j", (path) => assert.isFalse(isContentPath(path)))

  it("lies in no area that the shop answers itself", () => {
    assert.deepStrictEqual(
      ["/p/deck", "/c", "/api/x", "/checkout", "/my-account/orders"].map(isShopArea),
      Array(5).fill(true)
    )
    assert.deepStrictEqual(["/pine", "/history", "/services/delivery"].map(isShopArea), [false, false, false])
  })

  it("leaves free no first segment of an address that the shop's own pages have", () => {
    const paths = [...readFileSync("ui/routes.ts", "utf8").matchAll(/route\("(\/[a-z][a-z-]*)/g)].map(
      ([, path = ""]) => path
    )
    assert.isAbove(paths.length, 20)
    assert.deepStrictEqual(
      [...new Set(paths)].filter((path) => !isShopArea(path)),
      []
    )
  })
})
