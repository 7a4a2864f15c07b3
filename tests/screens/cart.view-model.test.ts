/** The cart over the real shop: kept, shared, priced, and never lost. */

import "fake-indexeddb/auto"
import { Dexie } from "dexie"
import { IDBFactory, IDBObjectStore } from "fake-indexeddb"
import fc from "fast-check"
import { when } from "mobx"
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import type { ShopClient } from "../../adapters/client.ts"
import type { ProductDetail } from "../../core/catalogue/product/product-detail.ts"
import type { CartItem } from "../../core/ordering/cart/cart-item.ts"
import { cartItemOf } from "../../core/ordering/cart/cart-item-of.ts"
import { addAtOnce } from "../../ui/cart/add-at-once.ts"
import { CartViewModel } from "../../ui/cart/cart.view-model.ts"
import type { NewCartItem } from "../../ui/cart/new-cart-item.ts"
import { Analytics, type AnalyticsEvent } from "../../ui/shell/background/analytics.ts"
import { followCart } from "../../ui/shell/background/cart-analytics.ts"
import { sizeRows } from "../../ui/storefront/product/size-rows.ts"
import { checkoutPageWords } from "../../ui/words/checkout.ts"
import { losePrices, restorePrices } from "../postgres/lost-prices.ts"
import { noticesOn } from "./cart-notices.tsx"
import {
  advanceWhile,
  cartWith,
  chargedAmount,
  createShopBrowser,
  freezeFakeClock,
  lineAt,
  morning,
  newCartItem,
  newCartItemByMetre,
  rowOf,
  sampleProducts,
  startFakeClock,
  waitForPrices
} from "./shop-browser.ts"

const { page, product, kept, write, count, prices, database } = createShopBrowser()

let timber: ProductDetail
let box: ProductDetail
beforeAll(async () => {
  ;[timber, box] = await Promise.all([product(sampleProducts.timber), product(sampleProducts.box)])
})
const sticks = (qty = 7, place = 0) => newCartItem(timber, rowOf(timber, place), qty)
const boxes = (qty = 2) => newCartItem(box, rowOf(box), qty)

afterEach(() => {
  vi.restoreAllMocks()
  startFakeClock()
})

/** A page whose answers about prices wait until they are let through, in any order. */
const slowly = (shop: ShopClient) => {
  const held: Array<() => void> = []
  const price: ShopClient["requestPrice"] = async (request) => {
    const answer = await shop.requestPrice(request)
    await new Promise<void>((resolve) => held.push(resolve))
    return answer
  }
  return { held, shop: { ...shop, requestPrice: price } }
}
const heldUp = (held: ReadonlyArray<unknown>, many: number) => vi.waitFor(() => expect(held.length).toBe(many))

