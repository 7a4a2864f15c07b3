/** The stock of one size of a product at every store, with the day on which it can be collected there. */
import { observableRef, runInAction } from "mobx"
import type { ApiCalls, CallApi } from "../../../adapters/browser/api-client.ts"
import type { ProductDetail } from "../../../core/catalogue/product/product-detail.ts"
import { numberText } from "../../../core/number-text.ts"
import { type Availability, countText, isSoldOut } from "../../../core/stock/availability.ts"
import { readyAt, readyText } from "../../../core/stock/lead-time.ts"
import { parseTally } from "../../../core/units/tally.ts"
import { collectWords } from "../../../core/words/pickup.ts"
import { stockWords } from "../../../core/words/stock.ts"
import { stockFailureWords } from "../../../core/words/stock-failure.ts"
import { autoObservable } from "../../kit/auto-observable.ts"
import { storeStockWords } from "../../words/store-stock.ts"
import { rowText } from "./row-words.ts"
import { type SizeRow, sizeRows, stockOf } from "./size-rows.ts"

type Store = ApiCalls["GET /branches"]["data"][number]

/** One store's line: what it has, and when that can be collected; nothing where it can't. */
export type StoreStockLine = {
  readonly id: number
  readonly name: string
  readonly stock: string
  readonly isHere: boolean
  readonly ready: string
}

const stockText = (found: Availability): string => {
  if (found.canOrder) return found.text
  return isSoldOut(found) ? stockWords.soldOut : countText(found.total)
}

const lineOf = (row: SizeRow, store: Store, now: number): StoreStockLine => {
  const found = stockOf(row, store.id, 1)
  const { level } = found
  const ready = store.pickupAvailable
    ? readyText({ readyAt: readyAt({ level, hours: store.hours, now }), now })
    : collectWords.noPickupHere
  return {
    id: store.id,
    name: store.name,
    stock: stockText(found),
    isHere: found.available > 0,
    ready: found.canOrder ? ready : ""
  }
}

export class StoreStockViewModel {
  readonly rows: ReadonlyArray<SizeRow>
  readonly product: ProductDetail
  row: SizeRow | undefined
  stores: ReadonlyArray<Store> = []
  isLoading = false
  problem: string | undefined = undefined
  private readonly call: CallApi
  private readonly now: number

  /** `now` is the shop's own time, epoch milliseconds. */
  constructor(call: CallApi, product: ProductDetail, now: number) {
    this.call = call
    this.product = product
    this.now = now
    this.rows = sizeRows(product)
    this.row = this.rows[0]
    autoObservable<this, "call" | "now">(this, {
      call: false,
      now: false,
      product: false,
      rows: false,
      row: observableRef,
      stores: observableRef
    })
  }

  choose(key: string) {
    this.row = this.rows.find((row) => row.key === key) ?? this.row
  }

  textOf(row: SizeRow): string {
    return rowText(this.product, row)
  }

  /** [STK-09] The stores that have it first, each kind in the order of their names. */
  get lines(): ReadonlyArray<StoreStockLine> {
    const { row } = this
    if (!row) return []
    return this.stores
      .map((store) => lineOf(row, store, this.now))
      .sort((a, b) => Number(b.isHere) - Number(a.isHere) || a.name.localeCompare(b.name))
  }

  /** [STK-09] What a pack of the chosen size holds, where it is sold by the pack. */
  get pack(): string | undefined {
    const lengths = (this.row?.variation.tallies ?? []).flatMap((text) => {
      const tally = parseTally(text)
      return tally ? [storeStockWords.piecesOf(tally.pieces, numberText(tally.length))] : []
    })
    return lengths.length > 0 ? storeStockWords.pack(lengths.join(", ")) : undefined
  }

  /** [STK-08] Asks the stores once; where they can't be asked, that is said and nothing else. */
  async load(): Promise<void> {
    if (this.isLoading || this.stores.length > 0) return
    this.isLoading = true
    this.problem = undefined
    const answer = await this.call("GET /branches")
    runInAction(() => {
      this.isLoading = false
      if (answer.ok) this.stores = answer.data
      else this.problem = stockFailureWords.unavailable
    })
  }
}
