/** Leaving a company: asked for once more in a window, and done. */
import { runInAction } from "mobx"
import type { CallApi } from "../../../adapters/browser/api-client.ts"
import { autoObservable } from "../../kit/auto-observable.ts"

export class LeaveCompanyViewModel {
  isOpen = false
  isSaving = false
  problem: string | undefined = undefined
  private readonly call: CallApi
  private readonly customerId: string
  /** The session there is over: nothing of it may stay in sight. */
  private readonly onLeft: () => Promise<void>

  constructor(call: CallApi, customerId: string, onLeft: () => Promise<void>) {
    this.call = call
    this.customerId = customerId
    this.onLeft = onLeft
    autoObservable<this, "call" | "customerId" | "onLeft">(this, { call: false, customerId: false, onLeft: false })
  }

  open() {
    this.isOpen = true
    this.problem = undefined
  }
  /** Not in the middle of it: it must be seen what comes of it. */
  close() {
    if (!this.isSaving) this.isOpen = false
  }

  /** Refused, the window stays with the reason. */
  async leave() {
    if (this.isSaving) return
    this.isSaving = true
    this.problem = undefined
    const answer = await this.call("POST /users/customer/leave", { body: { customerId: this.customerId } })
    if (answer.ok) await this.onLeft()
    runInAction(() => {
      this.isSaving = false
      if (answer.ok) this.isOpen = false
      else if (answer.code !== "UNAUTHORISED") this.problem = answer.msg
    })
  }
}