describe("a line", () => {
  it("[ENT-06] holds everything about what was chosen, with the server's price", async () => {
    const row = rowOf(timber, 2)
    const cart = await cartWith(page(), [sticks(7, 2)])
    const { length = 0, sku, attributes } = row.variation
    const [pricing] = await prices([sticks(7, 2).request])
    const total =
      Object.values(timber.availableStock).length > 0 &&
      row.variation.stock.reduce((sum, one) => sum + one.available, 0)
    expect(cart.items).toEqual([
      {
        productId: timber.id,
        erpId: sku,
        attribute1: `${Number(attributes.length).toFixed(1)} m`,
        length,
        uom: "STICK",
        conversionFactor: length,
        qty: Math.round(7 * length * 100) / 100,
        qtyRaw: 7,
        pricing,
        variation: { id: sku, attributes: { length: `${Number(attributes.length).toFixed(1)} m` } },
        product: {
          slug: timber.slug,
          name: timber.name,
          imageId: timber.images.main,
          isHardware: false,
          isTimber: true,
          weightGrams: row.variation.weightGrams
        },
        isSubmitValid: true,
        inventory: {
          isClearance: false,
          isRandomLength: false,
          isTally: false,
          limitedStock: false,
          specialOrder: row.variation.stockMode === "special-order",
          stock: total,
          timberStock: total,
          stockStatus: total ? "in stock" : "special order",
          tallies: []
        }
      }
    ])
  })

  it("[ENT-06] has an attribute for each option, in the product's order", async () => {
    const many = await product(sampleProducts.options)
    const cart = await cartWith(page(), [newCartItem(many, rowOf(many, 1), 3)])
    const item = lineAt(cart, 0)
    const named = [item.attribute1, item.attribute2, item.attribute3, item.attribute4].filter(
      (one) => one !== undefined
    )
    expect(named).toEqual(Object.values(item.variation.attributes))
    expect(Object.keys(item.variation.attributes)).toEqual(many.options)
    expect(named.length).toBeGreaterThan(1)
    expect(item).toMatchObject({
      qty: 3,
      qtyRaw: 3,
      conversionFactor: 1,
      uom: many.variations[1]?.uom,
      isSubmitValid: true
    })
    expect(item.inventory.timberStock).toBe(0)
  })

  it.each(["randomLength", "tally"] as const)(
    "[ENT-06] of %s goods has the chosen length, and the stock of that length",
    async (kind) => {
      const mixed = await product(sampleProducts[kind])
      const row = rowOf(mixed, 1)
      const cart = await cartWith(page(), [newCartItem(mixed, row, 4)])
      const stock = row.variation.stock
        .filter(({ length }) => length === row.length)
        .reduce((sum, one) => sum + one.available, 0)
      expect(lineAt(cart, 0)).toMatchObject({
        length: row.length,
        conversionFactor: row.length,
        qty: Math.round((row.length ?? 0) * 400) / 100,
        inventory: {
          isRandomLength: kind === "randomLength",
          isTally: kind === "tally",
          stock,
          tallies: row.variation.tallies
        }
      })
      expect(cart.problemOf(lineAt(cart, 0))).toBeUndefined()
    }
  )
})

describe("the same line", () => {
  it("[CART-01] is that of one number, its options, length and unit: more of it joins it, anything else is a line of its own", async () => {
    const mixed = await product(sampleProducts.randomLength)
    const [short, long] = sizeRows(mixed)
    const [variation] = timber.variations
    if (!short || !long || !variation) expect.fail("Nothing comes in two lengths")
    expect([short.variation.sku, short.length]).not.toEqual([long.variation.sku, long.length])
    const cart = await cartWith(page(), [
      sticks(2),
      sticks(1, 1),
      newCartItemByMetre(timber, variation, variation.factor * 4),
      newCartItem(mixed, short, 1),
      newCartItem(mixed, long, 1),
      sticks(3),
      newCartItem(mixed, long, 5)
    ])
    expect(cart.items.map(({ erpId, uom, length, qtyRaw }) => [erpId, uom, length, qtyRaw])).toEqual([
      [variation.sku, "STICK", variation.length, 5],
      [timber.variations[1]?.sku, "STICK", timber.variations[1]?.length, 1],
      [variation.sku, "LM", variation.length, variation.factor * 4],
      [short.variation.sku, "STICK", short.length, 1],
      [long.variation.sku, "STICK", long.length, 6]
    ])
  })
})

describe("what the cart comes to", () => {
  it("[CART-03] is what the server asks for its lines, to the cent, whatever is in it", async () => {
    const products = await Promise.all(Object.values(sampleProducts).map(product))
    const rows = products.flatMap((one) => sizeRows(one).map((row) => ({ one, row })))
    const wanted = fc.record({ place: fc.nat(rows.length - 1), qty: fc.integer({ min: 1, max: 400 }) })
    const carts = fc.uniqueArray(wanted, { minLength: 1, maxLength: 12, selector: ({ place }) => place })
    await fc.assert(
      fc.asyncProperty(carts, async (all) => {
        const chosen = all.flatMap(({ place, qty }): ReadonlyArray<NewCartItem> => {
          const found = rows[place]
          return found ? [newCartItem(found.one, found.row, qty)] : []
        })
        const shop = page()
        const before = new CartViewModel(shop)
        await before.restore()
        await before.clear()
        const cart = await cartWith(shop, chosen)
        const paid = (await prices(chosen.map(({ request }) => request))).map(chargedAmount)
        const sum = (of: "total" | "gst") => paid.reduce((all, one) => all + one[of], 0)
        expect(cart.totals).toMatchObject({
          itemsCount: chosen.length,
          subtotal: sum("total"),
          total: sum("total"),
          gst: sum("gst")
        })
      }),
      { numRuns: 25 }
    )
  })

  it("changes with a line's quantity as the server says, over its volume breaks", async () => {
    const cart = await cartWith(page(), [sticks(1)])
    for (const qty of [2, 11, 60, 3]) {
      expect(await cart.changeQuantity(lineAt(cart, 0), qty)).toBeUndefined()
      const [answer] = await prices([sticks(qty).request])
      expect(lineAt(cart, 0).pricing).toEqual(answer)
      expect(cart.totals.total).toBe(chargedAmount(answer).total)
    }
  })

  it("counts metres in whole sticks", async () => {
    const [variation] = timber.variations
    const length = variation?.length ?? 0
    const cart = await cartWith(page(), [
      newCartItemByMetre(timber, variation as NonNullable<typeof variation>, length * 2 + 0.01)
    ])
    const item = lineAt(cart, 0)
    const metres = Math.round(length * 300) / 100
    expect([item.uom, item.qtyRaw, item.qty]).toEqual(["LM", metres, metres])
    expect(cart.totals.total).toBe(chargedAmount((await prices([sticks(3).request]))[0]).total)
  })
})

