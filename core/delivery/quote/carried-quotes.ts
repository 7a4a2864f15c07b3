/** What goes to an address as the shop quotes it: by its own trucks, by courier, by parcel service here and abroad. */

import { DEFAULT_COUNTRY } from "../../contact/address.ts"
import { melbourneDay, melbourneMoment } from "../../melbourne.ts"
import type { Branch } from "../../stores/branch.ts"
import { closestBranch } from "../../stores/closest-branch.ts"
import { isWorkingDay } from "../../stores/holidays.ts"
import { openPeriodOn } from "../../stores/open-hours.ts"
import { plainDate } from "../../temporal.ts"
import { deliveryReasonWords } from "../../words/delivery.ts"
import { type DeliveryDay, type DeliveryPlan, deliveryDays, earliestDeliveryDay } from "../schedule/delivery-days.ts"
import { deliveryTimeProblem } from "../schedule/delivery-time.ts"
import { orderReadyAt } from "../schedule/ready-time.ts"
import { remoteRuns } from "../schedule/run-days.ts"
import { COURIER_MINUTES } from "../schedule/shown-time.ts"
import { courierProblem } from "./courier-problem.ts"
import {
  type DeliveryOffers,
  type DeliveryRequest,
  deliveryOffers,
  type TruckRequest,
  truckOffer
} from "./delivery-offers.ts"
import type { AddressPlace } from "./delivery-quote.ts"
import { defaultDeliverySettings } from "./delivery-settings.ts"
import type { QuoteFacts, QuoteResult, QuoteRule } from "./quote-rule.ts"
import { type DeliveryError, otherError } from "./serviceability.ts"

/** [DEL-06] The soonest and the latest that a parcel is there: working days in Australia, days abroad. */
const parcelTakes = { here: [5, 15], abroad: [14, 21] } as const

const MINUTE_MS = 60_000

const refused = (errors: ReadonlyArray<DeliveryError>): QuoteResult => ({ ok: false, errors })
const otherProblem = (message: string): QuoteResult => refused([{ ...otherError, message }])

const settingsOf = ({ settings = defaultDeliverySettings }: Pick<QuoteFacts, "settings">) => settings

/** The branches that have every line in stock. */
export const branchesInStock = ({ branches, levelsAt }: Pick<QuoteFacts, "branches" | "levelsAt">) =>
  branches.filter(({ id }) => levelsAt(id).every((level) => level === "in stock")).map(({ id }) => id)

type Destined = { readonly address?: AddressPlace; readonly craneRequired?: boolean }

const truckRequest = (to: Destined, facts: QuoteFacts): TruckRequest => ({
  load: facts.load,
  to: {
    postcode: to.address?.postcode ?? "",
    country: to.address?.country ?? DEFAULT_COUNTRY,
    craneRequired: to.craneRequired ?? false,
    ...(facts.isUnknownPostcode ? { isUnknownPostcode: true } : {})
  },
  places: facts.places,
  branches: facts.branches,
  now: facts.now,
  gazetted: settingsOf(facts).gazetted,
  fleet: settingsOf(facts).fleet,
  fees: settingsOf(facts).fees
})

/** [DEL-05] What the offers are worked out for, from where the goods go to. */
export const offersRequest = (to: Destined, facts: QuoteFacts): DeliveryRequest => ({
  ...truckRequest(to, facts),
  stockedAt: branchesInStock(facts)
})

/** When all lines are ready to leave a branch, epoch milliseconds. */
const readyToLeave = ({ id, hours }: Branch, { levelsAt, now, ...facts }: QuoteFacts): number =>
  orderReadyAt(["in stock", ...levelsAt(id)], { hours, now, gazetted: settingsOf(facts).gazetted })

const hasProblem = (day: DeliveryDay): day is Required<DeliveryDay> => day.problem !== undefined

/** What decides the days on which the trucks of an offer can come. */
const truckPlan = (
  { vehicles, roadMetres }: NonNullable<DeliveryOffers["local"]>,
  branch: Branch,
  { postcode, facts }: { readonly postcode: string; readonly facts: QuoteFacts }
): DeliveryPlan => {
  const { gazetted, fleet, runs, disabled } = settingsOf(facts)
  return {
    now: facts.now,
    leadDays: 0,
    readyAt: readyToLeave(branch, facts),
    runs: remoteRuns(roadMetres, postcode, runs),
    hours: branch.hours,
    vehicles,
    booked: facts.booked.get(branch.id) ?? new Map(),
    perDay: fleet.perDay,
    disabled,
    gazetted
  }
}

/** [DAY-01] The earliest day on which an offer's trucks can come to a postcode; nothing where none is left. */
export const firstTruckDay = (
  offer: NonNullable<DeliveryOffers["local"]>,
  postcode: string,
  facts: QuoteFacts
): { readonly firstDay: string } | undefined => {
  const branch = facts.branches.find(({ id }) => id === offer.branchId)
  const firstDay = branch && earliestDeliveryDay(truckPlan(offer, branch, { postcode, facts }))
  return firstDay === undefined ? undefined : { firstDay }
}

