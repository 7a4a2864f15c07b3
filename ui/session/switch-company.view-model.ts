/** Switches a member's session to another of their companies; data of the previous company is cleared first. */
import { runInAction } from "mobx"
import type { ApiCalls, CallApi } from "../../adapters/browser/api-client.ts"
import { companyWords } from "../../core/words/account.ts"
import { autoObservable } from "../kit/auto-observable.ts"

/** [COMP-02] The popup closes so long after the success was said, milliseconds. */
const CLOSE_MS = 500
/** [COMP-02] And the page is loaded anew so long after that. */
const RELOAD_MS = 600

type SwitchResponse = ApiCalls["POST /users/auth/switchCustomer"]["data"]
export type CompanySwitchResult = Extract<SwitchResponse, { readonly company: unknown }>
export type SwitchStep = Exclude<SwitchResponse, CompanySwitchResult>

/** What the switch has to be done around it, in the order of [COMP-02]. */
export type SwitchHandlers = {
  /** Prices and order contacts of the company that is left are gone when this ends. */
  readonly switchCompany: (switched: CompanySwitchResult) => Promise<void>
  /** [AUTH-05] The company asks for a code first: it is given on the log-in's own page. */
  readonly askCode: (step: SwitchStep, customerId: string) => Promise<void>
  readonly close: () => void
  readonly reload: () => void
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

export class SwitchCompanyViewModel {
  /** The company that is being gone over to. */
  targetCustomerId: string | undefined = undefined
  /** [POP-03] The strip that says how it went. */
  message: { readonly type: "success" | "error"; readonly text: string } | undefined = undefined
  private readonly call: CallApi
  private readonly handlers: SwitchHandlers

  constructor(call: CallApi, handlers: SwitchHandlers) {
    this.call = call
    this.handlers = handlers
    autoObservable<this, "call" | "handlers">(this, { call: false, handlers: false })
  }

  /** [COMP-02] Where it fails nothing else has changed. */
  async switchTo(customerId: string) {
    if (this.targetCustomerId !== undefined) return
    this.targetCustomerId = customerId
    this.message = undefined
    const answer = await this.call("POST /users/auth/switchCustomer", { body: { customerId } })
    if (!answer.ok) {
      runInAction(() => {
        this.targetCustomerId = undefined
        this.message = { type: "error", text: companyWords.failed }
      })
      return
    }
    if ("step" in answer.data) {
      await this.handlers.askCode(answer.data, customerId)
      runInAction(() => {
        this.targetCustomerId = undefined
      })
      return
    }
    await this.handlers.switchCompany(answer.data)
    runInAction(() => {
      this.message = { type: "success", text: companyWords.switched }
    })
    await wait(CLOSE_MS)
    this.handlers.close()
    await wait(RELOAD_MS)
    this.handlers.reload()
  }
}