describe("every change is kept", () => {
  const same = async (cart: CartViewModel) => expect(await kept("cart")).toEqual(cart.items)

  it("[CART-04] [CART-08] when something is added, changed, priced anew or taken out", async () => {
    const cart = await cartWith(page(), [sticks(7)])
    expect(cart.items).toHaveLength(1)
    await same(cart)
    await cart.add([boxes(2), sticks(1)])
    await waitForPrices(cart)
    expect(cart.items.map(({ qtyRaw }) => qtyRaw)).toEqual([8, 2])
    await same(cart)

    await cart.changeQuantity(lineAt(cart, 1), 5)
    expect(lineAt(cart, 1)).toMatchObject({ qty: 5, qtyRaw: 5 })
    await same(cart)

    const { erpId, pricing } = lineAt(cart, 1)
    await database.query("UPDATE price SET retail_cents = retail_cents + 7 WHERE sku = $1", [erpId])
    await cart.reprice()
    expect(lineAt(cart, 1).pricing?.defaultUnitPrice).toBe((pricing?.defaultUnitPrice ?? 0) + 7)
    await same(cart)
    await database.query("UPDATE price SET retail_cents = retail_cents - 7 WHERE sku = $1", [erpId])

    await cart.remove(lineAt(cart, 0))
    expect(cart.items).toHaveLength(1)
    await same(cart)
    await cart.clear()
    expect(await kept("cart")).toEqual([])
  })

  it("[CART-04] and restored once: every page of the browser has it, priced again, and asking twice reads once", async () => {
    const before = await cartWith(page(), [sticks(7), boxes(2)])
    const { erpId } = lineAt(before, 1)
    await database.query("UPDATE price SET retail_cents = retail_cents + 7 WHERE sku = $1", [erpId])
    const shop = page()
    const read = vi.spyOn(await shop.store(), "read")
    const after = new CartViewModel(shop)
    expect([after.isRestored, after.items]).toEqual([false, []])
    const [first, second] = [after.restore(), after.restore()]
    expect(second).toBe(first)
    await first
    await after.restore()
    expect(after.isRestored).toBe(true)
    expect(read.mock.calls.filter(([key]) => key === "cart")).toHaveLength(1)
    expect(after.items.map(({ erpId, qtyRaw }) => [erpId, qtyRaw])).toEqual(
      before.items.map(({ erpId, qtyRaw }) => [erpId, qtyRaw])
    )
    expect(lineAt(after, 0)).toEqual(lineAt(before, 0))
    expect(lineAt(after, 1).pricing?.defaultUnitPrice).toBe((lineAt(before, 1).pricing?.defaultUnitPrice ?? 0) + 7)
    await database.query("UPDATE price SET retail_cents = retail_cents - 7 WHERE sku = $1", [erpId])
  })

  it("[CART-03] [CART-08] and the count of its lines 100 ms after the last of several changes", async () => {
    const cart = await cartWith(page(), [sticks(7), boxes(2)])
    await vi.waitFor(() => expect(count()).toBe("2"))
    freezeFakeClock()
    await advanceWhile(cart.remove(lineAt(cart, 0)))
    await vi.advanceTimersByTimeAsync(60)
    await advanceWhile(cart.remove(lineAt(cart, 0)))
    await vi.advanceTimersByTimeAsync(99)
    expect([count(), cart.badge]).toEqual(["2", ""])
    await vi.advanceTimersByTimeAsync(1)
    expect(count()).toBeUndefined()
  })

  it("[CART-04] a notice of it shows for 5000 ms after adding, from the last time", async () => {
    const cart = await cartWith(page(), [boxes(1)])
    freezeFakeClock()
    await advanceWhile(cart.add([sticks(1)]), 50)
    expect(cart.notice).toBe("Added to your cart")
    await vi.advanceTimersByTimeAsync(4000)
    await advanceWhile(cart.add([sticks(1), boxes(1)]), 50)
    expect(cart.notice).toBe("2 lines added to your cart")
    await vi.advanceTimersByTimeAsync(4999)
    expect(cart.notice).toBe("2 lines added to your cart")
    await vi.advanceTimersByTimeAsync(1)
    expect(cart.notice).toBeUndefined()
  })
})

