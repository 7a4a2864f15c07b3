/** `lineal deliver`: the earliest day of each delivery, what is against the day that was asked for, and what it costs. */
import { truckFee } from "../delivery/quote/fees.ts"
import type { Day } from "../delivery/schedule/wire-day.ts"
import { type Truck, trucks } from "../delivery/vehicles/vehicles.ts"
import { createShop } from "../shop/shop.ts"
import { type StockLevel, stockLevels } from "../stock/availability.ts"
import type { WeekHours } from "../stores/branch.ts"
import { type LineProblem, sheetOf } from "./sheet.ts"
import {
  choiceCell,
  dayCell,
  figureCell,
  holidaysCell,
  hoursCell,
  listCell,
  momentCell,
  optionalCell,
  requiredCell,
  textCell
} from "./sheet-cell.ts"

type DeliveryRow = {
  readonly order: string | undefined
  readonly vehicles: ReadonlyArray<Truck>
  readonly stock: StockLevel
  readonly postcode: string | undefined
  readonly road_km: number | undefined
  readonly day: Day | undefined
}

type DeliveryOptions = {
  readonly holidays: ReadonlyArray<Day>
  readonly hours: WeekHours
  readonly at: number | undefined
}

const postcodeCell = {
  expectation: "four digits",
  read: (text: string) => (/^\d{4}$/.test(text) ? text : undefined)
}

/** [SHEET-01] Deliveries by truck; each with its earliest day, its fee, and whether the day that was asked for will do. */
export const deliverySheet = sheetOf<DeliveryRow, DeliveryOptions>({
  name: "deliver",
  about: "the earliest day of each delivery by truck, and its fee",
  needsDays: true,
  columns: {
    order: optionalCell(textCell, "a name for the delivery"),
    vehicles: requiredCell(
      listCell(choiceCell(trucks), " ", "trucks with blanks between them, each one of ute, truck, crane_truck"),
      "the trucks that come"
    ),
    stock: requiredCell(choiceCell(stockLevels), "where the slowest thing of it is"),
    postcode: optionalCell(
      postcodeCell,
      "where it goes; with road_km, for the days on which trucks run to remote areas"
    ),
    road_km: optionalCell(figureCell(3, 5_000), "how far by road; with postcode. The fee follows from it"),
    day: optionalCell(dayCell, "a day to be judged")
  },
  options: {
    holidays: requiredCell(holidaysCell, "the shop's days off beside those of the calendar"),
    hours: requiredCell(hoursCell, "when the branch that delivers is open"),
    at: optionalCell(momentCell, "when it is ordered; now if left out")
  },
  output: [
    { name: "line", about: "the line of the file" },
    { name: "order", about: "the name of the delivery" },
    { name: "earliest", about: "the first day on which it can come" },
    { name: "day", about: "the day that was asked for" },
    { name: "problem", about: "what is against that day; empty where nothing is" },
    { name: "fee", about: "base and kilometres of the trucks, with GST, without lifts of a crane", unit: "cents" }
  ],
  answer: (rows, { holidays, hours, at = Date.now() }) => {
    const problems: Array<LineProblem> = []
    const shop = createShop({ holidays, now: () => at })
    const answers = rows.flatMap(({ line, row: { order, vehicles, stock, postcode, road_km: km, day } }) => {
      if ((postcode === undefined) !== (km === undefined)) {
        problems.push({ line, field: "postcode", msg: "postcode and road_km go together" })
        return []
      }
      const roadMetres = km === undefined ? undefined : Math.round(km * 1000)
      const to = postcode === undefined || roadMetres === undefined ? {} : { to: { postcode, roadMetres } }
      const plan = { level: stock, hours, vehicles, ...to }
      const earliest = shop.earliestDeliveryDay(plan)
      if (earliest === undefined) {
        problems.push({ line, msg: "no day of the next 60 will do" })
        return []
      }
      const problem = day === undefined ? undefined : shop.deliveryDayProblem(day, plan)
      const fee = roadMetres === undefined ? undefined : truckFee({ vehicles, roadMetres, lifts: 0 })
      return [{ line, order, earliest, day, problem, fee }]
    })
    return { rows: answers, problems }
  }
})
