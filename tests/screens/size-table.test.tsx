/** The size table of a product, drawn as its page draws it: what stands in the place of a box where nothing can be bought. */
import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it } from "vitest"
import { createShopClient } from "../../adapters/client.ts"
import { leadVariation, stockedLead } from "../../core/catalogue/product/lead-variation.ts"
import type { ProductDetail, Variation } from "../../core/catalogue/product/product-detail.ts"
import { cartItemOf } from "../../core/ordering/cart/cart-item-of.ts"
import type { PricedLine } from "../../core/pricing/price.ts"
import { unitCodes, unitLabels } from "../../core/units/unit.ts"
import { lineName } from "../../ui/cart/line-name.ts"
import { createViewModels, ViewModelsProvider } from "../../ui/session/view-models.tsx"
import { PriceHead } from "../../ui/storefront/product/price-head.tsx"
import { ProductViewModel } from "../../ui/storefront/product/product.view-model.ts"
import { PriceCells, pieceCents } from "../../ui/storefront/product/row-price.tsx"
import { columnValue } from "../../ui/storefront/product/row-words.ts"
import { FindSize } from "../../ui/storefront/product/size-finder.tsx"
import { stockOf } from "../../ui/storefront/product/size-rows.ts"
import { SizeTable } from "../../ui/storefront/product/size-table.tsx"

const { viewModels, shop } = createViewModels(
  createShopClient({ fetch: () => Promise.reject(new Error("gone")), search: () => ({}), origin: "http://localhost" })
)

const pricing: PricedLine = {
  sku: "A",
  qty: 1,
  unitPrice: 1000,
  linePrice: 1000,
  lineGst: 91,
  baseUnitPrice: 1000,
  baseLinePrice: 1000,
  baseLineGst: 91,
  customerUnitGst: 91,
  defaultUnitPrice: 1000,
  incGst: true,
  hasBulkBuy: false,
  volumeDiscounts: []
} as unknown as PricedLine

const variation = (sku: string, more: Partial<Variation> = {}): Variation => ({
  sku,
  name: `Bolt ${sku}`,
  attributes: { pack: `Box of ${sku}` },
  uom: "EA",
  factor: 1,
  tallies: [],
  weightGrams: 10,
  stockMode: "normal",
  stockCode: 0,
  flags: { timberTally: false, isRandomLength: false, isClearance: false, specialOrder: false, limitedStock: false },
  pricing,
  stock: [{ branchId: 25, available: 40 }],
  ...more
})

const { pricing: _, ...unpriced } = variation("30")

const product: ProductDetail = {
  id: "P1",
  slug: "bolt",
  sku: "10",
  name: "Bolt",
  description: "",
  categories: [],
  attributes: {},
  options: ["pack"],
  shape: "bolt",
  documents: [],
  isHardware: true,
  isDangerous: false,
  isTimber: false,
  isTally: false,
  isRandomLength: false,
  lengths: [],
  variations: [variation("10"), variation("20", { stockMode: "clearance", stock: [] }), unpriced],
  availableStock: {},
  lengthStock: {},
  images: { main: "P1", variations: {}, further: {} }
}

const model = new ProductViewModel(product, shop.requestPrice, viewModels.cart)
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim()
const tableOf = (shown: ProductViewModel) =>
  renderToStaticMarkup(
    <ViewModelsProvider models={viewModels}>
      <SizeTable
        model={shown}
        branch={undefined}
        shop={{ phone: "(03) 7010 0100", quoteFrom: 1000 } as Parameters<typeof SizeTable>[0]["shop"]}
        now={0}
      />
    </ViewModelsProvider>
  )
const headOf = (shown: ProductViewModel) =>
  renderToStaticMarkup(
    <ViewModelsProvider models={viewModels}>
      <PriceHead model={shown} />
    </ViewModelsProvider>
  )
const rows = [...tableOf(model).matchAll(/<tr.*?<\/tr>/gs)].map(([row]) => row).slice(1)

