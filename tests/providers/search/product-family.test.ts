/** What all variants of a product say together, told from what was read of them. */
import { expect, it } from "vitest"
import { familyOf } from "../../../adapters/search/index/product-family.ts"
import type { ShopIndex } from "../../../adapters/search/index/shop-index.ts"

const familyWith = (...variants: ReadonlyArray<object>) =>
  familyOf(
    {
      products: [{ name: "Framing", options: ["length"] }],
      skus: variants.map((variant) => JSON.stringify({ attributes: {}, stockMode: "normal", ...variant })),
      firstSku: [0, variants.length],
      families: new Map()
    } as unknown as ShopIndex,
    0
  )

it.each([
  [["clearance"], false],
  [["clearance", "unstocked"], false],
  [["clearance", "special-order"], true],
  [["normal", "unstocked"], true]
] as const)("[STK-04] of %s more is brought in: %s", (modes, isRestocked) => {
  expect(familyWith(...modes.map((stockMode) => ({ stockMode }))).isRestocked).toBe(isRestocked)
})

it("has a size for each variant, and for each length of one that comes in several", () => {
  expect(familyWith({}, {}).sizeCount).toBe(2)
  expect(familyWith({ lengths: [2.4, 3, 3.6] }, {}).sizeCount).toBe(4)
})
