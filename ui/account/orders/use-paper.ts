/** Hook for the paper of an order or a quote: saves it, sends it, and says whether that succeeded. */
import { useRouteContext } from "@tanstack/react-router"
import { saveFile } from "../../kit/save-file.ts"
import { useActions } from "../../kit/use-actions.ts"
import { documentActionWords } from "../../words/document-actions.ts"
import { orderPageWords } from "../../words/orders.ts"

/** [ORD-02] [CONT-05] `emailed` says where it went. */
export const usePaper = (orderNo: string, document: "tax-invoice" | "quote", emailed: (email: string) => string) => {
  const { call } = useRouteContext({ from: "__root__" })
  const actions = useActions()
  return {
    actions,
    download: () =>
      actions.run("download", () => call("POST /users/salesorder/stream", { body: { document, orderNo } }), {
        done: (file) => {
          saveFile(file)
          return documentActionWords.saved(file.name)
        },
        failed: documentActionWords.notSaved
      }),
    email: () =>
      actions.run("email", () => call("POST /users/salesorder/email", { body: { orderNo } }), {
        done: (sent) => emailed(sent.email),
        failed: orderPageWords.notEmailed
      })
  }
}
