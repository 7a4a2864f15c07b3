/** Why an order is rejected, as an administrator types it. */
import { autoObservable } from "../../kit/auto-observable.ts"
import type { TabDraft, TextDraft } from "../../kit/tab-draft.ts"

export class ApprovalReasonViewModel {
  text = ""
  private readonly draft: TabDraft<TextDraft>

  constructor(draft: TabDraft<TextDraft>) {
    this.draft = draft
    autoObservable<this, "draft">(this, { draft: false })
  }

  /** [EXP-58] */
  restore() {
    this.text = this.draft.read()?.text ?? this.text
  }

  type(text: string) {
    this.text = text
    this.draft.write(text === "" ? undefined : { text })
  }

  /** It was decided. */
  end() {
    this.draft.remove()
  }
}
