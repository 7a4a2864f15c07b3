/** The buttons of a document: its files, and the e-mail to whoever asks; each says whether it succeeded. */
import { observer } from "mobx-react-lite"
import type { ReactNode } from "react"
import type { CallResult } from "../../../adapters/browser/api-client.ts"
import type { DownloadedFile } from "../../kit/save-file.ts"
import { documentActionWords as words } from "../../words/document-actions.ts"
import styles from "./document-actions.module.css"
import { DocumentReport } from "./document-report.tsx"
import { useDocument } from "./use-document.ts"

type Props = {
  readonly what: "invoice" | "statement"
  /** Each file by what its button says. */
  readonly files: ReadonlyArray<readonly [label: string, file: () => Promise<CallResult<DownloadedFile>>]>
  readonly email: () => Promise<CallResult<{ readonly email: string }>>
  /** What else can be done with it, before its files. */
  readonly children?: ReactNode
}

/** [CONT-05] [INV-04] [STM-01] */
export const DocumentActions = observer(({ what, files, email, children }: Props) => {
  const document = useDocument(what)
  const { running } = document.actions
  return (
    <div className={styles.actions}>
      {children}
      {files.map(([label, file]) => (
        <button
          key={label}
          type="button"
          className="btn quiet"
          aria-disabled={running !== undefined}
          onClick={() => void document.download(label, file)}
        >
          {running === label ? words.downloading : label}
        </button>
      ))}
      <button
        type="button"
        className="btn quiet"
        aria-disabled={running !== undefined}
        onClick={() => void document.email("email", email)}
      >
        {running === "email" ? words.emailing : words.email}
      </button>
      <DocumentReport actions={document.actions} />
    </div>
  )
})
