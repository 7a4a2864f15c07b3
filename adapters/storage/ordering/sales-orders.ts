/** The orders of companies as their contacts read them, in PostgreSQL. */
import { Effect, Layer } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import { listPage, MAX_COUNTED_ROWS, PAGE_ROWS, type PagePosition } from "../../../core/list-page.ts"
import { type SalesOrderQuery, SalesOrders } from "../../../core/ordering/history/sales-orders.port.ts"
import type { OrderReader } from "../../../core/ordering/order-reader.ts"
import {
  currentStatuses,
  dayWindow,
  type SalesOrderFilter,
  type SalesOrderPayment,
  type SalesOrderRow,
  type SalesOrderSort
} from "../../../core/orders/sales-order.ts"
import { keysetPage } from "../../postgres/client/keyset.ts"
import { containsPattern } from "../../postgres/client/like-pattern.ts"
import { asOrdersUnavailable } from "../../postgres/client/orders-unavailable.ts"
import { readOrders } from "./orders-read.ts"
import { visibleOrders } from "./visible-orders.ts"

type Row = Omit<SalesOrderRow, "orderDate" | "customerOrderNo" | "estimated"> & {
  readonly ordered_at: Date
  readonly estimated_at: Date
  readonly customer_ref_no: string | null
}

const rowOf = ({ ordered_at, estimated_at, customer_ref_no, ...row }: Row): SalesOrderRow => ({
  ...row,
  ...(customer_ref_no === null ? {} : { customerOrderNo: customer_ref_no }),
  orderDate: ordered_at.getTime(),
  estimated: estimated_at.getTime()
})

const sortColumns = { ordered: "ordered_at", total: "total_cents" } as const

const sortOf = (sort: SalesOrderSort) => ({
  column: sortColumns[sort === "-total" || sort === "total" ? "total" : "ordered"],
  isDescending: sort.startsWith("-")
})

/** Written out, so that the database sees that its index of current orders fits. */
const isCurrent = `status IN (${currentStatuses.map((status) => `'${status}'`).join(", ")})`

const conditions = (sql: SqlClient.SqlClient) => {
  const matches = (search: string) => {
    const words = containsPattern(search)
    const digits = search.replace(/[\s-]/g, "")
    return sql.or([
      sql`customer_ref_no ILIKE ${words}`,
      sql`shop_order.contact ->> 'contactName' ILIKE ${words}`,
      ...(/^\d{3,9}$/.test(digits) ? [sql`order_no LIKE ${containsPattern(digits)}`] : []),
      sql`EXISTS (SELECT FROM order_line WHERE order_line.order_no = shop_order.order_no
        AND (order_line.name ILIKE ${words} OR order_line.sku ILIKE ${words}))`
    ])
  }

  const fits = (filter: SalesOrderFilter): ReadonlyArray<string | Statement.Fragment> => {
    const { status } = filter
    const { from, until } = dayWindow(filter)
    const search = filter.search?.trim()
    return [
      ...(status === undefined ? [isCurrent] : status === "all" ? [] : [sql`status = ${status}`]),
      ...(from === undefined ? [] : [sql`ordered_at >= ${new Date(from)}`]),
      ...(until === undefined ? [] : [sql`ordered_at < ${new Date(until)}`]),
      ...(search ? [matches(search)] : [])
    ]
  }
  return { visibleTo: visibleOrders(sql), fits }
}

export const salesOrdersLayer = Layer.effect(
  SalesOrders,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const { visibleTo, fits } = conditions(sql)
    const orders = readOrders(sql)

    const select = (reader: OrderReader, { filter, sort }: SalesOrderQuery, position: PagePosition, most: number) => {
      const visible = visibleTo(reader)
      const { beyond, orderBy } = keysetPage(
        sql,
        { table: "shop_order", id: "order_no", ...sortOf(sort), visible },
        position
      )
      return sql<Row>`
        SELECT order_no AS "orderNo", customer_ref_no, ordered_at, estimated_at, status, checkout_type AS "checkoutType",
          branch.name AS branch, shop_order.contact ->> 'contactName' AS "contactName", total_cents AS total,
          (SELECT count(*)::int FROM order_line WHERE order_line.order_no = shop_order.order_no) AS "lineCount"
        FROM (SELECT * FROM shop_order WHERE ${sql.and([visible, ...fits(filter), ...beyond])}
          ORDER BY ${orderBy} LIMIT ${most}) AS shop_order
        JOIN branch ON branch.id = branch_id
        ORDER BY ${orderBy}`
    }

    const count = (reader: OrderReader, filter: SalesOrderFilter) =>
      sql<{ counted: number }>`
        SELECT count(*)::int AS counted FROM (SELECT FROM shop_order
          WHERE ${sql.and([visibleTo(reader), ...fits(filter)])} LIMIT ${MAX_COUNTED_ROWS + 1}) AS fitting`

    const page: SalesOrders["Service"]["page"] = Effect.fn("SalesOrders.page")(function* (reader, query, position) {
      const rows = yield* select(reader, query, position, PAGE_ROWS + 1)
      const [row] = yield* count(reader, query.filter)
      return listPage(rows.map(rowOf), position, { counted: row?.counted ?? 0, idOf: ({ orderNo }) => orderNo })
    }, asOrdersUnavailable)

    const rows: SalesOrders["Service"]["rows"] = Effect.fn("SalesOrders.rows")(function* (reader, query, most) {
      return (yield* select(reader, query, {}, most)).map(rowOf)
    }, asOrdersUnavailable)

    const find: SalesOrders["Service"]["find"] = Effect.fn("SalesOrders.find")(function* (reader, orderNo) {
      const [visible] = yield* asOrdersUnavailable(
        sql`SELECT FROM shop_order WHERE order_no = ${orderNo} AND ${visibleTo(reader)}`
      )
      return visible && (yield* orders.find(orderNo))
    })

    const payments: SalesOrders["Service"]["payments"] = Effect.fn("SalesOrders.payments")(function* (orderNo) {
      const moved = yield* sql<Omit<SalesOrderPayment, "at"> & { readonly at: Date }>`
        SELECT kind, amount_cents AS amount, provider_ref AS reference, at FROM money_movement
        WHERE order_no = ${orderNo} ORDER BY id`
      return moved.map(({ at, ...payment }) => ({ ...payment, at: at.getTime() }))
    }, asOrdersUnavailable)

    return SalesOrders.of({ page, rows, find, payments })
  })
)
