/** Asking on a product's page to hear when a size that is out of stock is back. */
import { runInAction } from "mobx"
import type { CallApi } from "../../../adapters/browser/api-client.ts"
import type { ProductDetail } from "../../../core/catalogue/product/product-detail.ts"
import { requiredEmailProblem } from "../../../core/contact/fields.ts"
import type { Sku } from "../../../core/sku.ts"
import { availability } from "../../../core/stock/availability.ts"
import { offersRestockAlert } from "../../../core/stock/stock-mode.ts"
import { stockFailureWords } from "../../../core/words/stock-failure.ts"
import { autoObservable } from "../../kit/auto-observable.ts"
import { restockWords } from "../../words/restock.ts"
import { rowText } from "./row-words.ts"
import { sizeRows } from "./size-rows.ts"

/** A size that is out of stock, by its stock number. */
export type RestockSize = { readonly sku: Sku; readonly text: string }

/** [STK-01] [STK-07] The sizes of limited stock of which a branch, or all of them while none is chosen, has none. */
export const restockSizes = (product: ProductDetail, branchId: number | undefined): ReadonlyArray<RestockSize> => {
  const sizes = new Map(
    sizeRows(product)
      .filter(({ variation }) => offersRestockAlert(variation) && availability(variation, branchId, 1).available === 0)
      .map((row) => [row.variation.sku, rowText(product, row)])
  )
  return [...sizes].map(([sku, text]) => ({ sku, text }))
}

export class RestockViewModel {
  readonly sizes: ReadonlyArray<RestockSize>
  readonly branchId: number | undefined
  sku: Sku
  /** Whether any store will do. */
  isAnyStore = false
  email = ""
  isSending = false
  /** What is wrong with the address, once it was sent or left. */
  emailProblem: string | undefined = undefined
  problem: string | undefined = undefined
  notice: string | undefined = undefined
  private readonly call: CallApi

  constructor(call: CallApi, sizes: ReadonlyArray<RestockSize>, branchId: number | undefined) {
    this.call = call
    this.sizes = sizes
    this.branchId = branchId
    this.sku = sizes[0]?.sku ?? ""
    autoObservable<this, "call">(this, { call: false, sizes: false, branchId: false })
  }

  chooseSize(sku: Sku) {
    this.sku = sku
    this.notice = undefined
  }

  chooseStore(isAnyStore: boolean) {
    this.isAnyStore = isAnyStore
    this.notice = undefined
  }

  type(email: string) {
    this.email = email
    this.notice = undefined
    if (this.emailProblem) this.emailProblem = requiredEmailProblem(email)
  }

  leave() {
    if (this.email !== "") this.emailProblem = requiredEmailProblem(this.email)
  }

  /** [STK-07] [STK-08] Answers whether it was noted; what went wrong is said by the address, or in words of its own. */
  async send(): Promise<boolean> {
    if (this.isSending) return false
    this.problem = undefined
    this.notice = undefined
    this.emailProblem = requiredEmailProblem(this.email)
    if (this.emailProblem) return false
    this.isSending = true
    const { sku, email, branchId, isAnyStore } = this
    const body = { sku, email: email.trim(), ...(branchId === undefined || isAnyStore ? {} : { branchId }) }
    const answer = await this.call("POST /products/restock-alert", { body })
    runInAction(() => {
      this.isSending = false
      if (answer.ok) this.notice = restockWords.done(this.sizeText(sku), body.email)
      else {
        this.emailProblem = answer.fields?.email
        if (!this.emailProblem) this.problem = answer.status === 429 ? answer.msg : stockFailureWords.restockFailed
      }
    })
    return answer.ok
  }

  private sizeText(sku: Sku): string {
    return this.sizes.find((size) => size.sku === sku)?.text ?? sku
  }
}