describe("another tab", () => {
  it("[CART-04] sees each change", async () => {
    const [mine, other] = [new CartViewModel(page()), new CartViewModel(page())]
    await Promise.all([mine.restore(), other.restore()])
    await mine.add([sticks(7)])
    await waitForPrices(mine)
    await when(() => other.items.length === 1 && other.items[0]?.pricing !== undefined)
    await other.add([boxes(2)])
    await waitForPrices(other)
    await when(() => mine.items.length === 2)
    await mine.changeQuantity(lineAt(mine, 0), 9)
    await when(() => other.items[0]?.qtyRaw === 9 && other.items[0].pricing !== undefined)
    await other.remove(lineAt(other, 1))
    await when(() => mine.items.length === 1)
    expect(mine.items).toEqual(other.items)
    expect(await kept("cart")).toEqual(mine.items)
  })
})

describe("a tab that is closed while its cart waits for prices", () => {
  /** What another tab has kept without a price, and this tab has been told of. */
  const closedTab = async () => {
    const mine = new CartViewModel(page())
    await mine.restore()
    freezeFakeClock()
    const never: ShopClient = { ...page(), requestPrice: () => new Promise(() => undefined) }
    const closed = new CartViewModel(never)
    const item = cartItemOf(timber, rowOf(timber).variation, sticks(7).request)
    await advanceWhile(addAtOnce(closed, [{ item, listed: undefined }]))
    await advanceWhile(when(() => mine.items.length === 1))
    return { mine, closed }
  }

  it("[CART-04] leaves the other tab's cart to ask by itself, which it does after a while and keeps nothing of", async () => {
    const { mine } = await closedTab()
    const write = vi.spyOn(IDBObjectStore.prototype, "put")
    await vi.advanceTimersByTimeAsync(2999)
    expect([lineAt(mine, 0).pricing, mine.prices.isLoading]).toEqual([undefined, false])
    await vi.advanceTimersByTimeAsync(1)
    expect(mine.prices.isLoading).toBe(true)
    await advanceWhile(waitForPrices(mine), 50)
    expect(lineAt(mine, 0).pricing).toEqual((await prices([sticks(7).request]))[0])
    expect([mine.canContinue, write.mock.calls.length]).toEqual([true, 0])
  })

  it("[CART-04] is left to price its cart where it is still open, and what it keeps later is what both show", async () => {
    const { mine, closed } = await closedTab()
    const open = new CartViewModel(page())
    const restored = open.restore()
    await advanceWhile(when(() => open.prices.isLoading))
    await advanceWhile(restored, 50)
    await advanceWhile(when(() => mine.items.some(({ pricing }) => pricing)))
    const request = vi.spyOn(mine.prices, "requestPrices")
    await vi.advanceTimersByTimeAsync(5000)
    expect(request).not.toHaveBeenCalled()
    await advanceWhile(open.remove(lineAt(open, 0)))
    await advanceWhile(when(() => mine.isEmpty && closed.isEmpty))
    expect(await kept("cart")).toEqual([])
  })
})

