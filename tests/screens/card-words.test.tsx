/** What a card and a row of a list say of a product, drawn as the shop draws them. */

import { readFileSync } from "node:fs"
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router"
import { runInAction } from "mobx"
import type { ReactElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it } from "vitest"
import { nullStore } from "../../adapters/browser/null-store.ts"
import { createShopClient } from "../../adapters/client.ts"
import type { CardProduct } from "../../core/catalogue/search/search-product.ts"
import type { CartItem } from "../../core/ordering/cart/cart-item.ts"
import type { PriceAnswer, PricedLine } from "../../core/pricing/price.ts"
import { OwnPricesViewModel } from "../../ui/session/own-prices.view-model.ts"
import { createViewModels, ViewModelsProvider } from "../../ui/session/view-models.tsx"
import { BannerFlag, CardPrice, InCart, ProductCard } from "../../ui/storefront/cards/product-card.tsx"
import { Facets } from "../../ui/storefront/listing/facets.tsx"
import { parseListing } from "../../ui/storefront/listing/listing-address.ts"
import { StockCell } from "../../ui/storefront/listing/stock-cell.tsx"
import { dana } from "../core/account/buyers.ts"

const { viewModels } = createViewModels(
  createShopClient({ fetch: () => Promise.reject(new Error("gone")), search: () => ({}), origin: "http://localhost" })
)
const said = (element: ReactElement) =>
  renderToStaticMarkup(<ViewModelsProvider models={viewModels}>{element}</ViewModelsProvider>).replace(/<[^>]*>/g, "")

const product = (branch: Record<string, number>): CardProduct => ({
  objectID: "A",
  sku: "A",
  title: "90 × 45 framing",
  slug: "90-x-45-framing",
  imageId: "1",
  sizeText: "",
  uom: "EA",
  reviews: { avgRating: 0, reviewCount: 0 },
  basePricing: {
    skuRetailIncGst: 1000,
    hasBulkDiscounts: false,
    webProductLowest: { sku: "A", price: 1000 },
    webProductHighest: { sku: "A", price: 1000 }
  },
  stocks: { branch, timber: 0 },
  deliveryOptions: { uber: false },
  flags: { timberTally: false },
  limitedStock: true,
  specialOrder: true,
  isClearance: false,
  isRestocked: true,
  sizeCount: 1
})

describe("the banner", () => {
  it("[CARD-02] of limited stock is called so, however much of it there is", () => {
    for (const branch of [{}, { 25: 0 }, { 25: 3 }])
      expect(said(<BannerFlag banner="limitedStock" product={product(branch)} />)).toBe("Limited stock")
  })

  it("[CARD-02] of what is bought in bulk says from what price, in its unit, and none that is no lower", () => {
    const flag = (bulkUnitPrice?: number) => {
      const { basePricing, ...rest } = product({})
      const card = { ...rest, uom: "LM", basePricing: { ...basePricing, ...(bulkUnitPrice ? { bulkUnitPrice } : {}) } }
      return said(<BannerFlag banner="bulkBuy" product={card} />)
    }
    expect([flag(570), flag(999), flag(1000), flag()]).toEqual([
      "Bulk buy from $5.70 / m",
      "Bulk buy from $9.99 / m",
      "Bulk buy",
      "Bulk buy"
    ])
  })
})

describe("the mark of what is in the cart", () => {
  const line = (slug: string, qty: number, length?: number) =>
    ({ erpId: slug, qty, ...(length ? { length } : {}), product: { slug, isTimber: length !== undefined } }) as CartItem

  it("counts the pieces of all sizes of the card's own product, sticks of timber, and is not there for none", () => {
    const { slug } = product({})
    const mark = () => said(<InCart slug={slug} />)
    expect(mark()).toBe("")
    const hold = (items: ReadonlyArray<CartItem>) =>
      runInAction(() => {
        viewModels.cart.items = items
      })
    hold([line("other", 9), line(slug, 10.8, 5.4), line(slug, 7.2, 2.4)])
    expect(mark()).toBe("In cart: 5")
    hold([line("other", 9)])
    expect(mark()).toBe("")
  })
})

