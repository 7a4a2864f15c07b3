/** Buys what an invoice lists once more, at today's prices: one invoice at a time. */
import { runInAction } from "mobx"
import { invoiceText, type SelectedInvoice } from "../../../core/billing/invoices/invoice.ts"
import { repeatedInvoiceLine } from "../../../core/billing/invoices/invoice-again.ts"
import type { CartViewModel } from "../../cart/cart.view-model.ts"
import { RepeatLinesViewModel } from "../../cart/repeat-lines.view-model.ts"
import { autoObservable } from "../../kit/auto-observable.ts"

type Shop = ConstructorParameters<typeof RepeatLinesViewModel>[0]

export class InvoiceAgainViewModel {
  /** The invoice that is being bought again, as it is printed. */
  running: string | undefined = undefined
  problem: string | undefined = undefined
  private readonly shop: Shop
  private readonly cart: CartViewModel
  private readonly lines: RepeatLinesViewModel

  constructor(shop: Shop, cart: CartViewModel) {
    this.shop = shop
    this.cart = cart
    this.lines = new RepeatLinesViewModel(shop, cart)
    autoObservable<this, "shop" | "cart" | "lines">(this, { shop: false, cart: false, lines: false })
  }

  get report() {
    return this.running === undefined ? this.lines.report : undefined
  }

  /** [EXP-57] All of it that can be had; where the invoice can't be read, nothing is added. */
  async add(invoice: SelectedInvoice): Promise<void> {
    if (this.running !== undefined) return
    this.running = invoiceText(invoice)
    this.problem = undefined
    this.lines.report = undefined
    await this.cart.restore()
    const answer = await this.shop.call("GET /users/details/invoice/details", { query: invoice })
    if (answer.ok) await this.lines.add(answer.data.lines.map((line) => ({ ...repeatedInvoiceLine(line), was: line })))
    runInAction(() => {
      this.running = undefined
      if (!answer.ok) this.problem = answer.msg
    })
  }
}