describe("an answer that comes late", () => {
  it("to a line that has changed since is dropped; the last one asked for stands", async () => {
    const { held, shop } = slowly(page())
    const cart = new CartViewModel(shop)
    const adding = cart.add([sticks(1)])
    await heldUp(held, 1)
    held[0]?.()
    await adding
    await heldUp(held, 2)
    held[1]?.()
    await waitForPrices(cart)
    const three = cart.changeQuantity(lineAt(cart, 0), 3)
    await heldUp(held, 3)
    const nine = cart.changeQuantity(lineAt(cart, 0), 9)
    await heldUp(held, 4)
    held[3]?.()
    await nine
    const expected = (await prices([sticks(9).request]))[0]
    expect(lineAt(cart, 0).pricing).toEqual(expected)
    expect(cart.prices.isLoading).toBe(false)
    held[2]?.()
    await three
    expect(lineAt(cart, 0)).toMatchObject({ qtyRaw: 9, pricing: expected })
  })

  it("still prices the lines that have not changed", async () => {
    await cartWith(page(), [sticks(7), boxes(2)])
    const { held, shop } = slowly(page())
    const cart = new CartViewModel(shop)
    const restoring = cart.restore()
    await heldUp(held, 2)
    for (const go of held) go()
    await restoring
    const changing = cart.changeQuantity(lineAt(cart, 0), 8)
    await heldUp(held, 4)
    await cart.remove(lineAt(cart, 1))
    for (const go of held) go()
    await changing
    expect(cart.items).toHaveLength(1)
    expect(lineAt(cart, 0).pricing).toEqual((await prices([sticks(8).request]))[0])
    expect([cart.prices.isLoading, cart.canContinue]).toEqual([false, true])
  })

  it("loses nothing that was added or taken out meanwhile", async () => {
    const cart = await cartWith(page(), [sticks(1)])
    await Promise.all([cart.add([boxes(2)]), cart.add([sticks(1, 1)]), cart.remove(lineAt(cart, 0))])
    await waitForPrices(cart)
    expect(cart.items.map(({ erpId }) => erpId).sort()).toEqual([boxes().request.sku, sticks(1, 1).request.sku].sort())
    expect(await kept("cart")).toEqual(cart.items)
  })
})

describe("a price that can't be had", () => {
  it("[PRC-07] leaves the lines as they were, says so, and goes when it can be had again", async () => {
    vi.spyOn(console, "warn").mockReturnValue(undefined)
    const cart = await cartWith(page(), [sticks(7), boxes(2)])
    const { items, totals } = cart
    await losePrices(database)
    await cart.reprice()
    expect(cart.prices.problem).toBe("error fetching price")
    expect([cart.items, cart.totals]).toEqual([items, totals])
    await cart.changeQuantity(lineAt(cart, 0), 8)
    expect(lineAt(cart, 0)).toMatchObject({ qtyRaw: 8, isSubmitValid: true })
    expect(cart.problemOf(lineAt(cart, 0))).toBe("Still loading")
    expect([cart.prices.isLoading, cart.canContinue]).toEqual([false, false])
    await restorePrices(database)
    await cart.reprice()
    expect(cart.prices.problem).toBeUndefined()
    expect(lineAt(cart, 0).pricing).toEqual((await prices([sticks(8).request]))[0])
    expect(cart.canContinue).toBe(true)
  })

  it("adds nothing, and says why", async () => {
    vi.spyOn(console, "warn").mockReturnValue(undefined)
    const cart = await cartWith(page(), [sticks(7)])
    await losePrices(database)
    expect(await cart.add([boxes(2)])).toBe("error fetching price")
    await restorePrices(database)
    expect(cart.items).toHaveLength(1)
    expect(cart.notice).toBe("Added to your cart")
    expect(await kept("cart")).toEqual(cart.items)
  })

  it("[CART-06] since a thing is no longer sold marks that line alone, until it is sold again", async () => {
    const cart = await cartWith(page(), [sticks(7), boxes(2)])
    const show = (status: string) => database.query("UPDATE product SET status = $1 WHERE id = $2", [status, box.id])
    await show("hidden")
    await cart.reprice()
    expect(cart.items.map((item) => cart.problemOf(item))).toEqual([undefined, "Product invalid"])
    expect([cart.prices.problem, cart.canContinue]).toEqual([undefined, false])
    const alone = await cartWith(page(), [])
    await alone.remove(lineAt(alone, 0))
    await alone.reprice()
    expect(alone.problemOf(lineAt(alone, 0))).toBe("Product invalid")
    await show("public")
    await alone.reprice()
    expect(alone.problemOf(lineAt(alone, 0))).toBeUndefined()
  })
})

