/** Billing: references, due dates, ageing and surcharges. */
import { billing, money } from "lineal"

console.log(billing.bpayReference("00001672"), billing.customerOfReference("000016725"))
console.log(billing.dueDate("2026-03-17"), billing.isDue("2026-03-17", "2026-04-29"))
const open = [
  { date: "2026-03-17", left: 10_000 },
  { date: "2026-02-02", left: 5_000 }
]
console.log(JSON.stringify(billing.ageing(open, "2026-03-31")))
const percent = billing.surchargePercent("visa", "2026-03-31", billing.defaultSurcharge)
console.log(money.dollars(billing.surchargeAmount(10_000, percent)))
// 000016725 00001672
// 2026-04-30 false
// {"current":10000,"days30":5000,"days60":0,"days90":0}
// $1.25
