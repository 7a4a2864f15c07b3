/** The page of job lists: starting one, removing one, and putting it back. */
import { observableRef, runInAction } from "mobx"
import type { CallApi, CallResult } from "../../../adapters/browser/api-client.ts"
import { jobListNameProblem } from "../../../core/job-lists/job-list.ts"
import { jobListAnswer } from "../../../core/job-lists/job-list-answer.ts"
import { autoObservable } from "../../kit/auto-observable.ts"
import { jobListPageWords as words } from "../../words/job-lists.ts"

type Named = { readonly id: string; readonly name: string }

export class JobListsViewModel {
  name = ""
  nameProblem: string | undefined = undefined
  problem: string | undefined = undefined
  message: string | undefined = undefined
  /** What was removed last, until it is put back or another follows. */
  removed: Named | undefined = undefined
  isSaving = false
  private readonly call: CallApi
  private readonly reloadPage: () => Promise<unknown>

  /** `reloadPage` reads the lists and their number anew, and waits for them. */
  constructor(call: CallApi, reloadPage: () => Promise<unknown>) {
    this.call = call
    this.reloadPage = reloadPage
    autoObservable<this, "call" | "reloadPage">(this, { removed: observableRef, call: false, reloadPage: false })
  }

  type(name: string) {
    this.name = name
    if (this.nameProblem) this.nameProblem = jobListNameProblem(name)
  }

  /** [JOB-01] Answers the id of the new list. */
  async create(): Promise<string | undefined> {
    this.nameProblem = jobListNameProblem(this.name)
    if (this.nameProblem || this.isSaving) return undefined
    const { name } = this
    const made = await this.save(() => this.call("POST /users/joblist/create", { body: { name } }))
    if (!made) return undefined
    runInAction(() => {
      this.name = ""
      this.message = words.created(made.name)
    })
    return made.id
  }

  /** [JOB-01] */
  async remove({ id, name }: Named): Promise<void> {
    if (!(await this.setDeleted(id, true))) return
    runInAction(() => {
      this.removed = { id, name }
      this.message = words.removed(name)
    })
  }

  async undoRemove(): Promise<void> {
    const { removed } = this
    if (!removed || !(await this.setDeleted(removed.id, false))) return
    runInAction(() => {
      this.removed = undefined
      this.message = words.restored(removed.name)
    })
  }

  private setDeleted(id: string, isDeleted: boolean) {
    return this.save(() => this.call("PATCH /users/joblist/remove/:id", { params: { id }, body: { isDeleted } }))
  }

  /** [JOB-01] What came of it, or nothing; then the page says why. */
  private async save<Data>(request: () => Promise<CallResult<Data>>): Promise<Data | undefined> {
    if (this.isSaving) return undefined
    this.isSaving = true
    this.message = undefined
    this.problem = undefined
    const answer = await request()
    const result = jobListAnswer(answer)
    if (result && "data" in result) await this.reloadPage()
    runInAction(() => {
      this.isSaving = false
      if (answer.ok) return
      this.nameProblem = answer.fields?.name
      if (!this.nameProblem) this.problem = answer.msg
    })
    return result && "data" in result ? result.data : undefined
  }
}