describe("the heads of the size table", () => {
  const { pricing: __, ...noPrice } = variation("9", { stock: [] })
  const priced = (sku: string, unitPrice: number, available: number): Variation =>
    variation(sku, { pricing: { ...pricing, unitPrice }, stock: [{ branchId: 25, available }] })
  const sorted = {
    ...product,
    variations: [priced("100", 900, 3), noPrice, priced("20", 1500, 80), priced("3", 1500, 8)]
  }

  /** Where the arrow stands, and the rows by their stock numbers. */
  const shown = (page: ProductViewModel) => {
    const html = tableOf(page)
    return [
      /aria-sort="(\w+)"[^>]*><button[^>]*>([^<]+)/.exec(html)?.slice(1).reverse().join(" "),
      page.visibleRows.map(({ variation: { sku } }) => sku).join(" ")
    ]
  }
  it("[EXP-28] put its rows in order by size, price and stock, up and down, and say so", () => {
    const page = new ProductViewModel(sorted, shop.requestPrice, viewModels.cart)
    expect(shown(page)).toEqual([undefined, "100 9 20 3"])
    page.sortBy("Pack", (row) => columnValue(row, "pack", false))
    expect(shown(page)).toEqual(["Pack ascending", "3 9 20 100"])
    page.sortBy("Pack", (row) => columnValue(row, "pack", false))
    expect(shown(page)).toEqual(["Pack descending", "100 20 9 3"])
    page.sortBy("Price", (row) => pieceCents(row, viewModels.prices))
    expect(shown(page)).toEqual(["Price ascending", "100 20 3 9"])
    page.sortBy("All stores", (row) => stockOf(row, undefined, 1).available)
    expect(shown(page)).toEqual(["All stores ascending", "9 100 3 20"])
  })
})

describe("a row of the size table", () => {
  it("[PDP-01] has a box where it can be bought, and the reason in its place where it can't", () => {
    expect(rows.map((row) => row.includes("<input"))).toEqual([true, false, false])
    expect(rows[1]).toContain("We won&#x27;t get more in.")
    expect(rows[2]).toMatch(/Not sold online\. Call.*href="tel:0370100100".*\(03\) 7010 0100/)
    expect(rows[0]).not.toMatch(/Not sold online|get more in/)
  })

  it("[PDP-01] that can't be bought is asked no price for, whatever was typed into it", () => {
    for (const [place, asked] of [true, false, false].entries()) {
      const row = model.rows[place]
      if (!row) throw new Error("no row")
      model.type(row, "2")
      expect([place, model.request(row) !== undefined, model.problemIn(row)]).toEqual([place, asked, undefined])
    }
  })
})

describe("the choices over a long size table", () => {
  it("[STK-05] keep each value in sight, switched off where no size has it beside what is picked, with the reason", () => {
    const sized = (sku: string, lengthMm: number, pack: string) => variation(sku, { attributes: { lengthMm, pack } })
    const page = new ProductViewModel(
      {
        ...product,
        options: ["lengthMm", "pack"],
        variations: [sized("A", 25, "Each"), sized("B", 25, "Box of 100"), sized("C", 50, "Each")]
      },
      shop.requestPrice,
      viewModels.cart
    )
    page.finder.pick("pack", "Box of 100")
    const html = renderToStaticMarkup(<FindSize model={page} />)
    const options = [...html.matchAll(/<option value="([^"]+)"([^>]*)>([^<]*)</g)].map(([, , is = "", text]) => [
      text,
      is.trim()
    ])
    expect(options).toEqual([
      ["25 mm", ""],
      ["50 mm (not made in Box of 100)", 'disabled=""'],
      ["Each", ""],
      ["Box of 100", 'selected=""']
    ])
  })
})

