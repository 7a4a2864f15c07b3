/** The cart's rules, on a stick of timber, a random length and a box of screws. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import {
  addToCart,
  type Cart,
  canContinue,
  cartBadge,
  cartKey,
  cartTotals,
  changeQuantity,
  lineProblem,
  priceRequestOf,
  removeFromCart
} from "../../../../core/ordering/cart/cart.ts"
import type { CartItem } from "../../../../core/ordering/cart/cart-item.ts"
import { isPriced, type ListedPrice, type PricedLine } from "../../../../core/pricing/price.ts"
import { priceLine } from "../../../../core/pricing/price-line.ts"
import { box, guest, loyalty, monday, stick } from "../../pricing/listed.ts"
import { metres, screws, timber } from "./lines.ts"

const random: CartItem = {
  ...timber,
  length: 3.3,
  conversionFactor: 3.3,
  qty: 6.6,
  qtyRaw: 2,
  inventory: { ...timber.inventory, isRandomLength: true }
}

const { length: _none, ...unmeasured } = timber
const bare: CartItem = { ...unmeasured, conversionFactor: 1 }

const price = (item: CartItem, listed: ListedPrice, terms: Parameters<typeof priceLine>[2] = guest): PricedLine => {
  const answer = priceLine(listed, priceRequestOf(item), terms, monday)
  if (!isPriced(answer)) throw new Error(answer.msg)
  return answer
}
const priced = (item: CartItem, listed: ListedPrice): CartItem => ({ ...item, pricing: price(item, listed) })

const cartOf = (...items: ReadonlyArray<CartItem>): Cart =>
  items.reduce<Cart>((cart, item) => {
    const added = addToCart(cart, item)
    if (!added.ok) throw new Error(added.msg)
    return added.cart
  }, [])
const cartAfter = (result: ReturnType<typeof addToCart>): Cart => {
  if (!result.ok) throw new Error(result.msg)
  return result.cart
}
const quantities = (cart: Cart) => cart.map(({ qtyRaw, qty }) => [qtyRaw, qty])

describe("The identity of a line", () => {
  it("[CART-01] is erpId, the four attributes, length and unit, in lower case", () => {
    assert.strictEqual(
      cartKey(timber),
      cartKey({ ...timber, erpId: "h3-90x45-5.4", attribute1: "5.4 M", uom: "stick" })
    )
    const another: CartItem = { ...timber, qtyRaw: 1, productId: "other" }
    assert.strictEqual(cartKey(timber), cartKey(another))
  })
  it.each<readonly [string, Partial<CartItem>]>([
    ["erpId", { erpId: "OTHER" }],
    ["attribute1", { attribute1: "other" }],
    ["attribute2", { attribute2: "other" }],
    ["attribute3", { attribute3: "other" }],
    ["attribute4", { attribute4: "other" }],
    ["length", { length: 4.8 }],
    ["uom", { uom: "LM" }]
  ])("[CART-01] another %s is another line", (_, other) =>
    assert.notStrictEqual(cartKey({ ...timber, ...other }), cartKey(timber))
  )

  it("[CART-01] parts never run into one another, and a key is never empty", () => {
    const { attribute1: _, length: _length, ...plain } = timber
    const key = (attribute1: string, attribute2: string) => cartKey({ ...plain, attribute1, attribute2 })
    assert.notStrictEqual(key("ab", "c"), key("a", "bc"))
    assert.notStrictEqual(cartKey({ ...plain, attribute1: "x" }), cartKey({ ...plain, attribute2: "x" }))
    assert.isAbove(cartKey({ erpId: "", uom: "" }).length, 0)
  })
  it("[CART-01] two things have one key only if all their parts are the same but for capitals", () => {
    // Few letters and many quotes and commas, so that parts that only look joined are met often.
    const part = fc.string({ unit: fc.constantFrom("a", "B", '"', ",", "\\", "[", "n"), maxLength: 3 })
    const identity = fc.record(
      {
        erpId: part,
        attribute1: part,
        attribute2: part,
        attribute3: part,
        attribute4: part,
        length: fc.constantFrom(1, 2.4),
        uom: part
      },
      { requiredKeys: ["erpId", "uom"] }
    )
    const names = ["erpId", "attribute1", "attribute2", "attribute3", "attribute4", "length", "uom"] as const
    fc.assert(
      fc.property(identity, identity, (left, right) => {
        const same = names.every((name) => String(left[name]).toLowerCase() === String(right[name]).toLowerCase())
        assert.strictEqual(cartKey(left) === cartKey(right), same)
      })
    )
  })
})

describe("Adding", () => {
  it("[CART-02] a new line starts valid with none and gets the quantity", () => {
    const [line] = cartOf({ ...timber, qty: 99, isSubmitValid: false })
    assert.deepStrictEqual([line?.qtyRaw, line?.qty, line?.isSubmitValid], [7, 37.8, true])
  })
  it("[CART-02] the same thing again adds to its line; another unit is another line", () => {
    assert.deepStrictEqual(quantities(cartOf(timber, timber, screws, { ...timber, qtyRaw: 1 })), [
      [15, 81],
      [2, 2]
    ])
    assert.deepStrictEqual(quantities(cartOf(timber, metres)), [
      [7, 37.8],
      [37.8, 37.8]
    ])
  })
  it("[UOM-03] metres go in as whole sticks, each time", () => {
    const one = { ...metres, qtyRaw: 1 }
    assert.deepStrictEqual(quantities(cartOf(one)), [[5.4, 5.4]])
    assert.deepStrictEqual(quantities(cartOf(one, one)), [[10.8, 10.8]])
  })
  it("[CART-02] without an erp id: 'need erp id'", () => {
    assert.deepStrictEqual(addToCart([], { ...screws, erpId: "" }), { ok: false, msg: "need erp id" })
    assert.deepStrictEqual(addToCart([], { ...screws, erpId: "  " }), { ok: false, msg: "need erp id" })
  })
  it("[QTY-01] a part of a box: what the next right quantity is, when adding and when changing", () => {
    const msg = "Sold in whole units. The next right quantity is 2."
    assert.deepStrictEqual(addToCart([], { ...screws, qtyRaw: 1.5 }), { ok: false, msg })
    assert.deepStrictEqual(changeQuantity([screws], cartKey(screws), 1.5), { ok: false, msg })
    const byWeight = { ...screws, uom: "KG", qtyRaw: 1.5 }
    assert.deepStrictEqual(quantities(cartOf(byWeight, byWeight)), [[3, 3]])
    const step = { ...byWeight, product: { ...screws.product, step: 0.25 } }
    assert.deepStrictEqual(addToCart([], { ...step, qtyRaw: 1.6 }), {
      ok: false,
      msg: "Sold in steps of 0.25. The next right quantity is 1.75."
    })
  })
  it.each([0, -1, Number.NaN, 1e12])("[UOM-04] a quantity of %d: 'incorrect qty'", (qtyRaw) =>
    assert.deepStrictEqual(addToCart([], { ...screws, qtyRaw }), { ok: false, msg: "incorrect qty" })
  )
  it("[UOM-04] above 0 and below 1 becomes 1", () =>
    assert.deepStrictEqual(quantities(cartOf({ ...screws, qtyRaw: 0.2 })), [[1, 1]]))

  it("a price stays only while it is the price of the line's quantity", () => {
    const line = priced(screws, box)
    assert.strictEqual(cartOf(line)[0]?.pricing, line.pricing)
    assert.isUndefined(cartOf(line, line)[0]?.pricing)
  })
})

describe("Changing and removing", () => {
  const cart = cartOf(timber, screws, metres)
  it("[CART-02] sets the quantity of one line and leaves the others", () => {
    assert.deepStrictEqual(quantities(cartAfter(changeQuantity(cart, cartKey(timber), 10))), [
      [10, 54],
      [2, 2],
      [37.8, 37.8]
    ])
    assert.deepStrictEqual(quantities(cartAfter(changeQuantity(cart, cartKey(metres), 12)))[2], [16.2, 16.2])
  })
  it.each([0, -1, Number.NaN])("[CART-02] to %d: 'incorrect qty'", (qty) =>
    assert.deepStrictEqual(changeQuantity(cart, cartKey(screws), qty), { ok: false, msg: "incorrect qty" })
  )
  it("[CART-02] takes a line out", () =>
    assert.deepStrictEqual(cartAfter(removeFromCart(cart, cartKey(screws))).map(cartKey), [
      cartKey(timber),
      cartKey(metres)
    ]))
  it("[CART-02] a missing line: 'item not found'", () => {
    const missing = { ok: false, msg: "item not found" } as const
    assert.deepStrictEqual(changeQuantity(cart, cartKey(random), 1), missing)
    assert.deepStrictEqual(removeFromCart(cart, cartKey(random)), missing)
    assert.deepStrictEqual(removeFromCart([], cartKey(screws)), missing)
  })
})

describe("Any run of adding, changing and removing", () => {
  const things = [timber, metres, random, screws]
  const step = fc.record({
    what: fc.constantFrom("add", "change", "remove"),
    thing: fc.integer({ min: 0, max: things.length - 1 }),
    qty: fc.integer({ min: -2, max: 40 })
  })
  it("[CART-02] keeps one line per thing, each with a quantity that can be bought, in the order they came", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const cart = steps.reduce<Cart>((before, { what, thing, qty }) => {
          const item = { ...(things[thing] ?? screws), qtyRaw: qty }
          const key = cartKey(item)
          const result =
            what === "add"
              ? addToCart(before, item)
              : what === "change"
                ? changeQuantity(before, key, qty)
                : removeFromCart(before, key)
          if (!result.ok) return before
          const kept = before.map(cartKey).filter((one) => what !== "remove" || one !== key)
          assert.deepStrictEqual(result.cart.map(cartKey).slice(0, kept.length), kept)
          return result.cart
        }, [])
        assert.strictEqual(new Set(cart.map(cartKey)).size, cart.length)
        for (const line of cart) {
          assert.isAbove(line.qty, 0)
          if (line.product.isTimber)
            assert.strictEqual(Math.round(line.qty * 100) % Math.round((line.length ?? 1) * 100), 0)
          const listed = {
            ...stick,
            uom: line.product.isTimber ? "LM" : line.uom,
            factor: line.length ?? 1,
            isRandomLength: line.inventory.isRandomLength
          }
          assert.strictEqual(price(line, listed).qty, line.qty)
        }
      })
    )
  })
})

describe("What the server is asked", () => {
  it("is the quantity as entered, in the chosen unit, with the length only where lengths are mixed", () => {
    assert.deepStrictEqual(priceRequestOf(timber), { sku: "H3-90X45-5.4", qty: 7, uom: "STICK|5.4" })
    assert.deepStrictEqual(priceRequestOf(metres), { sku: "H3-90X45-5.4", qty: 37.8, uom: "LM|1" })
    assert.deepStrictEqual(priceRequestOf(random), { sku: "H3-90X45-5.4", qty: 2, length: 3.3, uom: "STICK|3.3" })
    assert.deepStrictEqual(priceRequestOf(screws), { sku: "SCREWS", qty: 2, uom: "BX|1" })
  })
})

describe("What the cart comes to", () => {
  const volume = { ...stick, volumeBreaks: [{ quantityBreak: 30, unitPrice: 900 }] }
  it("[CART-03] items count, subtotal, GST, total and savings, at what is paid", () =>
    assert.deepStrictEqual(cartTotals([priced(timber, volume), { ...screws, pricing: price(screws, box, loyalty) }]), {
      itemsCount: 2,
      subtotal: 34_020 + 1900,
      gst: 3093 + 173,
      total: 35_920,
      savings: 3780 + 100
    }))
  it("[CART-03] savings are never negative: a price above retail saves nothing", () => {
    const dear = priced(screws, { ...box, promotion: { price: 1200, from: "2026-11-01", to: "2026-11-30" } })
    assert.strictEqual(cartTotals([dear]).savings, 0)
    assert.strictEqual(cartTotals([dear, priced(timber, volume)]).savings, 3780)
  })
  it("[CART-03] lines are counted, not pieces, and an empty cart is nothing", () => {
    assert.strictEqual(cartTotals([timber, screws]).itemsCount, 2)
    assert.deepStrictEqual(cartTotals([]), { itemsCount: 0, subtotal: 0, gst: 0, total: 0, savings: 0 })
  })
  it.each([
    [0, ""],
    [1, "1"],
    [9, "9"],
    [10, "9+"],
    [99, "9+"]
  ])("[CART-03] the badge of %i lines is %o", (lines, shown) => assert.strictEqual(cartBadge(lines), shown))
})

describe("A cart that was kept long ago", () => {
  it("[CART-02] has timber without its length by the metre", () =>
    assert.deepStrictEqual(quantities(cartAfter(changeQuantity([bare], cartKey(bare), 3))), [[3, 3]]))
  it("[CART-02] adds to a quantity that is none as to nothing", () => {
    const broken = { ...screws, qtyRaw: Number.NaN }
    assert.deepStrictEqual(quantities(cartAfter(addToCart([broken], screws))), [[2, 2]])
  })
  it("[CART-03] saves nothing on a quantity that is none", () => {
    const item = priced(timber, stick)
    const pricing = { ...(item.pricing as PricedLine), qty: Number.NaN, defaultUnitPrice: 100_000 }
    assert.strictEqual(cartTotals([{ ...item, pricing }]).savings, 0)
  })
})

describe("A cart", () => {
  const good = priced(screws, box)
  it("[CHK-02] can go on when it has lines, and each of them can be bought", () => {
    assert.isTrue(canContinue([good], monday))
    assert.isTrue(canContinue([good, priced(timber, stick)], monday))
    assert.isFalse(canContinue([], monday))
    assert.isFalse(canContinue([good, timber], monday))
    assert.isFalse(canContinue([timber], monday))
  })
})

describe("What keeps a line from being bought", () => {
  const good = priced(screws, box)
  const sixPm = Date.parse("2026-11-23T18:00:00+11:00")
  it("is nothing, for a priced line", () => assert.isUndefined(lineProblem(good, monday)))
  it("[CART-06] an expired price, from the instant that it expires", () => {
    assert.isUndefined(lineProblem(good, sixPm - 1))
    assert.strictEqual(lineProblem(good, sixPm), "Product expired")
  })
  it("[CART-06] an invalid line", () => {
    assert.strictEqual(lineProblem({ ...good, isSubmitValid: false }, monday), "Product invalid")
    assert.strictEqual(lineProblem({ ...good, qtyRaw: 0 }, monday), "Product invalid")
  })
  it("[CART-06] a missing unit of measure", () => {
    assert.strictEqual(lineProblem({ ...good, uom: "" }, monday), "Unit of measure missing")
    assert.strictEqual(lineProblem({ ...good, conversionFactor: 0 }, monday), "Unit of measure missing")
  })
  it("[CART-06] a price still loading", () => assert.strictEqual(lineProblem(screws, monday), "Still loading"))
  it("[STK-04] more of what is being cleared than is left, counted in pieces", () => {
    const cleared = (item: CartItem, stock: number): CartItem => ({
      ...item,
      inventory: { ...item.inventory, isClearance: true, stock }
    })
    const wood = priced(timber, stick)
    assert.isUndefined(lineProblem(cleared(wood, 7), monday))
    assert.strictEqual(
      lineProblem(cleared(wood, 6), monday),
      "Sorry! We don't have the stock to fill your request. (remaining stock: 6)"
    )
    assert.isUndefined(lineProblem({ ...wood, inventory: { ...wood.inventory, stock: 0 } }, monday))
  })
})
