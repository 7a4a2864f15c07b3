/** The foot of a form in a dialog: its problem, and its submit and cancel buttons. */
import { observer } from "mobx-react-lite"
import { type DialogActionWords, formDialogWords } from "../../words/my-account.ts"
import { ErrorMessage } from "./error-message.tsx"
import styles from "./windows.module.css"

type Props = {
  readonly model: { readonly problem: string | undefined; readonly isSaving: boolean; close(): void }
  readonly words?: DialogActionWords
  /** What is done can't be undone. */
  readonly isDanger?: boolean
}

export const DialogActions = observer(({ model, words = formDialogWords, isDanger = false }: Props) => (
  <div className={styles.buttons}>
    <ErrorMessage problem={model.problem} />
    <button type="submit" className={isDanger ? `btn ${styles.danger}` : "btn"} aria-disabled={model.isSaving}>
      {model.isSaving ? words.doing : words.do}
    </button>
    <button type="button" className="btn quiet" aria-disabled={model.isSaving} onClick={() => model.close()}>
      {words.leave}
    </button>
  </div>
))
