/** A shop's own settings, bound once to every rule that goes by them. */
import { type DeliveryOffers, type DeliveryRequest, deliveryOffers } from "../delivery/quote/delivery-offers.ts"
import { type DeliveryFees, defaultFees } from "../delivery/quote/fees.ts"
import {
  type DeliveryDay,
  type DeliveryPlan,
  deliveryDayProblem,
  deliveryDays,
  earliestDeliveryDay
} from "../delivery/schedule/delivery-days.ts"
import { type PickupPlan, pickupDayProblem, pickupDays } from "../delivery/schedule/pickup.ts"
import { defaultRuns, type RemoteRuns, remoteRuns } from "../delivery/schedule/run-days.ts"
import { type Day, plainDay, toDay } from "../delivery/schedule/wire-day.ts"
import { defaultFleet, type Fleet, trucks } from "../delivery/vehicles/vehicles.ts"
import { toWholeCents } from "../money.ts"
import { explainPrice, type PriceExplanation } from "../pricing/explain-price.ts"
import { isPriced, type ListedPrice, type PricedLine, type PriceRequest, type PriceTerms } from "../pricing/price.ts"
import { priceLine } from "../pricing/price-line.ts"
import { type Result, refusal } from "../result.ts"
import { type StockLevel, stockLevels } from "../stock/availability.ts"
import { leadDays, type PreparationTime, readyAt } from "../stock/lead-time.ts"
import type { Branch, WeekHours } from "../stores/branch.ts"
import { isOpenDay, isPublicHoliday, isWorkingDay } from "../stores/holidays.ts"
import { needTemporal } from "../temporal.ts"

/** What is a shop's own. Its holidays are never left out: without the gazetted days a truck is promised on one of them. */
export type ShopSettings = {
  /** Gazetted public holidays beside those of the calendar, `2026-09-25`; an empty list says that there are none. */
  readonly holidays: ReadonlyArray<Day>
  readonly fees?: DeliveryFees
  readonly fleet?: Fleet
  readonly runs?: RemoteRuns
  readonly branches?: ReadonlyArray<Branch>
  readonly pace?: PreparationTime
  /** The moment, epoch milliseconds; the machine's clock unless a test has its own. */
  readonly now?: () => number
}

type Bound<Plan> = Omit<Plan, "now" | "gazetted" | "fleet" | "fees" | "perDay">
type Order = { readonly level: StockLevel; readonly hours: WeekHours }
/** A truck's days: what decides them beside the settings; `readyAt` and `leadDays` follow from the stock's level. */
export type ShopDelivery = Omit<Bound<DeliveryPlan>, "readyAt" | "leadDays" | "runs"> & {
  readonly level: StockLevel
  /** Where it goes, for the runs to remote areas; left out, any day will do. */
  readonly to?: { readonly postcode: string; readonly roadMetres: number }
}

/** The rules of one shop, each at its own settings and its own clock. */
export type Shop = {
  /** A priced line; refused with what is wrong. A guest's price unless terms are given. */
  readonly priceLine: (listed: ListedPrice, request: PriceRequest, terms?: PriceTerms) => Result<PricedLine, "unpriced">
  readonly explainPrice: (
    listed: ListedPrice,
    request: PriceRequest,
    terms?: PriceTerms
  ) => Result<PriceExplanation, "unpriced">
  readonly isPublicHoliday: (day: Day) => boolean
  readonly isOpenDay: (day: Day) => boolean
  readonly isWorkingDay: (day: Day) => boolean
  /** Epoch milliseconds. */
  readonly readyAt: (order: Order) => number
  readonly leadDays: (level: StockLevel) => number
  readonly pickupDays: (order: Order) => ReadonlyArray<Day>
  readonly pickupDayProblem: (day: Day, plan: Bound<PickupPlan>) => string | undefined
  readonly deliveryOffers: (request: Omit<Bound<DeliveryRequest>, "branches">) => DeliveryOffers
  readonly deliveryDays: (delivery: ShopDelivery) => ReadonlyArray<DeliveryDay>
  readonly deliveryDayProblem: (day: Day, delivery: ShopDelivery) => string | undefined
  readonly earliestDeliveryDay: (delivery: ShopDelivery) => Day | undefined
}

