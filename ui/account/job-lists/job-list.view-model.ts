/** The page of one job list: its lines at today's prices, changed one at a time, each change with the list as it is then. */
import { observableRef, runInAction } from "mobx"
import type { ApiCalls, CallApi, CallResult } from "../../../adapters/browser/api-client.ts"
import { emailProblem } from "../../../core/contact/fields.ts"
import { jobListNameProblem } from "../../../core/job-lists/job-list.ts"
import { jobListAnswer } from "../../../core/job-lists/job-list-answer.ts"
import { priceRequestOf } from "../../../core/ordering/cart/cart.ts"
import type { PriceRequest } from "../../../core/pricing/price.ts"
import { parseLineQuantity, steppedLineQuantity } from "../../cart/line-quantity.ts"
import { autoObservable } from "../../kit/auto-observable.ts"
import { jobListWindowWords, jobListWords as words } from "../../words/job-lists.ts"

export type PricedJobList = NonNullable<ApiCalls["GET /users/joblist/all"]["data"]["selected"]>
export type JobListLine = PricedJobList["lines"][number]

type ListQuote = ApiCalls["POST /users/joblist/create/framework-quotes"]["data"]

type Window = "edit" | "email"

export class JobListViewModel {
  list: PricedJobList
  /** What stands in the boxes that somebody types in, by line. */
  typed: ReadonlyMap<string, string> = new Map()
  problems: ReadonlyMap<string, string> = new Map()
  problem: string | undefined = undefined
  message: string | undefined = undefined
  /** The line that was taken out last, and from where. */
  removed: { readonly name: string; readonly at: number; readonly request: PriceRequest } | undefined = undefined
  /** [JOB-02] The quote that the list became last, and the last day on which it holds. */
  quote: ListQuote | undefined = undefined
  isSaving = false
  window: Window | undefined = undefined
  name = ""
  isShared = false
  email = ""
  fieldProblem: string | undefined = undefined
  private readonly call: CallApi

  constructor(call: CallApi, list: PricedJobList) {
    this.call = call
    this.list = list
    autoObservable<this, "call">(this, {
      list: observableRef,
      typed: observableRef,
      problems: observableRef,
      removed: observableRef,
      quote: observableRef,
      call: false
    })
  }

  quantityIn({ id, item }: JobListLine): string {
    return this.typed.get(id) ?? String(item?.qtyRaw ?? "")
  }

  type({ id }: JobListLine, text: string) {
    this.typed = new Map(this.typed).set(id, text)
    this.setLineProblem(id, undefined)
  }

  step(line: JobListLine, by: 1 | -1): Promise<void> {
    if (!line.item) return Promise.resolve()
    const next = steppedLineQuantity(line.item, this.typed.get(line.id), by)
    return next > 0 ? this.saveQuantity(line, next) : Promise.resolve()
  }

  /** What was typed counts once the box is left. */
  async applyTyped(line: JobListLine): Promise<void> {
    const text = this.typed.get(line.id)
    if (text === undefined || !line.item) return
    const quantity = parseLineQuantity(text, line.item)
    if (quantity === undefined || quantity === 0) this.setLineProblem(line.id, words.wrongQuantity)
    else if (quantity === line.item.qtyRaw) this.clearTyped(line.id)
    else await this.saveQuantity(line, quantity)
  }

  /** [JOB-01] */
  private async saveQuantity({ id: lineId }: JobListLine, qty: number): Promise<void> {
    const { id } = this.list
    const answer = await this.save(() =>
      this.call("PATCH /users/joblist/items/qty/:id/update", { params: { id }, body: { lineId, qty } })
    )
    if (answer?.ok) this.clearTyped(lineId)
    else if (answer) this.moveProblemToLine(lineId)
  }

  /** [JOB-01] With its place, so that it can be put back. */
  async removeLine(line: JobListLine): Promise<void> {
    const { id, lines } = this.list
    const at = lines.indexOf(line)
    const answer = await this.save(() =>
      this.call("PATCH /users/joblist/items/remove/:id", { params: { id }, body: { lineId: line.id } })
    )
    if (!answer?.ok) return
    runInAction(() => {
      this.removed = line.item && { name: line.line.name, at, request: priceRequestOf(line.item) }
      this.message = words.lineRemoved(line.line.name)
    })
  }

