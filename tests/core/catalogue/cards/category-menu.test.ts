/** The tree of categories as the menus show it. */
import { assert, describe, it } from "@effect/vitest"
import { categoryMenu } from "../../../../core/catalogue/cards/category-menu.ts"

const category = (slug: string, productCount = 1) =>
  [slug, { slug, name: `The ${slug}`, description: "", position: 1, path: [], productCount }] as const

const all = new Map([
  category("timber"),
  category("timber/framing"),
  category("timber/framing/pine"),
  category("timber/framing/pine/h3"),
  category("timber/framing/pine/h3/long"),
  category("timber/seasonal", 0),
  category("timber/cladding"),
  category("timber-tools")
])

describe("The menu of categories", () => {
  it("[HDR-03] [HDR-05] has four levels, each category below its own parent, and none that shows nothing", () => {
    const steps = (items: ReturnType<typeof categoryMenu>): ReadonlyArray<unknown> =>
      items.map(({ step, items: below }) => (below ? [step, ...steps(below)] : step))
    assert.deepStrictEqual(steps(categoryMenu(all)), [
      ["timber", ["framing", ["pine", "h3"]], "cladding"],
      "timber-tools"
    ])
  })

  it("[ENT-09] says of each its name, and its banner and class where it has them", () => {
    const marked = categoryMenu(all, {
      hasBanner: (slug) => slug === "timber",
      className: (slug) => (slug === "timber-tools" ? "sale" : "")
    })
    assert.deepInclude(marked[0], { step: "timber", name: "The timber", hasBanner: true })
    assert.deepStrictEqual(marked[1], { step: "timber-tools", name: "The timber-tools", custom_class: "sale" })
  })
})
