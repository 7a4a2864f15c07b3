/** Customer prices of the logged-in member: requested once per item, cached in memory only, and cleared when the buyer changes. */
import { observable, observableRef, runInAction } from "mobx"
import type { PriceQueue } from "../../adapters/browser/price-queue.ts"
import type { BuyerTerms } from "../../core/identity/buyer.ts"
import type { Cents } from "../../core/money.ts"
import type { PriceViewer } from "../../core/pricing/display-price.ts"
import { onGstBasis } from "../../core/pricing/gst.ts"
import { isPriced, type PricedLine, type PriceRequest } from "../../core/pricing/price.ts"
import { cachedPrice, cacheKey, type PriceCacheOwner } from "../../core/pricing/price-cache.ts"
import { priceWords } from "../../core/words/price.ts"
import { autoObservable } from "../kit/auto-observable.ts"
import { ShopClock } from "../kit/shop-clock.ts"

const cacheOwnerOf = (buyer: BuyerTerms | undefined): PriceCacheOwner =>
  buyer ? { contactId: buyer.contactId, companyId: buyer.customerId } : {}

const hasSameTerms = (one: BuyerTerms | undefined, other: BuyerTerms | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

export class OwnPricesViewModel {
  /** Who is logged in, and how they see prices; nobody for a guest. */
  buyer: BuyerTerms | undefined = undefined
  /** Somebody whom nobody knows yet may be logged in: their session is being brought back. */
  isResolvingSession = false
  /** By `cacheKey`. */
  private readonly priceCache = observable.map<string, PricedLine>({}, { deep: false })
  private readonly pendingKeys = new Set<string>()
  /** What was asked for last and could not be had. */
  private readonly failedKeys = observable.set<string>()
  private readonly shop: PriceQueue
  private readonly clock: ShopClock

  constructor(shop: PriceQueue, clock = new ShopClock()) {
    this.shop = shop
    this.clock = clock
    autoObservable<this, "priceCache" | "pendingKeys" | "failedKeys" | "shop" | "clock">(this, {
      buyer: observableRef,
      priceCache: false,
      pendingKeys: false,
      failedKeys: false,
      shop: false,
      clock: false
    })
  }

  /** [PRC-06] [T21] What was known for another shopper is gone at once. */
  setBuyer(buyer: BuyerTerms | undefined) {
    if (hasSameTerms(buyer, this.buyer)) return
    this.priceCache.clear()
    this.pendingKeys.clear()
    this.failedKeys.clear()
    this.shop.setBuyer(buyer)
    this.buyer = buyer
  }

  resolveSession(isResolvingSession: boolean) {
    this.isResolvingSession = isResolvingSession
  }

  /** Asks for an own price, once; a guest has none, nor who may not see the company's (PRC-04). */
  async requestPrice(request: PriceRequest): Promise<void> {
    const { buyer } = this
    if (!buyer?.hasOwnPrices || this.ownPrice(request)) return
    const key = cacheKey(cacheOwnerOf(buyer), request)
    if (this.pendingKeys.has(key)) return
    this.pendingKeys.add(key)
    this.failedKeys.delete(key)
    const answer = await this.shop.requestPrice(request)
    runInAction(() => {
      if (buyer !== this.buyer) return
      this.pendingKeys.delete(key)
      if (isPriced(answer)) this.priceCache.set(key, answer)
      else this.failedKeys.add(key)
    })
  }

  /** [CARD-03] Whether an own price was asked for and could not be had. */
  isFailed(request: PriceRequest): boolean {
    return this.failedKeys.has(cacheKey(cacheOwnerOf(this.buyer), request))
  }

  /** The own price, once it is there. */
  ownPrice(request: PriceRequest): PricedLine | undefined {
    return cachedPrice(this.priceCache, cacheOwnerOf(this.buyer), request, this.clock.now)
  }

  /** Who looks at the price of that request. */
  priceViewer(request: PriceRequest): PriceViewer {
    const { buyer } = this
    if (!buyer) return this.isResolvingSession ? { loggedIn: true, showExcGstPricing: false } : { loggedIn: false }
    const price = this.ownPrice(request)
    const { hasOwnPrices: showCustomerPrice, showsExGst: showExcGstPricing } = buyer
    return { loggedIn: true, showCustomerPrice, showExcGstPricing, ...(price ? { price } : {}) }
  }

  /** The price to show where a guest sees `guestPrice`; nothing while an own one is on its way (PRC-08). */
  priceOf(request: PriceRequest, guestPrice: PricedLine | undefined): PricedLine | undefined {
    return this.buyer?.hasOwnPrices || (!this.buyer && this.isResolvingSession) ? this.ownPrice(request) : guestPrice
  }

  /** [GST-03] */
  get showsExGst(): boolean {
    return this.buyer?.showsExGst ?? false
  }
  /** [GST-03] An amount with GST, as this shopper sees it. */
  displayedAmount(incGst: Cents): Cents {
    return onGstBasis(incGst, this.showsExGst)
  }
  get gstLabel(): string {
    return this.showsExGst ? priceWords.excludesGst : priceWords.includesGst
  }
}
