/** Which job lists a member has, as this page was told last; asked for again after a switch of company. */
import { observableRef, runInAction } from "mobx"
import type { ApiCalls, CallApi } from "../../adapters/browser/api-client.ts"
import { jobListAnswer } from "../../core/job-lists/job-list-answer.ts"
import { autoObservable } from "../kit/auto-observable.ts"

export type JobListSummary = ApiCalls["GET /users/joblist/all"]["data"]["lists"][number]

export class JobListNames {
  /** Unknown until they were asked for. */
  lists: ReadonlyArray<JobListSummary> | undefined = undefined
  /** [JOB-01] 'unauthorised', where nobody is logged in any more. */
  error: string | undefined = undefined
  isLoading = false
  private readonly call: CallApi

  constructor(call: CallApi) {
    this.call = call
    autoObservable<this, "call">(this, { lists: observableRef, call: false })
  }

  /** [AUTH-10] [COMP-02] They were somebody else's. */
  clear() {
    this.lists = undefined
    this.error = undefined
  }

  /** Asks for them anew; where nothing comes of it, what was known stays. Answers whether they were told. */
  async load(): Promise<boolean> {
    this.isLoading = true
    const answer = jobListAnswer(await this.call("GET /users/joblist/all", { query: {} }))
    runInAction(() => {
      this.isLoading = false
      this.error = answer && "error" in answer ? answer.msg : undefined
      if (this.error) this.lists = undefined
      if (answer && "data" in answer) this.lists = answer.data.lists
    })
    return answer !== undefined && "data" in answer
  }
}
