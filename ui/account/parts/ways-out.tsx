/** The end of a form in a window: what went wrong with it, and the two ways out. */
import { observer } from "mobx-react-lite"
import { type WaysOutWords, waysOutOfForm } from "../../words/my-account.ts"
import { WentWrong } from "./went-wrong.tsx"
import styles from "./windows.module.css"

type Props = {
  readonly model: { readonly problem: string | undefined; readonly isSaving: boolean; close(): void }
  readonly words?: WaysOutWords
  /** What is done can't be undone. */
  readonly isDanger?: boolean
}

export const WaysOut = observer(({ model, words = waysOutOfForm, isDanger = false }: Props) => (
  <div className={styles.buttons}>
    <WentWrong problem={model.problem} />
    <button type="submit" className={isDanger ? `btn ${styles.danger}` : "btn"} aria-disabled={model.isSaving}>
      {model.isSaving ? words.doing : words.do}
    </button>
    <button type="button" className="btn quiet" aria-disabled={model.isSaving} onClick={() => model.close()}>
      {words.leave}
    </button>
  </div>
))
