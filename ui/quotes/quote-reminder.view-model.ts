/** [QUO-05] Ends the reminders of a quote by its link, or has them sent again. */
import { runInAction } from "mobx"
import type { CallApi } from "../../adapters/browser/api-client.ts"
import { autoObservable } from "../kit/auto-observable.ts"
import { quoteReminderWords as words } from "../words/linked-quote.ts"

export class QuoteReminderViewModel {
  /** What was chosen last; nothing before anything was. */
  optOut: boolean | undefined = undefined
  problem: string | undefined = undefined
  isWorking = false
  private readonly call: CallApi
  private readonly link: { readonly transactionNo: string; readonly t: string }

  constructor(call: CallApi, link: { readonly transactionNo: string; readonly t: string }) {
    this.call = call
    this.link = link
    autoObservable<this, "call" | "link">(this, { call: false, link: false })
  }

  async choose(optOut: boolean): Promise<void> {
    if (this.isWorking) return
    this.isWorking = true
    this.problem = undefined
    const { transactionNo, t } = this.link
    const answer = await this.call("POST /users/quote-reminder/disable", {
      query: { t },
      body: { transactionNo, optOut }
    })
    runInAction(() => {
      this.isWorking = false
      if (answer.ok) this.optOut = answer.data.optOut
      else this.problem = words.failed(answer.msg)
    })
  }
}
