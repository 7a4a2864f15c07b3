/** Quantities entered in a listing's table view, and adding them to the cart. */
import { runInAction } from "mobx"
import type { CallApi } from "../../../adapters/browser/api-client.ts"
import type { ProductDetail } from "../../../core/catalogue/product/product-detail.ts"
import { isSoldByStick } from "../../../core/units/purchase-quantity.ts"
import { steppedQuantity } from "../../../core/units/quantity-step.ts"
import type { CartViewModel } from "../../cart/cart.view-model.ts"
import { piecesInCart } from "../../cart/pieces-in-cart.ts"
import { autoObservable } from "../../kit/auto-observable.ts"
import { MAX_TYPED_LENGTH, parseTypedNumber } from "../../kit/typed-number.ts"
import { catalogueWords } from "../../words/catalogue.ts"
import { type ListRow, listRowKey } from "./list-row.ts"

/** How long a product that was asked for counts as told just now, milliseconds. */
const FRESH_MS = 30_000

type Row = { readonly typed: string; readonly problem?: string; readonly state?: "adding" | "added" }

/** [QTY-01] One step of its unit more or fewer; of timber a stick. */
const steppedText = ({ uom, step }: ListRow, from: number, by: 1 | -1): string => {
  const unit = isSoldByStick({ uom }) ? "EA" : uom
  const sold = { uom: unit, factor: 1, isRandomLength: false, ...(step === undefined ? {} : { step }) }
  const next = Math.min(MAX_TYPED_LENGTH, steppedQuantity(sold, { qty: from, uom: `${unit}|1` }, by))
  return next === 0 ? "" : String(next)
}

export class ListOrderViewModel {
  /** By `listRowKey`. */
  rows = new Map<string, Row>()
  private readonly call: CallApi
  private readonly cart: CartViewModel
  /** What was asked for of a row's product and when, by its slug. */
  private readonly asked = new Map<
    string,
    { readonly at: number; readonly answer: ReturnType<ListOrderViewModel["ask"]> }
  >()

  constructor(call: CallApi, cart: CartViewModel) {
    this.call = call
    this.cart = cart
    autoObservable<this, "call" | "cart" | "asked">(this, { call: false, cart: false, asked: false })
  }

  /** What stands in a row's box, at first the least that can be bought, and what came of adding it. */
  row(row: ListRow): Row {
    return this.rows.get(listRowKey(row)) ?? { typed: steppedText(row, 0, 1) }
  }

  /** Pieces of a row in the cart already; of timber so many sticks. */
  piecesInCart({ sku, length }: ListRow): number {
    return piecesInCart(this.cart.items, sku, length)
  }

  type(row: ListRow, typed: string) {
    this.rows.set(listRowKey(row), { typed })
  }

  step(row: ListRow, by: 1 | -1) {
    const from = parseTypedNumber(this.row(row).typed)
    this.type(row, steppedText(row, from > 0 && from <= MAX_TYPED_LENGTH ? from : 0, by))
  }

  /** What is wrong stands in the row, and its box keeps what was typed. */
  async add(row: ListRow) {
    const { state, typed } = this.row(row)
    if (state === "adding") return
    this.rows.set(listRowKey(row), { typed, state: "adding" })
    const problem = await this.order(row, typed)
    runInAction(() => {
      // What was typed meanwhile counts for itself.
      if (this.row(row).state !== "adding") return
      this.rows.set(listRowKey(row), problem ? { typed, problem } : { typed: steppedText(row, 0, 1), state: "added" })
    })
  }

  /** [PDP-01] Whoever comes near a row's button is about to press it: what the press needs besides the price is asked for now. */
  prepare({ slug }: Pick<ListRow, "slug">) {
    this.productOf(slug).catch(() => undefined)
  }

  private ask(slug: string) {
    return Promise.all([import("../product/row-order.ts"), this.call("GET /products/slug/:slug", { params: { slug } })])
  }

  /** What could not be had is asked for anew. */
  private productOf(slug: string) {
    const { now } = this.cart.clock
    const before = this.asked.get(slug)
    if (before && now - before.at < FRESH_MS) return before.answer
    const answer = this.ask(slug)
    this.asked.set(slug, { at: now, answer })
    const forget = () => void this.asked.delete(slug)
    answer.then(([, { ok }]) => ok || forget(), forget)
    return answer
  }

  private async order(row: ListRow, typed: string): Promise<string | undefined> {
    try {
      const [{ orderRow }, answer] = await this.productOf(row.slug)
      return answer.ok ? await orderRow(row, typed, answer.data as ProductDetail, this.cart) : answer.msg
    } catch {
      return catalogueWords.notAdded
    }
  }
}
