/** A shop: settings bound once, so that nobody forgets the gazetted days. */
import { createShop, delivery } from "lineal"

const day = { from: 7 * 60, to: 17 * 60 }
const hours = { 1: day, 2: day, 3: day, 4: day, 5: day, 6: { from: 8 * 60, to: 15 * 60 } }
const shop = createShop({
  holidays: ["2026-09-25"],
  fleet: { ...delivery.defaultFleet, perDay: { ute: 2, truck: 1, crane_truck: 1 } },
  now: () => Date.parse("2026-09-24T09:00:00+10:00")
})
const order = { level: "in stock", hours, vehicles: ["truck"] }
console.log(shop.isPublicHoliday("2026-09-25"), shop.earliestDeliveryDay(order))
console.log(shop.deliveryDayProblem("2026-09-27", order))
const booked = new Map([["2026-09-26", { truck: 1 }]])
console.log(shop.earliestDeliveryDay({ ...order, booked }))
// true 2026-09-26
// Our trucks don't run on Sundays
// 2026-09-28
