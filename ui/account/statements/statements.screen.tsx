/** [STM-01] The company's statements, a row for each month that has ended, with its files. */
import { createFileRoute, Link } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import type { ApiCalls } from "../../../adapters/browser/api-client.ts"
import { documentReport } from "../../../core/billing/invoices/invoice-detail.ts"
import { dollars } from "../../../core/money.ts"
import { type Column, Table } from "../../kit/list/table.tsx"
import { loadedHead } from "../../page/page-head.ts"
import { documentActionWords } from "../../words/document-actions.ts"
import { invoicesWords } from "../../words/invoices.ts"
import { statementsWords as words } from "../../words/statements.ts"
import { titles } from "../../words/titles.ts"
import { logFailure } from "../orders/log-failure.ts"
import { dayText } from "../parts/day-text.ts"
import { DocumentReport } from "../parts/document-report.tsx"
import { LoadFailure } from "../parts/load-failure.tsx"
import { useDocument } from "../parts/use-document.ts"
import { statementFailureText } from "./statement-failure-text.ts"
import styles from "./statements.module.css"

type Row = ApiCalls["GET /users/details/statement/list"]["data"][number]

export const Route = createFileRoute("/_shop/_account/my-account/statements")({
  loader: async ({ context }) => ({
    head: { title: titles.statements, description: titles.statements, path: "/my-account/statements", noIndex: true },
    answer: logFailure(await context.call("GET /users/details/statement/list"))
  }),
  staleTime: 0,
  head: loadedHead,
  component: StatementsScreen
})

const columns: ReadonlyArray<Column<Row>> = [
  {
    head: words.month,
    isRowHead: true,
    cell: ({ statementDate }) => (
      <Link to="/my-account/statements/$date" params={{ date: statementDate }} className={styles.day}>
        {dayText(statementDate)}
      </Link>
    )
  },
  { head: words.opening, isNumber: true, cell: ({ opening }) => dollars(opening) },
  { head: words.invoices, isNumber: true, cell: ({ invoices }) => dollars(invoices) },
  { head: words.payments, isNumber: true, cell: ({ payments }) => dollars(0 - payments) },
  { head: words.credits, isNumber: true, cell: ({ credits }) => dollars(0 - credits) },
  { head: words.closing, isNumber: true, cell: ({ closing }) => <span className="num">{dollars(closing)}</span> }
]

function StatementsScreen() {
  const { answer } = Route.useLoaderData()
  return (
    <>
      <h1>{titles.statements}</h1>
      {answer.ok ? <Statements rows={answer.data} /> : <StatementsFailure failure={answer} />}
    </>
  )
}

type Failure = Extract<ReturnType<typeof Route.useLoaderData>["answer"], { readonly ok: false }>

const StatementsFailure = ({ failure }: { readonly failure: Failure }) => (
  <LoadFailure failure={{ ...failure, msg: statementFailureText("list", failure) }} />
)

const Statements = observer(({ rows }: { readonly rows: ReadonlyArray<Row> }) => {
  const { call } = Route.useRouteContext()
  const document = useDocument("statement")
  const { running } = document.actions
  const files = ({ statementDate }: Row) =>
    (["pdf", "csv"] as const).map((format) => {
      const name = `${format} ${statementDate}`
      return (
        <button
          key={format}
          type="button"
          className="link"
          aria-label={`${documentActionWords[format]}, ${dayText(statementDate)}`}
          aria-disabled={running !== undefined}
          onClick={() =>
            void document.download(name, () =>
              call("POST /users/statement/stream", { body: { statementDate, format } })
            )
          }
        >
          {documentActionWords[format]}
        </button>
      )
    })
  if (rows.length === 0)
    return (
      <div className={styles.none}>
        <p>{words.none}</p>
        <Link to="/" className="btn quiet">
          {invoicesWords.shop}
        </Link>
      </div>
    )
  return (
    <>
      <p role="status" className="hidden">
        {documentReport("statement", "list", true).msg}
      </p>
      <div className={styles.report}>
        <DocumentReport actions={document.actions} />
      </div>
      <Table
        words={words}
        columns={[
          ...columns,
          { head: words.files, isAction: true, cell: (row) => <span className={styles.files}>{files(row)}</span> }
        ]}
        rows={rows}
        rowKey={({ statementDate }) => statementDate}
        sort=""
        addressSorted={() => ({})}
        isBusy={running !== undefined}
      />
    </>
  )
})
