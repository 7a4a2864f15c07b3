/** [ORD-02] The list of orders or of quotes as it is narrowed down and sorted, all of its pages, as a file. */
import { useRouteContext } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useState } from "react"
import type { ApiCalls } from "../../../adapters/browser/api-client.ts"
import { ActionsViewModel } from "../../kit/actions.view-model.ts"
import { saveFile } from "../../kit/save-file.ts"
import { ordersWords } from "../../words/orders.ts"
import { ErrorMessage } from "../parts/error-message.tsx"
import styles from "./orders.module.css"

type ListBody = Extract<ApiCalls["POST /users/salesorder/stream"]["request"]["body"], { document: "list" }>

/** What the list was asked for; the page of it that is shown plays no part. */
type ListQuery = Omit<ListBody, "document"> & { readonly after?: string; readonly before?: string }

export const DownloadList = observer(({ query: { after: _, before: __, ...query } }: { query: ListQuery }) => {
  const { call } = useRouteContext({ from: "__root__" })
  const [actions] = useState(() => new ActionsViewModel())
  const download = () =>
    actions.run("list", () => call("POST /users/salesorder/stream", { body: { document: "list", ...query } }), {
      done: (file) => {
        saveFile(file)
        return ordersWords.downloaded(file.name)
      },
      failed: ordersWords.notDownloaded
    })
  return (
    <div className={styles.download}>
      <span role="status">{actions.message}</span>
      <ErrorMessage problem={actions.problem} />
      <button
        type="button"
        className="btn quiet"
        aria-disabled={actions.running !== undefined}
        onClick={() => void download()}
      >
        {actions.running ? ordersWords.downloading : ordersWords.download}
      </button>
    </div>
  )
})
