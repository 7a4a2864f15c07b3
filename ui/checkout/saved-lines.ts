/** Lines that the shopper has put by for another order: kept in this browser without prices, shared by its tabs. */
import { observableRef, runInAction } from "mobx"
import type { ShopClient } from "../../adapters/client.ts"
import { addToCart, type Cart, cartKey, removeFromCart } from "../../core/cart/cart.ts"
import type { CartItem } from "../../core/cart/cart-item.ts"
import { withoutPrices } from "../../core/cart/reprice.ts"
import { observed } from "../app/observed.ts"
import { keptCart } from "./kept.ts"

export class SavedLines {
  items: Cart = []
  private restoring: Promise<void> | undefined = undefined
  private readonly shop: ShopClient

  constructor(shop: ShopClient) {
    this.shop = shop
    observed<this, "restoring" | "shop">(this, { items: observableRef, restoring: false, shop: false })
  }

  /** Brings back what was put by, once, and follows the other tabs from then on. */
  restore(): Promise<void> {
    this.restoring ??= this.bringBack()
    return this.restoring
  }

  private async bringBack() {
    const store = await this.shop.store()
    store.onChange((key) => {
      if (key === "saved-lines") void this.read()
    })
    await this.read()
  }

  private async read() {
    const kept = await (await this.shop.store()).read("saved-lines")
    runInAction(() => {
      this.items = withoutPrices(keptCart(kept))
    })
  }

  /** Puts lines by; the same thing twice is one line of both. */
  async add(lines: Cart): Promise<void> {
    await this.restore()
    let items = this.items
    for (const line of withoutPrices(lines)) {
      const added = addToCart(items, line)
      if (added.ok) items = added.cart
    }
    await this.keep(items)
  }

  async remove(item: CartItem): Promise<void> {
    const left = removeFromCart(this.items, cartKey(item))
    if (left.ok) await this.keep(left.cart)
  }

  private async keep(items: Cart) {
    this.items = items
    await (await this.shop.store()).write("saved-lines", items)
  }
}
