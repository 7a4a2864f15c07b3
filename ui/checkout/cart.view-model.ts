/** The cart of this browser: kept between visits, shared by its tabs, and priced by the server. */
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { LocalStore } from "../../adapters/browser/local-store.ts"
import type { ShopClient } from "../../adapters/client.ts"
import { type BuyerTerms, isPricedAlike } from "../../core/account/buyer.ts"
import {
  addToCart,
  badge,
  canContinue,
  cartKey,
  cartTotals,
  changeQuantity,
  lineProblem,
  removeFromCart
} from "../../core/cart/cart.ts"
import type { CartItem } from "../../core/cart/cart-item.ts"
import { cartPriceRequests, isUnanswered, repriced, withoutPrice } from "../../core/cart/reprice.ts"
import type { Cents } from "../../core/money.ts"
import { onBasis } from "../../core/pricing/gst.ts"
import { isPriced, type PricedLine, type PriceRequest } from "../../core/pricing/price.ts"
import { priceWords } from "../../core/words/price.ts"
import { cartNotices } from "../words/cart-notice.ts"
import { keepInStep } from "./cart-in-step.ts"
import { cartToKeep, keptCart } from "./kept.ts"
import { PassingNotice } from "./passing-notice.ts"
import { PriceChanges } from "./price-changes.ts"

/** What is wanted, and the line that it makes once it is priced. */
export type NewCartItem = { readonly request: PriceRequest; readonly line: (pricing: PricedLine) => CartItem }

/** [CART-04] How long the notice of an added line stays, milliseconds. */
const NOTICE_MS = 5000

export class CartViewModel {
  items: ReadonlyArray<CartItem> = []
  isRestored = false
  isPricing = false
  /** Said where prices could not be had; the lines stay as they were. */
  problem: string | undefined = undefined
  /** The line taken out last, until it is put back or another follows. */
  removed: CartItem | undefined = undefined
  /** Whose prices the lines hold, and how they are shown; nobody for a guest's. */
  buyer: BuyerTerms | undefined = undefined
  private readonly changes = new PriceChanges()
  private restoring: Promise<void> | undefined = undefined
  private readonly said = new PassingNotice(NOTICE_MS)
  /** The last thing that was written, so that reading again never brings back what came before it. */
  private keeping: Promise<unknown> = Promise.resolve()
  /** Counts the rounds of asking for prices; only the last one says how it went. */
  private round = 0
  private readonly shop: ShopClient

  constructor(shop: ShopClient) {
    this.shop = shop
    makeAutoObservable<this, "shop" | "changes" | "restoring" | "said" | "keeping" | "round">(this, {
      items: observableRef,
      removed: observableRef,
      buyer: observableRef,
      changes: false,
      shop: false,
      restoring: false,
      said: false,
      keeping: false,
      round: false
    })
  }

  /** Said after adding, for five seconds. */
  get notice(): string | undefined {
    return this.said.text
  }
  get badge(): string {
    return badge(this.items.length)
  }
  get totals() {
    return cartTotals(this.items)
  }
  /** [GST-03] An amount with GST, as whoever is logged in sees it. */
  shown(incGst: Cents): Cents {
    return onBasis(incGst, this.showsExGst)
  }
  get showsExGst(): boolean {
    return this.buyer?.showsExGst ?? false
  }
  get isEmpty(): boolean {
    return this.items.length === 0
  }
  problemOf(item: CartItem): string | undefined {
    return lineProblem(item, Date.now())
  }
  /** The price of one before it changed, cents; nothing where it is what it was. */
  wasOf(item: CartItem): Cents | undefined {
    return this.changes.before.get(cartKey(item))
  }
  get hasChanged(): boolean {
    return this.items.some((item) => this.wasOf(item) !== undefined)
  }
  get canContinue(): boolean {
    return this.isRestored && !this.isPricing && canContinue(this.items, Date.now())
  }

