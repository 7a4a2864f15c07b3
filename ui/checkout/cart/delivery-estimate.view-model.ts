/** What it would cost to have the cart delivered to a postcode, which this browser keeps for the next visit. */
import { reaction, runInAction } from "mobx"
import type { ShopClient } from "../../../adapters/client.ts"
import { isVictorian } from "../../../core/contact/postcode.ts"
import { reviewCart } from "../../../core/ordering/checkout/review-cart.ts"
import type { CartViewModel } from "../../cart/cart.view-model.ts"
import { autoObservable } from "../../kit/auto-observable.ts"
import { DeliveryOffersViewModel, type Way } from "../delivery/delivery-offers.view-model.ts"

const isPostcode = (text: string): boolean => /^\d{4}$/.test(text.trim())

export class DeliveryEstimate {
  postcode = ""
  readonly offers: DeliveryOffersViewModel
  private readonly shop: ShopClient
  private readonly cart: CartViewModel

  constructor(shop: ShopClient, cart: CartViewModel) {
    this.offers = new DeliveryOffersViewModel(shop)
    this.shop = shop
    this.cart = cart
    autoObservable<this, "cart" | "shop">(this, { offers: false, shop: false, cart: false })
  }

  /** Follows the cart while it is open; answers how to stop. `known` is the postcode of an address that was typed already. */
  follow(known: string | undefined): () => void {
    void this.restore(known)
    return reaction(
      () => JSON.stringify(this.cart.items.map(({ erpId, qtyRaw, uom, length }) => [erpId, qtyRaw, uom, length])),
      () => void this.load()
    )
  }

  private async restore(known = "") {
    const store = await this.shop.store()
    const stored = await store.read<unknown>("delivery-postcode")
    const kept = typeof stored === "string" && isPostcode(stored) ? stored : ""
    // What was typed meanwhile counts.
    if (this.postcode !== "") return
    runInAction(() => {
      this.postcode = isPostcode(known) ? known : kept
    })
    await this.load()
  }

  async type(text: string) {
    this.postcode = text.replace(/\D/g, "").slice(0, 4)
    await this.load()
    if (isPostcode(this.postcode)) await (await this.shop.store()).write("delivery-postcode", this.postcode)
  }

  load(): Promise<void> {
    const place = isPostcode(this.postcode) ? { suburb: "", postcode: this.postcode } : undefined
    return this.offers.load(this.cart.items, place, false)
  }

  /** Those that can be had, cheapest first. */
  get ways(): ReadonlyArray<Way> {
    return this.offers
      .ways()
      .filter(({ total }) => total !== undefined)
      .toSorted((one, other) => (one.total ?? 0) - (other.total ?? 0))
  }

  /** [CHK-02] Why none can be had, once that is known: by our trucks near us, by parcel far away. */
  get problem(): string | undefined {
    if (this.offers.current === undefined || this.ways.length > 0) return undefined
    const { nationalDeliveryCheck, notNational } = reviewCart(this.cart.items, { now: this.cart.clock.now })
    const isFar = !isVictorian(this.postcode)
    if (isFar && !nationalDeliveryCheck) return notNational[0]?.msg
    return this.offers.ways().find(({ method }) => method === (isFar ? "national" : "delivery"))?.problems[0]
  }
}
