/** [QUO-01] The company's quotes: those to pay first, found by words, state and days, changed in place, and chosen for payment. */
import { createFileRoute, getRouteApi, Link } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import type { ApiCalls } from "../../../adapters/browser/api-client.ts"
import { dateText, melbourneDay } from "../../../core/melbourne.ts"
import { dollars } from "../../../core/money.ts"
import { quoteFilters, type SalesOrderSort, salesOrderSorts } from "../../../core/orders/sales-order.ts"
import { type ListDefinition, type ListState, listQuery, parseList } from "../../kit/list/list-address.ts"
import { ListView } from "../../kit/list/list-view.tsx"
import type { Column } from "../../kit/list/table.tsx"
import { loadedHead } from "../../page/page-head.ts"
import type { Member } from "../../session/session-page.ts"
import {
  noQuotesWords,
  quoteListWords,
  quotePageWords,
  quoteStateText,
  quoteListPageWords as words
} from "../../words/quotes.ts"
import { titles } from "../../words/titles.ts"
import { EmptyCurrentList } from "../orders/empty-current-list.tsx"
import { logFailure } from "../orders/log-failure.ts"
import { OrderEdit } from "../orders/order-edit.tsx"
import orderStyles from "../orders/orders.module.css"
import { useListFile } from "../orders/use-list-file.ts"
import { DownloadList } from "../parts/download-list.tsx"
import { LoadFailure } from "../parts/load-failure.tsx"
import type { QuoteSelectionViewModel } from "./quote-selection.view-model.ts"
import styles from "./quotes.module.css"
import { SelectionBar } from "./selection-bar.tsx"
import { useQuoteSelection } from "./use-quote-selection.ts"

type State = (typeof quoteFilters)[number]
type Row = ApiCalls["GET /users/details/salesorder/list"]["data"]["rows"][number]

const quoteList: ListDefinition<State, SalesOrderSort> = {
  statuses: quoteFilters.filter((state) => state !== "open"),
  sorts: salesOrderSorts
}

/** What the call is asked: those that can be paid, where the address says nothing else. */
const quotesQuery = (list: ListState<State, SalesOrderSort>) => {
  const { status: quotes = "open", ...query } = listQuery(list)
  return { ...query, quotes }
}

export const Route = createFileRoute("/_shop/_account/my-account/quotes")({
  validateSearch: (search: Record<string, string>) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, deps: { search } }) => {
    const query = quotesQuery(parseList(quoteList, search))
    const answer = logFailure(await context.call("GET /users/details/salesorder/list", { query }))
    return {
      head: { title: titles.quotes, description: titles.quotes, path: "/my-account/quotes", noIndex: true },
      answer
    }
  },
  staleTime: 0,
  head: loadedHead,
  component: QuotesScreen
})

const root = getRouteApi("__root__")

/** Green where it can be paid, hollow where it can't any more. */
const tones: { readonly [state in NonNullable<Row["quote"]>["state"]]?: string } = {
  open: "stock",
  "part-delivered": "stock",
  "part-called-off": "stock",
  expired: "stock none"
}

const dayText = (day: string): string => dateText(Temporal.PlainDate.from(day))

const infoColumns: ReadonlyArray<Column<Row>> = [
  {
    head: words.quote,
    isRowHead: true,
    cell: ({ orderNo }) => (
      <Link to="/my-account/quotes/$quoteNo" params={{ quoteNo: orderNo }} className={orderStyles.number}>
        {orderNo}
      </Link>
    )
  },
  {
    head: words.quoted,
    sort: "ordered",
    isCompact: true,
    cell: ({ orderDate }) => dateText(melbourneDay(orderDate))
  },
  { head: words.validUntil, isCompact: true, cell: ({ quote }) => (quote ? dayText(quote.expiresOn) : "") },
  {
    head: words.status,
    isLead: true,
    isCompact: true,
    cell: ({ quote }) => (quote ? <span className={tones[quote.state]}>{quoteStateText(quote.state)}</span> : null)
  },
  { head: words.poNumber, isTyped: true, cell: ({ customerOrderNo }) => customerOrderNo },
  { head: words.for, isTyped: true, cell: ({ contactName }) => contactName },
  { head: words.total, sort: "total", isNumber: true, cell: ({ total }) => dollars(total) },
  {
    head: words.outstanding,
    isNumber: true,
    cell: ({ quote }) => <span className="num">{dollars(quote?.outstanding ?? 0)}</span>
  }
]

