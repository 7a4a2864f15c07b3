/** The prices of a cart's lines: asked of the shop in one batch, what they were before they changed, and the last that were known. */

import type { ShopClient } from "../../adapters/client.ts"
import type { Cents } from "../../core/money.ts"
import { type Cart, cartKey } from "../../core/ordering/cart/cart.ts"
import type { CartItem } from "../../core/ordering/cart/cart-item.ts"
import { previousPrice } from "../../core/ordering/cart/price-change.ts"
import { applyPrices, cartPriceRequests, isPriceUnknown } from "../../core/ordering/cart/reprice.ts"
import type { PriceAnswer, PricedLine, PriceRequest } from "../../core/pricing/price.ts"
import { priceWords } from "../../core/words/price.ts"
import { observed } from "../kit/observed.ts"

/** One time of asking: what was asked, and the shop's answers in the same order. */
type Round = {
  readonly nth: number
  readonly asked: ReadonlyArray<PriceRequest>
  readonly answers: ReadonlyArray<PriceAnswer>
}

export class CartPrices {
  areAwaited = false
  /** Said where they could not be had; the lines stay as they were. */
  problem: string | undefined = undefined
  /** Only the last round says how it went. */
  private rounds = 0
  /** What one of a line cost before its price changed, until the line itself is changed; by the line's key. */
  private readonly before = new Map<string, Cents>()
  /** Those of them that changed because somebody logged in, or went over to another company. */
  private readonly byBuyer = new Set<string>()
  /** What each line cost whoever bought before, until the next price of the line is there; shown to nobody by itself. */
  private readonly buyerBefore = new Map<string, PricedLine>()
  /** The price that each line had last, also while it waits for another; by the line's key. */
  private readonly last = new Map<string, PricedLine>()
  private readonly shop: ShopClient

  constructor(shop: ShopClient) {
    this.shop = shop
    observed<this, "rounds" | "shop" | "last" | "buyerBefore">(this, {
      rounds: false,
      shop: false,
      last: false,
      buyerBefore: false
    })
  }

  /** The price of one before it changed, cents; nothing where it is what it was. */
  was(item: CartItem): Cents | undefined {
    return this.before.get(cartKey(item))
  }
  haveChanged(cart: Cart): boolean {
    return cart.some((item) => this.was(item) !== undefined)
  }

  /** [PRC-06] How many lines cost another price since somebody logged in or went over to another company. */
  changesByBuyer(cart: Cart): number {
    return cart.filter((item) => this.was(item) !== undefined && this.byBuyer.has(cartKey(item))).length
  }

  /** The price of a line, or the one that it had last where it has none now. */
  lastKnown(item: CartItem): PricedLine | undefined {
    return item.pricing ?? this.last.get(cartKey(item))
  }

  /** Whichever way a cart came about, here or in another tab: what changed in its prices is marked. */
  note(cart: Cart) {
    for (const item of cart) {
      if (!item.pricing) continue
      const key = cartKey(item)
      const ofOther = this.buyerBefore.get(key)
      const before = previousPrice(ofOther ?? this.last.get(key), item.pricing)
      if (before !== undefined) this.before.set(key, before)
      if (before !== undefined && ofOther) this.byBuyer.add(key)
      this.buyerBefore.delete(key)
      this.last.set(key, item.pricing)
    }
  }

  /** At no moment does a line without a price look like one whose price could not be had; an earlier round no longer counts. */
  expect(cart: Cart): number {
    this.areAwaited = cart.length > 0
    this.rounds += 1
    return this.rounds
  }

  async ask(cart: Cart): Promise<Round> {
    const nth = this.expect(cart)
    const asked = cartPriceRequests(cart)
    return { nth, asked, answers: await Promise.all(asked.map((request) => this.shop.requestPrice(request))) }
  }

  /** The cart as it is by now with what was answered; an answer for a line that has since changed is dropped. */
  answered(cart: Cart, { nth, asked, answers }: Round): Cart {
    const priced = applyPrices(cart, asked, answers)
    this.note(priced)
    if (nth === this.rounds) {
      this.areAwaited = false
      this.problem = answers.some(isPriceUnknown) ? priceWords.failed : undefined
    }
    return priced
  }

  /** The line itself was changed. */
  forget(item: CartItem) {
    this.before.delete(cartKey(item))
    this.byBuyer.delete(cartKey(item))
  }
  /** What was marked has been looked at. */
  wereSeen() {
    this.before.clear()
    this.byBuyer.clear()
  }
  /** No price of whoever bought before stands anywhere; what they were is held against the next ones alone. */
  forgetAll() {
    for (const [key, pricing] of this.last) this.buyerBefore.set(key, pricing)
    this.wereSeen()
    this.last.clear()
  }
  /** What the same person paid before they went over, where the cart is only brought back after that. */
  holdBefore(cart: Cart) {
    for (const item of cart) if (item.pricing) this.buyerBefore.set(cartKey(item), item.pricing)
  }
  /** [AUTH-10] Nor are they held against anybody's. */
  forgetBuyerBefore() {
    this.buyerBefore.clear()
  }
}