const guest: PriceTerms = { kind: "guest" }

/** A script without types can name a level or truck that there is not, and would be told the day of something else. */
const oneOf = <Name extends string>(names: ReadonlyArray<Name>, name: Name, what: string): void => {
  if (!names.includes(name)) throw new RangeError(`${what} must be one of ${names.join(", ")}, and is ${name}`)
}
const checkOrder = ({ level }: Pick<Order, "level">): void => oneOf(stockLevels, level, "level")

/** A price in part of a cent is one in dollars. */
const wholeCents = (listed: ListedPrice, terms: PriceTerms): ListedPrice => {
  const agreed = terms.kind === "trade" ? terms.fixed : undefined
  const breaks = listed.volumeBreaks.map(({ unitPrice }) => unitPrice)
  for (const price of [listed.retail, listed.clearance, listed.promotion?.price, agreed, ...breaks])
    toWholeCents(price ?? 0)
  return listed
}

/**
 * [SHOP-01] The rules of a shop with these settings. Throws a RangeError for a holiday that is no day, and where none are given;
 * so does what it answers for a level or truck that there is not, and for a price that is not whole cents.
 */
export const createShop = (settings: ShopSettings): Shop => {
  needTemporal()
  const { fees = defaultFees, fleet = defaultFleet, runs = defaultRuns, branches = [], pace, now = Date.now } = settings
  if (!Array.isArray(settings.holidays))
    throw new RangeError("holidays are missing: give the gazetted days, or [] where there are none")
  const gazetted = settings.holidays.map(toDay)
  const ready = (order: Order) => {
    checkOrder(order)
    return readyAt({ ...order, now: now(), gazetted, ...(pace ? { pace } : {}) })
  }
  const planOf = ({ level, to, ...given }: ShopDelivery): DeliveryPlan => {
    for (const truck of given.vehicles) oneOf(trucks, truck, "a vehicle")
    return {
      ...given,
      readyAt: ready({ level, hours: given.hours }),
      now: now(),
      leadDays: leadDays(level, now(), gazetted),
      runs: to && remoteRuns(to.roadMetres, to.postcode, runs),
      perDay: fleet.perDay,
      gazetted
    }
  }
  return {
    priceLine: (listed, request, terms = guest) => {
      const line = priceLine(wholeCents(listed, terms), request, terms, now())
      return isPriced(line) ? { ok: true, value: line } : refusal("unpriced", line.msg, request.sku)
    },
    explainPrice: (listed, request, terms = guest) => explainPrice(wholeCents(listed, terms), request, terms, now()),
    isPublicHoliday: (day) => isPublicHoliday(plainDay(day), gazetted),
    isOpenDay: (day) => isOpenDay(plainDay(day), gazetted),
    isWorkingDay: (day) => isWorkingDay(plainDay(day), gazetted),
    readyAt: ready,
    leadDays: (level) => {
      checkOrder({ level })
      return leadDays(level, now(), gazetted)
    },
    pickupDays: (order) => pickupDays(ready(order), order.hours, gazetted),
    pickupDayProblem: (day, plan) => pickupDayProblem(day, { ...plan, now: now(), gazetted }),
    deliveryOffers: (request) => deliveryOffers({ ...request, branches, now: now(), gazetted, fleet, fees }),
    deliveryDays: (delivery) => deliveryDays(planOf(delivery)),
    deliveryDayProblem: (day, delivery) => deliveryDayProblem(day, planOf(delivery)),
    earliestDeliveryDay: (delivery) => earliestDeliveryDay(planOf(delivery))
  }
}