describe("a customer's own price on a card", () => {
  const ownPrice: PricedLine = {
    id: "A",
    sku: "A",
    qty: 1,
    unitPrice: 850,
    linePrice: 850,
    lineGst: 77,
    customerUnitGst: 77,
    baseUnitPrice: 850,
    baseLinePrice: 850,
    baseLineGst: 77,
    defaultUnitPrice: 850,
    incGst: true,
    hasDiscount: false,
    hasBulkBuy: false,
    volumeDiscounts: [],
    webProductLowest: { sku: "A", price: 850 },
    webProductHighest: { sku: "A", price: 850 },
    expires: Number.MAX_SAFE_INTEGER
  }
  /** The price area as it is drawn while the shop's answer is that. */
  const areaWith = async (answer: PriceAnswer | undefined) => {
    const prices = new OwnPricesViewModel({
      requestPrice: () => (answer ? Promise.resolve(answer) : new Promise(() => undefined)),
      setBuyer: () => undefined,
      store: async () => nullStore()
    })
    prices.setBuyer({ ...dana, showsExGst: false })
    const asked = prices.requestPrice({ sku: "A", qty: 1, uom: "EA|1" })
    if (answer) await asked
    return renderToStaticMarkup(
      <ViewModelsProvider models={{ ...viewModels, prices }}>
        <CardPrice product={product({})} />
      </ViewModelsProvider>
    )
  }

  it("[CARD-03] has a spinner in its place while it is on its way, then is the price, or a blank area where it can't be had", async () => {
    expect(await areaWith(undefined)).toMatch(/^<p class="[^"]*\bawaited" aria-busy="true"/)
    const failed = await areaWith({ error: true, msg: "error fetching price", id: "A", qty: 1 })
    expect(failed).toMatch(/^<p class="[^"]*\bblank" aria-busy="false"/)
    const priced = await areaWith(ownPrice)
    expect(priced).toMatch(/^<p class="[^"]* " aria-busy="false"/)
    expect(priced).toContain("$8.50")
    const styles = readFileSync("ui/shell/parts.css", "utf8")
    expect(styles).toMatch(/\.blank,\s*\.awaited \{\s*visibility: hidden;/)
    expect(styles).toMatch(/\.awaited::after \{[^}]*visibility: visible;[^}]*animation: awaited-turn/)
  })
})

describe("a row's stock", () => {
  const cell = (branch: Record<string, number>, branchId?: number, isRestocked = true) =>
    said(
      <table>
        <tbody>
          <tr>
            <StockCell product={{ ...product(branch), isRestocked }} branchId={branchId} />
          </tr>
        </tbody>
      </table>
    )

  it("[CARD-01] is what my store has", () => expect(cell({ 25: 1240, 31: 7 }, 25)).toBe("1,240"))
  it("[CARD-01] is what the other stores have where mine has none, and says that it is", () =>
    expect(cell({ 31: 1240 }, 25)).toBe("In Stock online (1,240)"))
  it("[CARD-01] is what all have while no store is chosen", () => expect(cell({ 25: 1000, 31: 7 })).toBe("1,007"))
  it("[STK-04] is ordered in or sold out where nobody has any", () =>
    expect([cell({}, 25), cell({}, 25, false), cell({}), cell({}, undefined, false)]).toEqual([
      "Order in · 2–4 weeks",
      "Sold out",
      "Order in · 2–4 weeks",
      "Sold out"
    ]))
})

