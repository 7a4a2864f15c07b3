/** An invitation that somebody has opened: what they answer, and what came of it. */
import { runInAction } from "mobx"
import type { ApiCalls, CallApi } from "../../../adapters/browser/api-client.ts"
import { autoObservable } from "../../kit/auto-observable.ts"

export type JoinedCompany = ApiCalls["POST /users/auth/invitation/accept"]["data"]["company"]

export class InvitationViewModel {
  isBusy = false
  problem: string | undefined = undefined
  /** The company that was joined, or that it was declined. */
  outcome: { readonly is: "accepted"; readonly company: JoinedCompany } | { readonly is: "declined" } | undefined =
    undefined
  private readonly call: CallApi
  private readonly token: string

  constructor(call: CallApi, token: string) {
    this.call = call
    this.token = token
    autoObservable<this, "call" | "token">(this, { call: false, token: false })
  }

  accept(): Promise<void> {
    return this.submitAnswer(async () => {
      const answer = await this.call("POST /users/auth/invitation/accept", { body: { token: this.token } })
      return answer.ok ? { ...answer, data: { is: "accepted" as const, company: answer.data.company } } : answer
    })
  }

  decline(): Promise<void> {
    return this.submitAnswer(async () => {
      const answer = await this.call("POST /users/auth/invitation/decline", { body: { token: this.token } })
      return answer.ok ? { ...answer, data: { is: "declined" as const } } : answer
    })
  }

  /** Once; refused, the page stays as it is, with the reason. */
  private async submitAnswer(
    ask: () => Promise<
      | { readonly ok: true; readonly data: NonNullable<InvitationViewModel["outcome"]> }
      | { readonly ok: false; readonly msg: string }
    >
  ) {
    if (this.isBusy || this.outcome) return
    this.isBusy = true
    this.problem = undefined
    const answer = await ask()
    runInAction(() => {
      this.isBusy = false
      if (answer.ok) this.outcome = answer.data
      else this.problem = answer.msg
    })
  }
}
