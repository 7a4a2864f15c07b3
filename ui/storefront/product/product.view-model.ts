/** Choosing on a product's page: how many of which length, what that comes to, and putting it in the cart. */
import { observableRef, reaction, runInAction } from "mobx"
import type { RequestPrice } from "../../../adapters/browser/price-queue.ts"
import type { ProductDetail } from "../../../core/catalogue/product/product-detail.ts"
import { sortedRows } from "../../../core/catalogue/product/sorted-rows.ts"
import { cartItemOf } from "../../../core/ordering/cart/cart-item-of.ts"
import { isPriceUnknown } from "../../../core/ordering/cart/reprice.ts"
import { chargedPrice, isPriced, type PriceAnswer, type PriceRequest } from "../../../core/pricing/price.ts"
import { fromHundredths } from "../../../core/units/quantity.ts"
import { weightGrams } from "../../../core/units/timber-measure.ts"
import { priceWords } from "../../../core/words/price.ts"
import { stockWords } from "../../../core/words/stock.ts"
import { addAtOnce } from "../../cart/add-at-once.ts"
import type { CartViewModel } from "../../cart/cart.view-model.ts"
import { piecesInCart } from "../../cart/pieces-in-cart.ts"
import { autoObservable } from "../../kit/auto-observable.ts"
import { MAX_TYPED_LENGTH, parseTypedNumber } from "../../kit/typed-number.ts"
import { productWords } from "../../words/product.ts"
import { tellConversion } from "../search-report/report-search.ts"
import {
  convertRowQuantity,
  type PurchaseUnit,
  rowBlocker,
  rowMetresNote,
  rowPriceRequest,
  rowPurchaseQuantity,
  rowQuantityProblem,
  steppedRowQuantity
} from "./row-quantity.ts"
import { rowText } from "./row-words.ts"
import { SizeFinder } from "./size-finder.view-model.ts"
import { type SizeRow, sizeRows } from "./size-rows.ts"

/**
 * What is wanted of one row, as typed; what it comes to once the shop has priced it. A class, which MobX leaves as it is: the
 * answer goes into the cart as it came, as the browser's store takes no observable.
 */
class RowEntry {
  readonly typed: string
  /** How the figure came to stand there by itself. */
  readonly note: string | undefined
  readonly answer: PriceAnswer | undefined

  constructor(typed: string, note?: string, answer?: PriceAnswer) {
    this.typed = typed
    this.note = note
    this.answer = answer
  }
}

/** What a row has in a column. */
export type RowValue = (row: SizeRow) => number | string | undefined

/** What follows the path of a product's page. */
export type ProductAddress = { readonly [name in "sku" | "length" | "q"]?: string | undefined }

export class ProductViewModel {
  readonly rows: ReadonlyArray<SizeRow>
  purchaseUnit: PurchaseUnit = "STICK"
  entries = new Map<string, RowEntry>()
  problem: string | undefined = undefined
  isAdding = false
  /** The column by which the rows stand; until one is chosen they stand as the product has them. */
  order: { readonly column: string; readonly rowValue: RowValue; readonly isDescending: boolean } | undefined =
    undefined
  readonly finder: SizeFinder
  /** The row that the address names, by the stock number it came with. */
  readonly addressedRow: SizeRow | undefined
  /** The key of the row that was touched last. */
  private touchedKey: string | undefined = undefined
  readonly product: ProductDetail
  private readonly requestPrice: RequestPrice
  private readonly cart: CartViewModel
  private readonly queryId: string | undefined

  /**
   * `previous` is this product as the page had it: what was typed there stays when the shop tells of the product anew.
   * `address` says what the shopper came for: a stock number, of mixed lengths which, and the search that led here.
   */
  constructor(
    product: ProductDetail,
    requestPrice: RequestPrice,
    cart: CartViewModel,
    previous?: ProductViewModel,
    { sku, length, q }: ProductAddress = {}
  ) {
    this.product = product
    this.rows = sizeRows(product)
    this.requestPrice = requestPrice
    this.cart = cart
    this.queryId = q
    this.addressedRow =
      this.rows.find(({ key }) => key === `${sku}@${length}`) ??
      this.rows.find(({ variation }) => variation.sku === sku)
    const same = previous?.product.id === product.id ? previous : undefined
    this.finder = new SizeFinder(product, this.rows, same?.finder)
    if (same) {
      this.purchaseUnit = same.purchaseUnit
      this.entries = new Map(same.entries)
      this.order = same.order
      if (same.addressedRow?.key === this.addressedRow?.key) this.touchedKey = same.touchedKey
    }
    autoObservable<this, "requestPrice" | "cart" | "queryId">(this, {
      product: false,
      rows: observableRef,
      order: observableRef,
      finder: false,
      addressedRow: false,
      requestPrice: false,
      queryId: false,
      cart: false
    })
  }

