/** Orders: order numbers and totals. */
import { orders } from "lineal"

const number = orders.orderNumber(10_000_001)
console.log(number, orders.orderNumberText(number), orders.isOrderNumber(number))
console.log(orders.parseOrderNumber("100-000-017"), orders.parseOrderNumber("100 000 018"))
// 100000017 100 000 017 true
// 100000017 undefined
