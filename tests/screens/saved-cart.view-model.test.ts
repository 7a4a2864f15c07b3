/** Keeping a cart for later and bringing it back, over the real shop. */
import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { beforeAll, describe, expect, it } from "vitest"
import type { ProductDetail } from "../../core/catalogue/product/product-detail.ts"
import { CartViewModel } from "../../ui/cart/cart.view-model.ts"
import { ResumeCartViewModel } from "../../ui/checkout/saved-cart/resume-cart.view-model.ts"
import { SaveCartWindow } from "../../ui/checkout/saved-cart/save-cart.tsx"
import { SaveCartViewModel } from "../../ui/checkout/saved-cart/save-cart.view-model.ts"
import { type Connection, createPage } from "./browser-tabs.ts"
import { cartWith, createShopBrowser, newCartItem, rowOf, sampleProducts } from "./shop-browser.ts"

const browser = createShopBrowser({ LIMITS: "off" })
const { page, product, database } = browser

let timber: ProductDetail
let box: ProductDetail
beforeAll(async () => {
  ;[timber, box] = await Promise.all([product(sampleProducts.timber), product(sampleProducts.box)])
})

/** Another device of the same person: it has kept nothing. */
const otherDevice = () => {
  const line: Connection = { calls: [], isDown: false }
  const shop = createPage(browser, new Map(), line)
  return { shop, line }
}

const fullCart = () => cartWith(page(), [newCartItem(timber, rowOf(timber), 7), newCartItem(box, rowOf(box), 2)])

const idSentTo = async (email: string) => {
  const [mail] = await database.query(
    "SELECT text FROM outbox WHERE recipient = $1 ORDER BY queued_at DESC, id DESC LIMIT 1",
    [email]
  )
  return /resume-cart\/([\w-]{43})/.exec(String(mail?.text))?.[1] ?? ""
}

const save = async (cart: CartViewModel, email: string, shop = page()) => {
  const model = new SaveCartViewModel(shop.call, cart)
  model.open()
  model.type(email)
  return { model, isSent: await model.send() }
}

const savedCart = async (email: string) => {
  const cart = await fullCart()
  await save(cart, email)
  const id = await idSentTo(email)
  await cart.clear()
  return { cart, id }
}

const contents = (cart: CartViewModel) => cart.items.map(({ erpId, uom, qtyRaw }) => [erpId, uom, qtyRaw])
const wanted = () => [
  [rowOf(timber).variation.sku, "STICK", 7],
  [rowOf(box).variation.sku, rowOf(box).variation.uom, 2]
]

describe("Saving a cart", () => {
  it("[CART-07] sends its link to the address, says so, and leaves the cart as it is", async () => {
    const cart = await fullCart()
    const { model, isSent } = await save(cart, " kim@later.example ")
    expect([isSent, model.notice, model.problem]).toEqual([
      true,
      "Saved. We've sent the link to kim@later.example.",
      undefined
    ])
    expect(await idSentTo("kim@later.example")).toMatch(/^[\w-]{43}$/)
    expect(contents(cart)).toEqual(wanted())
  })

  it("[CART-07] asks for an address before anything is kept", async () => {
    const before = await database.query("SELECT count(*)::int AS count FROM saved_cart")
    const { model, isSent } = await save(await fullCart(), "kim@")
    expect([isSent, model.emailProblem]).toEqual([false, "Please enter a valid email address"])
    expect(await database.query("SELECT count(*)::int AS count FROM saved_cart")).toEqual(before)
  })

  it("[CART-07] [MSG-04] says in its own words that the shop could not be reached; a second try keeps no second cart", async () => {
    const { shop, line } = otherDevice()
    const model = new SaveCartViewModel(shop.call, await fullCart())
    model.open("kim@later.example")
    line.isDown = true
    expect(await model.send()).toBe(false)
    expect(model.problem).toBe("We couldn't save your cart. Check the e-mail address, then try again.")
    line.isDown = false
    const [before] = await database.query("SELECT count(*)::int AS count FROM saved_cart")
    expect([await model.send(), await model.send()]).toEqual([true, true])
    const [after] = await database.query("SELECT count(*)::int AS count FROM saved_cart")
    expect(Number(after?.count) - Number(before?.count)).toBe(1)
  })
})

