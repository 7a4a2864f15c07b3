/** The company's contract prices as a file, for who may see them. */
import { useRouteContext } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { saveFile } from "../../kit/save-file.ts"
import { useActions } from "../../kit/use-actions.ts"
import { priceFileWords as words } from "../../words/dashboard.ts"
import styles from "../parts/company.module.css"
import { DocumentReport } from "../parts/document-report.tsx"

/** [PRC-04] [PERM-07] */
export const PriceFile = observer(() => {
  const { call } = useRouteContext({ from: "__root__" })
  const actions = useActions()
  const download = () =>
    actions.run("prices", () => call("POST /users/prices/stream"), {
      failed: words.failed,
      done: (file) => {
        saveFile(file)
        return words.saved(file.name)
      }
    })
  return (
    <div className={styles.file}>
      <button
        type="button"
        className="btn quiet"
        aria-disabled={actions.running !== undefined}
        onClick={() => void download()}
      >
        {actions.running ? words.downloading : words.download}
      </button>
      <DocumentReport actions={actions} />
    </div>
  )
})
