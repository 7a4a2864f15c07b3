/** Where links that staff wrote may lead. */
import { assert, describe, it } from "@effect/vitest"
import { isLinkTarget, isShopLink } from "../../../../core/content/text/link.ts"

describe("A link of the content", () => {
  it.each([
    "/",
    "/returns",
    "/c/decking?size=140",
    "https://standards.org.au/as1684",
    "mailto:sales@lineal.example",
    "tel:+61390000000"
  ])("may lead to %s", (to) => assert.isTrue(isLinkTarget(to)))

  it.each([
    "",
    "returns",
    "//evil.example",
    "/\\evil.example",
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    " javascript:alert(1)",
    "/re\u200bturns",
    "java\nscript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x",
    "https://",
    "https:///evil.example",
    "mailto:nobody",
    "ftp://files.example"
  ])("never leads to %j", (to) => assert.isFalse(isLinkTarget(to)))

  it("stays in the shop only on a path of its own", () => {
    assert.deepStrictEqual(["/p/mgp10", "//evil.example", "https://lineal.example/"].map(isShopLink), [
      true,
      false,
      false
    ])
  })
})
