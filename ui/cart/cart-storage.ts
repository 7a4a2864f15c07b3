/** Cart storage: reads and writes the cart in the browser's store, and reports changes that other tabs make. */
import type { ShopClient } from "../../adapters/client.ts"
import type { Buyer } from "../../core/identity/buyer.ts"
import type { Cart } from "../../core/ordering/cart/cart.ts"
import { cartToStore } from "./stored-cart.ts"

export class CartStorage {
  /** The last thing that was written, so that reading again never brings back what came before it. */
  private pendingWrite: Promise<unknown> = Promise.resolve()
  private readonly shop: ShopClient

  constructor(shop: ShopClient) {
    this.shop = shop
  }

  /** Whatever was kept, by whomever; read once more where this page has written meanwhile, whose prices would go again. */
  async read(): Promise<unknown> {
    const lastWrite = this.pendingWrite
    await lastWrite
    const stored = await (await this.shop.store()).read("cart")
    return lastWrite === this.pendingWrite ? stored : this.read()
  }

  /** The prices in it are the buyer's. False where the browser could not keep it. */
  write(cart: Cart, buyer: Buyer | undefined): Promise<boolean> {
    const written = this.shop.store().then((store) => store.write("cart", cartToStore(cart, buyer)))
    this.pendingWrite = written
    return written
  }

  /** Tells, for as long as the page is open, that another tab has changed the cart. */
  async onChange(onChanged: () => void): Promise<void> {
    const store = await this.shop.store()
    store.onChange((key) => {
      if (key === "cart") void this.pendingWrite.then(onChanged)
    })
  }
}
