/** The invoices that are loaded as files for the company's own bookkeeping. */
import { useRouteContext } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { exportWindow } from "../../../core/billing/invoices/invoice-window.ts"
import { saveFile } from "../../kit/save-file.ts"
import { useActions } from "../../kit/use-actions.ts"
import { invoiceExportWords as words } from "../../words/invoices.ts"
import { DocumentReport } from "../parts/document-report.tsx"
import styles from "./invoices.module.css"
import type { InvoicesViewModel } from "./invoices.view-model.ts"

const formats = ["csv", "xero", "myob"] as const

/** [INV-01] */
export const ExportInvoices = observer(({ model }: { readonly model: InvoicesViewModel }) => {
  const { call } = useRouteContext({ from: "__root__" })
  const actions = useActions()
  const { running } = actions
  const { loaded } = model.list
  if (!loaded) return null
  const window = exportWindow(loaded.fromDate, model.today)
  const save = (format: (typeof formats)[number]) =>
    actions.run(format, () => call("POST /users/invoice/export", { body: { ...window, format } }), {
      failed: words.failed,
      done: (file) => {
        saveFile(file)
        return words.saved(file.name)
      }
    })
  return (
    <details className={styles.exports}>
      <summary>{words.title}</summary>
      <p className="soft">{words.help}</p>
      <div className={styles.actions}>
        {formats.map((format) => (
          <button
            key={format}
            type="button"
            className="btn quiet"
            aria-disabled={running !== undefined}
            onClick={() => void save(format)}
          >
            {running === format ? words.downloading : words.formats[format]}
          </button>
        ))}
      </div>
      <DocumentReport actions={actions} />
    </details>
  )
})
