/** What the product's page says of collecting at my store, drawn as the shop draws it. */
import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it } from "vitest"
import type { ProductDetail, Variation } from "../../core/catalogue/product/product-detail.ts"
import { exampleBranches } from "../../fixtures/branches.ts"
import { productLd } from "../../ui/storefront/product/product-ld.ts"
import { ReadyNotice } from "../../ui/storefront/product/ready-notice.tsx"
import { StockCells } from "../../ui/storefront/product/row-stock.tsx"

const at = (name: string) => {
  const found = exampleBranches.find((one) => one.name === name)
  if (!found) throw new Error(`There is no store ${name}`)
  return found
}
const stocked = (branchId: number) =>
  ({
    sku: "A",
    stockMode: "normal",
    stockCode: 2,
    flags: { isClearance: false },
    pricing: {},
    stock: [{ branchId, available: 90 }]
  }) as unknown as Variation
const nine = Date.parse("2026-11-23T09:00:00+11:00")
const text = (html: string) =>
  html
    .replace(/<[^>]*>/g, "")
    .replace(/\u00a0/g, " ")
    .trim()

const notice = (store: string, now: number) => {
  const branch = at(store)
  return text(renderToStaticMarkup(<ReadyNotice variations={[stocked(branch.id)]} branch={branch} now={now} />))
}
const row = (store: string, now: number) => {
  const branch = at(store)
  const variation = stocked(branch.id)
  const cells = <StockCells row={{ key: "A", variation }} branch={branch} now={now} pieces={1} />
  return text(
    renderToStaticMarkup(
      <table>
        <tbody>
          <tr>{cells}</tr>
        </tbody>
      </table>
    )
  )
}

const soldOut = {
  sku: "A",
  pricing: {},
  stockMode: "clearance",
  stockCode: 8,
  flags: { isClearance: true },
  stock: []
} as unknown as Variation
const cellsOf = (variation: Variation, pieces: number) =>
  text(
    renderToStaticMarkup(
      <table>
        <tbody>
          <tr>
            <StockCells row={{ key: "A", variation }} branch={at("Rowville")} now={nine} pieces={pieces} />
          </tr>
        </tbody>
      </table>
    )
  )

describe("The product's page", () => {
  it("[STK-04] says of clearance that it is sold out, or how many are left, and never that it is ordered in", () => {
    expect(cellsOf(soldOut, 1)).toBe("Sold outSold out")
    expect(cellsOf({ ...soldOut, stock: [{ branchId: 31, available: 3 }] }, 4)).toBe("Limited stock · 3 left3 left")
    for (const branch of [at("Rowville"), undefined])
      expect(text(renderToStaticMarkup(<ReadyNotice variations={[soldOut]} branch={branch} now={nine} />))).toBe(
        "Sold out. We won&#x27;t get more in."
      )
  })

  it("[STK-04] tells search engines that clearance of which none is left is sold out, and of the rest what is there or ordered in", () => {
    const pricing = { linePrice: 100 }
    const told = (availableStock: object, ...variations: ReadonlyArray<Variation>) =>
      productLd("https://lineal.example", {
        attributes: {},
        images: {},
        availableStock,
        variations: variations.map((variation) => ({ ...variation, pricing }))
      } as unknown as ProductDetail).offers?.availability.replace("https://schema.org/", "")
    const ordered = { ...soldOut, stockMode: "special-order" } as Variation
    expect([told({}, soldOut), told({}, soldOut, ordered), told({}, ordered), told({ 31: 3 }, soldOut)]).toEqual([
      "SoldOut",
      "BackOrder",
      "BackOrder",
      "InStock"
    ])
  })

  it("[STK-04] speaks of what can still be had where one of its sizes is sold out", () => {
    const ordered = { ...soldOut, stockMode: "special-order" } as Variation
    for (const variations of [
      [soldOut, ordered],
      [ordered, soldOut]
    ])
      expect(
        text(renderToStaticMarkup(<ReadyNotice variations={variations} branch={at("Rowville")} now={nine} />))
      ).toContain("Ready")
  })

  it("[STK-03] promises what was typed for the day when the last of it is there, not for that of the soonest size", () => {
    const branch = at("Rowville")
    const [here, elsewhere] = [stocked(branch.id), stocked(34)]
    const promise = (...pieces: ReadonlyArray<number>) => {
      const wanted = [here, elsewhere]
        .map((variation, place) => ({ variation, pieces: pieces[place] ?? 0 }))
        .filter((line) => line.pieces > 0)
      const variations = [here, elsewhere]
      return text(
        renderToStaticMarkup(<ReadyNotice variations={variations} branch={branch} now={nine} wanted={wanted} />)
      )
    }
    expect(promise()).toContain("Ready today after 1 pm, Rowville")
    expect(promise(40)).toContain("Ready today after 1 pm, Rowville")
    expect(promise(40, 40)).toBe("Ready from Mon 30 Nov, Rowville")
    expect(promise(91)).toBe("Ready from Mon 7 Dec, Rowville")
    // Of what can't be had at all its row tells.
    expect(
      text(
        renderToStaticMarkup(
          <ReadyNotice variations={[here]} branch={branch} now={nine} wanted={[{ variation: soldOut, pieces: 1 }]} />
        )
      )
    ).toContain("Ready today after 1 pm, Rowville")
  })

  it("[DEL-04] promises no pickup at a store that hands nothing over, in the notice and in each row", () => {
    expect(notice("Laverton", nine)).toContain("No click and collect at Laverton.")
    expect(row("Laverton", nine)).toMatch(/90 in stock.*No click and collect$/)
    expect(notice("Laverton", nine) + row("Laverton", nine)).not.toMatch(/today|Ready/)
  })

  it("[STK-03] says an hour and a cut-off that agree, before the doors open and after", () => {
    expect(notice("Rowville", nine)).toBe(
      "Ready today after 1 pm, Rowville Order in the next 1 h 5 min to collect it today."
    )
    expect(notice("Rowville", Date.parse("2026-11-23T01:48:00+11:00"))).toBe("Ready today after 8:30 am, Rowville")
    expect(row("Rowville", nine)).toContain("Today after 1 pm")
  })
})
