/** Puts lines of then, of an order or of a kept cart, into the cart at today's prices, and says what has changed since. */
import { observableRef, runInAction } from "mobx"
import type { CallApi } from "../../adapters/browser/api-client.ts"
import type { PriceQueue } from "../../adapters/browser/price-queue.ts"
import type { ProductDetail } from "../../core/catalogue/product/product-detail.ts"
import type { CartAddition } from "../../core/ordering/cart/cart-addition.ts"
import { cartItemOf } from "../../core/ordering/cart/cart-item-of.ts"
import { type LineRepeat, type RepeatedLine, repeatLine } from "../../core/ordering/cart/order-again.ts"
import type { OrderLine } from "../../core/orders/order.ts"
import { priceForOneText } from "../../core/orders/unit-price-text.ts"
import { chargedPrice, isPriced, type PricedLine } from "../../core/pricing/price.ts"
import { autoObservable } from "../kit/auto-observable.ts"
import { repeatLinesWords as words } from "../words/repeat-lines.ts"
import type { CartViewModel } from "./cart.view-model.ts"

/** A line of then, its product told by its id or found by its sku; one without a price is not compared with today's. */
export type PastLine = RepeatedLine &
  Pick<OrderLine, "name"> & {
    readonly productId?: OrderLine["productId"]
    readonly was?: Pick<OrderLine, "unitPrice" | "pricedUom">
  }

/** What came of it: a sentence for all, and one for each line that is not as it was. */
export type RepeatReport = {
  readonly added: number
  readonly message: string
  readonly notes: ReadonlyArray<string>
  /** What it did to the cart; nothing where it did nothing. */
  readonly change?: { readonly cart: CartViewModel; readonly addition: CartAddition } | undefined
}

/** Products are asked for so many at a time. */
const CONCURRENT_CALLS = 6

type Repeat = { readonly line: PastLine; readonly product: ProductDetail | undefined; readonly repeat: LineRepeat }
type SoldLine = Repeat & { readonly repeat: Extract<LineRepeat, { readonly is: "sold" }> }

/** Tells products apart, whichever way each is asked for. */
const productKey = ({ productId, sku }: PastLine): string => productId ?? `sku ${sku}`

const isSold = (one: Repeat): one is SoldLine => one.repeat.is === "sold"

export class RepeatLinesViewModel {
  isAdding = false
  report: RepeatReport | undefined = undefined
  private readonly call: CallApi
  private readonly requestPrice: PriceQueue["requestPrice"]
  private readonly cart: CartViewModel

  constructor(shop: { readonly call: CallApi } & Pick<PriceQueue, "requestPrice">, cart: CartViewModel) {
    this.call = shop.call
    this.requestPrice = shop.requestPrice
    this.cart = cart
    autoObservable<this, "call" | "requestPrice" | "cart">(this, {
      report: observableRef,
      call: false,
      requestPrice: false,
      cart: false
    })
  }

  /** All of it that can be had; a line that can't is named, and keeps none of the others out. */
  async add(lines: ReadonlyArray<PastLine>): Promise<void> {
    if (this.isAdding) return
    this.isAdding = true
    this.report = undefined
    const report = await this.repeat(lines)
    runInAction(() => {
      this.isAdding = false
      this.report = report
    })
  }

  private async repeat(lines: ReadonlyArray<PastLine>): Promise<RepeatReport> {
    const products = await this.products(lines)
    if (typeof products === "string") return { added: 0, message: words.notAdded(products), notes: [] }
    const repeats = lines.map((line): Repeat => {
      const product = products.get(productKey(line))
      return { line, product, repeat: repeatLine(line, product) }
    })
    const sold = repeats.filter(isSold)
    const answers = await Promise.all(sold.map(({ repeat }) => this.requestPrice(repeat.request)))
    const prices = new Map(sold.map(({ line }, place) => [line, answers[place]]))
    const items = sold.flatMap(({ line, product, repeat: { variation, request } }) => {
      const answer = prices.get(line)
      if (!product || !answer || !isPriced(answer)) return []
      return [{ request, line: (pricing: PricedLine) => cartItemOf(product, variation, request, pricing) }]
    })
    const problem = items.length === 0 ? undefined : await this.cart.add(items)
    const addition = items.length === 0 ? undefined : this.cart.lastAddition
    if (problem !== undefined) return { added: 0, message: words.notAdded(problem), notes: [] }
    const notes = repeats.flatMap(({ line, repeat }) => {
      if (repeat.is === "gone") return [words.gone(line.name)]
      if (repeat.is === "short") return [words.refused(line.name, repeat.msg)]
      const answer = prices.get(line)
      if (!answer) return []
      return isPriced(answer) ? this.priceNote(line, answer) : [words.refused(line.name, answer.msg)]
    })
    const message = items.length === 0 ? words.noneAdded : words.added(items.length)
    return { added: items.length, message, notes, change: addition && { cart: this.cart, addition } }
  }

  /** [GST-03] Both prices as whoever buys sees them. */
  private priceNote(line: PastLine, answer: PricedLine): ReadonlyArray<string> {
    const { unitPrice } = chargedPrice(answer)
    const { was } = line
    if (!was || unitPrice === was.unitPrice) return []
    const text = (price: number) => priceForOneText(price, was.pricedUom, this.cart.showsExGst)
    return [words.changed(line.name, text(was.unitPrice), text(unitPrice))]
  }

  /** Each product as its page shows it, without those that have none; or why the shop could not be asked. */
  private async products(lines: ReadonlyArray<PastLine>): Promise<ReadonlyMap<string, ProductDetail> | string> {
    const found = new Map<string, ProductDetail>()
    const asked = [...new Map(lines.map((line) => [productKey(line), line]))]
    for (let from = 0; from < asked.length; from += CONCURRENT_CALLS) {
      const some = asked.slice(from, from + CONCURRENT_CALLS)
      const answers = await Promise.all(some.map(async ([key, line]) => [key, await this.product(line)] as const))
      for (const [key, answer] of answers) {
        if (answer.ok) found.set(key, answer.data as ProductDetail)
        // What can't be a sku of today is one that is no longer sold.
        else if (answer.status !== 404 && answer.status !== 400) return answer.msg
      }
    }
    return found
  }

  private product({ productId: id, sku }: PastLine) {
    return id === undefined
      ? this.call("GET /products-erp/id/:id", { params: { id: sku } })
      : this.call("GET /products/id/:id", { params: { id } })
  }
}