  /** The row in the shopper's hand, which the price at the top speaks of: touched last, else named by the address. */
  get activeRow(): SizeRow | undefined {
    return this.rows.find(({ key }) => key === this.touchedKey) ?? this.addressedRow
  }

  touch(row: SizeRow) {
    this.touchedKey = row.key
  }

  /** The rows that are looked for, and those that something is wanted of: nothing chosen is out of sight. */
  get visibleRows(): ReadonlyArray<SizeRow> {
    const { rows, order } = this
    const inOrder = order ? sortedRows(rows, order.rowValue, order.isDescending) : rows
    if (!this.finder.isNarrowed) return inOrder
    const quantity = new Set(this.finder.matchingRows)
    return inOrder.filter((row) => quantity.has(row) || this.typed(row) !== "")
  }

  /** [EXP-28] The least first; by the column that they stand by already, the other way round. */
  sortBy(column: string, rowValue: RowValue) {
    this.order = { column, rowValue, isDescending: this.order?.column === column && !this.order.isDescending }
  }

  /** What is wanted of a row in the unit that it is priced by; 0 while the box is empty or wrong. */
  quantity(row: SizeRow): number {
    return fromHundredths(this.purchaseQuantityOf(row)?.qty ?? 0)
  }

  /** The quantity in a row's box, as typed. */
  typed(row: SizeRow): string {
    return this.entries.get(row.key)?.typed ?? ""
  }

  private purchaseQuantityOf(row: SizeRow) {
    return rowPurchaseQuantity(row, this.typed(row), this.purchaseUnit)
  }

  /** What the shop is asked for a row; nothing while its box is empty or wrong. */
  request(row: SizeRow): PriceRequest | undefined {
    return rowPriceRequest(row, this.typed(row), this.purchaseUnit)
  }

  /** Pieces that the row's box comes to, at least one: what the stock is judged by. */
  pieces(row: SizeRow): number {
    return Math.max(1, this.purchaseQuantityOf(row)?.pieces ?? 1)
  }

  /** Whether so many of a row are wanted that a price by phone is offered: `from` pieces, or more than its box takes. */
  isQuoteOffered(row: SizeRow, from: number): boolean {
    return this.pieces(row) >= from || parseTypedNumber(this.typed(row)) > MAX_TYPED_LENGTH
  }

  /** What is wrong with what stands in a row's box; nothing while it is empty or right. */
  problemIn(row: SizeRow): string | undefined {
    return rowQuantityProblem(row, this.typed(row), this.purchaseUnit)
  }

  /** The first row whose box is wrong: nothing is added while there is one. */
  get wrongRow(): SizeRow | undefined {
    return this.rows.find((row) => this.problemIn(row))
  }

  /** What the bar says is wrong: what came of adding, else the first wrong box by its row, else a price that can't be had. */
  get wrong(): string | undefined {
    if (this.problem) return this.problem
    const { wrongRow } = this
    const problem = wrongRow && this.problemIn(wrongRow)
    if (!wrongRow || !problem) return this.pricingProblem
    return this.rows.length > 1 ? productWords.wrongIn(rowText(this.product, wrongRow), problem) : problem
  }

  /** What was added, until something is wrong. */
  get notice(): string | undefined {
    return this.wrong ? undefined : this.cart.notice
  }

  /** Pieces of a row that are in the cart already, by whatever unit they were bought; of timber so many sticks. */
  piecesInCart(row: SizeRow): number {
    const { variation, length } = row
    return piecesInCart(this.cart.items, variation.sku, variation.lengths && length)
  }

  /** [UOM-03] The sticks that typed metres come to, and how they were rounded up; of sticks what they were in metres. */
  noteOf(row: SizeRow): string | undefined {
    const quantity = this.purchaseQuantityOf(row)
    return (quantity && rowMetresNote(row, quantity, this.purchaseUnit)) ?? this.entries.get(row.key)?.note
  }

  type(row: SizeRow, typed: string) {
    this.problem = undefined
    this.touchedKey = row.key
    this.restore(row, typed)
  }

  /** As it was typed at another time: the row is not in hand by it. */
  restore(row: SizeRow, typed: string) {
    this.entries.set(row.key, new RowEntry(typed))
    void this.requestRowPrice(row)
  }

  step(row: SizeRow, by: 1 | -1) {
    this.type(row, steppedRowQuantity(row, this.typed(row), this.purchaseUnit, by))
  }

  /** [UOM-03] The same sticks stand in each box, in the other unit, and their price is asked anew; what was no quantity stays as it was typed. */
  choosePurchaseUnit(purchaseUnit: PurchaseUnit) {
    if (purchaseUnit === this.purchaseUnit) return
    const converted = this.rows.flatMap((row) => {
      const quantity = this.purchaseQuantityOf(row)
      return quantity && this.product.isTimber ? [{ row, ...convertRowQuantity(row, quantity, purchaseUnit) }] : []
    })
    this.purchaseUnit = purchaseUnit
    for (const { row, typed, note } of converted) {
      this.entries.set(row.key, new RowEntry(typed, note))
      void this.requestRowPrice(row)
    }
  }

