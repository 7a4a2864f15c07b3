/** [JOB-01] [JOB-02] One job list at today's prices: into the cart, on to somebody else, and changed by its owner. */
import { createFileRoute, getRouteApi, Link } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useEffect, useState } from "react"
import { dateText, melbourneDay } from "../../../core/melbourne.ts"
import { dollars } from "../../../core/money.ts"
import { PastedList } from "../../cart/pasted-list.tsx"
import { RepeatLinesViewModel } from "../../cart/repeat-lines.view-model.ts"
import { RepeatReport } from "../../cart/repeat-report.tsx"
import { loadedHead } from "../../page/page-head.ts"
import { useViewModels } from "../../session/view-models.tsx"
import { jobListPageWords, jobListWords as words } from "../../words/job-lists.ts"
import { dayText } from "../parts/day-text.ts"
import { ErrorMessage } from "../parts/error-message.tsx"
import { Fact } from "../parts/fact.tsx"
import { LoadFailure } from "../parts/load-failure.tsx"
import { NoScriptNotice } from "../parts/no-script-notice.tsx"
import { DoneMessage } from "./done-message.tsx"
import { JobListViewModel, type PricedJobList } from "./job-list.view-model.ts"
import styles from "./job-lists.module.css"
import { ListLines } from "./list-lines.tsx"
import { ListWindow } from "./list-window.tsx"
import { useListChoice } from "./use-list-choice.ts"

export const Route = createFileRoute("/_shop/_job-lists/joblist/$id")({
  loader: async ({ context, params: { id } }) => {
    const answer = await context.call("GET /users/joblist/all", { query: { id } })
    const title = (answer.ok && answer.data.selected?.name) || jobListPageWords.title
    return {
      head: { title, description: jobListPageWords.description, path: `/joblist/${id}`, noIndex: true },
      answer
    }
  },
  staleTime: 0,
  head: loadedHead,
  component: JobListScreen
})

const root = getRouteApi("__root__")

function JobListScreen() {
  const { setResponseStatus } = Route.useRouteContext()
  const { answer } = Route.useLoaderData()
  if (answer.ok && answer.data.selected) return <JobList key={answer.data.selected.id} list={answer.data.selected} />
  const status = answer.ok ? 404 : answer.status
  if (status === 401 || status === 403) return answer.ok ? null : <LoadFailure failure={answer} />
  setResponseStatus(status === 400 ? 404 : status || 503)
  return (
    <>
      <Back />
      <h1>{status === 404 || status === 400 ? jobListPageWords.notFound : jobListPageWords.failed}</h1>
      {status === 404 || status === 400 ? (
        <p className={styles.said}>{jobListPageWords.notFoundHelp}</p>
      ) : answer.ok ? null : (
        <LoadFailure failure={answer} />
      )}
    </>
  )
}

const Back = () => (
  <Link to="/joblist" className={styles.back}>
    ← {jobListPageWords.back}
  </Link>
)

const JobList = observer(({ list: loaded }: { readonly list: PricedJobList }) => {
  const { call } = Route.useRouteContext()
  const [model] = useState(() => new JobListViewModel(call, loaded))
  const choice = useListChoice()
  const { list } = model
  useEffect(() => void choice?.chooseList(list.id, list), [choice, list])
  return (
    <>
      <Back />
      <h1 className={styles.title}>{list.name}</h1>
      <p className="soft">
        {list.isOwn ? (list.isShared ? words.shared : words.own) : words.madeBy(list.ownerName)}{" "}
        {words.changedOn(dateText(melbourneDay(list.changedAt)))}
      </p>
      <NoScriptNotice />
      <Actions model={model} choice={choice} />
      <DoneMessage model={model} />
      <ErrorMessage problem={model.window ? undefined : model.problem} className={styles.said} />
      {list.lines.length === 0 ? (
        <div className={styles.none}>
          <p>{words.empty}</p>
          <p className="soft">{words.emptyHelp}</p>
          <Link to="/" className="btn quiet">
            {jobListPageWords.shop}
          </Link>
        </div>
      ) : (
        <>
          <ListLines model={model} />
          <Sums list={list} />
        </>
      )}
      {model.window ? <ListWindow model={model} window={model.window} /> : null}
    </>
  )
})

