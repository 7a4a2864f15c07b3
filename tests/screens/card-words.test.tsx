/** What a card and a row of a list say of a product, drawn as the shop draws them. */
import type { ReactElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it } from "vitest"
import { createShopClient } from "../../adapters/client.ts"
import type { CardProduct } from "../../core/catalogue/search/search-product.ts"
import { createViewModels, ViewModelsProvider } from "../../ui/session/view-models.tsx"
import { BannerFlag } from "../../ui/storefront/cards/product-card.tsx"
import { StockCell } from "../../ui/storefront/listing/listing-table.tsx"

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
      "Ordered in, 2–4 weeks",
      "Sold out",
      "Ordered in, 2–4 weeks",
      "Sold out"
    ]))
})
