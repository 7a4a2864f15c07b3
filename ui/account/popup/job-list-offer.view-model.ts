/** Puts chosen things into a job list of the member's, or into a new one. */
import { observableRef, runInAction } from "mobx"
import type { ApiCalls, CallApi, CallResult } from "../../../adapters/browser/api-client.ts"
import { jobListNameProblem } from "../../../core/job-lists/job-list.ts"
import type { PriceRequest } from "../../../core/pricing/price.ts"
import { autoObservable } from "../../kit/auto-observable.ts"
import type { JobListNames, JobListSummary } from "../../session/job-list-names.ts"

type List = ApiCalls["POST /users/joblist/create"]["data"]

export class JobListOfferViewModel {
  name = ""
  nameProblem: string | undefined = undefined
  problem: string | undefined = undefined
  isSaving = false
  /** Where it is now. */
  added: { readonly id: string; readonly name: string; readonly lines: number } | undefined = undefined
  readonly names: JobListNames
  readonly items: ReadonlyArray<PriceRequest>
  private readonly call: CallApi
  private readonly onNewList: () => Promise<unknown>

  constructor(
    call: CallApi,
    names: JobListNames,
    items: ReadonlyArray<PriceRequest>,
    onNewList: () => Promise<unknown>
  ) {
    this.call = call
    this.names = names
    this.items = items
    this.onNewList = onNewList
    autoObservable<this, "call" | "onNewList">(this, {
      added: observableRef,
      names: false,
      items: false,
      call: false,
      onNewList: false
    })
  }

  type(name: string) {
    this.name = name
    if (this.nameProblem) this.nameProblem = jobListNameProblem(name)
  }

  /** [JOB-01] [PDP-01] */
  async addTo({ id }: JobListSummary): Promise<void> {
    await this.save(() =>
      this.call("PATCH /users/joblist/items/:id/update", { params: { id }, body: { items: [...this.items] } })
    )
  }

  /** [JOB-01] [PDP-01] */
  async create(): Promise<void> {
    this.nameProblem = jobListNameProblem(this.name)
    if (this.nameProblem) return
    const body = { name: this.name, items: [...this.items] }
    if (await this.save(() => this.call("POST /users/joblist/create", { body }))) await this.onNewList()
  }

  private async save(request: () => Promise<CallResult<List>>): Promise<boolean> {
    if (this.isSaving) return false
    this.isSaving = true
    this.problem = undefined
    const answer = await request()
    runInAction(() => {
      this.isSaving = false
      if (answer.ok) this.added = { id: answer.data.id, name: answer.data.name, lines: this.items.length }
      else {
        this.nameProblem = answer.fields?.name
        if (!this.nameProblem) this.problem = answer.msg
      }
    })
    return answer.ok
  }
}
