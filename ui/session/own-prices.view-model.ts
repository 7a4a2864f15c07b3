/** Customer prices of the logged-in member: requested once per item, kept until they expire at 6 pm, and cleared when the buyer changes. */
import { observable, observableRef, runInAction } from "mobx"
import type { ShopClient } from "../../adapters/client.ts"
import type { BuyerTerms } from "../../core/identity/buyer.ts"
import type { Cents } from "../../core/money.ts"
import type { PriceViewer } from "../../core/pricing/display-price.ts"
import { onGstBasis } from "../../core/pricing/gst.ts"
import { isPriced, type PricedLine, type PriceRequest } from "../../core/pricing/price.ts"
import { cachedPrice, cacheKey, type PriceCacheOwner } from "../../core/pricing/price-cache.ts"
import { priceWords } from "../../core/words/price.ts"
import { autoObservable } from "../kit/auto-observable.ts"
import { completedHydration, type Hydration } from "../kit/hydration.ts"
import { ShopClock } from "../kit/shop-clock.ts"
import { type PricedEntry, parseStoredPrices, type StoredPrices } from "./stored-prices.ts"

const cacheOwnerOf = (buyer: BuyerTerms | undefined): PriceCacheOwner =>
  buyer ? { contactId: buyer.contactId, companyId: buyer.customerId } : {}

const hasSameTerms = (one: BuyerTerms | undefined, other: BuyerTerms | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** So many are kept for the next page that loads. */
const MOST_STORED = 500

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
  private readonly shop: Pick<ShopClient, "requestPrice" | "setBuyer" | "store">
  private readonly clock: ShopClock
  private readonly hydration: Hydration
  private isWriteDue = false

  constructor(
    shop: Pick<ShopClient, "requestPrice" | "setBuyer" | "store">,
    clock = new ShopClock(),
    hydration = completedHydration()
  ) {
    this.shop = shop
    this.clock = clock
    this.hydration = hydration
    type Unobserved = "priceCache" | "pendingKeys" | "failedKeys" | "shop" | "clock" | "hydration" | "isWriteDue"
    autoObservable<this, Unobserved>(this, {
      buyer: observableRef,
      priceCache: false,
      pendingKeys: false,
      failedKeys: false,
      shop: false,
      clock: false,
      hydration: false,
      isWriteDue: false
    })
  }

  /** [PRC-06] [T21] What was known for another shopper is gone at once. */
  setBuyer(buyer: BuyerTerms | undefined) {
    if (hasSameTerms(buyer, this.buyer)) return
    const isFirst = this.hydration.state === "pending"
    this.priceCache.clear()
    this.pendingKeys.clear()
    this.failedKeys.clear()
    this.shop.setBuyer(buyer)
    this.buyer = buyer
    // Who a page was made for is no change: what was kept for them is yet to be read.
    if (!isFirst) void this.write()
  }

  /** [HYD-01] The prices of the last visit, where they are this buyer's and have not expired. */
  async restore(): Promise<void> {
    const stored = await (await this.shop.store()).read<StoredPrices>("prices")
    runInAction(() => {
      for (const [key, line] of parseStoredPrices(stored, this.buyer, this.clock.now)) this.priceCache.set(key, line)
    })
  }

  /** All that came at once is written once. */
  private async write() {
    if (this.isWriteDue) return
    this.isWriteDue = true
    await this.hydration.whenCompleted()
    const store = await this.shop.store()
    this.isWriteDue = false
    const { buyer } = this
    const lines: ReadonlyArray<PricedEntry> = [...this.priceCache].slice(-MOST_STORED)
    if (buyer) await store.write("prices", { buyer, lines } satisfies StoredPrices)
    else await store.remove("prices")
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
    if (!this.hydration.isCompleted) {
      await this.hydration.whenCompleted()
      if (buyer !== this.buyer) return
      if (this.ownPrice(request)) {
        this.pendingKeys.delete(key)
        return
      }
    }
    const answer = await this.shop.requestPrice(request)
    runInAction(() => {
      if (buyer !== this.buyer) return
      this.pendingKeys.delete(key)
      if (isPriced(answer)) {
        this.priceCache.set(key, answer)
        void this.write()
      } else this.failedKeys.add(key)
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
  priceOf<Guest>(request: PriceRequest, guestPrice: Guest): PricedLine | Guest | undefined {
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
