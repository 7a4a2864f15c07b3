/** The prices of whoever is logged in: asked for once each, kept in this page alone, and gone with them. */
import { observable, observableRef, runInAction } from "mobx"
import type { PriceQueue } from "../../adapters/browser/price-queue.ts"
import type { BuyerTerms } from "../../core/identity/buyer.ts"
import type { Cents } from "../../core/money.ts"
import type { PriceViewer } from "../../core/pricing/display-price.ts"
import { onGstBasis } from "../../core/pricing/gst.ts"
import { isPriced, type PricedLine, type PriceRequest } from "../../core/pricing/price.ts"
import { cachedPrice, cacheKey, type PriceCacheOwner } from "../../core/pricing/price-cache.ts"
import { priceWords } from "../../core/words/price.ts"
import { observed } from "../kit/observed.ts"
import { ShopClock } from "../kit/shop-clock.ts"

const keptFor = (buyer: BuyerTerms | undefined): PriceCacheOwner =>
  buyer ? { contactId: buyer.contactId, companyId: buyer.customerId } : {}

const isAlike = (one: BuyerTerms | undefined, other: BuyerTerms | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

export class OwnPricesViewModel {
  /** Who is logged in, and how they see prices; nobody for a guest. */
  buyer: BuyerTerms | undefined = undefined
  /** Somebody whom nobody knows yet may be logged in: their session is being brought back. */
  isFindingOut = false
  /** By `cacheKey`. */
  private readonly kept = observable.map<string, PricedLine>({}, { deep: false })
  private readonly asked = new Set<string>()
  private readonly shop: PriceQueue
  private readonly clock: ShopClock

  constructor(shop: PriceQueue, clock = new ShopClock()) {
    this.shop = shop
    this.clock = clock
    observed<this, "kept" | "asked" | "shop" | "clock">(this, {
      buyer: observableRef,
      kept: false,
      asked: false,
      shop: false,
      clock: false
    })
  }

  /** [PRC-06] [T21] What was known for another shopper is gone at once. */
  become(buyer: BuyerTerms | undefined) {
    if (isAlike(buyer, this.buyer)) return
    this.kept.clear()
    this.asked.clear()
    this.shop.setBuyer(buyer)
    this.buyer = buyer
  }

  findOut(isFindingOut: boolean) {
    this.isFindingOut = isFindingOut
  }

  /** Asks for an own price, once; a guest has none, nor who may not see the company's (PRC-04). */
  async want(request: PriceRequest): Promise<void> {
    const { buyer } = this
    if (!buyer?.hasOwnPrices || this.own(request)) return
    const key = cacheKey(keptFor(buyer), request)
    if (this.asked.has(key)) return
    this.asked.add(key)
    const answer = await this.shop.requestPrice(request)
    runInAction(() => {
      if (buyer !== this.buyer) return
      this.asked.delete(key)
      if (isPriced(answer)) this.kept.set(key, answer)
    })
  }

  /** The own price, once it is there. */
  own(request: PriceRequest): PricedLine | undefined {
    return cachedPrice(this.kept, keptFor(this.buyer), request, this.clock.now)
  }

  /** Who looks at the price of that request. */
  onlooker(request: PriceRequest): PriceViewer {
    const { buyer } = this
    if (!buyer) return this.isFindingOut ? { loggedIn: true, showExcGstPricing: false } : { loggedIn: false }
    const price = this.own(request)
    const { hasOwnPrices: showCustomerPrice, showsExGst: showExcGstPricing } = buyer
    return { loggedIn: true, showCustomerPrice, showExcGstPricing, ...(price ? { price } : {}) }
  }

  /** The price to show where a guest sees `guests`; nothing while an own one is on its way (PRC-08). */
  priceOf(request: PriceRequest, guests: PricedLine | undefined): PricedLine | undefined {
    return this.buyer?.hasOwnPrices || (!this.buyer && this.isFindingOut) ? this.own(request) : guests
  }

  /** [GST-03] */
  get showsExGst(): boolean {
    return this.buyer?.showsExGst ?? false
  }
  /** [GST-03] An amount with GST, as this shopper sees it. */
  shown(incGst: Cents): Cents {
    return onGstBasis(incGst, this.showsExGst)
  }
  get gstLabel(): string {
    return this.showsExGst ? priceWords.excludesGst : priceWords.includesGst
  }
}
