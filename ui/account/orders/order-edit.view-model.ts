/** Changing an order's PO/Job number, instructions and contact in a window. */
import { observableRef, runInAction } from "mobx"
import type { CallApi } from "../../../adapters/browser/api-client.ts"
import { type OrderEdit, orderEditProblems } from "../../../core/orders/order-edit.ts"
import { autoObservable } from "../../kit/auto-observable.ts"
import type { DraftKey } from "../../session/drafts.ts"
import { orderEditFormWords as words } from "../../words/orders.ts"

type Field = keyof OrderEdit
type Problems = { readonly [field in Field]?: string | undefined }

export const orderEditDraft = (orderNo: string): DraftKey<OrderEditViewModel> => ({ name: `order ${orderNo}` })

export class OrderEditViewModel {
  /** What is typed in the window; nothing while it is closed. */
  draft: OrderEdit | undefined = undefined
  problems: Problems = {}
  problem: string | undefined = undefined
  isSaving = false
  /** Said beside the order once the change is kept. */
  message: string | undefined = undefined
  private readonly call: CallApi
  private readonly orderNo: string
  private readonly reloadPage: () => Promise<unknown>

  /** `reloadPage` reads the order anew, and waits for it. */
  constructor(call: CallApi, orderNo: string, reloadPage: () => Promise<unknown>) {
    this.call = call
    this.orderNo = orderNo
    this.reloadPage = reloadPage
    autoObservable<this, "call" | "orderNo" | "reloadPage">(this, {
      draft: observableRef,
      problems: observableRef,
      call: false,
      orderNo: false,
      reloadPage: false
    })
  }

  get hasInput(): boolean {
    return this.draft !== undefined
  }

  open(texts: OrderEdit) {
    this.draft = texts
    this.problems = {}
    this.problem = undefined
    this.message = undefined
  }
  /** Not in the middle of a save: it must be seen what comes of it. */
  close() {
    if (!this.isSaving) this.draft = undefined
  }

  /** A problem that shows goes as soon as it is mended. */
  type(field: Field, text: string) {
    if (!this.draft) return
    this.draft = { ...this.draft, [field]: text }
    if (this.problems[field] !== undefined) this.validateField(field)
  }
  validateField(field: Field) {
    if (this.draft) this.problems = { ...this.problems, [field]: orderEditProblems(this.draft)[field] }
  }

  /** [CALL-12] Where it fails, the window stays as it is, with the reason. Answers whether the change is kept. */
  async save(): Promise<boolean> {
    const { draft } = this
    if (!draft || this.isSaving) return false
    this.problems = orderEditProblems(draft)
    if (Object.keys(this.problems).length > 0) return false
    this.isSaving = true
    this.problem = undefined
    const answer = await this.call("POST /users/details/salesorder/update", {
      body: { orderNo: this.orderNo, ...draft }
    })
    // What is said is true of the page by then.
    if (answer.ok) await this.reloadPage()
    runInAction(() => {
      this.isSaving = false
      if (answer.ok) {
        this.draft = undefined
        this.message = words.kept
        // That the session is over is said by the page around the window, which comes back as it was.
      } else if (answer.code !== "UNAUTHORISED") {
        this.problem = answer.msg
        this.problems = answer.fields ?? {}
      }
    })
    return answer.ok
  }
}