/** On a page, where links lead somewhere. */
const drawnPage = async (element: ReactElement): Promise<string> => {
  const component = () => <ViewModelsProvider models={viewModels}>{element}</ViewModelsProvider>
  const router = createRouter({
    routeTree: createRootRoute({ component }),
    history: createMemoryHistory({ initialEntries: ["/"] })
  })
  await router.load()
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

it("[CARD-04] a card is 180 px high at the least; its title is cut after two lines and read out whole", async () => {
  const title =
    "A name that goes on for much longer than the two lines that a card has for it, and then some more of it"
  const html = await drawnPage(<ProductCard product={{ ...product({ 25: 3 }), title }} />)
  expect(html).toMatch(new RegExp(`<h3 title="${title}"><a [^>]*href="/p/90-x-45-framing"[^>]*>${title}</a></h3>`))
  const sheet = readFileSync("ui/storefront/cards/product-card.module.css", "utf8")
  expect(/\n {2}\.card \{([^}]*)\}/.exec(sheet)?.[1]).toContain("min-height: 18rem")
  const heading = /\n {2}\.text h3 \{([^}]*)\}/.exec(sheet)?.[1]
  for (const fact of ["-webkit-line-clamp: 2", "overflow: hidden"]) expect(heading).toContain(fact)
})

it("[CARD-01] [CARD-03] a card is enough to choose by: its picture, its sizes, its price with its unit and GST, my store's stock, one banner, and how many the cart holds", async () => {
  const card = { ...product({ 25: 3 }), sizeText: "2.4 – 6.0 m", sizeCount: 6, uom: "LM" }
  const linesIn = async () => {
    const html = await drawnPage(<ProductCard product={card} branchId={25} branchName="Rowville" />)
    expect(html).toContain('<img src="/media/internal/1/400.webp" alt="" width="400" height="300"')
    return html.split(/<[^>]*>/).filter(Boolean)
  }
  const words = [card.title, "2.4 – 6.0 m", "$10.00", " / m", "includes GST", "Limited stock · 3 left", " · Rowville"]
  expect(await linesIn()).toEqual(["Limited stock", ...words])
  runInAction(() => {
    viewModels.cart.items = [{ erpId: "A", qty: 12, product: { slug: card.slug, isTimber: false } } as CartItem]
  })
  expect(await linesIn()).toEqual(["Limited stock", "In cart: 12", ...words])
})

describe("the filters of a list", () => {
  const values = (count: number, chosen = -1) =>
    Array.from({ length: count }, (_, place) => ({
      value: `${place}`,
      count: 1,
      ...(place === chosen ? { chosen: true as const } : {})
    }))
  const facets = ["section", "length", "grade", "treatment", "brand", "material", "profile", "finish"].map(
    (name, place) => ({
      name,
      label: name,
      values: values(place === 0 ? 10 : 2, name === "finish" ? 0 : -1)
    })
  )
  const linksOf = async (isWhole: boolean) =>
    (await drawnPage(<Facets facets={facets} listing={parseListing({})} count={9} isWhole={isWhole} />)).match(/<a /g)
      ?.length

  it("that are folded away are on a page that the server makes, and elsewhere drawn when they are opened; a chosen one is never folded", async () => {
    expect(await linksOf(true)).toBe(10 + 7 * 2)
    expect(await linksOf(false)).toBe(8 + 5 * 2 + 2)
  })

  it("each value stands there with its number; one that is left nothing leads nowhere, unless it is to be let go", async () => {
    const treatment = {
      name: "treatment",
      label: "Treatment",
      values: [
        { value: "H3", count: 2 },
        { value: "H4", count: 0 },
        { value: "H5", count: 0, chosen: true as const }
      ]
    }
    const html = await drawnPage(<Facets facets={[treatment]} listing={parseListing({})} count={2} isWhole />)
    const rows = [...html.matchAll(/<li>(.*?)<\/li>/gs)].map(([, row = ""]) => [
      row.includes("<a "),
      row.replace(/<[^>]*>/g, "")
    ])
    expect(rows).toEqual([
      [true, "H3 2"],
      [false, "H4 0"],
      [true, "H5 0"]
    ])
  })
})