/** [GST-03] [JOB-02] As whoever looks sees prices. */
const Sums = ({ list: { subtotal, gst } }: { readonly list: PricedJobList }) => {
  const exGst = root.useLoaderData().member?.showExcGstPricing ?? false
  return (
    <dl className={styles.sums}>
      <Fact name={exGst ? words.subtotalExGst : words.subtotal} className={exGst ? undefined : styles.total}>
        <span data-testid="subtotal">{dollars(exGst ? subtotal - gst : subtotal)}</span>
      </Fact>
      <Fact name={exGst ? words.gst : words.gstIncluded}>
        <span data-testid="gst">{dollars(gst)}</span>
      </Fact>
      {exGst ? (
        <Fact name={words.totalIncGst} className={styles.total}>
          <span data-testid="total">{dollars(subtotal)}</span>
        </Fact>
      ) : null}
    </dl>
  )
}

/** [JOB-02] The quote that the list became, and the way to it. */
const QuoteNotice = observer(({ model: { quote } }: { readonly model: JobListViewModel }) => (
  <div role="status">
    {quote ? (
      <p className={`notice good ${styles.said}`}>
        {words.quoted(quote.orderNo, dayText(quote.expiresOn))}{" "}
        <Link to="/my-account/quotes/$quoteNo" params={{ quoteNo: quote.orderNo }}>
          {words.openQuote}
        </Link>
      </p>
    ) : null}
  </div>
))

type ActionsProps = { readonly model: JobListViewModel; readonly choice: ReturnType<typeof useListChoice> }

/** What can be done with a list; what it can't be used for while it is empty is not offered. */
const Actions = observer(({ model, choice }: ActionsProps) => {
  const { call, requestPrice } = Route.useRouteContext()
  const { cart } = useViewModels()
  const [again] = useState(() => new RepeatLinesViewModel({ call, requestPrice }, cart))
  const { list } = model
  const permissions = root.useLoaderData().member?.permissions
  const mayQuote = permissions?.viewQuotes !== false || permissions.approveQuotes !== false
  return (
    <div className={styles.actionArea}>
      <div className={styles.actions}>
        {list.lines.length > 0 ? (
          <>
            <button
              type="button"
              className="btn"
              aria-disabled={again.isAdding}
              onClick={() => void again.add(list.lines.map(({ line }) => line))}
            >
              {again.isAdding ? words.adding : words.toCart}
            </button>
            <button type="button" className="btn quiet" onClick={() => model.open("email")}>
              {words.email}
            </button>
            {mayQuote ? (
              <button
                type="button"
                className="btn quiet"
                aria-disabled={model.isSaving}
                onClick={async () => {
                  const quote = await model.makeQuote()
                  if (quote) await choice?.chooseQuote(quote)
                }}
              >
                {words.quote}
              </button>
            ) : null}
            <Link to="/joblist-enquiry/{-$id}" params={{ id: list.id }} className="btn quiet">
              {words.enquire}
            </Link>
          </>
        ) : null}
        {list.isOwn ? (
          <>
            <PastedList
              call={call}
              place={list.id}
              target={async (items) => {
                const isIn = await model.add(items.map(({ request }) => request))
                return isIn ? undefined : (model.problem ?? words.busy)
              }}
            />
            <button type="button" className="btn quiet" onClick={() => model.open("edit")}>
              {words.edit}
            </button>
          </>
        ) : null}
      </div>
      <QuoteNotice model={model} />
      <div role="status">{again.report ? <RepeatReport report={again.report} /> : null}</div>
    </div>
  )
})
