/** The end of a form in a window: what went wrong with it, and the two ways out. */
import { observer } from "mobx-react-lite"
import { windowWords } from "../words/my-account.ts"
import styles from "./windows.module.css"

type Model = { readonly problem: string | undefined; readonly isSaving: boolean; close(): void }

export const SaveOrCancel = observer(({ model }: { model: Model }) => (
  <div className={styles.buttons}>
    {model.problem ? (
      <p className="notice bad" role="alert" tabIndex={-1}>
        {model.problem}
      </p>
    ) : null}
    <button type="submit" className="btn" aria-disabled={model.isSaving}>
      {model.isSaving ? windowWords.saving : windowWords.save}
    </button>
    <button type="button" className="btn quiet" aria-disabled={model.isSaving} onClick={() => model.close()}>
      {windowWords.cancel}
    </button>
  </div>
))
