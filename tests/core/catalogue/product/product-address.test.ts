/** What a product's page asks for beside the slug. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { slugQuery } from "../../../../core/catalogue/product/product-address.ts"

describe("A product asked for by its slug", () => {
  it.each([
    [{ q: "ab12", uom: "STICK|5.4" }, {}],
    [{ q: "ab12", branch: "25", uom: "LM|1" }, { branch: "25" }],
    [
      { Q: "kept", query: "kept", uoms: "kept" },
      { Q: "kept", query: "kept", uoms: "kept" }
    ],
    [{}, {}]
  ])("[PDP-01] of %j takes along %j", (query, kept) => assert.deepStrictEqual(slugQuery(query), kept))

  // Fails where anything but q and uom is left out, or either is kept.
  it("[PDP-01] takes along everything but q and uom, and doing so again changes nothing", () => {
    const names = fc.oneof(fc.constantFrom("q", "uom", "page"), fc.string())
    fc.assert(
      fc.property(fc.dictionary(names, fc.string()), (query) => {
        const kept = slugQuery(query)
        assert.deepStrictEqual(slugQuery(kept), kept)
        for (const [name, value] of Object.entries(query))
          assert.strictEqual(kept[name], name === "q" || name === "uom" ? undefined : value)
        assert.isTrue(Object.keys(kept).every((name) => Object.hasOwn(query, name)))
      })
    )
  })
})
