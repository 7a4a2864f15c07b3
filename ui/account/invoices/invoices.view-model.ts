/** A company's invoices as they are looked through and chosen for payment. */
import { observableRef, runInAction } from "mobx"
import type { CallApi } from "../../../adapters/browser/api-client.ts"
import type { Invoice, SelectedInvoice } from "../../../core/billing/invoices/invoice.ts"
import {
  invoiceText,
  isSameInvoice,
  parseInvoiceText,
  toSelectedInvoice
} from "../../../core/billing/invoices/invoice.ts"
import {
  addInvoices,
  dueInvoices,
  type InvoiceList,
  markWindowFailed,
  requestNextWindow
} from "../../../core/billing/invoices/invoice-list.ts"
import { searchInvoices } from "../../../core/billing/invoices/invoice-search.ts"
import {
  type InvoiceSelection,
  invoicePaymentsAddress,
  isInvoiceSelected,
  selectedInvoicesTotal,
  selectInvoice,
  unselectInvoice
} from "../../../core/billing/invoices/invoice-selection.ts"
import { type InvoiceFilterState, isInState } from "../../../core/billing/invoices/invoice-state.ts"
import { hasOlderInvoices } from "../../../core/billing/invoices/invoice-window.ts"
import { type Buyer, buyerKey } from "../../../core/identity/buyer.ts"
import { melbourneDate } from "../../../core/melbourne.ts"
import type { Cents } from "../../../core/money.ts"
import type { UnknownRecord } from "../../../core/record.ts"
import { invoicePaymentWords } from "../../../core/words/bills.ts"
import { autoObservable } from "../../kit/auto-observable.ts"
import type { TabDraft } from "../../kit/tab-draft.ts"
import { callWindow, type LoadedInvoices } from "./load-invoices.ts"

/** What the list is narrowed down to. */
export type InvoiceFilter = { readonly search: string; readonly state?: InvoiceFilterState }

type Now = () => number

/** The chosen invoices as the tab keeps them, each as it is printed. */
export type SelectionDraft = { readonly chosen: ReadonlyArray<string> }

export const parseSelectionDraft = ({ chosen }: UnknownRecord): SelectionDraft | undefined =>
  Array.isArray(chosen) && chosen.length > 0
    ? { chosen: chosen.filter((one): one is string => typeof one === "string") }
    : undefined

export class InvoicesViewModel {
  list: InvoiceList
  /** How many windows are loaded. */
  windows: number
  selection: InvoiceSelection = []
  /** [INV-02] Why nothing can be paid yet. */
  problem: string | undefined = undefined
  /** So many that are not loaded have something left to pay. */
  olderOpen: number
  private oldest: string | undefined
  /** Those that were chosen when more was loaded than now. */
  private readonly chosenBefore: ReadonlyArray<Invoice>
  private readonly call: CallApi
  private readonly now: Now
  private readonly draft: TabDraft<SelectionDraft> | undefined

  /**
   * `now` answers epoch milliseconds. What `previous` had chosen stays so, but for what has been paid since; `draft` keeps
   * it over a reload of the tab.
   */
  constructor(
    call: CallApi,
    now: Now,
    loaded: LoadedInvoices,
    { previous, draft }: { readonly previous?: InvoicesViewModel; readonly draft?: TabDraft<SelectionDraft> } = {}
  ) {
    this.call = call
    this.now = now
    this.draft = draft
    this.list = loaded.list
    this.windows = loaded.windows
    this.oldest = loaded.oldest
    this.olderOpen = loaded.olderOpen ?? 0
    this.chosenBefore = previous?.selectedInvoices ?? []
    this.selectOpen(this.chosenBefore.map(toSelectedInvoice))
    autoObservable<this, "call" | "now" | "chosenBefore" | "draft">(this, {
      list: observableRef,
      selection: observableRef,
      call: false,
      now: false,
      chosenBefore: false,
      draft: false,
      today: false
    })
  }

  /** Those of them that are known and of which something is left to pay. */
  private selectOpen(invoices: ReadonlyArray<SelectedInvoice>) {
    for (const chosen of invoices)
      if (this.known.some((one) => isSameInvoice(toSelectedInvoice(one), chosen) && one.outstanding > 0))
        this.selection = selectInvoice(this.selection, chosen)
  }

  /** [EXP-58] What was chosen before the tab was reloaded is chosen again, where nothing is yet. */
  restore() {
    if (this.selection.length > 0) return
    this.selectOpen(this.draft?.read()?.chosen.flatMap((text) => parseInvoiceText(text) ?? []) ?? [])
  }

