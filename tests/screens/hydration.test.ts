/** What a browser kept is brought back together, once, before any of it is shown or written. */
import { when } from "mobx"
import { describe, expect, it } from "vitest"
import type { LocalStore, StoredKey } from "../../adapters/browser/local-store.ts"
import type { ShopClient } from "../../adapters/client.ts"
import { memberTerms } from "../../core/identity/buyer.ts"
import { isPriced, type PricedLine } from "../../core/pricing/price.ts"
import { CheckoutViewModel } from "../../ui/checkout/checkout.view-model.ts"
import { Hydration } from "../../ui/kit/hydration.ts"
import { createViewModels } from "../../ui/session/view-models.tsx"
import { type CookieJar, createPage, createTab, logIn } from "./browser-tabs.ts"
import { cartWith, createShopBrowser, newCartItem, rowOf, sampleProducts } from "./shop-browser.ts"

const browser = createShopBrowser()

type Access = { readonly is: "read" | "write" | "remove"; readonly key: StoredKey | "tokens" }

/** The shop as a page reaches it, and what the page has done with the browser's store. */
const watched = (shop: ShopClient): { readonly shop: ShopClient; readonly accesses: Array<Access> } => {
  const accesses: Array<Access> = []
  const store = async (): Promise<LocalStore> => {
    const own = await shop.store()
    const note = <A>(access: Access, done: A): A => {
      accesses.push(access)
      return done
    }
    return {
      ...own,
      read: (key) => note({ is: "read", key }, own.read(key)),
      write: (key, value, ms) => note({ is: "write", key }, own.write(key, value, ms)),
      remove: (key) => note({ is: "remove", key }, own.remove(key)),
      tokens: { ...own.tokens, read: () => note({ is: "read", key: "tokens" }, own.tokens.read()) }
    }
  }
  return { shop: { ...shop, store }, accesses }
}

/** A page that has loaded, as the layouts drive it; it begins to bring back when it is told to. */
const loadPage = async (jar: CookieJar) => {
  const { shop, accesses } = watched(createPage(browser, jar))
  const { viewModels } = createViewModels(shop)
  const { hydration, session, cart, prices } = viewModels
  const answer = await shop.call("GET /shopfront")
  if (!answer.ok) throw new Error(answer.msg)
  session.setVisitor(answer.data)
  const buyer = answer.data.member && memberTerms(answer.data.member)
  prices.setBuyer(buyer)
  cart.setBuyer(buyer)
  const checkout = new CheckoutViewModel(shop, cart)
  const start = () => hydration.start([() => session.readStored(), () => cart.readStored(), () => prices.restore()])
  return { accesses, hydration, session, cart, prices, checkout, start }
}

describe("what a browser kept", () => {
  it("[HYD-01] is pending, then in-progress, then completed, and never less again", async () => {
    const hydration = new Hydration()
    const seen: Array<string> = [hydration.state]
    const first = hydration.start([
      async () => void seen.push(hydration.state),
      () => Promise.reject(new Error("full"))
    ])
    const second = hydration.start([async () => void seen.push("once more")])
    await Promise.all([first, second])
    seen.push(hydration.state)
    await hydration.start([async () => void seen.push("once more")])
    expect([...seen, hydration.state]).toEqual(["pending", "in-progress", "completed", "completed"])
  })

  it("[HYD-01] user, cart, checkout and pricing: shown by no part and written by none before all of it is there, and read once", async () => {
    const jar: CookieJar = new Map()
    const tab = createTab(browser, jar)
    await tab.open()
    await logIn(tab)
    const timber = await browser.product(sampleProducts.timber)
    const item = newCartItem(timber, rowOf(timber), 3)
    await cartWith(tab.shop, [item])
    const before = await loadPage(jar)
    void before.cart.restore()
    await before.start()
    await before.prices.requestPrice(item.request)
    before.checkout.setState({ ...before.checkout.state, agreeTermsAndConditions: true })
    await when(() => before.cart.isRestored)
    await expect.poll(() => browser.kept("prices")).toBeDefined()
    await expect.poll(() => browser.kept("checkout")).toBeDefined()

    const page = await loadPage(jar)
    const { hydration, cart, prices, checkout, accesses } = page
    // Every part is asked for at once, as a page does that wakes up, and one is changed meanwhile.
    void cart.restore()
    void checkout.restore()
    const typed = { ...checkout.state, agreeMarketingCommunication: true }
    const asking = prices.requestPrice(item.request)
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(hydration.state).toBe("pending")
    expect([cart.items, cart.isRestored, checkout.isRestored, prices.ownPrice(item.request)]).toEqual([
      [],
      false,
      false,
      undefined
    ])
    checkout.setState(typed)
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(accesses.filter(({ is }) => is !== "read")).toEqual([])

    await page.start()
    expect(hydration.state).toBe("completed")
    await asking
    await when(() => cart.isRestored && checkout.isRestored)
    const own = prices.ownPrice(item.request) as PricedLine
    expect([cart.items.length, checkout.state.agreeTermsAndConditions, isPriced(own)]).toEqual([1, true, true])
    for (const key of ["tokens", "cart", "checkout", "prices"] as const)
      expect([key, accesses.filter((one) => one.is === "read" && one.key === key).length]).toEqual([key, 1])
  })

  it("[HYD-01] [PRC-06] prices are those of the last page until they expire, and of nobody else", async () => {
    const jar: CookieJar = new Map()
    const tab = createTab(browser, jar)
    await tab.open()
    await logIn(tab)
    const timber = await browser.product(sampleProducts.timber)
    const { request } = newCartItem(timber, rowOf(timber), 1)
    const before = await loadPage(jar)
    await before.start()
    await before.prices.requestPrice(request)
    await expect.poll(() => browser.kept("prices")).toBeDefined()
    const next = await loadPage(jar)
    await next.start()
    expect(next.prices.ownPrice(request)).toEqual(before.prices.ownPrice(request))
    const other = await loadPage(jar)
    const { buyer } = other.prices
    other.prices.setBuyer(buyer && { ...buyer, showsExGst: !buyer.showsExGst })
    await other.start()
    expect(other.prices.ownPrice(request)).toBeUndefined()
    await tab.session.logOut()
    expect(await browser.kept("prices")).toBeUndefined()
  })

  it("[HYD-01] cart and checkout are kept without an end", async () => {
    await browser.write("cart", { version: 1 })
    await browser.write("checkout", { some: "thing" })
    const year = 366 * 86_400_000
    const realNow = Date.now
    Date.now = () => realNow() + year
    try {
      expect([await browser.kept("cart"), await browser.kept("checkout")]).toEqual([{ version: 1 }, { some: "thing" }])
    } finally {
      Date.now = realNow
    }
  })
})
