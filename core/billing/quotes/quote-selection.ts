/** The sales orders on the screen, and the quotes among them that are chosen for payment. */

/** [QUO-06] How loading the last chosen one stands. */
export type SalesOrderStatus = {
  readonly isFetching: boolean
  readonly hasError: boolean
  /** What went wrong, in words. */
  readonly error?: string
}

/** [QUO-06] The list, the chosen numbers in the order of choosing, and the status. */
export type SalesOrders<Order extends { readonly orderNo: string }> = {
  readonly orders: ReadonlyArray<Order>
  readonly selected: ReadonlyArray<string>
  readonly status: SalesOrderStatus
  /** The numbers that are being loaded. */
  readonly asked: ReadonlyArray<string>
}

type Any = { readonly orderNo: string }

const idle: SalesOrderStatus = { isFetching: false, hasError: false }

/** [QUO-06] Nothing chosen. */
export const initialSalesOrders = <Order extends Any>(orders: ReadonlyArray<Order>): SalesOrders<Order> => ({
  orders,
  selected: [],
  status: idle,
  asked: []
})

const without = (numbers: ReadonlyArray<string>, orderNo: string) => numbers.filter((one) => one !== orderNo)
const once = (numbers: ReadonlyArray<string>, orderNo: string) =>
  numbers.includes(orderNo) ? numbers : [...numbers, orderNo]

/** The number is no longer loaded; others may be. */
const withoutPending = <Order extends Any>(store: SalesOrders<Order>, orderNo: string): SalesOrders<Order> => {
  const asked = without(store.asked, orderNo)
  return { ...store, asked, status: { ...store.status, isFetching: asked.length > 0 } }
}

/** [QUO-02] A quote is chosen: the status starts afresh and its order is to be loaded. */
export const selectQuote = <Order extends Any>(store: SalesOrders<Order>, orderNo: string): SalesOrders<Order> => ({
  ...store,
  asked: once(store.asked, orderNo),
  status: { isFetching: true, hasError: false }
})

/** [QUO-02] Its order came: the number is added once. One that was let go meanwhile is not. */
export const addLoadedQuote = <Order extends Any>(store: SalesOrders<Order>, order: Order): SalesOrders<Order> => {
  const { orderNo } = order
  if (!store.asked.includes(orderNo)) return store
  const isListed = store.orders.some((one) => one.orderNo === orderNo)
  const orders = isListed
    ? store.orders.map((one) => (one.orderNo === orderNo ? order : one))
    : [...store.orders, order]
  return { ...withoutPending(store, orderNo), orders, selected: once(store.selected, orderNo) }
}

/** [QUO-02] Its order did not come: the error is kept, and the number is not added. */
export const markQuoteFailed = <Order extends Any>(
  store: SalesOrders<Order>,
  orderNo: string,
  error: string
): SalesOrders<Order> => {
  if (!store.asked.includes(orderNo)) return store
  const after = withoutPending(store, orderNo)
  return { ...after, status: { ...after.status, hasError: true, error } }
}

/** [QUO-02] A quote is let go; one that is being loaded will not be added. */
export const unselectQuote = <Order extends Any>(store: SalesOrders<Order>, orderNo: string): SalesOrders<Order> => ({
  ...withoutPending(store, orderNo),
  selected: without(store.selected, orderNo)
})

/** [QUO-02] Nothing is chosen any more; the list stays. */
export const clearQuotes = <Order extends Any>({ orders }: SalesOrders<Order>): SalesOrders<Order> =>
  initialSalesOrders(orders)
