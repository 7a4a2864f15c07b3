/** Goes over to another company that the same person acts for; what belonged to the first must not stay in sight. */
import { runInAction } from "mobx"
import type { ApiCalls, CallApi } from "../../adapters/browser/api-client.ts"
import { companyWords } from "../../core/words/account.ts"
import { observed } from "../kit/observed.ts"

/** [COMP-02] The popup closes so long after the success was said, milliseconds. */
const CLOSE_MS = 500
/** [COMP-02] And the page is loaded anew so long after that. */
const RELOAD_MS = 600

type Answered = ApiCalls["POST /users/auth/switchCustomer"]["data"]
export type Switched = Extract<Answered, { readonly company: unknown }>
export type SwitchStep = Exclude<Answered, Switched>

/** What the switch has to be done around it, in the order of [COMP-02]. */
export type Around = {
  /** Prices and order contacts of the company that is left are gone when this ends. */
  readonly goOver: (switched: Switched) => Promise<void>
  /** [AUTH-05] The company asks for a code first: it is given on the log-in's own page. */
  readonly askCode: (step: SwitchStep, customerId: string) => Promise<void>
  readonly close: () => void
  readonly reload: () => void
}

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

export class SwitchCompanyViewModel {
  /** The company that is being gone over to. */
  going: string | undefined = undefined
  /** [POP-03] The strip that says how it went. */
  said: { readonly type: "success" | "error"; readonly text: string } | undefined = undefined
  private readonly call: CallApi
  private readonly around: Around

  constructor(call: CallApi, around: Around) {
    this.call = call
    this.around = around
    observed<this, "call" | "around">(this, { call: false, around: false })
  }

  /** [COMP-02] Where it fails nothing else has changed. */
  async to(customerId: string) {
    if (this.going !== undefined) return
    this.going = customerId
    this.said = undefined
    const answer = await this.call("POST /users/auth/switchCustomer", { body: { customerId } })
    if (!answer.ok) {
      runInAction(() => {
        this.going = undefined
        this.said = { type: "error", text: companyWords.failed }
      })
      return
    }
    if ("step" in answer.data) {
      await this.around.askCode(answer.data, customerId)
      runInAction(() => {
        this.going = undefined
      })
      return
    }
    await this.around.goOver(answer.data)
    runInAction(() => {
      this.said = { type: "success", text: companyWords.switched }
    })
    await wait(CLOSE_MS)
    this.around.close()
    await wait(RELOAD_MS)
    this.around.reload()
  }
}