/** [DEL-05] [DAY-01] From the closest branch, on any of its open days that has a truck free. */
export const truckQuote: QuoteRule = {
  quote: (to, facts) => {
    const { errors, local } = truckOffer(truckRequest(to, facts))
    const branch = facts.branches.find(({ id }) => id === local?.branchId)
    if (!local || !branch) return refused(errors)
    const calendar = deliveryDays(truckPlan(local, branch, { postcode: to.address?.postcode ?? "", facts }))
    const days = calendar.filter((day) => !hasProblem(day)).map(({ date }) => date)
    const [first] = days
    if (first === undefined) return otherProblem(deliveryReasonWords.noDay)
    const firstAt = openPeriodOn(branch.hours, plainDate(first), settingsOf(facts).gazetted)?.from ?? facts.now
    return {
      ok: true,
      quote: {
        branchId: branch.id,
        fee: local.total,
        vehicles: local.vehicles,
        firstAt,
        days,
        ...(local.shownTime ? { shownTime: local.shownTime } : {})
      },
      unavailableDays: calendar.filter(hasProblem)
    }
  },
  // [DEL-03] The day must be free still, and the time one that can be chosen for it.
  dayProblem: ({ details }, { days }, { now, current }) => {
    if (!("time" in details)) return undefined
    const { date, time, vehicles } = details
    if (!days.includes(date) || !current.days.includes(date)) return deliveryReasonWords.dayGone
    return deliveryTimeProblem({ date, time, now, craneTruck: vehicles.includes("crane_truck") })
  }
}

/** [DEL-06] By courier, from a branch that is open and has everything; no day is chosen. */
export const courierQuote: QuoteRule = {
  quote: (to, facts) => {
    const request = offersRequest(to, facts)
    const { uber } = deliveryOffers(request)
    if (!uber) return otherProblem(courierProblem(request))
    return {
      ok: true,
      quote: {
        branchId: uber.branchId,
        fee: uber.total,
        vehicles: uber.vehicles,
        firstAt: courierAt(facts.now),
        days: [],
        ...(uber.shownTime ? { shownTime: uber.shownTime } : {})
      },
      unavailableDays: []
    }
  },
  dayProblem: () => undefined
}

/** From where parcels leave: the closest branch that has everything, else the closest; far away, the first of those. */
const parcelBranch = ({ branches, places }: QuoteFacts, stockedAt: ReadonlyArray<number>) => {
  const full = branches.filter(({ id }) => stockedAt.includes(id))
  const from = full.length > 0 ? full : branches
  return closestBranch(places, from)?.branch ?? from.toSorted((one, other) => one.id - other.id)[0]
}

/** The day that comes so many working days, or days, after. */
const dayAfter = (from: Temporal.PlainDate, days: number, countsDay: (day: Temporal.PlainDate) => boolean) => {
  let day = from
  for (let left = days; left > 0; left -= countsDay(day) ? 1 : 0) day = day.add({ days: 1 })
  return day
}

/** The first and the last day on which a parcel that leaves a branch may be there. */
const parcelSpan = (branch: Branch, isAbroad: boolean, facts: QuoteFacts) => {
  const [soonest, latest] = isAbroad ? parcelTakes.abroad : parcelTakes.here
  const { gazetted } = settingsOf(facts)
  const countsDay = (day: Temporal.PlainDate) => isAbroad || isWorkingDay(day, gazetted)
  const ready = melbourneDay(readyToLeave(branch, facts))
  const first = dayAfter(ready, soonest, countsDay)
  return { first, last: dayAfter(first, latest - soonest, countsDay) }
}

/** [DEL-06] The days between which parcels of an order come, `2026-12-04` to `2026-12-18`; nothing without a branch. */
export const parcelDays = (
  { to, stockedAt }: Pick<DeliveryRequest, "to" | "stockedAt">,
  facts: QuoteFacts
): { readonly firstDay: string; readonly lastDay: string } | undefined => {
  const branch = parcelBranch(facts, stockedAt)
  if (!branch) return undefined
  const { first, last } = parcelSpan(branch, to.country !== DEFAULT_COUNTRY, facts)
  return { firstDay: first.toString(), lastDay: last.toString() }
}

/** [CRR-01] [DEL-06] When a courier is there, epoch milliseconds: one who is slower than any other says so, of a quicker one no more is promised. */
export const courierAt = (now: number, minutes = 0): number => now + Math.max(COURIER_MINUTES, minutes) * MINUTE_MS

const parcelQuote = (isAbroad: boolean): QuoteRule => ({
  quote: (to, facts) => {
    if (((to.address?.country ?? DEFAULT_COUNTRY) === DEFAULT_COUNTRY) === isAbroad)
      return otherProblem(isAbroad ? deliveryReasonWords.notAbroad : deliveryReasonWords.onlyAustralia)
    const request = offersRequest(to, facts)
    const { errors, national } = deliveryOffers(request)
    const branch = parcelBranch(facts, request.stockedAt)
    if (!national || !branch) return refused(errors.national)
    return {
      ok: true,
      quote: {
        branchId: branch.id,
        fee: national.total,
        vehicles: national.vehicles,
        firstAt: melbourneMoment(parcelSpan(branch, isAbroad, facts).first, 0),
        days: [],
        ...(national.shownTime ? { shownTime: national.shownTime } : {})
      },
      unavailableDays: []
    }
  },
  dayProblem: () => undefined
})

/** [DEL-06] By parcel service anywhere in Australia; no day is chosen. */
export const nationalQuote: QuoteRule = parcelQuote(false)

/** [DEL-06] By parcel service to another country; no day is chosen. */
export const internationalQuote: QuoteRule = parcelQuote(true)