  async undoRemove(): Promise<void> {
    const { removed } = this
    if (!removed) return
    const { name, at, request } = removed
    const isBack = await this.add([request], at)
    if (!isBack) return
    runInAction(() => {
      this.removed = undefined
      this.message = words.lineBack(name)
    })
  }

  /** [JOB-01] Answers whether they are in the list. */
  async add(items: ReadonlyArray<PriceRequest>, at?: number): Promise<boolean> {
    const { id } = this.list
    const answer = await this.save(() =>
      this.call("PATCH /users/joblist/items/:id/update", {
        params: { id },
        body: { items: [...items], ...(at === undefined ? {} : { at }) }
      })
    )
    return answer?.ok ?? false
  }

  open(window: Window) {
    this.window = window
    this.name = this.list.name
    this.isShared = this.list.isShared
    this.fieldProblem = undefined
    this.problem = undefined
    this.message = undefined
  }
  close() {
    if (!this.isSaving) this.window = undefined
  }
  typeName(name: string) {
    this.name = name
    if (this.fieldProblem) this.fieldProblem = jobListNameProblem(name)
  }
  typeEmail(email: string) {
    this.email = email
    if (this.fieldProblem) this.fieldProblem = emailProblem(email)
  }
  setShared(isShared: boolean) {
    this.isShared = isShared
  }

  /** [JOB-01] Answers whether the name and the sharing are kept. */
  async rename(): Promise<boolean> {
    const { name, isShared } = this
    const { id } = this.list
    this.fieldProblem = jobListNameProblem(name)
    if (this.fieldProblem) return false
    const answer = await this.save(() =>
      this.call("PATCH /users/joblist/name/:id/update", { params: { id }, body: { name, isShared } })
    )
    return this.closeAfter(answer, "name")
  }

  /** [JOB-02] Answers the number of the quote that it became. */
  async makeQuote(): Promise<string | undefined> {
    const { id } = this.list
    this.quote = undefined
    const answer = await this.save(() => this.call("POST /users/joblist/create/framework-quotes", { body: { id } }))
    if (!answer?.ok) return undefined
    runInAction(() => {
      this.quote = answer.data
    })
    return answer.data.orderNo
  }

  /** [JOB-02] Answers whether it is on its way. */
  async sendEmail(): Promise<boolean> {
    const email = this.email.trim()
    const { id } = this.list
    this.fieldProblem = emailProblem(email)
    if (this.fieldProblem) return false
    const answer = await this.save(() => this.call("POST /users/joblist/send-email", { body: { id, email } }))
    const isSent = this.closeAfter(answer, "email")
    if (isSent)
      runInAction(() => {
        this.message = jobListWindowWords.emailed(email)
      })
    return isSent
  }

  /** What is wrong with the field is said by it; the window stays. */
  private closeAfter(answer: CallResult<unknown> | undefined, field: string): boolean {
    if (!answer) return false
    runInAction(() => {
      if (answer.ok) this.window = undefined
      else {
        this.fieldProblem = answer.fields?.[field]
        if (this.fieldProblem) this.problem = undefined
      }
    })
    return answer.ok
  }

  private clearTyped(id: string) {
    const typed = new Map(this.typed)
    typed.delete(id)
    this.typed = typed
  }
  private setLineProblem(id: string, problem: string | undefined) {
    const problems = new Map(this.problems)
    if (problem === undefined) problems.delete(id)
    else problems.set(id, problem)
    this.problems = problems
  }
  private moveProblemToLine(id: string) {
    if (!this.problem) return
    this.setLineProblem(id, this.problem)
    this.problem = undefined
  }

  /** [JOB-01] One change at a time; what it answers is the list from then on. A failure gives nothing but its words. */
  private async save<Data extends PricedJobList | ListQuote | { readonly success: true }>(
    request: () => Promise<CallResult<Data>>
  ): Promise<CallResult<Data> | undefined> {
    if (this.isSaving) return undefined
    this.isSaving = true
    this.problem = undefined
    this.message = undefined
    const answer = await request()
    const result = jobListAnswer(answer)
    runInAction(() => {
      this.isSaving = false
      if (!answer.ok) this.problem = answer.msg
      else if (result && "data" in result && "lines" in result.data) this.list = result.data
    })
    return answer
  }
}
