/** Every page of the shop is whole: it wakes up without a warning, says who it is, and everyone can use it. */
import { describe, expect, it } from "vitest"
import { openPage } from "./browser.ts"
import { expectSoundPage, factsOf } from "./page-checks.ts"
import { categories, kindsOfProduct, queryShop } from "./shop-database.ts"
import { visitors } from "./visitors.ts"

const { visit, origin } = visitors()

describe("plain pages", () => {
  it.each(["/", "/stores", "/track-order", "/terms", "/privacy", "/returns", "/checkout/cart"])("%s", async (path) => {
    const { page } = await visit()
    await openPage(page, path)
    await expectSoundPage(page, origin() + path)
  })

  it("a store", async () => {
    const [store] = await queryShop<{ slug: string; name: string }>("SELECT slug, name FROM branch ORDER BY id LIMIT 1")
    const { page } = await visit()
    await openPage(page, `/stores/${store?.slug}`)
    await expectSoundPage(page, `${origin()}/stores/${store?.slug}`)
    expect(await factsOf(page)).toMatchObject([{ "@type": "HardwareStore", name: `${store?.name} store` }])
  })
})

describe("shelves", () => {
  it.each(["top", "deep"] as const)("a category: %s", async (which) => {
    const { [which]: slug } = await categories()
    const { page } = await visit()
    await openPage(page, `/c/${slug}`)
    await expectSoundPage(page, `${origin()}/c/${slug}`)
    expect(await factsOf(page)).toMatchObject([
      { "@type": "BreadcrumbList", itemListElement: slug.split("/").map((_, step) => ({ position: step + 1 })) }
    ])
  })

  it.each([
    ["results", "/search?query=90x45+h3"],
    ["results as a table", "/search?query=90x45+h3&view=table"],
    ["no results", "/search?query=zzqqxx"]
  ])("a search with %s", async (_, path) => {
    const { page } = await visit()
    await openPage(page, path)
    await expectSoundPage(page, `${origin()}/search`)
  })
})

describe("products", () => {
  it.each(["timber in lengths", "timber in mixed lengths", "one variant", "colours", "many variants"] as const)(
    "%s",
    async (kind) => {
      const { [kind]: slug } = await kindsOfProduct()
      const { page } = await visit()
      await openPage(page, `/p/${slug}`)
      const name = await page.locator("h1").textContent()
      const [product, crumbs] = await factsOf(page)
      const url = `${origin()}/p/${slug}`
      expect(product).toMatchObject({ "@type": "Product", name, url, offers: { priceCurrency: "AUD" } })
      expect(crumbs).toMatchObject({ "@type": "BreadcrumbList" })
      await expectSoundPage(page, url)
    }
  )
})