describe("a line that can't be bought", () => {
  it("[CART-06] [MSG-04] without a unit says so: kept so by another version of the shop, or asked for so", async () => {
    const cart = await cartWith(page(), [boxes(2)])
    for (const broken of [{ uom: " " }, { conversionFactor: 0 }]) {
      await write("cart", [{ ...lineAt(cart, 0), ...broken }])
      const again = await cartWith(page(), [])
      expect(again.problemOf(lineAt(again, 0))).toBe("Unit of measure missing")
      expect(again.canContinue).toBe(false)
    }
    const unitless = { ...boxes(2), request: { ...boxes(2).request, uom: "BX" } }
    expect(await cart.add([unitless])).toBe("unit of measure missing")
  })

  it("[CART-06] [MSG-04] whose price can't be had is still loading, until it is", async () => {
    const { pricing: _, ...unpriced } = lineAt(await cartWith(page(), [boxes(2)]), 0)
    await write("cart", [unpriced])
    await losePrices(database)
    const cart = await cartWith(page(), [])
    expect([cart.problemOf(lineAt(cart, 0)), cart.canContinue]).toEqual(["Still loading", false])
    await restorePrices(database)
    await cart.reprice()
    expect([cart.problemOf(lineAt(cart, 0)), cart.canContinue]).toEqual([undefined, true])
  })
})

describe("what can't be done", () => {
  it("[CART-02] is said in its words, and changes nothing", async () => {
    const cart = await cartWith(page(), [sticks(7)])
    const { items } = cart
    const gone = { ...lineAt(cart, 0), erpId: "GONE" }
    expect(await cart.changeQuantity(lineAt(cart, 0), 0)).toBe("incorrect qty")
    expect(await cart.changeQuantity(lineAt(cart, 0), -1)).toBe("incorrect qty")
    expect(await cart.changeQuantity(lineAt(cart, 0), Number.NaN)).toBe("incorrect qty")
    expect(await cart.changeQuantity(gone, 3)).toBe("item not found")
    await cart.remove(gone)
    const wrongUnit = { ...boxes(2), request: { ...boxes(2).request, uom: "EA|1" } }
    expect(await cart.add([sticks(1), wrongUnit])).toBe("incorrect qty")
    expect(cart.items).toBe(items)
    expect(cart.removed).toBeUndefined()
  })
})

describe("a line taken out", () => {
  it("can be put back as and where it was, once", async () => {
    const cart = await cartWith(page(), [sticks(7), boxes(2)])
    const [first, second] = cart.items
    await cart.remove(first as CartItem)
    expect(cart.removed).toBe(first)
    expect(cart.totals.total).toBe(chargedAmount(second?.pricing).total)
    expect(await cart.undoRemove()).toBe(0)
    expect(cart.items).toEqual([first, second])
    expect(cart.removed).toBeUndefined()
    await cart.undoRemove()
    expect(cart.items).toHaveLength(2)
    expect(await kept("cart")).toEqual(cart.items)
  })

  it("is put back onto the same thing, where that was added again meanwhile", async () => {
    const cart = await cartWith(page(), [sticks(7)])
    await cart.remove(lineAt(cart, 0))
    await cart.add([sticks(2)])
    await cart.undoRemove()
    expect(cart.items.map(({ qtyRaw }) => qtyRaw)).toEqual([9])
    expect(lineAt(cart, 0).pricing).toEqual((await prices([sticks(9).request]))[0])
  })
})

