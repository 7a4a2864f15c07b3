/** The buttons of a document: its files, and the e-mail to whoever asks; each says whether it succeeded. */
import { observer } from "mobx-react-lite"
import { useState } from "react"
import type { CallResult } from "../../../adapters/browser/api-client.ts"
import { type DocumentAction, documentReport } from "../../../core/billing/invoices/invoice-detail.ts"
import { ActionsViewModel } from "../../kit/actions.view-model.ts"
import { type DownloadedFile, saveFile } from "../../kit/save-file.ts"
import { documentActionWords as words } from "../../words/document-actions.ts"
import styles from "./document-actions.module.css"
import { ErrorMessage } from "./error-message.tsx"
import { useFocusOnMessage } from "./use-focus-on-message.ts"

type Props = {
  readonly what: "invoice" | "statement"
  /** Its number or month, where several stand below each other. */
  readonly name?: string
  /** Each file by what its button says. */
  readonly files: ReadonlyArray<readonly [label: string, file: () => Promise<CallResult<DownloadedFile>>]>
  readonly email: () => Promise<CallResult<{ readonly email: string }>>
}

/** [CONT-05] [INV-04] [STM-01] */
export const DocumentActions = observer(({ what, name, files, email }: Props) => {
  const [actions] = useState(() => new ActionsViewModel())
  const focusProps = useFocusOnMessage<HTMLDivElement>(actions.message)
  const failed = (action: DocumentAction) => (problem: string) =>
    words.because(documentReport(what, action, false).msg, problem)
  const download = (label: string, file: () => Promise<CallResult<DownloadedFile>>) =>
    actions.run(label, file, {
      failed: failed("download"),
      done: (saved) => {
        saveFile(saved)
        return documentReport(what, "download", true).msg
      }
    })
  const send = () =>
    actions.run("email", email, {
      failed: failed("email"),
      done: (sent) => words.sentTo(documentReport(what, "email", true).msg, sent.email)
    })
  const labelled = (label: string) => (name === undefined ? {} : { "aria-label": `${label}: ${name}` })
  return (
    <div className={styles.actions}>
      {files.map(([label, file]) => (
        <button
          key={label}
          type="button"
          className="btn quiet"
          {...labelled(label)}
          aria-disabled={actions.running !== undefined}
          onClick={() => void download(label, file)}
        >
          {actions.running === label ? words.downloading : label}
        </button>
      ))}
      <button
        type="button"
        className="btn quiet"
        {...labelled(words.email)}
        aria-disabled={actions.running !== undefined}
        onClick={() => void send()}
      >
        {actions.running === "email" ? words.emailing : words.email}
      </button>
      <div role="status" {...focusProps}>
        {actions.message ? <p className="notice good">{actions.message}</p> : null}
      </div>
      <ErrorMessage problem={actions.problem} />
    </div>
  )
})
