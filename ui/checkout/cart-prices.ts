/** The prices of a cart's lines: asked of the shop in one batch, and what they were before they changed. */

import type { ShopClient } from "../../adapters/client.ts"
import { type Cart, cartKey } from "../../core/cart/cart.ts"
import type { CartItem } from "../../core/cart/cart-item.ts"
import { cartPriceRequests, isUnanswered, repriced } from "../../core/cart/reprice.ts"
import type { Cents } from "../../core/money.ts"
import { type PriceAnswer, type PriceRequest, paid } from "../../core/pricing/price.ts"
import { priceWords } from "../../core/words/price.ts"
import { observed } from "../app/observed.ts"

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
  private readonly shop: ShopClient

  constructor(shop: ShopClient) {
    this.shop = shop
    observed<this, "rounds" | "shop">(this, { rounds: false, shop: false })
  }

  /** The price of one before it changed, cents; nothing where it is what it was. */
  was(item: CartItem): Cents | undefined {
    return this.before.get(cartKey(item))
  }
  haveChanged(cart: Cart): boolean {
    return cart.some((item) => this.was(item) !== undefined)
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
    return { nth, asked, answers: await Promise.all(asked.map((request) => this.shop.price(request))) }
  }

  /** The cart as it is by now with what was answered; an answer for a line that has since changed is dropped. */
  answered(cart: Cart, { nth, asked, answers }: Round): Cart {
    const priced = repriced(cart, asked, answers)
    for (const [place, item] of priced.entries()) this.note(cart[place], item)
    if (nth === this.rounds) {
      this.areAwaited = false
      this.problem = answers.some(isUnanswered) ? priceWords.failed : undefined
    }
    return priced
  }

  private note(old: CartItem | undefined, now: CartItem) {
    if (old?.pricing && now.pricing && paid(old.pricing).unitPrice !== paid(now.pricing).unitPrice)
      this.before.set(cartKey(now), paid(old.pricing).unitPrice)
  }

  /** The line itself was changed. */
  forget(item: CartItem) {
    this.before.delete(cartKey(item))
  }
  forgetAll() {
    this.before.clear()
  }
}