  private setSelection(selection: InvoiceSelection) {
    this.selection = selection
    this.draft?.write(selection.length === 0 ? undefined : { chosen: selection.map(invoiceText) })
  }

  /** The Melbourne day, `2026-11-23`. */
  get today(): string {
    return melbourneDate(this.now())
  }

  private isListed(invoice: Invoice): boolean {
    return this.list.invoices.some((one) => isSameInvoice(toSelectedInvoice(one), toSelectedInvoice(invoice)))
  }

  /** What is loaded, and what was chosen before of what is not. */
  private get known(): ReadonlyArray<Invoice> {
    return [...this.list.invoices, ...this.chosenBefore.filter((one) => !this.isListed(one))]
  }

  /** [INV-01] Those that fit what was typed and chosen. */
  visible({ search, state }: InvoiceFilter): ReadonlyArray<Invoice> {
    const found = searchInvoices(this.list.invoices, search)
    return state ? found.filter((one) => isInState(one, state, this.today)) : found
  }

  get hasOlder(): boolean {
    return this.list.loaded === undefined || hasOlderInvoices(this.list.loaded, this.oldest)
  }

  /** Some of the account's invoices are due, as far as is known; of what is not loaded the shop knows. */
  get mayHaveDue(): boolean {
    return this.hasOlder || dueInvoices(this.list.invoices, this.today).length > 0
  }

  get selectedInvoices(): ReadonlyArray<Invoice> {
    return this.known.filter((one) => this.isSelected(one))
  }
  /** [INV-01] What the chosen come to, cents. */
  get selectedTotal(): Cents {
    return selectedInvoicesTotal(this.selection, this.known)
  }
  /** So many of the chosen are not among those that are shown. */
  selectedElsewhere(filter: InvoiceFilter): number {
    return this.selection.length - this.visible(filter).filter((one) => this.isSelected(one)).length
  }

  isSelected(invoice: Invoice): boolean {
    return isInvoiceSelected(this.selection, toSelectedInvoice(invoice))
  }

  toggle(invoice: Invoice) {
    const change = this.isSelected(invoice) ? unselectInvoice : selectInvoice
    this.setSelection(change(this.selection, toSelectedInvoice(invoice)))
    this.problem = undefined
  }
  clearSelection() {
    this.setSelection([])
  }

  /** [INV-01] The 90 days before what is loaded join the list, or it is said that they didn't. Answers whether they did. */
  async loadNext(): Promise<boolean> {
    if (this.list.status === "fetching") return false
    this.list = requestNextWindow(this.list, this.now())
    const { asked } = this.list
    if (!asked) return false
    const answer = await callWindow(this.call, asked)
    runInAction(() => {
      this.list = answer.ok ? addInvoices(this.list, asked, answer.data.invoices) : markWindowFailed(this.list, asked)
      if (!answer.ok) return
      this.windows += 1
      this.oldest = answer.data.oldest
      this.olderOpen = answer.data.olderOpen ?? 0
    })
    return answer.ok
  }

  /** [INV-02] Where the chosen are paid; undefined, and said why, where there is none. */
  paySelected(): string | undefined {
    this.problem = this.selection.length === 0 ? invoicePaymentWords.noneSelected : undefined
    return this.problem ? undefined : invoicePaymentsAddress(this.selection)
  }
}

type Restored = { readonly owner: string; readonly model: InvoicesViewModel }

/** Whose list it is, and where the tab keeps what they choose. */
type Owner = { readonly buyer: Buyer; readonly draft: TabDraft<SelectionDraft> }

/**
 * [INV-01] The list as it was loaded, with what the same person has chosen before for the same company: somebody else, or
 * another company, begins with nothing, and so does whoever comes back to this one.
 */
export const restoredInvoices = (
  lists: Map<string, unknown>,
  { buyer, draft }: Owner,
  call: CallApi,
  now: Now,
  loaded: LoadedInvoices
): InvoicesViewModel => {
  const owner = buyerKey(buyer)
  const before = lists.get("invoices") as Restored | undefined
  const isOwn = before?.owner === owner
  if (before && !isOwn) draft.remove()
  const model = new InvoicesViewModel(call, now, loaded, { draft, ...(isOwn ? { previous: before.model } : {}) })
  lists.set("invoices", { owner, model } satisfies Restored)
  return model
}
