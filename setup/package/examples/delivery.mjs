/** Delivery: vehicles, fees and times. Days go by a shop's own holidays: see shop.mjs. */
import { delivery, money } from "lineal"

const beam = { grams: 180_000, lengthMm: 6_000 }
console.log(delivery.truckFor(beam, false), delivery.truckFor({ grams: 20_000, lengthMm: 4_800 }, false))
const fee = delivery.truckFee({ vehicles: ["crane_truck"], roadMetres: 12_500, lifts: 1 })
console.log(money.dollars(fee), money.dollars(delivery.parcelFee([4_000, 9_000])))
const now = Date.parse("2026-11-23T09:00:00+11:00")
console.log(delivery.deliveryTimesFor({ date: "2026-11-30", now, craneTruck: true }).join(" "))
// crane_truck ute
// $207.50 $30.90
// 1159 1659 2359
