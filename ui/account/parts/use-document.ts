/** Hook for a document's buttons: saves its file, sends it, and says whether that succeeded. */
import type { CallResult } from "../../../adapters/browser/api-client.ts"
import { documentReport } from "../../../core/billing/invoices/invoice-detail.ts"
import { type DownloadedFile, saveFile } from "../../kit/save-file.ts"
import { useActions } from "../../kit/use-actions.ts"
import { documentActionWords as words } from "../../words/document-actions.ts"

/** [CONT-05] [INV-04] [STM-01] One action at a time, each under a name of its own. */
export const useDocument = (what: "invoice" | "statement") => {
  const actions = useActions()
  const failed = (action: "download" | "email") => (problem: string) => documentReport(what, action, false, problem).msg
  return {
    actions,
    download: (name: string, file: () => Promise<CallResult<DownloadedFile>>) =>
      actions.run(name, file, {
        failed: failed("download"),
        done: (saved) => {
          saveFile(saved)
          return documentReport(what, "download", true).msg
        }
      }),
    email: (name: string, send: () => Promise<CallResult<{ readonly email: string }>>) =>
      actions.run(name, send, {
        failed: failed("email"),
        done: (sent) => words.sentTo(documentReport(what, "email", true).msg, sent.email)
      })
  }
}
