/** [ORD-02] The company's orders: current ones first, found by words, status and days, each with a page of its own. */
import { createFileRoute, getRouteApi, Link } from "@tanstack/react-router"
import type { ApiCalls } from "../../../adapters/browser/api-client.ts"
import { dateText, melbourneDay } from "../../../core/melbourne.ts"
import { dollars } from "../../../core/money.ts"
import { orderNumberText } from "../../../core/orders/order-number.ts"
import { type SalesOrderSort, salesOrderFilters, salesOrderSorts } from "../../../core/orders/sales-order.ts"
import { type ListDefinition, listQuery, parseList } from "../../kit/list/list-address.ts"
import { ListView } from "../../kit/list/list-view.tsx"
import type { Column } from "../../kit/list/table.tsx"
import { loadedHead } from "../../page/page-head.ts"
import { approvalPageWords } from "../../words/approvals.ts"
import { noOrdersWords, orderListWords, ordersWords, statusText } from "../../words/orders.ts"
import { titles } from "../../words/titles.ts"
import { DownloadList } from "../parts/download-list.tsx"
import { LoadFailure } from "../parts/load-failure.tsx"
import { ApprovalPage } from "./approval-page.tsx"
import { EmptyCurrentList } from "./empty-current-list.tsx"
import { logFailure } from "./log-failure.ts"
import styles from "./orders.module.css"
import { useListFile } from "./use-list-file.ts"

type Status = (typeof salesOrderFilters)[number]
type Row = ApiCalls["GET /users/details/salesorder/list"]["data"]["rows"][number]

const orderList: ListDefinition<Status, SalesOrderSort> = { statuses: salesOrderFilters, sorts: salesOrderSorts }

export const Route = createFileRoute("/_shop/_account/my-account/orders")({
  validateSearch: (search: Record<string, string>) => search,
  // Read in the loader, which comes with the page; what stands here is part of every page.
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, deps: { search } }) => {
    const { approval: id } = search
    const title = id === undefined ? titles.orders : approvalPageWords.title
    const head = { title, description: title, path: "/my-account/orders", noIndex: true }
    if (id !== undefined)
      return { head, approval: logFailure(await context.call("GET /users/customer/approval", { query: { id } })) }
    const query = listQuery(parseList(orderList, search))
    const [answer, approvals] = await Promise.all([
      context.call("GET /users/details/salesorder/list", { query }),
      context.call("GET /users/customer/approvals")
    ])
    return { head, answer: logFailure(answer), approvals: logFailure(approvals) }
  },
  staleTime: 0,
  head: loadedHead,
  component: OrdersScreen
})

const root = getRouteApi("__root__")

/** Green where it waits to be collected, hollow where nothing more will happen. */
const tones: { readonly [status in Row["status"]]?: string } = {
  "awaiting-payment": "stock low",
  ready: "stock",
  cancelled: "stock none"
}

const columns: ReadonlyArray<Column<Row>> = [
  {
    head: ordersWords.orderNo,
    isRowHead: true,
    cell: ({ orderNo }) => (
      <Link to="/my-account/orders/$orderNo" params={{ orderNo }} className={styles.number}>
        {orderNumberText(orderNo)}
      </Link>
    )
  },
  {
    head: ordersWords.ordered,
    sort: "ordered",
    isCompact: true,
    cell: ({ orderDate }) => dateText(melbourneDay(orderDate))
  },
  { head: ordersWords.poNumber, isTyped: true, cell: ({ customerOrderNo }) => customerOrderNo },
  {
    head: ordersWords.status,
    isLead: true,
    isCompact: true,
    cell: ({ status }) => <span className={tones[status]}>{statusText(status)}</span>
  },
  { head: ordersWords.branch, cell: ({ branch }) => branch },
  { head: ordersWords.for, isTyped: true, cell: ({ contactName }) => contactName },
  {
    head: ordersWords.total,
    sort: "total",
    isNumber: true,
    cell: ({ total }) => <span className="num">{dollars(total)}</span>
  }
]

const dayText = (day: string): string => dateText(Temporal.PlainDate.from(day))

function OrdersScreen() {
  const { approval, approvals, answer } = Route.useLoaderData()
  const list = parseList(orderList, Route.useLoaderDeps().search)
  const { member } = root.useLoaderData()
  const file = useListFile(listQuery(list))
  if (approval || !answer || !approvals)
    return approval ? <ApprovalPage answer={approval} self={member?.contactId} /> : null
  const isWithoutOwnPrices = member?.asksPermission === true && member.permissions.showCustomerPrice === false
  return (
    <>
      <h1>{titles.orders}</h1>
      {answer.ok && isWithoutOwnPrices ? (
        <p className={`notice ${styles.note}`}>{ordersWords.ownPricesHidden}</p>
      ) : null}
      <WaitingNote waiting={approvals.ok ? approvals.data.filter(({ isOpen }) => isOpen).length : 0} />
      {!answer.ok && answer.status === 403 ? (
        <LoadFailure failure={answer} />
      ) : (
        <ListView
          words={orderListWords}
          definition={orderList}
          state={list}
          page={answer.ok ? answer.data : undefined}
          columns={columns}
          rowKey={({ orderNo }) => orderNo}
          dayText={dayText}
          failure={answer.ok ? null : <LoadFailure failure={answer} />}
          empty={<EmptyCurrentList words={noOrdersWords} />}
          actions={<DownloadList file={file} />}
        />
      )}
    </>
  )
}

/** [APV-02] They stand on the overview, each with its page. */
const WaitingNote = ({ waiting }: { readonly waiting: number }) =>
  waiting === 0 ? null : (
    <p className={`notice warn ${styles.note}`}>
      <Link to="/my-account">{ordersWords.waiting(waiting)}</Link>
    </p>
  )