  private repriceRows() {
    for (const row of this.rows)
      if (this.request(row)) {
        this.entries.set(row.key, new RowEntry(this.typed(row)))
        void this.requestRowPrice(row)
      }
  }

  /** Whether a price is missing because the shop could not be asked: it may be asked again. */
  get isPricingFailed(): boolean {
    return this.pricingProblem === priceWords.failed
  }

  /** Asks again for the prices that could not be fetched. */
  retryPricing() {
    if (this.isPricingFailed) this.repriceRows()
  }

  /** Asks for a row's price; an answer for a quantity that has since changed is dropped. */
  private async requestRowPrice(row: SizeRow) {
    const request = this.request(row)
    if (!request) return
    const typed = this.typed(row)
    const { purchaseUnit } = this
    const { buyer } = this.cart
    const answer = await this.requestPrice(request)
    runInAction(() => {
      if (this.typed(row) === typed && this.purchaseUnit === purchaseUnit && this.cart.buyer === buyer)
        this.entries.set(row.key, new RowEntry(typed, this.entries.get(row.key)?.note, answer))
    })
  }

  /** [T21] Prices what is chosen anew, now and for whoever is logged in later; answers how to stop. */
  followBuyer(): () => void {
    return reaction(
      () => this.cart.buyer,
      () => this.repriceRows(),
      { fireImmediately: true }
    )
  }

  get chosen(): ReadonlyArray<{
    readonly row: SizeRow
    readonly request: PriceRequest
    readonly answer: PriceAnswer | undefined
  }> {
    return this.rows.flatMap((row) => {
      const request = this.request(row)
      return request ? [{ row, request, answer: this.entries.get(row.key)?.answer }] : []
    })
  }

  /** What all that is chosen comes to: sticks or pieces, metres, grams, cents. */
  get totals() {
    let [pieces, metres, grams, total, gst] = [0, 0, 0, 0, 0]
    for (const { row, answer } of this.chosen) {
      const { pieces: ofRow = 0, qty = 0 } = this.purchaseQuantityOf(row) ?? {}
      pieces += ofRow
      metres += this.product.isTimber ? qty : 0
      grams += weightGrams(row.variation.weightGrams, fromHundredths(qty))
      if (answer && isPriced(answer)) {
        const { linePrice, lineGst } = chargedPrice(answer)
        total += linePrice
        gst += lineGst
      }
    }
    return { pieces, metres: fromHundredths(metres), grams, total, gst }
  }

  get isPricing(): boolean {
    return this.chosen.some(({ answer }) => answer === undefined)
  }

  get pricingProblem(): string | undefined {
    const failed = this.chosen.find(({ answer }) => answer && !isPriced(answer))
    return failed?.answer && !isPriced(failed.answer) ? failed.answer.msg : undefined
  }

  /** The shop has said that something chosen can't be had; where it could not be asked it has said nothing. */
  private get isRefused(): boolean {
    return this.chosen.some(({ answer }) => answer && !isPriced(answer) && !isPriceUnknown(answer))
  }

  get canAdd(): boolean {
    return this.chosen.length > 0 && !this.wrongRow && !this.isRefused && !this.isAdding
  }

  /** It says what is missing where it is pressed too early. */
  get canPress(): boolean {
    return this.canAdd || this.wrongRow !== undefined || this.chosen.length === 0
  }

  /**
   * Puts all that is chosen into the cart at once, also where its price is not there yet; the boxes are emptied only when it is
   * there. Answers the row to put right first: the wrong one, or [STK-05] the first that can be filled in where nothing is chosen.
   */
  async add(): Promise<SizeRow | undefined> {
    if (this.chosen.length === 0 && !this.wrongRow) {
      this.problem = stockWords.chooseOptions
      return this.visibleRows.find((row) => !rowBlocker(row))
    }
    if (!this.canAdd) return this.wrongRow
    this.isAdding = true
    const added = this.chosen.map(({ row: { key, variation }, request, answer }) => ({
      key,
      typed: this.entries.get(key)?.typed,
      item: cartItemOf(this.product, variation, request, answer && isPriced(answer) ? answer : undefined),
      listed: variation.pricing
    }))
    const problem = await addAtOnce(this.cart, added)
    if (!problem) tellConversion(this.queryId, [...new Set(added.map(({ item }) => item.erpId))])
    runInAction(() => {
      this.isAdding = false
      this.problem = problem
      // What was typed meanwhile is yet to be added.
      for (const { key, typed } of problem ? [] : added)
        if (this.entries.get(key)?.typed === typed) this.entries.delete(key)
    })
    return undefined
  }
}
