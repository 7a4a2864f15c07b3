/** The button over a list that saves all of its pages as a file, as it is narrowed down and sorted. */
import { observer } from "mobx-react-lite"
import type { CallResult } from "../../../adapters/browser/api-client.ts"
import { type DownloadedFile, saveFile } from "../../kit/save-file.ts"
import { useActions } from "../../kit/use-actions.ts"
import { documentActionWords as words } from "../../words/document-actions.ts"
import styles from "./document-actions.module.css"
import { ErrorMessage } from "./error-message.tsx"

type Props = {
  readonly file: () => Promise<CallResult<DownloadedFile>>
  /** What the list is called, where the page has another that is downloaded. */
  readonly name?: string
}

/** [ORD-02] [AUD-02] */
export const DownloadList = observer(({ file, name }: Props) => {
  const actions = useActions()
  const download = () =>
    actions.run("list", file, {
      done: (saved) => {
        saveFile(saved)
        return words.saved(saved.name)
      },
      failed: words.notSaved
    })
  return (
    <div className={styles.list}>
      <span role="status">{actions.message}</span>
      <ErrorMessage problem={actions.problem} />
      <button
        type="button"
        className="btn quiet"
        {...(name === undefined ? {} : { "aria-label": words.downloadNamed(name) })}
        aria-disabled={actions.running !== undefined}
        onClick={() => void download()}
      >
        {actions.running ? words.downloading : words.downloadList}
      </button>
    </div>
  )
})