describe("a browser that keeps nothing, or keeps nonsense", () => {
  it("[HYD-02] has a cart all the same, for as long as the page is open", async () => {
    vi.stubGlobal("BroadcastChannel", undefined)
    vi.stubGlobal("localStorage", undefined)
    const shop = page()
    const store = { ...(await shop.store()), read: async () => undefined, write: async () => false }
    const cart = await cartWith({ ...shop, store: async () => store }, [sticks(7), boxes(2)])
    expect(cart.totals.itemsCount).toBe(2)
    expect(cart.canContinue).toBe(true)
    expect(await cart.changeQuantity(lineAt(cart, 0), 8)).toBeUndefined()
    expect(await kept("cart")).toBeUndefined()
  })

  it.each<[string, unknown]>([
    ["nothing", undefined],
    ["no list", { items: [] }],
    ["a text", "[]"],
    ["lines that are none", [null, 7, "x", [], {}]],
    ["lines of another version", [{ sku: "A", quantity: 2 }]]
  ])("[HYD-02] with %s kept starts empty and works", async (_, nonsense) => {
    await write("cart", nonsense)
    const cart = await cartWith(page(), [sticks(7)])
    expect(cart.items.map(({ qtyRaw }) => qtyRaw)).toEqual([7])
    expect(await kept("cart")).toEqual(cart.items)
  })

  it("[HYD-02] keeps the lines that are whole, and prices again what lost its price", async () => {
    const { items, totals } = await cartWith(page(), [sticks(7), boxes(2)])
    const [first, second] = items
    const spoilt = (part: object) => ({ ...first, ...part })
    await write("cart", [
      spoilt({ product: undefined }),
      spoilt({ qty: "7" }),
      spoilt({ inventory: null }),
      spoilt({ pricing: { ...first?.pricing, linePrice: 12.5 } }),
      { ...second, pricing: "free" }
    ])
    const after = new CartViewModel(page())
    await after.restore()
    expect(after.items).toEqual(items)
    expect(after.totals).toEqual(totals)
  })
})

it("[CART-06] a price runs out by the shop's clock: in a browser that is a day ahead of it nothing has", async () => {
  const cart = await cartWith(page(), [sticks(7)])
  vi.setSystemTime(morning + 24 * 60 * 60 * 1000)
  expect([cart.problemOf(lineAt(cart, 0)), cart.canContinue]).toEqual(["Product expired", false])
  cart.clock.syncClock(morning)
  expect([cart.problemOf(lineAt(cart, 0)), cart.canContinue]).toEqual([undefined, true])
})

it("one can go on with a restored, priced and buyable cart only", async () => {
  const cart = new CartViewModel(page())
  expect(cart.canContinue).toBe(false)
  await cart.restore()
  expect(cart.canContinue).toBe(false)
  await cart.add([sticks(7)])
  await waitForPrices(cart)
  expect(cart.canContinue).toBe(true)
  const clearance = await product(sampleProducts.clearance)
  const row = sizeRows(clearance).find(({ variation }) => variation.flags.isClearance)
  const left = row?.variation.stock.reduce((sum, one) => sum + one.available, 0) ?? 0
  await cart.add([newCartItem(clearance, row as NonNullable<typeof row>, left + 1)])
  await waitForPrices(cart)
  expect(cart.canContinue).toBe(false)
  expect(cart.problemOf(lineAt(cart, 1))).toBe(
    `Sorry! We don't have the stock to fill your request. (remaining stock: ${left})`
  )
  vi.setSystemTime(Date.now() + 9 * 60 * 60 * 1000)
  expect(cart.problemOf(lineAt(cart, 0))).toBe("Product expired")
})

