/** The cart of this browser: kept between visits, shared by its tabs, and priced by the server. */
import { makeAutoObservable, observableRef, reaction, runInAction } from "mobx"
import type { LocalStore } from "../../adapters/browser/local-store.ts"
import type { ShopClient } from "../../adapters/client.ts"
import {
  addToCart,
  badge,
  cartKey,
  cartTotals,
  changeQuantity,
  lineProblem,
  priceRequestOf,
  removeFromCart
} from "../../core/cart/cart.ts"
import type { CartItem } from "../../core/cart/cart-item.ts"
import type { ProductDetail, Variation } from "../../core/catalogue/product-detail.ts"
import { isPriced, type PriceAnswer, type PriceRequest } from "../../core/pricing/price.ts"
import { priceWords } from "../../core/words.ts"
import { cartWords } from "../words.ts"
import { cartItemOf } from "./cart-item-of.ts"
import { keptCart } from "./kept.ts"

export type NewCartItem = {
  readonly product: ProductDetail
  readonly variation: Variation
  readonly request: PriceRequest
}

/** CART-04: how long the notice of an added line stays. */
const NOTICE_MS = 5000
/** CART-03: the badge waits for changes to settle. */
const COUNT_DELAY_MS = 100

export class CartViewModel {
  items: ReadonlyArray<CartItem> = []
  isRestored = false
  isPricing = false
  /** Said after adding, for five seconds. */
  notice: string | undefined = undefined
  /** Said where prices could not be had; the lines stay as they were. */
  problem: string | undefined = undefined
  /** The line taken out last, until it is put back or another follows. */
  removed: CartItem | undefined = undefined
  private restoring: Promise<void> | undefined = undefined
  private noticeTimer: ReturnType<typeof setTimeout> | undefined = undefined
  private readonly shop: ShopClient

  constructor(shop: ShopClient) {
    this.shop = shop
    makeAutoObservable<this, "shop" | "restoring" | "noticeTimer">(this, {
      items: observableRef,
      removed: observableRef,
      shop: false,
      restoring: false,
      noticeTimer: false
    })
  }

  get badge(): string {
    return badge(this.items.length)
  }
  get totals() {
    return cartTotals(this.items)
  }
  get isEmpty(): boolean {
    return this.items.length === 0
  }
  problemOf(item: CartItem): string | undefined {
    return lineProblem(item, Date.now())
  }
  get canContinue(): boolean {
    return (
      this.isRestored &&
      !this.isEmpty &&
      !this.isPricing &&
      this.items.every((item) => this.problemOf(item) === undefined)
    )
  }

  /** Brings back the cart of the last visit, once, and keeps this one from then on. */
  restore(): Promise<void> {
    this.restoring ??= this.bringBack()
    return this.restoring
  }

  private async bringBack() {
    const store = await this.shop.store()
    const kept = await store.read<ReadonlyArray<CartItem>>("cart")
    runInAction(() => {
      this.items = Array.isArray(kept) ? kept : []
      this.isRestored = true
    })
    reaction(
      () => this.badge,
      (count) => store.rememberCount(count),
      { delay: COUNT_DELAY_MS, fireImmediately: true }
    )
    store.onChange((key) => {
      if (key === "cart") void this.readAgain()
    })
    if (this.items.length > 0) await this.reprice()
  }

  private async readAgain() {
    const store = await this.shop.store()
    const kept = await store.read<ReadonlyArray<CartItem>>("cart")
    runInAction(() => {
      this.items = Array.isArray(kept) ? kept : []
    })
  }

  private async keep(items: ReadonlyArray<CartItem>) {
    this.items = items
    const store = await this.shop.store()
    await store.write("cart", items)
  }

  /** Adds what was chosen; answers what is wrong, or nothing when all of it is in the cart. */
  async add(wanted: ReadonlyArray<NewCartItem>): Promise<string | undefined> {
    await this.restore()
    let cart = this.items
    for (const { product, variation, request } of wanted) {
      const answer = await this.shop.price(request)
      if (!isPriced(answer)) return answer.msg
      const added = addToCart(cart, cartItemOf(product, variation, request, answer))
      if (!added.ok) return added.msg
      cart = added.cart
    }
    await this.keep(cart)
    this.tell(cartWords.added(wanted.length))
    void this.reprice()
    return undefined
  }

  private tell(notice: string) {
    clearTimeout(this.noticeTimer)
    runInAction(() => {
      this.notice = notice
    })
    this.noticeTimer = setTimeout(() => {
      runInAction(() => {
        this.notice = undefined
      })
    }, NOTICE_MS)
  }

  /** A line's quantity as entered in its own unit; answers what is wrong with it. */
  async change(item: CartItem, qtyRaw: number): Promise<string | undefined> {
    const changed = changeQuantity(this.items, cartKey(item), qtyRaw)
    if (!changed.ok) return changed.msg
    await this.keep(changed.cart)
    await this.reprice()
    return undefined
  }

  async remove(item: CartItem) {
    const left = removeFromCart(this.items, cartKey(item))
    if (!left.ok) return
    this.removed = item
    await this.keep(left.cart)
  }

  async putBack() {
    if (!this.removed) return
    const added = addToCart(this.items, this.removed)
    this.removed = undefined
    if (added.ok) await this.keep(added.cart)
    await this.reprice()
  }

  async empty() {
    this.removed = undefined
    await this.keep([])
  }

  /** Asks for the whole cart's prices in one batch; an answer for a cart that has since changed is dropped. */
  async reprice() {
    const asked = this.items
    if (asked.length === 0) return
    this.isPricing = true
    const answers = await Promise.all(asked.map((item) => this.shop.price(priceRequestOf(item))))
    runInAction(() => {
      this.isPricing = false
    })
    if (asked !== this.items) return
    runInAction(() => {
      this.problem = answers.every(isPriced) ? undefined : cartWords.pricesUnavailable
    })
    if (answers.every((answer) => !isPriced(answer))) return
    await this.keep(
      asked.map((item, place) => {
        const answer = answers[place]
        return answer && isPriced(answer)
          ? { ...item, pricing: answer, isSubmitValid: true }
          : { ...item, isSubmitValid: false }
      })
    )
  }
}
