/** Who is asking: for now always a guest, with the branch they chose. */

export type Visitor = {
  readonly kind: "guest"
  /** The visitor's network address, as far as it can be trusted; what limits are counted by. */
  readonly address: string
  /** My branch, from the cookie `branch`. */
  readonly branchId?: number
  /** The secret of this browser that opens the orders placed from it, from the cookie `orders`. */
  readonly ordersSecret?: string
}
