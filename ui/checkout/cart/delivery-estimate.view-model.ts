/** What it would cost to have the cart delivered to a postcode. */
import { reaction } from "mobx"
import type { ShopClient } from "../../../adapters/client.ts"
import { isVictorian } from "../../../core/contact/postcode.ts"
import { reviewCart } from "../../../core/ordering/checkout/review-cart.ts"
import type { CartViewModel } from "../../cart/cart.view-model.ts"
import { autoObservable } from "../../kit/auto-observable.ts"
import { PostcodeField } from "../../session/postcode-field.ts"
import type { KeepPostcode } from "../../session/use-keep-postcode.ts"
import { DeliveryOffersViewModel, type Way } from "../delivery/delivery-offers.view-model.ts"

export class DeliveryEstimate {
  readonly postcode: PostcodeField
  readonly offers: DeliveryOffersViewModel
  private readonly cart: CartViewModel

  constructor(shop: ShopClient, keepPostcode: KeepPostcode, cart: CartViewModel) {
    this.offers = new DeliveryOffersViewModel(shop)
    this.cart = cart
    this.postcode = new PostcodeField(keepPostcode, () => this.load())
    autoObservable<this, "cart">(this, { postcode: false, offers: false, cart: false })
  }

  /** Follows the cart while it is open; answers how to stop. `known` is the postcode of an address that was typed already, or the one that is kept. */
  follow(known: string): () => void {
    void this.postcode.show(known)
    return reaction(
      () => JSON.stringify(this.cart.items.map(({ erpId, qtyRaw, uom, length }) => [erpId, qtyRaw, uom, length])),
      () => void this.load()
    )
  }

  load(): Promise<void> {
    const place = this.postcode.isWhole ? { suburb: "", postcode: this.postcode.text } : undefined
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
    if (this.offers.postcodeProblem !== undefined) return this.offers.postcodeProblem
    const { nationalDeliveryCheck, notNational } = reviewCart(this.cart.items, { now: this.cart.clock.now })
    const isFar = !isVictorian(this.postcode.text)
    if (isFar && !nationalDeliveryCheck) return notNational[0]?.msg
    return this.offers.ways().find(({ method }) => method === (isFar ? "national" : "delivery"))?.problems[0]
  }
}