  /** Brings back the cart of the last visit, once, and keeps this one from then on. */
  restore(): Promise<void> {
    this.restoring ??= this.bringBack()
    return this.restoring
  }

  private async bringBack() {
    const store = await this.shop.store()
    await this.read(store)
    runInAction(() => {
      this.isRestored = true
    })
    keepInStep(this, store)
    store.onChange((key) => {
      if (key === "cart") void this.keeping.then(() => this.read(store))
    })
    await this.reprice()
  }

  private async read(store: LocalStore) {
    const kept = await store.read("cart")
    runInAction(() => {
      this.items = keptCart(kept, this.buyer)
    })
  }

  private async keep(items: ReadonlyArray<CartItem>) {
    this.items = items
    this.keeping = this.shop.store().then((store) => store.write("cart", cartToKeep(items, this.buyer)))
    await this.keeping
  }

  /** Adds what was chosen; answers what is wrong, or nothing when all of it is in the cart. */
  async add(wanted: ReadonlyArray<NewCartItem>): Promise<string | undefined> {
    await this.restore()
    const { buyer } = this
    const answers = await Promise.all(
      wanted.map(async (one) => ({ ...one, answer: await this.shop.price(one.request) }))
    )
    if (!isPricedAlike(buyer, this.buyer)) return this.add(wanted)
    let cart = this.items
    for (const { line, answer } of answers) {
      if (!isPriced(answer)) return answer.msg
      const added = addToCart(cart, line(answer))
      if (!added.ok) return added.msg
      cart = added.cart
    }
    await this.keep(cart)
    this.said.say(cartNotices.added(wanted.length))
    void this.reprice()
    return undefined
  }

  /** A line's quantity as entered in its own unit; answers what is wrong with it. */
  async change(item: CartItem, qtyRaw: number): Promise<string | undefined> {
    const changed = changeQuantity(this.items, cartKey(item), qtyRaw)
    if (!changed.ok) return changed.msg
    this.changes.before.delete(cartKey(item))
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

  /** [PRC-06] Somebody logs in, out, or over to another company, or sees other prices than before. */
  pricedFor(buyer: BuyerTerms | undefined) {
    const isAlike = isPricedAlike(buyer, this.buyer)
    this.buyer = buyer
    if (!isAlike && this.restoring) void this.forgetPrices()
  }

  /** [AUTH-10] [PRC-06] The prices were somebody's own: they go at once, and are asked for anew by whoever looks. */
  async forgetPrices() {
    this.changes.before.clear()
    this.removed = this.removed && withoutPrice(this.removed)
    this.awaitPrices(this.items.map(withoutPrice))
    await this.restore()
    await this.keep(this.items.map(withoutPrice))
    await this.reprice()
  }

  /** At no moment does a line without a price look like one whose price could not be had; an earlier round no longer counts. */
  private awaitPrices(items: ReadonlyArray<CartItem>) {
    this.items = items
    this.isPricing = items.length > 0
    this.round += 1
  }

  /** Asks for the whole cart's prices in one batch; an answer for a line that has since changed is dropped. */
  async reprice() {
    const asked = cartPriceRequests(this.items)
    const round = ++this.round
    this.isPricing = asked.length > 0
    const { buyer } = this
    const answers = await Promise.all(asked.map((request) => this.shop.price(request)))
    // [T21] Whoever it is now has asked for their own.
    if (!isPricedAlike(buyer, this.buyer)) return
    const before = this.items
    const items = repriced(before, asked, answers)
    runInAction(() => {
      this.changes.note(before, items)
      // With what was answered, so that nobody who waits for the prices looks at the lines without them.
      this.items = items
      if (round !== this.round) return
      this.isPricing = false
      this.problem = answers.some(isUnanswered) ? priceWords.failed : undefined
    })
    if (items.some((item, place) => item !== before[place])) await this.keep(items)
  }
}
