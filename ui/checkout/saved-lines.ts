/** Cart lines saved for later: stored in the browser without prices, shared by its tabs. */
import { observableRef, runInAction } from "mobx"
import type { ShopClient } from "../../adapters/client.ts"
import { memoizeSuccess } from "../../core/memoize-success.ts"
import { addToCart, type Cart, cartKey, removeFromCart } from "../../core/ordering/cart/cart.ts"
import type { CartItem } from "../../core/ordering/cart/cart-item.ts"
import { withoutPrices } from "../../core/ordering/cart/reprice.ts"
import type { CartViewModel } from "../cart/cart.view-model.ts"
import { lineName } from "../cart/line-name.ts"
import { parseStoredCart } from "../cart/stored-cart.ts"
import { autoObservable } from "../kit/auto-observable.ts"
import { cartWords } from "../words/cart.ts"

export class SavedLines {
  items: Cart = []
  /** What became of the line that was moved last, either way. */
  notice: string | undefined = undefined
  private readonly restoreOnce = memoizeSuccess(() => this.loadAndFollow())
  private readonly shop: ShopClient
  private readonly cart: CartViewModel

  constructor(shop: ShopClient, cart: CartViewModel) {
    this.shop = shop
    this.cart = cart
    autoObservable<this, "restoreOnce" | "shop" | "cart">(this, {
      items: observableRef,
      restoreOnce: false,
      shop: false,
      cart: false
    })
  }

  /** Brings back what was put by, once, and follows the other tabs from then on. */
  restore(): Promise<void> {
    return this.restoreOnce()
  }

  private async loadAndFollow() {
    const store = await this.shop.store()
    store.onChange((key) => {
      if (key === "saved-lines") void this.reloadStored()
    })
    await this.reloadStored()
  }

  private async reloadStored() {
    const stored = await (await this.shop.store()).read("saved-lines")
    runInAction(() => {
      this.items = withoutPrices(parseStoredCart(stored))
    })
  }

  /** Takes lines, by their keys, out of the cart; they wait here for another order. */
  async saveForLater(keys: ReadonlyArray<string>): Promise<void> {
    const isLater = (item: CartItem) => keys.includes(cartKey(item))
    const later = this.cart.items.filter(isLater)
    if (later.length === 0) return
    // Kept here before it goes from there: whatever happens between, nothing is lost.
    const saved = await this.add(later)
    await this.cart.saveItems(this.cart.items.filter((item) => !saved.has(cartKey(item))))
  }

  /** Takes one line out of the cart, as the shopper asked; answers whether it waits here now. */
  async saveLine(item: CartItem): Promise<boolean> {
    await this.saveForLater([cartKey(item)])
    const isSaved = !this.cart.items.some((line) => cartKey(line) === cartKey(item))
    this.tell(isSaved ? cartWords.lineSaved(lineName(item)) : cartWords.notMoved(lineName(item)))
    return isSaved
  }

  private tell(notice: string) {
    this.notice = notice
  }

  /** The other way round; the line is priced anew. Where it can't be put together with a line of the same thing it stays, and says so. */
  async moveToCart(item: CartItem): Promise<void> {
    const added = addToCart(this.cart.items, item)
    this.tell((added.ok ? cartWords.lineMoved : cartWords.notMoved)(lineName(item)))
    if (!added.ok) return
    await this.cart.saveItems(added.cart)
    await this.remove(item)
    await this.cart.reprice()
  }

  /** The same thing twice is one line of both. Answers the keys of those that were added: what comes to too much is not. */
  private async add(lines: Cart): Promise<ReadonlySet<string>> {
    await this.restore()
    let items = this.items
    const keys = new Set<string>()
    for (const line of withoutPrices(lines)) {
      const added = addToCart(items, line)
      if (!added.ok) continue
      items = added.cart
      keys.add(cartKey(line))
    }
    await this.saveItems(items)
    return keys
  }

  async remove(item: CartItem): Promise<void> {
    const remaining = removeFromCart(this.items, cartKey(item))
    if (remaining.ok) await this.saveItems(remaining.cart)
  }

  private async saveItems(items: Cart) {
    this.items = items
    await (await this.shop.store()).write("saved-lines", items)
  }
}
