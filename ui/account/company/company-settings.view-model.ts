/** How a company likes things, as an administrator changes it in a window. */
import { observableRef, runInAction } from "mobx"
import type { ApiCalls, CallApi } from "../../../adapters/browser/api-client.ts"
import { defaultPoPolicy, type PoAsk } from "../../../core/identity/po-policy.ts"
import { poPolicyProblem, typedPoCodes } from "../../../core/orders/po-policy-problem.ts"
import { autoObservable } from "../../kit/auto-observable.ts"
import type { DraftKey } from "../../session/drafts.ts"
import { settingsWords } from "../../words/my-account.ts"

/** [COMP-03] A company has a home branch or none. */
export type CompanySettings = ApiCalls["POST /users/customer/settings"]["data"]["settings"]

export const settingsDraft: DraftKey<CompanySettingsViewModel> = { name: "settings" }

export class CompanySettingsViewModel {
  /** What is chosen in the window; nothing while it is closed. */
  draft: CompanySettings | undefined = undefined
  /** The codes of the list as they are typed, one in a line; they stay while another choice is looked at. */
  codesText = ""
  problem: string | undefined = undefined
  isSaving = false
  /** Said beside the settings once they are kept. */
  message: string | undefined = undefined
  private readonly call: CallApi
  private readonly reloadPage: () => Promise<unknown>

  /** `reloadPage` reloads everything that depends on the settings, and waits for it. */
  constructor(call: CallApi, reloadPage: () => Promise<unknown>) {
    this.call = call
    this.reloadPage = reloadPage
    autoObservable<this, "call" | "reloadPage">(this, { draft: observableRef, call: false, reloadPage: false })
  }

  get hasInput(): boolean {
    return this.draft !== undefined
  }

  open({ showExcGstPricing, branchId, poPolicy = defaultPoPolicy }: CompanySettings) {
    this.draft = { showExcGstPricing, poPolicy, ...(branchId === undefined ? {} : { branchId }) }
    this.codesText = poPolicy.codes.join("\n")
    this.problem = undefined
    this.message = undefined
  }
  /** Not in the middle of a save: it must be seen what comes of it. */
  close() {
    if (!this.isSaving) this.draft = undefined
  }

  setGstDisplay(showExcGstPricing: boolean) {
    this.draft = this.draft && { ...this.draft, showExcGstPricing }
  }
  setHomeBranch(branchId: number | undefined) {
    if (!this.draft) return
    const { branchId: _, ...others } = this.draft
    this.draft = { ...others, ...(branchId === undefined ? {} : { branchId }) }
  }
  /** [PO-01] */
  setPoAsk(ask: PoAsk) {
    if (this.draft) this.draft = { ...this.draft, poPolicy: { ask, codes: typedPoCodes(this.codesText) } }
  }
  typeCodes(text: string) {
    this.codesText = text
    if (this.draft?.poPolicy) this.setPoAsk(this.draft.poPolicy.ask)
  }

  /** [COMP-03] Where it fails, the window stays as it is, with the reason. */
  async save() {
    const { draft } = this
    if (!draft || this.isSaving) return
    const { poPolicy = defaultPoPolicy } = draft
    this.problem = poPolicyProblem(poPolicy)
    if (this.problem !== undefined) return
    const settings = { ...draft, poPolicy: poPolicy.ask === "list" ? poPolicy : { ...poPolicy, codes: [] } }
    this.isSaving = true
    const answer = await this.call("POST /users/customer/settings", { body: { settings } })
    // What is said is true of the page by then.
    if (answer.ok) await this.reloadPage()
    runInAction(() => {
      this.isSaving = false
      if (answer.ok) {
        this.draft = undefined
        this.message = settingsWords.kept
        // That the session is over is said by the page around the window, which comes back as it was.
      } else if (answer.code !== "UNAUTHORISED") this.problem = answer.msg
    })
  }
}
