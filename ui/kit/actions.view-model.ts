/** What can be done on a page with a button: one at a time, with what is done and what came of it. */
import { runInAction } from "mobx"
import type { CallResult } from "../../adapters/browser/api-client.ts"
import { autoObservable } from "./auto-observable.ts"

export class ActionsViewModel {
  /** What is being done, by the name that it was begun under. */
  running: string | undefined = undefined
  message: string | undefined = undefined
  problem: string | undefined = undefined

  constructor() {
    autoObservable(this)
  }

  /** Does it unless something is under way; `done` answers what is said of it, `failed` what of its failure. Answers whether it was done. */
  async run<Data>(
    name: string,
    request: () => Promise<CallResult<Data>>,
    { done, failed }: { readonly done: (data: Data) => string; readonly failed: (problem: string) => string }
  ): Promise<boolean> {
    if (this.running !== undefined) return false
    this.running = name
    this.message = undefined
    this.problem = undefined
    const answer = await request()
    runInAction(() => {
      this.running = undefined
      if (answer.ok) this.message = done(answer.data)
      else this.problem = failed(answer.msg)
    })
    return answer.ok
  }
}
