/** Keeps the cart in the browser, for its next visit and for its other tabs. */
import type { ShopClient } from "../../adapters/client.ts"
import type { Buyer } from "../../core/identity/buyer.ts"
import type { Cart } from "../../core/ordering/cart/cart.ts"
import { cartToKeep } from "./kept-cart.ts"

export class CartKeeper {
  /** The last thing that was written, so that reading again never brings back what came before it. */
  private writing: Promise<unknown> = Promise.resolve()
  private readonly shop: ShopClient

  constructor(shop: ShopClient) {
    this.shop = shop
  }

  /** Whatever was kept, by whomever. */
  async read(): Promise<unknown> {
    return (await this.shop.store()).read("cart")
  }

  /** The prices in it are the buyer's. */
  async write(cart: Cart, buyer: Buyer | undefined): Promise<void> {
    this.writing = this.shop.store().then((store) => store.write("cart", cartToKeep(cart, buyer)))
    await this.writing
  }

  /** Tells, for as long as the page is open, that another tab has changed the cart. */
  async onChange(changed: () => void): Promise<void> {
    const store = await this.shop.store()
    store.onChange((key) => {
      if (key === "cart") void this.writing.then(changed)
    })
  }
}