describe("the unit and the length of a size", () => {
  const only = (more: Partial<Variation>, of: Partial<ProductDetail> = {}) =>
    new ProductViewModel({ ...product, ...of, variations: [variation("10", more)] }, shop.requestPrice, viewModels.cart)
  /** The unit over the column of boxes. */
  const chosenUnit = (html: string) => textOf(/<span class="[^"]*unit[^"]*">.*?<\/span>/.exec(html)?.[0] ?? "")

  it.each(unitCodes.filter((code) => code !== "LM" && code !== "STICK"))(
    "[UOM-01] %s stands over the boxes as it is chosen, in the row as on a card, and at the top as on its page",
    (uom) => {
      const { selector, card, product: page } = unitLabels(uom)
      const model = only({ uom })
      const html = tableOf(model)
      expect(chosenUnit(html)).toBe(selector.many)
      expect(textOf(html)).toContain(`$10.00 / ${card.one}`)
      expect(textOf(headOf(model))).toContain(`$10.00 / ${page.one}`)
    }
  )

  it("[UOM-01] [GST-03] timber costs so much a metre and a stick, and says that GST is in it, before anything is chosen", () => {
    const model = only({ uom: "LM", factor: 2.4, length: 2.4 }, { isTimber: true, options: ["length"] })
    expect(textOf(headOf(model))).toBe("$10.00 / m $24.00 per 2.4 m stick incl. GST")
  })

  it("[UOM-01] timber is chosen in sticks or lineal metres, by their labels", () => {
    const model = only({ uom: "LM", factor: 5.4, length: 5.4 }, { isTimber: true, options: ["length"] })
    const buttons = (html: string) =>
      [...html.matchAll(/<button[^>]*aria-pressed="(true|false)"[^>]*>([^<]*)/g)].map(([, is, text]) => [text, is])
    expect([buttons(tableOf(model)), chosenUnit(tableOf(model))]).toEqual([
      [
        ["Sticks", "true"],
        ["Lineal metres", "false"]
      ],
      "Sticks"
    ])
    model.choosePurchaseUnit("LM")
    expect(chosenUnit(tableOf(model))).toBe("Lineal metres")
  })

  it.each<[number, boolean, boolean]>([
    [1, true, false],
    [2.4, true, true],
    [1, false, true]
  ])("[UOM-04] a length of %d m, random %s, is shown: %s", (length, isRandomLength, isShown) => {
    const flags = { ...variation("10").flags, isRandomLength }
    const model = only({ uom: "LM", factor: 1, flags, lengths: [length] }, { isTimber: true })
    const written = `${length.toFixed(1)} m`
    const [row] = model.rows
    expect(textOf(tableOf(model)).includes(written)).toBe(isShown)
    expect(textOf(headOf(model)).includes(`${written} stick`)).toBe(isShown)
    const line = cartItemOf(model.product, row!.variation, { sku: "10", qty: 1, uom: "STICK|1", length }, pricing)
    const plain = lineName(line).replaceAll("\u00a0", " ")
    expect(plain).toBe(isShown ? `Bolt Box of 10, ${written}` : "Bolt Box of 10")
  })
})

describe("a product of which no size is in hand", () => {
  const held = [{ branchId: 25, available: 3 }]
  const sized = (...variations: ReadonlyArray<Variation>) =>
    new ProductViewModel({ ...product, variations }, shop.requestPrice, viewModels.cart)
  const ofMode = (sku: string, cents: number, stock: Variation["stock"], stockMode: Variation["stockMode"]) =>
    variation(sku, { stock, stockMode, pricing: { ...pricing, unitPrice: cents, defaultUnitPrice: cents } })

  it("[PRC-09] [STK-01] opens on the cheapest, of equal prices on one that a store has, and is a special order only where no store has any", () => {
    const toOrder = ofMode("XS", 1000, [], "special-order")
    const kept = ofMode("S", 1000, held, "normal")
    const dearer = ofMode("M", 1500, held, "normal")
    for (const [variations, price, mode] of [
      [[toOrder, kept], kept, kept],
      [[toOrder, dearer], toOrder, dearer],
      [[toOrder, { ...unpriced, stock: held }], toOrder, "unpriced"],
      [[toOrder, ofMode("M", 1500, [], "normal")], toOrder, toOrder]
    ] as const) {
      expect(leadVariation(variations)).toBe(price)
      expect(stockedLead(variations)).toEqual(mode === "unpriced" ? variations[1] : mode)
    }
    expect([leadVariation([]), stockedLead([])]).toEqual([undefined, undefined])
    const volume = { ...pricing, volumeDiscounts: [{ quantityBreak: 5, unitPriceFromBulkBuy: 9, unitPriceExcGst: 8 }] }
    const page = sized(
      { ...toOrder, pricing: volume, attributes: { pack: "XS" } },
      { ...kept, pricing: volume, attributes: { pack: "S" } }
    )
    expect(textOf(headOf(page))).toContain("Volume prices for S")
  })
})

