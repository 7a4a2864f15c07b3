/** The list that a calculator ends in: priced for whoever looks at it, and put into the cart in one press. */
import { observableRef, reaction, runInAction } from "mobx"
import type { CallApi } from "../../../adapters/browser/api-client.ts"
import type { RequestPrice } from "../../../adapters/browser/price-queue.ts"
import type { ProductDetail } from "../../../core/catalogue/product/product-detail.ts"
import type { BuyerTerms } from "../../../core/identity/buyer.ts"
import type { Cents } from "../../../core/money.ts"
import { cartItemOf } from "../../../core/ordering/cart/cart-item-of.ts"
import { chargedPrice, isPriced, type PriceAnswer } from "../../../core/pricing/price.ts"
import type { CartViewModel } from "../../cart/cart.view-model.ts"
import type { NewCartItem } from "../../cart/new-cart-item.ts"
import { autoObservable } from "../../kit/auto-observable.ts"
import { calculatorWords as words } from "../../words/calculators.ts"
import type { MaterialLine } from "./load-calculator.ts"

type Shop = { readonly call: CallApi; readonly requestPrice: RequestPrice }

export class MaterialListViewModel {
  readonly lines: ReadonlyArray<MaterialLine>
  isAdding = false
  isAdded = false
  problem: string | undefined = undefined
  /** The prices of the lines in their order, and whose they are; a guest's as the page brought them. */
  private priced: { readonly buyer: BuyerTerms | undefined; readonly answers: ReadonlyArray<PriceAnswer> }
  private readonly shop: Shop
  private readonly cart: CartViewModel

  constructor(lines: ReadonlyArray<MaterialLine>, shop: Shop, cart: CartViewModel) {
    this.lines = lines
    this.priced = { buyer: undefined, answers: lines.map(({ answer }) => answer) }
    this.shop = shop
    this.cart = cart
    autoObservable<this, "shop" | "cart" | "priced">(this, {
      lines: observableRef,
      priced: observableRef,
      shop: false,
      cart: false
    })
  }

  /** [PRC-08] No price stands there while it is somebody else's. */
  get isPricing(): boolean {
    return this.priced.buyer !== this.cart.buyer
  }

  /** What a line costs whoever looks, cents with GST; undefined where it is on its way or could not be had. */
  linePrice(place: number): Cents | undefined {
    const answer = this.priced.answers[place]
    return this.isPricing || !answer || !isPriced(answer) ? undefined : chargedPrice(answer).linePrice
  }

  /** What all lines come to; nothing while one has no price. */
  get total(): { readonly price: Cents; readonly gst: Cents } | undefined {
    if (this.isPricing || !this.priced.answers.every(isPriced)) return undefined
    const charged = this.priced.answers.filter(isPriced).map(chargedPrice)
    return {
      price: charged.reduce((sum, { linePrice }) => sum + linePrice, 0),
      gst: charged.reduce((sum, { lineGst }) => sum + lineGst, 0)
    }
  }

  get isPricingFailed(): boolean {
    return !this.isPricing && !this.priced.answers.every(isPriced)
  }

  /** Prices the list for whoever is logged in, now and later; answers how to stop. */
  followBuyer(): () => void {
    return reaction(
      () => this.cart.buyer,
      (buyer) => {
        if (buyer !== this.priced.buyer) void this.reprice()
      },
      { fireImmediately: true }
    )
  }

  async reprice(): Promise<void> {
    const { buyer } = this.cart
    const answers = await Promise.all(this.lines.map(({ request }) => this.shop.requestPrice(request)))
    runInAction(() => {
      if (buyer === this.cart.buyer) this.priced = { buyer, answers }
    })
  }

  /** Puts every line into the cart, or none of them. */
  async add(): Promise<void> {
    if (this.isAdding) return
    this.isAdding = true
    this.isAdded = false
    const items = await this.newItems()
    const problem = typeof items === "string" ? items : await this.cart.add(items)
    runInAction(() => {
      this.isAdding = false
      this.isAdded = problem === undefined
      this.problem = problem
    })
  }

  /** The lines with what a cart keeps of their products, or why these could not be had. */
  private async newItems(): Promise<ReadonlyArray<NewCartItem> | string> {
    const slugs = [...new Set(this.lines.map(({ slug }) => slug))]
    const answers = await Promise.all(
      slugs.map((slug) => this.shop.call("GET /products/slug/:slug", { params: { slug } }))
    )
    const products = new Map<string, ProductDetail>()
    for (const [place, answer] of answers.entries()) {
      if (!answer.ok) return answer.msg
      products.set(slugs[place] ?? "", answer.data as ProductDetail)
    }
    const items: Array<NewCartItem> = []
    for (const { slug, request } of this.lines) {
      const product = products.get(slug)
      const variation = product?.variations.find(({ sku }) => sku === request.sku)
      if (!product || !variation) return words.notSoldSo
      items.push({ request, line: (pricing) => cartItemOf(product, variation, request, pricing) })
    }
    return items
  }
}
