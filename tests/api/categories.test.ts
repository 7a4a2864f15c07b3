/** The calls about categories, and the browser's way to ask for one. */
import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { CategoryDetailSchema } from "../../core/catalogue/product/product-detail.schema.ts"
import type { CategoryDetail } from "../../core/catalogue/product/product-detail.ts"
import { fetchCategory } from "../../ui/storefront/category/fetch-category.ts"
import { smallShop } from "../postgres/small-shop.ts"
import { dataOf, expectFailure } from "./failures.ts"
import { shopUnderTest } from "./shop-under-test.ts"

const { call, client, database } = shopUnderTest()
const names = new Map(smallShop.categories.map(({ slug, name }) => [slug, name]))
const ownFilters = new Map(smallShop.categories.map(({ slug, filters }) => [slug, filters]))

const decoded = Schema.decodeUnknownSync(CategoryDetailSchema, { onExcessProperty: "error" })

const inside = (slug: string) =>
  smallShop.products.filter(({ category }) => `${category}/`.startsWith(`${slug}/`)).length
const link = (slug: string) => ({
  id: slug,
  name: names.get(slug),
  slug,
  url: `/c/${slug}`,
  image: `category-${slug.replaceAll("/", "--")}`,
  productCount: inside(slug)
})
const filtersOf = (slug: string) =>
  slug
    .split("/")
    .map((_, level, steps) => ownFilters.get(steps.slice(0, level + 1).join("/")))
    .findLast((filters) => filters !== undefined)
const detail = ({ slug, description }: (typeof smallShop.categories)[number]) => ({
  ...link(slug),
  description,
  hasBanner: slug === "fixings",
  custom_class: "",
  filters: filtersOf(slug),
  path: slug.split("/").map((_, level, steps) => {
    const step = steps.slice(0, level + 1).join("/")
    return { slug: step, name: names.get(step) }
  }),
  items: smallShop.categories
    .filter((one) => one.slug.split("/").slice(0, -1).join("/") === slug)
    .toSorted((a, b) => a.position - b.position)
    .map((one) => link(one.slug))
})

describe("GET /api/product-categories/{id}", () => {
  it("[CALL-24] [ENT-09] [PDP-02] [FIL-01] answers every category of the tree by its whole slug, at /c/{slug}, with those below", async () => {
    for (const category of smallShop.categories) {
      const found = decoded(dataOf(await call("GET", `/api/product-categories/${encodeURIComponent(category.slug)}`)))
      expect(found, category.slug).toEqual(detail(category))
    }
    expect(Math.max(...smallShop.categories.map(({ slug }) => slug.split("/").length))).toBeGreaterThan(2)
  })

  it("[CALL-24] an unknown one is 404, also where its parent is known or where none could be so long", async () => {
    for (const slug of ["nowhere", "timber/nowhere", "Timber", "timber/", "x".repeat(300), "x".repeat(301)])
      expectFailure(await call("GET", `/api/product-categories/${encodeURIComponent(slug)}`), 404, "NOT_FOUND")
  })

  it("[CALL-24] categories that can't be read are an answer of 503", async () => {
    await database.query("ALTER TABLE search_change RENAME TO lost")
    expectFailure(await call("GET", "/api/product-categories/timber"), 503, "UNAVAILABLE")
    await database.query("ALTER TABLE lost RENAME TO search_change")
  })
})

it("[ENT-09] GET /api/product-categories answers those at the top, in order", async () => {
  const tops = smallShop.categories
    .filter(({ slug }) => !slug.includes("/"))
    .toSorted((a, b) => a.position - b.position)
  const found = dataOf(await call("GET", "/api/product-categories"))
  expect(found).toEqual(tops.map(detail))
  expect(tops.length).toBeGreaterThan(5)
  // The answer is kept as text for as long as the tree is the same, and no longer.
  const named = async () => (dataOf(await call("GET", "/api/product-categories")) as typeof tops)[0]?.name
  await database.query("UPDATE category SET name = 'Sticks' WHERE slug = $1", [tops[0]?.slug])
  const renamed = await named()
  await database.query("UPDATE category SET name = $1 WHERE slug = $2", [tops[0]?.name, tops[0]?.slug])
  expect([renamed, await named()]).toEqual(["Sticks", tops[0]?.name])
})

describe("GET /api/category-menu", () => {
  it("[HDR-03] [HDR-07] answers the whole tree at once", async () => {
    const answer = await call("GET", "/api/category-menu")
    type Item = { readonly step: string; readonly name: string; readonly items?: ReadonlyArray<Item> }
    const slugs = (items: ReadonlyArray<Item>, above: string): ReadonlyArray<string> =>
      items.flatMap(({ step, items: below = [] }) => [above + step, ...slugs(below, `${above + step}/`)])
    const shown = smallShop.categories.map(({ slug }) => slug).filter((slug) => inside(slug) > 0)
    expect(slugs(dataOf(answer) as ReadonlyArray<Item>, "").toSorted()).toEqual(shown.toSorted())
    expect(JSON.stringify(dataOf(answer)).length).toBeLessThan(shown.length * 160)
  })
})

describe("a page asks for its category", () => {
  it("[PDP-02] by the slug in its address", async () => {
    const answer = await fetchCategory(client().call, "timber/framing")
    expect(answer.ok && (answer.data as CategoryDetail).name).toBe(names.get("timber/framing"))
  })

  it("[PDP-02] and without a slug asks nothing, and says so", async () => {
    const asked: Array<string> = []
    const answer = await fetchCategory(client((address) => asked.push(address)).call, "")
    expect(answer).toMatchObject({ ok: false, error: true, msg: "missing category id" })
    expect(asked).toEqual([])
  })

  it("[PDP-02] and hears error true with the message where it could not be had", async () => {
    const { call: ask } = client()
    expect(await fetchCategory(ask, "nowhere")).toEqual({
      ok: false,
      error: true,
      status: 404,
      code: "NOT_FOUND",
      msg: "That category could not be found."
    })
    await database.query("ALTER TABLE search_change RENAME TO lost")
    expect(await fetchCategory(ask, "timber")).toMatchObject({
      ok: false,
      error: true,
      status: 503,
      msg: expect.stringContaining("try again")
    })
    await database.query("ALTER TABLE lost RENAME TO search_change")
  })
})
