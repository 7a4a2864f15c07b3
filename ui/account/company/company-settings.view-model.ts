/** How a company likes things, as an administrator changes it in a window. */
import { observableRef, runInAction } from "mobx"
import type { ApiCalls, CallApi } from "../../../adapters/browser/api-client.ts"
import { defaultPoPolicy, type PoAsk, poAsks } from "../../../core/identity/po-policy.ts"
import { poPolicyProblem, typedPoCodes } from "../../../core/orders/po-policy-problem.ts"
import type { UnknownRecord } from "../../../core/record.ts"
import { autoObservable } from "../../kit/auto-observable.ts"
import type { TabDraft } from "../../kit/tab-draft.ts"
import type { DraftKey } from "../../session/drafts.ts"
import { settingsWords } from "../../words/my-account.ts"

/** [COMP-03] A company has a home branch or none. */
export type CompanySettings = ApiCalls["POST /users/customer/settings"]["data"]["settings"]

export const settingsDraft: DraftKey<CompanySettingsViewModel> = { name: "settings" }

/** What was chosen and typed in the window. */
export type SettingsDraft = {
  readonly showExcGstPricing: boolean
  readonly branchId?: number
  readonly ask: PoAsk
  readonly codesText: string
}

export const parseSettingsDraft = (stored: UnknownRecord): SettingsDraft | undefined => {
  const { showExcGstPricing, branchId, codesText } = stored
  const ask = poAsks.find((one) => one === stored.ask)
  if (typeof showExcGstPricing !== "boolean" || ask === undefined || typeof codesText !== "string") return undefined
  return { showExcGstPricing, ...(typeof branchId === "number" ? { branchId } : {}), ask, codesText }
}

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
  private readonly kept: TabDraft<SettingsDraft>

  /** `reloadPage` reloads everything that depends on the settings, and waits for it. */
  constructor(call: CallApi, reloadPage: () => Promise<unknown>, kept: TabDraft<SettingsDraft>) {
    this.call = call
    this.reloadPage = reloadPage
    this.kept = kept
    type Unobserved = "call" | "reloadPage" | "kept"
    autoObservable<this, Unobserved>(this, { draft: observableRef, call: false, reloadPage: false, kept: false })
  }

  /** [EXP-58] The window is open again where something was changed in it. */
  restore() {
    const kept = this.kept.read()
    if (!kept || this.draft) return
    const { ask, codesText, ...others } = kept
    this.open({ ...others, poPolicy: { ask, codes: typedPoCodes(codesText) } })
    this.codesText = codesText
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
    if (this.isSaving) return
    this.draft = undefined
    this.kept.remove()
  }

  private setDraft(draft: CompanySettings) {
    this.draft = draft
    const { poPolicy, ...others } = draft
    this.kept.write({ ...others, ask: poPolicy?.ask ?? defaultPoPolicy.ask, codesText: this.codesText })
  }

  setGstDisplay(showExcGstPricing: boolean) {
    if (this.draft) this.setDraft({ ...this.draft, showExcGstPricing })
  }
  setHomeBranch(branchId: number | undefined) {
    if (!this.draft) return
    const { branchId: _, ...others } = this.draft
    this.setDraft({ ...others, ...(branchId === undefined ? {} : { branchId }) })
  }
  /** [PO-01] */
  setPoAsk(ask: PoAsk) {
    if (this.draft) this.setDraft({ ...this.draft, poPolicy: { ask, codes: typedPoCodes(this.codesText) } })
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
    if (answer.ok) this.kept.remove()
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
