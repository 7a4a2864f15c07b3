/** Where the orders of companies are looked up, by who may read them. */
import { Context, type Effect } from "effect"
import type { ListPage, PagePosition } from "../../list-page.ts"
import type { Order } from "../../orders/order.ts"
import type { SalesOrderFilter, SalesOrderPayment, SalesOrderRow, SalesOrderSort } from "../../orders/sales-order.ts"
import type { Unavailable } from "../../unavailable.schema.ts"
import type { OrderReader } from "../order-reader.ts"

/** What of a company's orders is asked for, and in which order. */
export type SalesOrderQuery = { readonly filter: SalesOrderFilter; readonly sort: SalesOrderSort }

/**
 * [T27] [T28] Port that looks up orders by who may read them. Each call answers of the reader's company alone, and of
 * its orders those that `mayViewOrder` lets them see: an order that is somebody else's, at prices that they may not see,
 * or that ended before it was paid, is not there. Fails with `Unavailable` (what it needs is out of reach).
 */
export class SalesOrders extends Context.Service<
  SalesOrders,
  {
    /** [ORD-02] One page by keyset: the last costs what the first does. A position that is no such order's gives no rows. */
    readonly page: (
      reader: OrderReader,
      query: SalesOrderQuery,
      position: PagePosition
    ) => Effect.Effect<ListPage<SalesOrderRow>, Unavailable>
    /** The first `most` rows, without pages. */
    readonly rows: (
      reader: OrderReader,
      query: SalesOrderQuery,
      most: number
    ) => Effect.Effect<ReadonlyArray<SalesOrderRow>, Unavailable>
    readonly find: (reader: OrderReader, orderNo: string) => Effect.Effect<Order | undefined, Unavailable>
    /** What was captured and refunded, in its order. */
    readonly payments: (orderNo: string) => Effect.Effect<ReadonlyArray<SalesOrderPayment>, Unavailable>
  }
>()("core/ordering/history/SalesOrders") {}
