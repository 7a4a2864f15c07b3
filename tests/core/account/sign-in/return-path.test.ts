/** Where a log-in leads back to. */
import { describe, expect, it } from "vitest"
import { returnPath } from "../../../../core/account/sign-in/return-path.ts"

describe("[T35] A log-in", () => {
  it.each(["/", "/checkout/payment", "/search?query=90x45%20h3&page=2", "/p/framing#sizes", "/c/a%C3%A9"])(
    "leads back to %s",
    (path) => expect(returnPath(path)).toBe(path)
  )

  it.each([
    undefined,
    "",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/%0d/evil.example",
    "/%2f/evil.example",
    "/%2fevil.example",
    "/%5cevil.example",
    "/%252fevil.example",
    "/\t/evil.example",
    "/\n//evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    " /checkout",
    "checkout",
    "/%zz"
  ])("asked to lead to %j leads to the account", (path) => expect(returnPath(path)).toBe("/my-account"))
})
