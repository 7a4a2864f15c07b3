/** Why an order is rejected, as an administrator types it. */
import type { UnknownRecord } from "../../../core/record.ts"
import { autoObservable } from "../../kit/auto-observable.ts"
import type { TabDraft } from "../../kit/tab-draft.ts"

export type ReasonDraft = { readonly text: string }

export const parseReasonDraft = ({ text }: UnknownRecord): ReasonDraft | undefined =>
  typeof text === "string" && text !== "" ? { text } : undefined

export class ApprovalReasonViewModel {
  text = ""
  private readonly draft: TabDraft<ReasonDraft>

  constructor(draft: TabDraft<ReasonDraft>) {
    this.draft = draft
    autoObservable<this, "draft">(this, { draft: false })
  }

  /** [EXP-58] */
  restore() {
    this.text = this.draft.read()?.text ?? this.text
  }

  type(text: string) {
    this.text = text
    if (text === "") this.draft.remove()
    else this.draft.write({ text })
  }

  /** It was decided. */
  end() {
    this.draft.remove()
  }
}
