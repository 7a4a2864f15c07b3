/** A shopper's browser in the small shop: the view models over the real API, with a database of the browser's own. */
import "fake-indexeddb/auto"
import { Dexie } from "dexie"
import { IDBFactory } from "fake-indexeddb"
import { when } from "mobx"
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest"
import { openLocalStore, type StoredKey } from "../../adapters/browser/local-store.ts"
import type { ShopClient } from "../../adapters/client.ts"
import type { Product } from "../../core/catalogue/product/product.ts"
import type { ProductDetail, Variation } from "../../core/catalogue/product/product-detail.ts"
import type { CartItem } from "../../core/ordering/cart/cart-item.ts"
import { cartItemOf } from "../../core/ordering/cart/cart-item-of.ts"
import { isPriced, type PriceAnswer, type PricedLine, type PriceRequest } from "../../core/pricing/price.ts"
import { CartViewModel } from "../../ui/cart/cart.view-model.ts"
import type { NewCartItem } from "../../ui/cart/new-cart-item.ts"
import { type SizeRow, sizeRows } from "../../ui/storefront/product/size-rows.ts"
import { type ShopUnderTest, shopUnderTest } from "../api/shop-under-test.ts"
import { SMALL_SHOP_DAY } from "../postgres/postgres.setup.ts"
import { smallShop } from "../postgres/small-shop.ts"

/** 9 in the morning in Melbourne on the day of the small shop: its promotions run, and prices hold until 6 pm. */
export const morning = Temporal.PlainDateTime.from(`${SMALL_SHOP_DAY}T09:00`).toZonedDateTime(
  "Australia/Melbourne"
).epochMilliseconds

const productWhere = (fits: (product: Product) => boolean): Product => {
  const found = smallShop.products.find(fits)
  if (!found) throw new Error("The small shop has no such product")
  return found
}
const isPlain = ({ variants }: Product) => variants.every(({ clearance }) => clearance === undefined)

/** One of each kind of thing that is bought in a way of its own. */
export const sampleProducts = {
  timber: productWhere((one) => one.attributes.section === "90x45" && one.variants.length > 5 && isPlain(one)),
  randomLength: productWhere(({ variants }) => variants.some(({ isRandomLength }) => isRandomLength)),
  tally: productWhere(({ variants }) => variants.some(({ isTally }) => isTally)),
  box: productWhere((one) => one.variants.some(({ uom }) => uom === "BX") && isPlain(one)),
  options: productWhere((one) => one.options.length > 1 && one.variants[0]?.uom !== "LM"),
  clearance: productWhere(({ variants }) => variants.some(({ stockMode }) => stockMode === "clearance"))
}

export type ShopBrowser = ShopUnderTest & {
  /** A page of this browser: all pages share what the browser keeps. */
  readonly page: () => ShopClient
  readonly product: (thing: Product) => Promise<ProductDetail>
  /** What the browser's database holds, read by none of the view models. */
  readonly kept: (key: StoredKey) => Promise<unknown>
  readonly write: (key: StoredKey, value: unknown) => Promise<boolean>
  /** What the first script of the next page paints. */
  readonly count: () => string | undefined
  /** The server's own price for each request, in order. */
  readonly prices: (wanted: ReadonlyArray<PriceRequest>) => Promise<ReadonlyArray<PriceAnswer>>
}

/** The small shop, open on the morning of its day, and a browser that forgets everything after each test. */
export const createShopBrowser = (settings: { readonly [name: string]: string } = {}): ShopBrowser => {
  beforeAll(startFakeClock)
  const shop = shopUnderTest(settings)
  let strings = new Map<string, string>()
  afterAll(() => void vi.useRealTimers())
  beforeEach(() => {
    Dexie.dependencies.indexedDB = new IDBFactory()
    strings = new Map()
    vi.stubGlobal("localStorage", {
      setItem: (key: string, value: string) => void strings.set(key, value),
      removeItem: (key: string) => void strings.delete(key)
    })
  })
  afterEach(() => void vi.unstubAllGlobals())
  return {
    ...shop,
    page: () => shop.client(),
    product: async ({ id }) => {
      const answer = await shop.client().call("GET /products/id/:id", { params: { id } })
      if (!answer.ok) throw new Error(answer.msg)
      return answer.data as ProductDetail
    },
    kept: (key) => openLocalStore().read(key),
    write: (key, value) => openLocalStore().write(key, value),
    count: () => strings.get("lineal/cart-count"),
    prices: async (wanted) => {
      const answer = await shop.client().call("POST /products-pricing/guest-prices", { body: [...wanted] })
      if (!answer.ok) throw new Error(answer.msg)
      return answer.data
    }
  }
}

/** A row of a product's size table as something to be bought: sticks of timber, else units. */
export const newCartItem = (product: ProductDetail, { variation, length }: SizeRow, qty: number): NewCartItem => {
  const stick = length ?? variation.factor
  const request: PriceRequest = {
    sku: variation.sku,
    qty,
    uom: product.isTimber ? `STICK|${stick}` : `${variation.uom}|1`,
    ...(variation.lengths && length !== undefined ? { length } : {})
  }
  return { request, line: (pricing: PricedLine) => cartItemOf(product, variation, request, pricing) }
}

/** The same by the lineal metre. */
export const newCartItemByMetre = (product: ProductDetail, variation: Variation, metres: number): NewCartItem => {
  const request: PriceRequest = { sku: variation.sku, qty: metres, uom: "LM|1" }
  return { request, line: (pricing: PricedLine) => cartItemOf(product, variation, request, pricing) }
}

export const rowOf = (product: ProductDetail, place = 0): SizeRow => {
  const row = sizeRows(product).at(place)
  if (!row) throw new Error("The product has no such row")
  return row
}

export const lineAt = (cart: CartViewModel, place: number): CartItem => {
  const item = cart.items.at(place)
  if (!item) throw new Error("The cart has no such line")
  return item
}

/** What is paid for a priced line and the GST in it, as the server says. */
export const chargedAmount = (answer: PriceAnswer | undefined): { readonly total: number; readonly gst: number } => {
  if (!answer || !isPriced(answer)) throw new Error("There is no price")
  const { discount, linePrice, lineGst } = answer
  return { total: discount?.linePrice ?? linePrice, gst: discount?.lineGst ?? lineGst }
}

/** Waits until every price that was asked for has come. */
export const waitForPrices = (cart: CartViewModel): Promise<void> => when(() => !cart.prices.isLoading)

/** A restored cart that holds what was wanted, priced. */
export const cartWith = async (shop: ShopClient, wanted: ReadonlyArray<NewCartItem>): Promise<CartViewModel> => {
  const cart = new CartViewModel(shop)
  const problem = await cart.add(wanted)
  if (problem) throw new Error(problem)
  await waitForPrices(cart)
  return cart
}

/** It is the morning of the small shop, and time that is waited for passes by itself. */
export const startFakeClock = () => void vi.useFakeTimers({ toFake: ["Date"], now: morning })

/** From now on time passes only as the test says. */
export const freezeFakeClock = () =>
  void vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: morning })

/** Lets some work end that waits for the database, while the clock goes on by no more than `ms`. */
export const advanceWhile = async <A>(work: Promise<A>, ms = 0): Promise<A> => {
  let isDone = false
  void work.finally(() => {
    isDone = true
  })
  await vi.advanceTimersByTimeAsync(ms)
  while (!isDone) {
    await vi.advanceTimersByTimeAsync(0)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return work
}
