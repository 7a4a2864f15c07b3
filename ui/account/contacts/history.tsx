/** [AUD-01] [AUD-02] What was done for the company: a list that an administrator narrows down by person, kind and days, and saves as a file. */
import { useRouteContext } from "@tanstack/react-router"
import type { ApiCalls, CallResult } from "../../../adapters/browser/api-client.ts"
import { auditByText } from "../../../core/account/audit/audit-by-text.ts"
import { type AuditKind, auditKindNames } from "../../../core/account/audit/audit-trail.ts"
import { datedMomentText } from "../../../core/melbourne.ts"
import { auditActionWords, auditTableWords as words } from "../../../core/words/audit.ts"
import { type ListDefinition, type ListState, listQuery, parseList } from "../../kit/list/list-address.ts"
import { ListView } from "../../kit/list/list-view.tsx"
import type { Column } from "../../kit/list/table.tsx"
import type { QueryParameters } from "../../kit/query-string.ts"
import { historyListWords, historyWords } from "../../words/history.ts"
import { dayText } from "../parts/day-text.ts"
import { DownloadList } from "../parts/download-list.tsx"
import { LoadFailure } from "../parts/load-failure.tsx"
import styles from "./contacts.module.css"

type Page = ApiCalls["GET /users/customer/history"]["data"]
type Row = Page["rows"][number]
type State = ListState<AuditKind, "-at">

const historyList: ListDefinition<AuditKind, "-at"> = { statuses: auditKindNames, sorts: ["-at"] }

const historyState = (address: QueryParameters): State => parseList(historyList, address)

/** What the list's call is asked by an address. */
export const historyQuery = (address: QueryParameters) => listQuery(historyState(address))

const columns: ReadonlyArray<Column<Row>> = [
  { head: words.at, isRowHead: true, isCompact: true, cell: ({ at }) => datedMomentText(at) },
  { head: words.by, isTyped: true, cell: auditByText },
  {
    head: words.action,
    isTyped: true,
    cell: ({ action, subject }) => (
      <span>
        {auditActionWords[action]}
        {subject ? <span className="soft small"> {subject}</span> : null}
      </span>
    )
  },
  {
    head: words.changes,
    isTyped: true,
    cell: ({ changes }) =>
      changes.length === 0 ? null : (
        <ul className="small">
          {changes.map(({ field, from, to }) => (
            <li key={field}>{words.change(field, from, to)}</li>
          ))}
        </ul>
      )
  }
]

type Props = { readonly answer: CallResult<Page>; readonly address: QueryParameters }

export const History = ({ answer, address }: Props) => {
  const { call } = useRouteContext({ from: "__root__" })
  const state = historyState(address)
  const { after: _, before: __, ...narrowed } = listQuery(state)
  const file = () => call("POST /users/customer/history/stream", { body: narrowed })
  return (
    <section aria-labelledby="history">
      <h2 id="history">{historyWords.title}</h2>
      <p className={`soft ${styles.note}`}>{historyWords.help}</p>
      <ListView
        words={historyListWords}
        definition={historyList}
        state={state}
        page={answer.ok ? answer.data : undefined}
        columns={columns}
        rowKey={({ id }) => id}
        dayText={dayText}
        failure={answer.ok ? null : <LoadFailure failure={answer} />}
        empty={<p>{historyWords.none}</p>}
        actions={<DownloadList file={file} name={historyWords.title} />}
      />
    </section>
  )
}
