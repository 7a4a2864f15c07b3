/** [QUO-02] [QUO-06] The quotes that are chosen for payment, kept while somebody goes from page to page. */
import { observableRef, runInAction } from "mobx"
import type { ApiCalls, CallApi } from "../../../adapters/browser/api-client.ts"
import { MAX_QUOTES_PAID } from "../../../core/billing/quotes/quote-payment.ts"
import {
  addLoadedQuote,
  clearQuotes,
  initialSalesOrders,
  markQuoteFailed,
  type SalesOrders,
  selectQuote,
  unselectQuote
} from "../../../core/billing/quotes/quote-selection.ts"
import type { Cents } from "../../../core/money.ts"
import { orderFetchProblem } from "../../../core/orders/sales-order-fetch.ts"
import { autoObservable } from "../../kit/auto-observable.ts"
import { quoteListPageWords as words } from "../../words/quotes.ts"

type Quote = ApiCalls["GET /users/details/salesorder/listone"]["data"]

export class QuoteSelectionViewModel {
  private store: SalesOrders<Quote> = initialSalesOrders<Quote>([])
  private readonly call: CallApi

  constructor(call: CallApi) {
    this.call = call
    autoObservable<this, "store" | "call">(this, { store: observableRef, call: false })
  }

  get selected(): ReadonlyArray<string> {
    return this.store.selected
  }
  get status() {
    return this.store.status
  }
  isSelected(orderNo: string): boolean {
    return this.store.selected.includes(orderNo)
  }
  isLoading(orderNo: string): boolean {
    return this.store.asked.includes(orderNo)
  }
  /** What all of the chosen come to, with GST. */
  get total(): Cents {
    const chosen = this.store.orders.filter(({ orderNo }) => this.store.selected.includes(orderNo))
    return chosen.reduce((sum, { quote }) => sum + (quote?.outstanding ?? 0), 0)
  }

  /** [QUO-02] [ORD-01] Loads the quote as it stands now; what went wrong is said, and the number is not added. */
  async select(orderNo: string): Promise<void> {
    this.store = selectQuote(this.store, orderNo)
    if (this.store.selected.length >= MAX_QUOTES_PAID) {
      this.store = markQuoteFailed(this.store, orderNo, words.tooMany(MAX_QUOTES_PAID))
      return
    }
    const answer = await this.call("GET /users/details/salesorder/listone", { query: { orderNo } })
    runInAction(() => {
      this.store = answer.ok
        ? addLoadedQuote(this.store, answer.data)
        : markQuoteFailed(this.store, orderNo, failureText(answer))
    })
  }
  unselect(orderNo: string) {
    this.store = unselectQuote(this.store, orderNo)
  }
  clear() {
    this.store = clearQuotes(this.store)
  }
}

/** Without an answer there is nothing that says why. */
const failureText = (answer: { readonly status: number; readonly msg: string }): string =>
  answer.status === 0 ? answer.msg : (orderFetchProblem({ status: answer.status, body: answer }) ?? answer.msg)
