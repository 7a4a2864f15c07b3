/** The cart of this browser: kept between visits, shared by its tabs, and priced by the server. */
import { observableRef, runInAction } from "mobx"
import type { ShopClient } from "../../adapters/client.ts"
import { type BuyerTerms, hasSamePrices, mayOrder, type OrderRight } from "../../core/identity/buyer.ts"
import { memoizeSuccess } from "../../core/memoize-success.ts"
import type { Cents } from "../../core/money.ts"
import {
  addToCart,
  canContinue,
  cartBadge,
  cartKey,
  cartTotals,
  changeQuantity,
  lineProblem,
  removeFromCart
} from "../../core/ordering/cart/cart.ts"
import type { CartItem } from "../../core/ordering/cart/cart-item.ts"
import { withoutPrice, withoutPrices } from "../../core/ordering/cart/reprice.ts"
import { onGstBasis } from "../../core/pricing/gst.ts"
import { observed } from "../kit/observed.ts"
import { ShopClock } from "../kit/shop-clock.ts"
import { cartNotices } from "../words/cart-notice.ts"
import { keepInStep } from "./cart-in-step.ts"
import { CartKeeper } from "./cart-keeper.ts"
import { CartPrices } from "./cart-prices.ts"
import { keptCart, pricedElsewhere } from "./kept-cart.ts"
import { type NewCartItem, withAdded } from "./new-cart-item.ts"
import { PassingNotice } from "./passing-notice.ts"
import { TypedQuantities } from "./typed-quantities.ts"

/** [CART-04] How long the notice of an added line stays, milliseconds. */
const NOTICE_MS = 5000

export class CartViewModel {
  items: ReadonlyArray<CartItem> = []
  isRestored = false
  /** The line taken out last, until it is put back or another follows. */
  removed: CartItem | undefined = undefined
  /** Whose prices the lines hold, and how they are shown; nobody for a guest's. */
  buyer: BuyerTerms | undefined = undefined
  /** [PRC-06] The prices ran out while the cart stood open, and were asked for anew. */
  wasRenewed = false
  /** [PERM-02] Whether who is logged in may order; a guest may. */
  orderRight: OrderRight = "granted"
  readonly prices: CartPrices
  readonly typed = new TypedQuantities()
  readonly clock: ShopClock
  private readonly restoring = memoizeSuccess(() => this.bringBack())
  /** Somebody has asked for the cart of the last visit. */
  private isWanted = false
  private readonly said = new PassingNotice(NOTICE_MS)
  private readonly shop: ShopClient
  private readonly keeper: CartKeeper

  constructor(shop: ShopClient, clock = new ShopClock()) {
    this.shop = shop
    this.clock = clock
    this.prices = new CartPrices(shop)
    this.keeper = new CartKeeper(shop)
    observed<this, "shop" | "keeper" | "restoring" | "isWanted" | "said">(this, {
      items: observableRef,
      removed: observableRef,
      buyer: observableRef,
      prices: false,
      typed: false,
      clock: false,
      shop: false,
      keeper: false,
      restoring: false,
      isWanted: false,
      said: false
    })
  }

  /** Said after adding, for five seconds. */
  get notice(): string | undefined {
    return this.said.text
  }
  get badge(): string {
    return cartBadge(this.items.length)
  }
  get totals() {
    return cartTotals(this.items)
  }
  /** [GST-03] An amount with GST, as whoever is logged in sees it. */
  shown(incGst: Cents): Cents {
    return onGstBasis(incGst, this.showsExGst)
  }
  get showsExGst(): boolean {
    return this.buyer?.showsExGst ?? false
  }
  get isEmpty(): boolean {
    return this.items.length === 0
  }
  problemOf(item: CartItem): string | undefined {
    return lineProblem(item, this.clock.now)
  }
  get mayOrder(): boolean {
    return mayOrder(this.orderRight)
  }
  /** Who buys, and at what prices, is still being found out. */
  get isAwaited(): boolean {
    return this.prices.areAwaited || this.orderRight === "unknown"
  }
  get canContinue(): boolean {
    return this.isRestored && !this.prices.areAwaited && canContinue(this.items, this.clock.now)
  }

  /** Brings back the cart of the last visit, once, and keeps this one from then on. */
  restore(): Promise<void> {
    this.isWanted = true
    return this.restoring()
  }

  private async bringBack() {
    await this.read()
    runInAction(() => {
      this.isRestored = true
    })
    keepInStep(this, await this.shop.store())
    await this.keeper.onChange(() => void this.read())
    await this.reprice()
  }

  private async read() {
    const kept = await this.keeper.read()
    runInAction(() => {
      if (!this.isRestored) this.prices.holdBefore(pricedElsewhere(kept, this.buyer))
      this.items = keptCart(kept, this.buyer)
      this.prices.note(this.items)
    })
  }

  /** The cart from now on, kept for the next visit and the other tabs. */
  async keep(items: ReadonlyArray<CartItem>) {
    this.items = items
    this.prices.note(items)
    await this.keeper.write(items, this.buyer)
  }

  /** Adds what was chosen; answers what is wrong, or nothing when all of it is in the cart. */
  async add(wanted: ReadonlyArray<NewCartItem>): Promise<string | undefined> {
    await this.restore()
    const { buyer } = this
    const answers = await Promise.all(
      wanted.map(async (one) => ({ ...one, answer: await this.shop.requestPrice(one.request) }))
    )
    if (!hasSamePrices(buyer, this.buyer)) return this.add(wanted)
    const added = withAdded(this.items, answers)
    if (!added.ok) return added.msg
    await this.keep(added.cart)
    this.said.say(cartNotices.added(wanted.length))
    void this.reprice()
    return undefined
  }

  /** A line's quantity as entered in its own unit; answers what is wrong with it. */
  async change(item: CartItem, qtyRaw: number): Promise<string | undefined> {
    const changed = changeQuantity(this.items, cartKey(item), qtyRaw)
    if (!changed.ok) return changed.msg
    this.prices.forget(item)
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
  pricedFor(buyer: BuyerTerms | undefined, orderRight: OrderRight = "granted") {
    // The same person's before they logged in, or went over to another company: only those are held against the new ones.
    const isOwnBefore = this.buyer ? buyer?.contactId === this.buyer.contactId : this.orderRight !== "unknown"
    this.orderRight = orderRight
    const isAlike = hasSamePrices(buyer, this.buyer)
    // The same one heard of again is no change: a payment would be made ready anew.
    if (!isAlike || buyer?.showsExGst !== this.buyer?.showsExGst) this.buyer = buyer
    if (isAlike) return
    if (this.isWanted) void this.forgetPrices()
    if (!buyer || !isOwnBefore) this.prices.forgetBuyerBefore()
  }

  /** [AUTH-10] [PRC-06] The prices were somebody's own: they go at once, and are asked for anew by whoever looks. */
  async forgetPrices() {
    this.prices.forgetAll()
    this.removed = this.removed && withoutPrice(this.removed)
    this.items = withoutPrices(this.items)
    this.prices.expect(this.items)
    await this.restore()
    await this.keep(withoutPrices(this.items))
    await this.reprice()
  }

  /** Asks for the whole cart's prices. */
  async reprice() {
    const { buyer } = this
    const round = await this.prices.ask(this.items)
    // [T21] Whoever it is now has asked for their own.
    if (!hasSamePrices(buyer, this.buyer)) return
    const before = this.items
    // At once, so that nobody who waits for the prices looks at the lines without them.
    runInAction(() => {
      this.items = this.prices.answered(before, round)
    })
    if (this.items.some((item, place) => item !== before[place])) await this.keep(this.items)
  }
}