describe("a browser whose store is broken", () => {
  /** With whether it keeps a cart all the same. */
  const breaks: ReadonlyArray<readonly [name: string, breakStore: () => unknown, keeps: boolean]> = [
    ["has none", () => Object.assign(Dexie.dependencies, { indexedDB: undefined }), false],
    [
      "does not open it",
      () =>
        vi.spyOn(IDBFactory.prototype, "open").mockImplementation(() => {
          throw new DOMException("Internal error opening backing store", "UnknownError")
        }),
      false
    ],
    [
      "is full",
      () =>
        vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
          throw new DOMException("full", "QuotaExceededError")
        }),
      false
    ],
    [
      "can't be read",
      () =>
        vi.spyOn(IDBObjectStore.prototype, "get").mockImplementation(() => {
          throw new DOMException("Connection to Indexed Database server lost", "UnknownError")
        }),
      true
    ],
    [
      "has no strings either",
      () =>
        vi.stubGlobal("localStorage", {
          setItem: () => {
            throw new DOMException("no", "SecurityError")
          },
          removeItem: () => {
            throw new DOMException("no", "SecurityError")
          }
        }),
      true
    ]
  ]

  it("[F12] says nothing any more as soon as it can keep the cart", async () => {
    const full = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError")
    })
    const cart = await cartWith(page(), [sticks(7)])
    expect(noticesOn(cart)).toEqual([checkoutPageWords.notKept])
    full.mockRestore()
    await cart.changeQuantity(lineAt(cart, 0), 8)
    expect(noticesOn(cart)).toEqual([])
  })

  it.each(breaks)(
    "[F12] which %s has a cart all the same, at the server's prices, and says once that it can't keep it",
    async (name, breakStore, keeps) => {
      breakStore()
      const shop = page()
      const opened = vi.spyOn(IDBFactory.prototype, "open")
      const cart = new CartViewModel(shop)
      await cart.restore()
      expect([cart.isRestored, cart.items]).toEqual([true, []])
      expect(await cart.add([sticks(7)])).toBeUndefined()
      await waitForPrices(cart)
      expect(await cart.changeQuantity(lineAt(cart, 0), 9)).toBeUndefined()
      expect(cart.totals.total).toBe(chargedAmount((await prices([sticks(9).request]))[0]).total)
      // One notice, however often the browser refuses.
      expect([name, noticesOn(cart)]).toEqual([name, keeps ? [] : [checkoutPageWords.notKept]])
      await cart.remove(lineAt(cart, 0))
      expect(cart.items).toEqual([])
      // What does not open is not tried without an end.
      expect(opened.mock.calls.length).toBeLessThan(10)
    }
  )

  it.each<[string, unknown]>([
    ["a text", "not a cart"],
    ["numbers that are none", [{ erpId: "A", qty: Number.NaN, qtyRaw: Number.NaN }]],
    ["a name from the prototype", JSON.parse('[{"__proto__":{"polluted":true}}]')],
    ["an older version's", { version: 1, lines: [{ sku: "A", quantity: 2 }] }],
    ["nothing in a list", [null, undefined, 7]]
  ])("[F12] which holds %s for a cart begins with an empty one", async (_, junk) => {
    expect(await write("cart", junk)).toBe(true)
    const cart = new CartViewModel(page())
    await cart.restore()
    expect(cart.items).toEqual([])
    expect("polluted" in {}).toBe(false)
    expect(await cart.add([boxes(2)])).toBeUndefined()
  })

  it("[F12] which is wiped meanwhile goes on with what the page holds, and keeps it again", async () => {
    const cart = await cartWith(page(), [sticks(7)])
    Dexie.dependencies.indexedDB = new IDBFactory()
    expect(lineAt(cart, 0).qtyRaw).toBe(7)
    await cart.add([boxes(2)])
    await waitForPrices(cart)
    expect(cart.items).toHaveLength(2)
    const next = new CartViewModel(page())
    await next.restore()
    expect(next.isRestored).toBe(true)
  })
})

it("[CART-05] analytics is told of what comes into the cart and goes out of it, once it may be, and of nothing else", async () => {
  await cartWith(page(), [sticks(7)])
  const told: Array<AnalyticsEvent> = []
  const analytics = new Analytics({
    open: () => undefined,
    push: (event) => void told.push(event),
    close: () => undefined
  })
  const cart = new CartViewModel(page())
  let isHidden = false
  const stop = followCart(cart, analytics, () => isHidden)
  await cart.restore()
  await waitForPrices(cart)
  await cart.add([boxes(2)])
  expect(told).toEqual([])
  analytics.setGranted(true)
  await cart.add([boxes(3)])
  const [stickLine, boxLine] = [lineAt(cart, 0), lineAt(cart, 1)]
  await cart.changeQuantity(boxLine, 1)
  await cart.changeQuantity(stickLine, 9)
  await cart.remove(lineAt(cart, 0))
  await waitForPrices(cart)
  const box = { sku: boxLine.erpId, name: boxLine.product.name, unit: boxLine.uom }
  const stick = { sku: stickLine.erpId, name: stickLine.product.name, unit: "STICK" }
  const expected = [
    { event: "add_to_cart", ...box, quantity: 3 },
    { event: "remove_from_cart", ...box, quantity: 4 },
    { event: "add_to_cart", ...stick, quantity: 2 },
    { event: "remove_from_cart", ...stick, quantity: 9 }
  ]
  expect(told).toEqual(expected)
  isHidden = true
  await cart.clear()
  stop()
  isHidden = false
  await cart.add([boxes(1)])
  expect(told).toEqual(expected)
})
