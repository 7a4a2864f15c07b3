/** The catalogue and the branches as they are kept. */

import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { catalogueLayer } from "../../adapters/storage/catalogue/catalogue.ts"
import { branchesLayer } from "../../adapters/storage/stores/branches.ts"
import { Catalogue } from "../../core/catalogue/catalogue.port.ts"
import type { Product } from "../../core/catalogue/product/product.ts"
import { Branches } from "../../core/stores/branches.port.ts"
import { Unavailable } from "../../core/unavailable.schema.ts"
import { testDatabase } from "../postgres/database.ts"
import { smallShop } from "../postgres/small-shop.ts"

const database = testDatabase("small")

const ask = <A, E>(work: (catalogue: Catalogue["Service"]) => Effect.Effect<A, E>) =>
  Effect.runPromise(
    Effect.gen(function* () {
      return yield* work(yield* Catalogue)
    }).pipe(Effect.provide(catalogueLayer), Effect.provide(database.layer(2)))
  )

const nameOf = new Map(smallShop.categories.map(({ slug, name }) => [slug, name]))
const steps = (category: string) =>
  category
    .split("/")
    .map((_, level, all) => all.slice(0, level + 1).join("/"))
    .map((slug) => ({ slug, name: nameOf.get(slug) }))

describe("a product", () => {
  it("is exactly what the merchant handed over, with its category's steps", async () => {
    const found = await ask((catalogue) => catalogue.byId(smallShop.products.map(({ id }) => id)))
    expect(found.size).toBe(smallShop.products.length)
    for (const product of smallShop.products) {
      // What it is for and how well it sells is read by the search alone.
      const { jobs: _jobs, ...shown } = product
      const variants = product.variants.map(({ sales: _sales, ...variant }) => variant)
      const categories = steps(product.category)
      expect(found.get(product.id), product.name).toEqual({ ...shown, variants, categories })
    }
  })

  it("is found by its slug and by any of its skus", async () => {
    const [product] = smallShop.products.filter(({ variants }) => variants.length > 2)
    const [first, second] = product?.variants ?? []
    const bySlug = await ask((catalogue) => catalogue.bySlug([product?.slug ?? "", "no-such-thing"]))
    expect([...bySlug.entries()].map(([slug, { id }]) => [slug, id])).toEqual([[product?.slug, product?.id]])
    const bySku = await ask((catalogue) => catalogue.bySku([first?.sku ?? "", second?.sku ?? "", "NO-SUCH-SKU"]))
    expect([...bySku.keys()].sort()).toEqual([first?.sku, second?.sku].sort())
    expect(bySku.get(second?.sku ?? "")?.id).toBe(product?.id)
  })

  it("[CHK-05] is known to an order by what its lines freeze", async () => {
    const frozen = smallShop.products.flatMap(({ id: productId, slug, isHardware, isDangerous, variants }) =>
      variants.map(
        ({
          sku,
          name,
          attributes,
          weightGrams,
          length,
          dimensions,
          isTally,
          uom,
          factor,
          step,
          isRandomLength,
          lengths
        }) => ({
          ...{ productId, slug, isHardware, isDangerous, sku, name, attributes, weightGrams, uom, factor },
          isRandomLength: isRandomLength ?? false,
          ...(lengths ? { lengths } : {}),
          ...(step === undefined ? {} : { step }),
          longestMm: Math.max(...Object.values(dimensions)),
          ...(isTally ? { isTally } : {}),
          ...(length === undefined ? {} : { length })
        })
      )
    )
    const found = await ask((catalogue) => catalogue.snapshots([...frozen.map(({ sku }) => sku), "NO-SUCH-SKU"]))
    expect([...found.values()].sort((a, b) => (a.sku < b.sku ? -1 : 1))).toEqual(
      frozen.sort((a, b) => (a.sku < b.sku ? -1 : 1))
    )
  })

  const inAnyAnswer = async ({ id, slug, variants }: Product) => {
    const answers = [
      await ask((catalogue) => catalogue.byId([id])),
      await ask((catalogue) => catalogue.bySlug([slug])),
      await ask((catalogue) => catalogue.bySku(variants.map(({ sku }) => sku))),
      await ask((catalogue) => catalogue.snapshots(variants.map(({ sku }) => sku)))
    ]
    return answers.some((answer) => answer.size > 0)
  }

  it("[T60] that is hidden is in no answer, and in no count or sitemap", async () => {
    const [hidden] = smallShop.products
    if (!hidden) throw new Error("There are no products")
    expect(await inAnyAnswer(hidden)).toBe(true)
    await database.query("UPDATE product SET status = 'hidden' WHERE id = $1", [hidden.id])
    expect(await inAnyAnswer(hidden)).toBe(false)
    expect(await ask((catalogue) => catalogue.slugs)).not.toContain(hidden.slug)
  })

  it("[T60] [PDP-01] without anything to buy is in no answer; beside others a variant without a price stays, listed at nothing", async () => {
    const [unpriced, partly] = smallShop.products.slice(1).filter(({ variants }) => variants.length > 1)
    if (!unpriced || !partly) throw new Error("There are too few products")
    await database.query("DELETE FROM price WHERE sku IN (SELECT erp_id FROM sku WHERE product_id = $1)", [unpriced.id])
    expect(await inAnyAnswer(unpriced)).toBe(false)
    await database.query("DELETE FROM price WHERE sku = $1", [partly.variants[0]?.sku])
    const found = await ask((catalogue) => catalogue.byId([partly.id]))
    expect(found.get(partly.id)?.variants.map(({ sku, retail }) => [sku, retail])).toEqual(
      partly.variants.map(({ sku, retail }, place) => [sku, place === 0 ? 0 : retail])
    )
    const [alone] = partly.variants
    expect((await ask((catalogue) => catalogue.snapshots([alone?.sku ?? ""]))).size).toBe(0)
  })
})

