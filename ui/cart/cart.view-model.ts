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
import type { CartAddition } from "../../core/ordering/cart/cart-addition.ts"
import type { CartItem } from "../../core/ordering/cart/cart-item.ts"
import { withoutPrice, withoutPrices } from "../../core/ordering/cart/reprice.ts"
import { onGstBasis } from "../../core/pricing/gst.ts"
import { autoObservable } from "../kit/auto-observable.ts"
import { completedHydration, type Hydration } from "../kit/hydration.ts"
import { ShopClock } from "../kit/shop-clock.ts"
import { cartNotices } from "../words/cart-notice.ts"
import { syncCartBadge } from "./cart-badge-sync.ts"
import { CartPrices } from "./cart-prices.ts"
import { CartStorage } from "./cart-storage.ts"
import { type NewCartItem, withNewItems } from "./new-cart-item.ts"
import { itemsPricedForOtherCompany, parseStoredCart } from "./stored-cart.ts"
import { TransientNotice } from "./transient-notice.ts"

/** [CART-04] How long the notice of an added line stays, milliseconds. */
const NOTICE_MS = 5000

/** How long the tab that changed the cart has to price it before this one asks, milliseconds. */
const OTHER_TAB_MS = 3000

const isWaiting = ({ pricing, isSubmitValid }: CartItem): boolean => isSubmitValid && !pricing

export class CartViewModel {
  items: ReadonlyArray<CartItem> = []
  isRestored = false
  /** The line taken out last, until it is put back or another follows. */
  removed: CartItem | undefined = undefined
  private removedFrom = 0
  /** What was put in last, until it is taken out again or another follows. */
  lastAddition: CartAddition | undefined = undefined
  /** Whose prices the lines hold, and how they are shown; nobody for a guest's. */
  buyer: BuyerTerms | undefined = undefined
  /** [PRC-06] The prices ran out while the cart stood open, and were asked for anew. */
  werePricesRefreshed = false
  /** [PERM-02] Whether who is logged in may order; a guest may. */
  orderRight: OrderRight = "granted"
  /** [F12] False once the browser could not keep the cart; true again as soon as it can. */
  isKept = true
  readonly prices: CartPrices
  readonly clock: ShopClock
  /** [HYD-01] What else of the last visit is brought back with it. */
  readonly hydration: Hydration
  private readonly readOnce = memoizeSuccess(() => this.storage.read())
  private readonly showStoredOnce = memoizeSuccess(() => this.loadStored())
  private readonly restoreOnce = memoizeSuccess(() => this.showStored().then(() => this.reprice()))
  /** Somebody has asked for the cart of the last visit. */
  private isRestoreRequested = false
  private otherTabTimer: ReturnType<typeof setTimeout> | undefined = undefined
  private readonly addedNotice = new TransientNotice(NOTICE_MS)
  private readonly shop: ShopClient
  private readonly storage: CartStorage

  constructor(shop: ShopClient, clock = new ShopClock(), hydration = completedHydration()) {
    this.shop = shop
    this.clock = clock
    this.hydration = hydration
    this.prices = new CartPrices(shop)
    this.storage = new CartStorage(shop)
    type Unobserved =
      | "removedFrom"
      | "readOnce"
      | "showStoredOnce"
      | "restoreOnce"
      | "isRestoreRequested"
      | "otherTabTimer"
    autoObservable<this, "shop" | "storage" | "addedNotice" | Unobserved>(this, {
      items: observableRef,
      removed: observableRef,
      lastAddition: observableRef,
      buyer: observableRef,
      prices: false,
      clock: false,
      shop: false,
      storage: false,
      hydration: false,
      removedFrom: false,
      readOnce: false,
      showStoredOnce: false,
      restoreOnce: false,
      isRestoreRequested: false,
      otherTabTimer: false,
      addedNotice: false
    })
  }