describe("what a size costs", () => {
  const breaksAt = (unitPrice: number, ...breaks: ReadonlyArray<readonly [from: number, price: number]>) =>
    ({
      ...pricing,
      unitPrice,
      defaultUnitPrice: unitPrice,
      hasBulkBuy: true,
      volumeDiscounts: breaks.map(([quantityBreak, price]) => ({
        quantityBreak,
        unitPriceFromBulkBuy: price,
        unitPriceExcGst: price
      }))
    }) as PricedLine
  const sized: ProductDetail = {
    ...product,
    variations: [
      variation("10", { pricing: breaksAt(1000, [5, 900]) }),
      variation("20", { pricing: breaksAt(2000, [5, 1800], [10, 1500]) })
    ]
  }
  const pageOf = () => {
    const page = new ProductViewModel(sized, shop.requestPrice, viewModels.cart)
    const [small, large] = page.rows
    if (!small || !large) throw new Error("no rows")
    return { page, small, large }
  }
  const shown = (page: ProductViewModel) => {
    const drawn = renderToStaticMarkup(
      <ViewModelsProvider models={viewModels}>
        <PriceHead model={page} />
        <table>
          <tbody>
            {page.rows.map((row) => (
              <tr key={row.key}>
                <PriceCells row={row} isTimber={false} quantity={page.quantity(row)} />
              </tr>
            ))}
          </tbody>
        </table>
      </ViewModelsProvider>
    )
    const [head = "", ...cells] = drawn.split('data-testid="row-price"')
    return { head: textOf(head), cells: cells.map((cell) => /\$[\d.,]+/.exec(textOf(cell))?.[0]) }
  }

  it("[PRC-02] [PRC-08] stands at the top for the size in hand alone, with its own volume prices, and moves with what is wanted of it", () => {
    const { page, small, large } = pageOf()
    const atRest = shown(page)
    expect(atRest.head).toMatch(/^from \$10\.00/)
    expect(atRest.head).toMatch(/\/ each incl\. GST Volume prices for .*under 5 \$10\.00 from 5 \$9\.00/)
    expect(atRest.head).not.toMatch(/\$18\.00|\$15\.00/)
    page.touch(large)
    expect(shown(page).head).toMatch(/^\$20\.00/)
    for (const price of ["$18.00", "$15.00"]) expect(shown(page).head).toContain(price)
    expect(shown(page).head).not.toContain("$9.00")
    page.type(large, "10")
    expect(shown(page).head).toMatch(/^\$15\.00/)
    page.type(small, "4")
    expect(shown(page).head).toMatch(/^\$10\.00.*1 more and you pay \$9\.00/)
  })

  it("[PRC-02] [PRC-08] in its row is what is paid at the quantity that stands there", () => {
    const { page, large } = pageOf()
    expect(shown(page).cells).toEqual(["$10.00", "$20.00"])
    page.type(large, "5")
    expect(shown(page).cells).toEqual(["$10.00", "$18.00"])
    page.type(large, "12")
    expect(shown(page).cells).toEqual(["$10.00", "$15.00"])
  })
})