it("[CART-07] the window offers to send the cart to an e-mail address, or to return to the checkout, and says how it went", async () => {
  const { shop, line } = otherDevice()
  const model = new SaveCartViewModel(shop.call, await fullCart())
  model.open("kim@window.example")
  const drawn = () => renderToStaticMarkup(createElement(SaveCartWindow, { model }))
  const buttons = (html: string) => [...html.matchAll(/<button type="(\w+)"[^>]*>([^<]*)/g)].map(([, ...one]) => one)
  expect(drawn()).toMatch(/<input[^>]*type="email"[^>]*value="kim@window\.example"/)
  expect(buttons(drawn())).toEqual(
    expect.arrayContaining([
      ["submit", "Send me the link"],
      ["button", "Return to checkout"]
    ])
  )
  line.isDown = true
  await model.send()
  expect(drawn()).toMatch(/role="alert"><p class="notice bad">We couldn&#x27;t save your cart\./)
  line.isDown = false
  await model.send()
  expect(drawn()).toMatch(
    /role="status"><p class="notice good">Saved\. We&#x27;ve sent the link to kim@window\.example\./
  )
  model.close()
  expect(model.isOpen).toBe(false)
})

describe("Bringing a cart back", () => {
  const restore = async (id: string, cart: CartViewModel, shop = page()) => {
    const model = new ResumeCartViewModel(shop, cart)
    await model.restore(id)
    return model
  }

  it("[CART-07] puts its lines into an empty cart at today's prices, once", async () => {
    const { id } = await savedCart("pat@later.example")
    const cart = new CartViewModel(page())
    const model = await restore(id, cart)
    const addition = { before: [], after: [expect.any(Object), expect.any(Object)] }
    expect([model.status, model.report]).toEqual([
      "restored",
      { added: 2, message: "2 lines are in your cart, at today's prices.", notes: [], change: { cart, addition } }
    ])
    expect(contents(cart)).toEqual(wanted())
    expect(cart.items.every((item) => cart.problemOf(item) === undefined)).toBe(true)
    const again = await restore(id, cart)
    expect([again.status, again.problem]).toEqual([
      "open",
      "We can't find this cart. Its link works once, and may have been used already. Start a new one, or call us."
    ])
    expect(contents(cart)).toEqual(wanted())
  })

  it("[T32] leaves what is in the cart, and never sums the two", async () => {
    const { id } = await savedCart("lee@later.example")
    const cart = await cartWith(page(), [newCartItem(timber, rowOf(timber), 3), newCartItem(box, rowOf(box), 9)])
    const model = await restore(id, cart)
    expect(model.status).toBe("restored")
    expect(contents(cart)).toEqual([
      [rowOf(timber).variation.sku, "STICK", 7],
      [rowOf(box).variation.sku, rowOf(box).variation.uom, 9]
    ])
  })

  it("[CART-07] says that all of it is there already, and is over then", async () => {
    const kept = await fullCart()
    await save(kept, "sam@later.example")
    const model = await restore(await idSentTo("sam@later.example"), kept)
    expect([model.status, model.report?.message]).toEqual(["restored", "All of it is in your cart already."])
    expect(contents(kept)).toEqual(wanted())
  })

  it("[CART-07] takes nothing from anybody while the shop can't be reached: the link still works", async () => {
    const { id } = await savedCart("jo@later.example")
    const { shop, line } = otherDevice()
    const cart = new CartViewModel(shop)
    line.isDown = true
    const model = await restore(id, cart, shop)
    expect([model.status, model.problem]).toEqual([
      "open",
      "The shop could not be reached. Check your connection and try again."
    ])
    line.isDown = false
    await model.restore(id)
    expect([model.status, model.problem]).toEqual(["restored", undefined])
    expect(contents(cart)).toEqual(wanted())
  })
})
