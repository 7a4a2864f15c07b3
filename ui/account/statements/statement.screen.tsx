/** [STM-01] One statement: the month line by line, what it comes to, and when that falls due. */
import { createFileRoute, Link } from "@tanstack/react-router"
import { Fragment, type ReactNode } from "react"
import type { ApiCalls } from "../../../adapters/browser/api-client.ts"
import { documentReport } from "../../../core/billing/invoices/invoice-detail.ts"
import { statementAges, statementSums } from "../../../core/billing/statements/statement-paper.ts"
import { dollars } from "../../../core/money.ts"
import { statementWords } from "../../../core/words/statement.ts"
import { type Column, Table } from "../../kit/list/table.tsx"
import { TryAgain } from "../../kit/try-again.tsx"
import { loadedHead } from "../../page/page-head.ts"
import { documentActionWords } from "../../words/document-actions.ts"
import { statementsWords as words } from "../../words/statements.ts"
import { titles } from "../../words/titles.ts"
import { logFailure } from "../orders/log-failure.ts"
import { dayText } from "../parts/day-text.ts"
import { DocumentActions } from "../parts/document-actions.tsx"
import { Fact } from "../parts/fact.tsx"
import { LoadFailure } from "../parts/load-failure.tsx"
import { statementFailureText } from "./statement-failure-text.ts"
import styles from "./statements.module.css"

type Statement = ApiCalls["GET /users/details/statement"]["data"]

/** What is no day is asked for as one that has no statement. */
const dayIn = (text: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : "0000-00-00")

export const Route = createFileRoute("/_shop/_account/my-account/statements/$date")({
  loader: async ({ context, location, params: { date } }) => {
    const query = { statementDate: dayIn(date) }
    const answer = logFailure(await context.call("GET /users/details/statement", { query }))
    const title = answer.ok ? words.title(dayText(answer.data.statementDate)) : titles.statements
    return { head: { title, description: titles.statements, path: location.pathname, noIndex: true }, answer }
  },
  staleTime: 0,
  head: loadedHead,
  component: StatementScreen
})

function StatementScreen() {
  const { setResponseStatus } = Route.useRouteContext()
  const { answer } = Route.useLoaderData()
  if (answer.ok) return <StatementPage statement={answer.data} />
  if (answer.status === 401 || answer.status === 403) return <LoadFailure failure={answer} />
  setResponseStatus(answer.status || 503)
  return <NoStatement failure={answer} />
}

const Back = () => (
  <Link to="/my-account/statements" className={styles.back}>
    ← {words.back}
  </Link>
)

type Failure = Extract<ReturnType<typeof Route.useLoaderData>["answer"], { readonly ok: false }>

const NoStatement = ({ failure }: { readonly failure: Failure }) => {
  const mayRetry = failure.status !== 404
  return (
    <>
      <Back />
      <h1>{words.failed}</h1>
      <div className={`notice bad ${styles.said}`} role="alert">
        <p>{statementFailureText("view", failure)}</p>
        {mayRetry ? (
          <p>
            <TryAgain />
          </p>
        ) : (
          <p>{words.failedHelp}</p>
        )}
      </div>
    </>
  )
}

type Line = Statement["lines"][number]

const InvoiceLink = ({ number, children }: { readonly number: string; readonly children: ReactNode }) => (
  <Link to="/my-account/invoices/$invoice" params={{ invoice: number }}>
    {children}
  </Link>
)

/** Which invoices a payment or credit was for: whoever closes a month looks there first. */
const Settled = ({ invoices }: { readonly invoices: ReadonlyArray<string> }) => (
  <span className={`soft small ${styles.settled}`}>
    {words.settles}{" "}
    {invoices.map((number, place) => (
      <Fragment key={number}>
        {place > 0 ? ", " : null}
        <InvoiceLink number={number}>{number}</InvoiceLink>
      </Fragment>
    ))}
  </span>
)

const columns: ReadonlyArray<Column<Line>> = [
  {
    head: words.what,
    isRowHead: true,
    cell: ({ kind, number, invoices = [] }) => {
      const text = statementWords.line(statementWords.kinds[kind], number)
      if (kind === "invoice") return <InvoiceLink number={number}>{text}</InvoiceLink>
      return (
        <>
          {text}
          {invoices.length > 0 ? <Settled invoices={invoices} /> : null}
        </>
      )
    }
  },
  { head: words.date, isCompact: true, cell: ({ date }) => dayText(date) },
  { head: words.amount, isNumber: true, cell: ({ amount }) => dollars(amount) },
  { head: words.balance, isNumber: true, cell: ({ balance }) => <span className="num">{dollars(balance)}</span> }
]

const StatementPage = ({ statement }: { readonly statement: Statement }) => {
  const { call } = Route.useRouteContext()
  const { statementDate, lines } = statement
  const file = (format: "pdf" | "csv") =>
    [
      documentActionWords[format],
      () => call("POST /users/statement/stream", { body: { statementDate, format } })
    ] as const
  return (
    <>
      <Back />
      <p role="status" className="hidden">
        {documentReport("statement", "view", true).msg}
      </p>
      <h1>{words.title(dayText(statementDate))}</h1>
      <div className={styles.documents}>
        <DocumentActions
          what="statement"
          files={[file("pdf"), file("csv")]}
          email={() => call("POST /users/statement/email", { body: { statementDate } })}
        />
      </div>
      <div className={styles.inBrief}>
        <section aria-labelledby="sums">
          <h2 id="sums">{words.sums}</h2>
          <Sums sums={statementSums(statement)} />
        </section>
        <section aria-labelledby="due">
          <h2 id="due">{words.due}</h2>
          <dl className={styles.ages}>
            {statementAges(statement).map(([name, amount]) => (
              <Fact key={name} name={name}>
                {dollars(amount)}
              </Fact>
            ))}
          </dl>
        </section>
      </div>
      <section aria-labelledby="lines">
        <h2 id="lines">{words.lines}</h2>
        {lines.length === 0 ? (
          <p className={styles.note}>{words.quiet}</p>
        ) : (
          <Table
            words={{ ...words, caption: words.lines }}
            columns={columns}
            rows={lines}
            rowKey={({ kind, number }) => `${kind} ${number}`}
            sort=""
            addressSorted={() => ({})}
            isBusy={false}
          />
        )}
      </section>
    </>
  )
}

/** From the opening balance to the closing one. */
const Sums = ({ sums }: { readonly sums: ReturnType<typeof statementSums> }) => (
  <dl className={styles.sums}>
    {sums.map(([name, amount], place) => (
      <Fact key={name} name={name} className={place === sums.length - 1 ? styles.closing : undefined}>
        {dollars(amount)}
      </Fact>
    ))}
  </dl>
)
