/** The prices of a cart's lines: asked of the shop in one batch, what they were before they changed, and the last that were known. */

import type { ShopClient } from "../../adapters/client.ts"
import type { Cents } from "../../core/money.ts"
import { type Cart, cartKey } from "../../core/ordering/cart/cart.ts"
import type { CartItem } from "../../core/ordering/cart/cart-item.ts"
import { previousPrice } from "../../core/ordering/cart/price-change.ts"
import { applyPrices, cartPriceRequests, isPriceUnknown } from "../../core/ordering/cart/reprice.ts"
import type { PriceAnswer, PricedLine, PriceRequest } from "../../core/pricing/price.ts"
import { priceWords } from "../../core/words/price.ts"
import { autoObservable } from "../kit/auto-observable.ts"
import type { ListedLine } from "./new-cart-item.ts"

/** One time of asking: what was asked, and the shop's answers in the same order. */
type Round = {
  readonly roundNumber: number
  readonly requests: ReadonlyArray<PriceRequest>
  readonly answers: ReadonlyArray<PriceAnswer>
}

export class CartPrices {
  isLoading = false
  /** Said where they could not be had; the lines stay as they were. */
  problem: string | undefined = undefined
  /** Only the last round says how it went. */
  private roundCount = 0
  /** What one of a line cost before its price changed, until the line itself is changed; by the line's key. */
  private readonly previousPrices = new Map<string, Cents>()
  /** Those of them that changed because somebody logged in, or went over to another company. */
  private readonly changedByBuyer = new Set<string>()
  /** What each line cost whoever bought before, until the next price of the line is there; shown to nobody by itself. */
  private readonly previousBuyerPrices = new Map<string, PricedLine>()
  /** The price that each line had last, also while it waits for another; by the line's key. */
  private readonly lastPrices = new Map<string, PricedLine>()
  /** What the page that a line was added on said that one costs, until the next price of the line is there. */
  private readonly listedPrices = new Map<string, PricedLine>()
  private readonly shop: ShopClient

  constructor(shop: ShopClient) {
    this.shop = shop
    autoObservable<this, "roundCount" | "shop" | "lastPrices" | "previousBuyerPrices" | "listedPrices">(this, {
      roundCount: false,
      shop: false,
      lastPrices: false,
      previousBuyerPrices: false,
      listedPrices: false
    })
  }

  /** The price of one before it changed, cents; nothing where it is what it was. */
  previousPriceOf(item: CartItem): Cents | undefined {
    return this.previousPrices.get(cartKey(item))
  }
  hasChanges(cart: Cart): boolean {
    return cart.some((item) => this.previousPriceOf(item) !== undefined)
  }

  /** [PRC-06] How many lines cost another price since somebody logged in or went over to another company. */
  buyerChangeCount(cart: Cart): number {
    return cart.filter((item) => this.previousPriceOf(item) !== undefined && this.changedByBuyer.has(cartKey(item)))
      .length
  }

  /** The price of a line, or the one that it had last where it has none now. */
  lastKnownPrice(item: CartItem): PricedLine | undefined {
    return item.pricing ?? this.lastPrices.get(cartKey(item))
  }

  /** Whichever way a cart came about, here or in another tab: what changed in its prices is marked. */
  recordPrices(cart: Cart) {
    for (const item of cart) {
      if (!item.pricing) continue
      const key = cartKey(item)
      const otherBuyerPrice = this.previousBuyerPrices.get(key)
      const before = previousPrice(
        otherBuyerPrice ?? this.lastPrices.get(key) ?? this.listedPrices.get(key),
        item.pricing
      )
      if (before !== undefined) this.previousPrices.set(key, before)
      if (before !== undefined && otherBuyerPrice) this.changedByBuyer.add(key)
      this.previousBuyerPrices.delete(key)
      this.listedPrices.delete(key)
      this.lastPrices.set(key, item.pricing)
    }
  }

  /** At no moment does a line without a price look like one whose price could not be had; an earlier round no longer counts. */
  startRound(cart: Cart): number {
    this.isLoading = cart.length > 0
    this.roundCount += 1
    return this.roundCount
  }

  async requestPrices(cart: Cart): Promise<Round> {
    const roundNumber = this.startRound(cart)
    const requests = cartPriceRequests(cart)
    return {
      roundNumber,
      requests,
      answers: await Promise.all(requests.map((request) => this.shop.requestPrice(request)))
    }
  }

  /** The cart as it is by now with what was answered; an answer for a line that has since changed is dropped. */
  applyRound(cart: Cart, { roundNumber, requests, answers }: Round): Cart {
    const priced = applyPrices(cart, requests, answers)
    this.recordPrices(priced)
    if (roundNumber === this.roundCount) {
      this.isLoading = false
      this.problem = answers.some(isPriceUnknown) ? priceWords.failed : undefined
    }
    return priced
  }

  /** The line itself was changed. */
  clearChange(item: CartItem) {
    this.previousPrices.delete(cartKey(item))
    this.changedByBuyer.delete(cartKey(item))
  }
  /** What was marked has been looked at. */
  clearChanges() {
    this.previousPrices.clear()
    this.changedByBuyer.clear()
  }
  /** No price of whoever bought before stands anywhere; what they were is held against the next ones alone. */
  resetForBuyerChange() {
    for (const [key, pricing] of this.lastPrices) this.previousBuyerPrices.set(key, pricing)
    this.clearChanges()
    this.lastPrices.clear()
    this.listedPrices.clear()
  }
  /** [PRC-06] What a page told of one, held against the first price of what was added there before it was priced. */
  holdListed(lines: ReadonlyArray<ListedLine>) {
    for (const { item, listed } of lines) if (listed && !item.pricing) this.listedPrices.set(cartKey(item), listed)
  }
  /** What the same person paid before they went over, where the cart is only brought back after that. */
  holdBefore(cart: Cart) {
    for (const item of cart) if (item.pricing) this.previousBuyerPrices.set(cartKey(item), item.pricing)
  }
  /** [AUTH-10] Nor are they held against anybody's. */
  clearPreviousBuyerPrices() {
    this.previousBuyerPrices.clear()
  }
}