/** [QUO-02] For who may pay them: those that are chosen. */
const choiceColumn = (selection: QuoteSelectionViewModel): Column<Row> => ({
  head: words.choose,
  isAction: true,
  cell: ({ orderNo, quote }) => (quote?.isEditable ? <QuoteCheckbox orderNo={orderNo} selection={selection} /> : null)
})

/** [QUO-01] For who may pay them: what can be changed. */
const changeColumn = (member: Member): Column<Row> => ({
  head: words.change,
  isAction: true,
  cell: ({ quote, ...row }) =>
    quote?.isEditable ? (
      <OrderEdit
        member={member}
        title={quotePageWords.changeTitle}
        label={words.change}
        order={{
          ...row,
          instructions: quote.instructions,
          contactPhone: quote.contactPhone,
          editable: ["newPo", "newInstructions", "newContactName", "newContactPhone"]
        }}
      />
    ) : null
})

function QuotesScreen() {
  const { answer } = Route.useLoaderData()
  const { member } = root.useLoaderData()
  const list = parseList(quoteList, Route.useLoaderDeps().search)
  if (!member) return null
  const isWithoutOwnPrices = member.asksPermission && member.permissions.showCustomerPrice === false
  return (
    <>
      <h1>{titles.quotes}</h1>
      {answer.ok && isWithoutOwnPrices ? <p className={`notice ${orderStyles.note}`}>{words.ownPricesHidden}</p> : null}
      {!answer.ok && answer.status === 403 ? (
        <LoadFailure failure={answer} />
      ) : (
        <Quotes member={member} list={list} answer={answer} />
      )}
    </>
  )
}

type QuotesProps = {
  readonly member: Member
  readonly list: ListState<State, SalesOrderSort>
  readonly answer: ReturnType<typeof Route.useLoaderData>["answer"]
}

const Quotes = ({ member, list, answer }: QuotesProps) => {
  const selection = useQuoteSelection(member)
  const file = useListFile(quotesQuery(list))
  const mayPay = !member.asksPermission || member.permissions.approveQuotes === true
  return (
    <>
      {answer.ok && !mayPay ? <p className={`notice ${orderStyles.note}`}>{words.viewOnly}</p> : null}
      <ListView
        words={quoteListWords}
        definition={quoteList}
        state={list}
        page={answer.ok ? answer.data : undefined}
        columns={mayPay && selection ? [choiceColumn(selection), ...infoColumns, changeColumn(member)] : infoColumns}
        rowKey={({ orderNo }) => orderNo}
        dayText={dayText}
        failure={answer.ok ? null : <LoadFailure failure={answer} />}
        empty={<EmptyCurrentList words={noQuotesWords} />}
        actions={<DownloadList file={file} />}
      />
      {mayPay && selection ? <SelectionBar selection={selection} /> : null}
    </>
  )
}

const QuoteCheckbox = observer(({ orderNo, selection }: { orderNo: string; selection: QuoteSelectionViewModel }) => (
  <label className={styles.choice}>
    <input
      type="checkbox"
      checked={selection.isSelected(orderNo) || selection.isLoading(orderNo)}
      onChange={({ currentTarget }) =>
        currentTarget.checked ? void selection.select(orderNo) : selection.unselect(orderNo)
      }
    />
    <span className={styles.choiceText}>{words.chooseOne(orderNo)}</span>
  </label>
))
