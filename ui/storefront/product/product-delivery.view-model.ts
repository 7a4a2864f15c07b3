/** What it would cost to have one of a product brought to a postcode, and from which day: by the quote that the checkout goes by. */
import { observableRef, runInAction } from "mobx"
import type { ApiCalls } from "../../../adapters/browser/api-client.ts"
import type { ShopClient } from "../../../adapters/client.ts"
import type { ProductDetail } from "../../../core/catalogue/product/product-detail.ts"
import { parseDay } from "../../../core/delivery/schedule/wire-day.ts"
import { dayText } from "../../../core/melbourne.ts"
import { dollars } from "../../../core/money.ts"
import type { PriceRequest } from "../../../core/pricing/price.ts"
import { autoObservable } from "../../kit/auto-observable.ts"
import { PostcodeField } from "../../session/postcode-field.ts"
import type { KeepPostcode } from "../../session/use-keep-postcode.ts"
import { productDeliveryWords as words } from "../../words/product-delivery.ts"
import { rowBlocker, rowPriceRequest } from "./row-quantity.ts"
import { sizeRows } from "./size-rows.ts"

type Offers = ApiCalls["POST /orders/delivery"]["data"]

/** One of its cheapest row that can be bought: a shopper sees what the least of it costs to bring. */
const smallestRequest = (product: ProductDetail): PriceRequest | undefined => {
  const priced = sizeRows(product).filter((row) => row.variation.pricing && !rowBlocker(row))
  const [cheapest] = priced.toSorted(
    (one, other) => (one.variation.pricing?.unitPrice ?? 0) - (other.variation.pricing?.unitPrice ?? 0)
  )
  return cheapest && rowPriceRequest(cheapest, "1", "STICK")
}

export class ProductDelivery {
  readonly postcode: PostcodeField
  isAsking = false
  problem: string | undefined = undefined
  offers: Offers | undefined = undefined
  /** Nothing for a product of which nothing can be bought. */
  readonly request: PriceRequest | undefined
  private asked = 0
  private readonly shop: Pick<ShopClient, "call">

  constructor(shop: Pick<ShopClient, "call">, keepPostcode: KeepPostcode, product: ProductDetail) {
    this.shop = shop
    this.request = smallestRequest(product)
    this.postcode = new PostcodeField(keepPostcode, () => this.load())
    autoObservable<this, "asked" | "shop">(this, {
      postcode: false,
      offers: observableRef,
      request: false,
      asked: false,
      shop: false
    })
  }

  /** [DEL-10] The answer for a postcode that was typed over is dropped. */
  async load() {
    const { postcode, request } = this
    const { text, isWhole } = postcode
    const asked = ++this.asked
    this.offers = undefined
    this.problem = undefined
    this.isAsking = isWhole && request !== undefined
    if (!this.isAsking || !request) return
    const body = { address: { suburb: "", postcode: text }, items: [request] }
    const answer = await this.shop.call("POST /orders/delivery", { body })
    if (asked !== this.asked) return
    runInAction(() => {
      this.isAsking = false
      this.offers = answer.ok ? answer.data : undefined
      this.problem = answer.ok ? undefined : answer.msg
    })
  }

  /** [DEL-05] [DEL-06] `Truck to 3178 from Tue 1 Dec, from $82.00`, and the other ways that can be had. */
  get lines(): ReadonlyArray<string> {
    const { offers } = this
    const postcode = this.postcode.text
    if (!offers) return []
    const { local, uber, national } = offers
    const day = local?.firstDay === undefined ? undefined : parseDay(local.firstDay)
    return [
      ...(uber ? [words.uber(postcode, uber.shownTime ?? "", dollars(uber.total))] : []),
      ...(local && day ? [words.truck(postcode, dayText(day), dollars(local.total))] : []),
      ...(national ? [words.parcel(postcode, national.shownTime ?? "", dollars(national.total))] : [])
    ]
  }

  /** Why it can't be brought there, once that is known. */
  get reason(): string | undefined {
    return this.offers && this.lines.length === 0 ? this.offers.errors.local[0]?.message : undefined
  }
}