  /** Said after adding, for five seconds. */
  get notice(): string | undefined {
    return this.addedNotice.text
  }
  showNotice(text: string) {
    this.addedNotice.show(text)
  }
  get badge(): string {
    return cartBadge(this.items.length)
  }
  get totals() {
    return cartTotals(this.items)
  }
  /** [GST-03] An amount with GST, as whoever is logged in sees it. */
  displayedAmount(incGst: Cents): Cents {
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
  get isPending(): boolean {
    return this.prices.isLoading || this.orderRight === "unknown"
  }
  get canContinue(): boolean {
    return this.isRestored && !this.prices.isLoading && canContinue(this.items, this.clock.now)
  }

  /** Brings back the cart of the last visit, once, and keeps this one from then on. */
  restore(): Promise<void> {
    return this.restoreOnce()
  }

  /** The same, without waiting for its prices. */
  showStored(): Promise<void> {
    this.isRestoreRequested = true
    return this.showStoredOnce()
  }

  /** [HYD-01] What the last visit left, read once; nothing of it is shown before `restore` has come to its end. */
  async readStored(): Promise<void> {
    await this.readOnce()
  }

  private async loadStored() {
    const stored = await this.readOnce()
    if (!this.hydration.isCompleted) await this.hydration.whenCompleted()
    this.applyStored(stored)
    runInAction(() => {
      this.isRestored = true
    })
    syncCartBadge(this, await this.shop.store())
    await this.storage.onChange(() => void this.reloadStored())
  }

  /** [CART-04] The tab that changed the cart may be closed before its prices are there. What is asked for it here is not written, so that no older cart takes the place of a newer one. */
  private async reloadStored() {
    this.applyStored(await this.storage.read())
    clearTimeout(this.otherTabTimer)
    if (this.items.some(isWaiting)) this.otherTabTimer = setTimeout(() => void this.applyPrices(), OTHER_TAB_MS)
  }

  private applyStored(stored: unknown) {
    runInAction(() => {
      if (!this.isRestored) this.prices.holdBefore(itemsPricedForOtherCompany(stored, this.buyer))
      this.items = parseStoredCart(stored, this.buyer)
      this.prices.recordPrices(this.items)
    })
  }

  /** The cart from now on, kept for the next visit and the other tabs. */
  async saveItems(items: ReadonlyArray<CartItem>) {
    this.items = items
    this.prices.recordPrices(items)
    const isKept = await this.storage.write(items, this.buyer)
    runInAction(() => {
      this.isKept = isKept
    })
  }

  /** Adds what was chosen; answers what is wrong, or nothing when all of it is in the cart. */
  async add(newItems: ReadonlyArray<NewCartItem>): Promise<string | undefined> {
    await this.restore()
    const { buyer } = this
    const answers = await Promise.all(
      newItems.map(async (one) => ({ ...one, answer: await this.shop.requestPrice(one.request) }))
    )
    if (!hasSamePrices(buyer, this.buyer)) return this.add(newItems)
    const added = withNewItems(this.items, answers)
    if (!added.ok) return added.msg
    this.lastAddition = { before: this.items, after: added.cart }
    await this.saveItems(added.cart)
    this.showNotice(cartNotices.added(newItems.length))
    void this.reprice()
    return undefined
  }

  /** A line's quantity as entered in its own unit; answers what is wrong with it. */
  async changeQuantity(item: CartItem, qtyRaw: number): Promise<string | undefined> {
    const changed = changeQuantity(this.items, cartKey(item), qtyRaw)
    if (!changed.ok) return changed.msg
    this.prices.clearChange(item)
    await this.saveItems(changed.cart)
    await this.reprice()
    return undefined
  }

  async remove(item: CartItem) {
    const remaining = removeFromCart(this.items, cartKey(item))
    if (!remaining.ok) return
    this.removedFrom = this.items.indexOf(item)
    this.removed = item
    await this.saveItems(remaining.cart)
  }

  /** The line is where it was, or is more of what was added again meanwhile; answers its place. */
  async undoRemove(): Promise<number> {
    const { removed, removedFrom, items } = this
    if (!removed) return -1
    const added = addToCart(items, removed)
    this.removed = undefined
    if (added.ok)
      await this.saveItems([
        ...added.cart.slice(0, removedFrom),
        ...added.cart.slice(items.length),
        ...added.cart.slice(removedFrom, items.length)
      ])
    await this.reprice()
    return removedFrom
  }

  /** The cart without what was put in last. */
  async undoAddition(items: ReadonlyArray<CartItem>) {
    this.lastAddition = undefined
    await this.saveItems(items)
    await this.reprice()
  }

  async clear() {
    this.removed = undefined
    this.lastAddition = undefined
    await this.saveItems([])
  }

  /** [PRC-06] Somebody logs in, out, or over to another company, or sees other prices than before. */
  setBuyer(buyer: BuyerTerms | undefined, orderRight: OrderRight = "granted") {
    // The same person's before they logged in, or went over to another company: only those are held against the new ones.
    const wasSamePerson = this.buyer ? buyer?.contactId === this.buyer.contactId : this.orderRight !== "unknown"
    this.orderRight = orderRight
    const hasSamePrice = hasSamePrices(buyer, this.buyer)
    // The same one heard of again is no change: a payment would be made ready anew.
    if (!hasSamePrice || buyer?.showsExGst !== this.buyer?.showsExGst) this.buyer = buyer
    if (hasSamePrice) return
    if (this.isRestoreRequested) void this.refetchPrices()
    if (!buyer || !wasSamePerson) this.prices.clearPreviousBuyerPrices()
  }

  /** [AUTH-10] [PRC-06] The prices were somebody's own: they go at once, and are asked for anew by whoever looks. */
  async refetchPrices() {
    this.prices.resetForBuyerChange()
    this.removed = this.removed && withoutPrice(this.removed)
    this.items = withoutPrices(this.items)
    this.prices.startRound(this.items)
    await this.restore()
    await this.saveItems(withoutPrices(this.items))
    await this.reprice()
  }

  /** Asks for the whole cart's prices. */
  async reprice() {
    if (await this.applyPrices()) await this.saveItems(this.items)
  }

  /** Whether the cart changed by what the shop answered. */
  private async applyPrices(): Promise<boolean> {
    const { buyer } = this
    const round = await this.prices.requestPrices(this.items)
    // [T21] Whoever it is now has asked for their own.
    if (!hasSamePrices(buyer, this.buyer)) return false
    const before = this.items
    // At once, so that nobody who waits for the prices looks at the lines without them.
    runInAction(() => {
      this.items = this.prices.applyRound(before, round)
    })
    return this.items.some((item, place) => item !== before[place])
  }
}
