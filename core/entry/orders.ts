/** `orders`: order numbers and totals. */
export { isOrderNumber, orderNumber, orderNumberText, parseOrderNumber } from "../orders/order-number.ts"
export { orderTotals, totalsOnGstBasis } from "../orders/order-totals.ts"