describe("the categories", () => {
  it("come parents first, siblings in order, each counting what is on show in it and below", async () => {
    const found = await ask((catalogue) => catalogue.categories)
    const shown = new Set(await ask((catalogue) => catalogue.slugs))
    expect([...found.keys()].sort()).toEqual(smallShop.categories.map(({ slug }) => slug).sort())
    const seen = new Set<string>()
    for (const category of found.values()) {
      const parent = category.slug.split("/").slice(0, -1).join("/")
      expect(parent === "" || seen.has(parent), category.slug).toBe(true)
      seen.add(category.slug)
      const inside = smallShop.products.filter(
        (product) => shown.has(product.slug) && `${product.category}/`.startsWith(`${category.slug}/`)
      )
      expect(category.productCount, category.slug).toBe(inside.length)
      expect(category.path, category.slug).toEqual(steps(category.slug))
    }
    const tops = [...found.values()].filter(({ slug }) => !slug.includes("/")).map(({ slug }) => slug)
    expect(tops).toEqual(smallShop.categories.filter(({ slug }) => !slug.includes("/")).map(({ slug }) => slug))
  })
})

it("[ENT-10] [STK-06] the branches come by name, whole", async () => {
  const all = await Effect.runPromise(
    Effect.gen(function* () {
      return yield* (yield* Branches).all
    }).pipe(Effect.provide(branchesLayer), Effect.provide(database.layer(2)))
  )
  expect(all).toEqual(smallShop.branches.toSorted((a, b) => (a.name < b.name ? -1 : 1)))
})

it("a catalogue that cannot be read is an error, not an empty shop", async () => {
  await database.query("ALTER TABLE price RENAME TO lost")
  await expect(ask((catalogue) => catalogue.byId(["P1"]))).rejects.toBeInstanceOf(Unavailable)
  await database.query("ALTER TABLE lost RENAME TO price")
})
