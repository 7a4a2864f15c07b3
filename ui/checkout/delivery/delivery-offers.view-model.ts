/** What each way to an address costs, asked for as soon as its place is known. */
import { observableRef, runInAction } from "mobx"
import type { ApiCalls, CallResult } from "../../../adapters/browser/api-client.ts"
import type { ShopClient } from "../../../adapters/client.ts"
import type { Address } from "../../../core/contact/address.ts"
import { DEFAULT_COUNTRY } from "../../../core/contact/address.ts"
import {
  type DeliveryPreferences,
  finishDeliveryCalculation,
  initialDeliveryPreferences,
  type LeadTime,
  startDeliveryCalculation,
  withLeadTimes
} from "../../../core/delivery/quote/delivery-preferences.ts"
import type { DeliveryMethod } from "../../../core/delivery/quote/delivery-type.ts"
import { type DeliveryError, type FailedReply, failedCalculation } from "../../../core/delivery/quote/serviceability.ts"
import { type Cart, priceRequestOf } from "../../../core/ordering/cart/cart.ts"
import type { CartItem } from "../../../core/ordering/cart/cart-item.ts"
import { leadDaysOf } from "../../../core/stock/availability.ts"
import { lineName } from "../../cart/line-name.ts"
import { autoObservable } from "../../kit/auto-observable.ts"
import { deliveryPageWords } from "../../words/delivery.ts"

type Offers = ApiCalls["POST /orders/delivery"]["data"]

/** Whoever types is asked about when they pause, milliseconds. */
const PAUSE_MS = 300

/** A cart of a hundred lines that can't go would be a wall of text. */
const MOST_REASONS = 4

export type CarriedMethod = Exclude<DeliveryMethod, "pickup">

/** One way: what it costs in cents with GST and how long it takes, or everything that stands in its way. */
export type Way = {
  readonly method: CarriedMethod
  readonly total?: number
  readonly shownTime?: string
  /** The earliest that it can come, and the latest where no day is chosen, Melbourne days. */
  readonly firstDay?: string
  readonly lastDay?: string
  readonly problems: ReadonlyArray<string>
}

/** Of an address what its deliveries cost by. */
export type OfferedPlace = Pick<Address, "suburb" | "postcode" | "country">

/** Once enough of it was typed to say what a delivery costs: of one in Australia its postcode. */
const placeOf = ({ suburb, postcode, country = DEFAULT_COUNTRY }: OfferedPlace) => {
  const isWhole = country === DEFAULT_COUNTRY ? /^\d{4}$/.test(postcode.trim()) : suburb.trim() !== ""
  return isWhole ? { suburb: suburb.trim(), postcode: postcode.trim(), country } : undefined
}

/** Within Australia, as they stand until it is known when each can come. */
const domesticMethods = ["uber", "delivery", "national"] as const satisfies ReadonlyArray<CarriedMethod>

type Shop = Pick<ShopClient, "call" | "reportError">

export class DeliveryOffersViewModel {
  /** [DEL-10] The longest lead time, the last answer, and whether another is being worked out. */
  preferences: DeliveryPreferences<Offers> = initialDeliveryPreferences
  /** [DEL-05] Why nothing could be worked out at all. */
  problem: DeliveryError | undefined = undefined
  private request = ""
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly shop: Shop

  constructor(shop: Shop) {
    this.shop = shop
    autoObservable<this, "request" | "shop" | "timer">(this, {
      preferences: observableRef,
      request: false,
      shop: false,
      timer: false
    })
  }

  get current(): Offers | undefined {
    return this.preferences.deliveryCalculations
  }
  get isAsking(): boolean {
    return this.preferences.isCalculatingDelivery
  }
  /** [DEL-10] The line that takes the longest to get, where it is not at the store. */
  get leadTime(): LeadTime | undefined {
    const { leadTime } = this.preferences
    return leadTime && leadTime.days > 0 ? leadTime : undefined
  }

  /** Asks once for a cart and a place; the answer that comes is of what was asked last. Nothing without a place. */
  load(cart: Cart, address: OfferedPlace | undefined, craneRequired: boolean): Promise<void> {
    const place = address && placeOf(address)
    const body = place && { address: place, craneRequired, items: cart.map(priceRequestOf) }
    const request = body ? JSON.stringify(body) : ""
    if (request === this.request && this.problem === undefined) return Promise.resolve()
    this.request = request
    this.problem = undefined
    clearTimeout(this.timer)
    const began = startDeliveryCalculation(withLeadTimes(this.preferences, cart.map(leadTimeOf)))
    this.preferences = body ? began : finishDeliveryCalculation(began, began.asked, undefined)
    if (!body) return Promise.resolve()
    return new Promise((resolve) => {
      this.timer = setTimeout(() => void this.ask(began.asked, body).then(resolve), PAUSE_MS)
    })
  }

  /** [DEL-10] The answer to anything but the last question is dropped. */
  private async ask(asked: number, body: ApiCalls["POST /orders/delivery"]["request"]["body"]) {
    const answer = await (body.address.country === DEFAULT_COUNTRY
      ? this.shop.call("POST /orders/delivery", { body })
      : this.shop.call("POST /orders/national-delivery", { body }))
    if (asked !== this.preferences.asked) return
    const problem = answer.ok ? undefined : this.problemOf(answer)
    runInAction(() => {
      this.preferences = finishDeliveryCalculation(this.preferences, asked, answer.ok ? answer.data : undefined)
      this.problem = problem
    })
  }

  /** [DEL-05] What a failed call is told as; what is nobody's mistake at the keyboard is reported, without where it was to go. */
  private problemOf(failed: FailedCall): DeliveryError {
    const { error, isForMonitoring } = failedCalculation(failedReply(failed))
    if (isForMonitoring) this.shop.reportError(`A delivery could not be worked out: ${failed.status} ${failed.code}`)
    return error
  }

  /** [DEL-05] What is wrong with which thing, by its sku, for the way that most of the cart could go by; nothing where one can be had, or where it is no line's fault. */
  lineProblems(cart: Cart, country: string = DEFAULT_COUNTRY): ReadonlyMap<string, string> {
    const { errors } = this.current ?? {}
    if (!errors || this.cheapest(country)) return new Map()
    const lists = country === DEFAULT_COUNTRY ? [errors.local, errors.national] : [errors.national]
    const [fewest = []] = lists
      .filter((list) => list.length > 0 && list.every(({ sku }) => sku !== ""))
      .toSorted((one, other) => linesOf(cart, one).length - linesOf(cart, other).length)
    return new Map(fewest.map(({ sku, message }) => [sku, message]))
  }

  /** [DEL-05] The lines to leave for later so that the others can be brought; none where it is all of them. */
  blockingLines(cart: Cart, country?: string): Cart {
    const problems = this.lineProblems(cart, country)
    const lines = cart.filter(({ erpId }) => problems.has(erpId))
    return lines.length < cart.length ? lines : []
  }

  /** The way that costs least, of those that can be had. */
  cheapest(country?: string): Way | undefined {
    return this.ways(country)
      .filter(({ total }) => total !== undefined)
      .toSorted((one, other) => (one.total ?? 0) - (other.total ?? 0))[0]
  }

  /** [DEL-05] What is wrong with the postcode, where no suburb has it: only then is it told of parcels, too. */
  get postcodeProblem(): string | undefined {
    return this.current?.errors.national.find(({ code }) => code === "POSTCODE_ERROR")?.message
  }

  /** The ways to an address in Australia, soonest first, and last those that can't be had; or to one abroad. Without prices while they are not known. */
  ways(country: string = DEFAULT_COUNTRY): ReadonlyArray<Way> {
    const { current } = this
    if (this.postcodeProblem !== undefined)
      return domesticMethods.map((method) => ({ method, problems: [deliveryPageWords.checkPostcode] }))
    if (country !== DEFAULT_COUNTRY) return [wayOf("international", current?.national, current?.errors.national)]
    return [
      wayOf("uber", current?.uber, current?.courierProblem ? [{ message: current.courierProblem }] : []),
      wayOf("delivery", current?.local, current?.errors.local),
      wayOf("national", current?.national, current?.errors.national)
    ].toSorted((one, other) => sortedDay(one).localeCompare(sortedDay(other)))
  }
}

/** Days sort as texts, `2026-12-01`; one that is not known comes after them, and what can't be had last. */
const sortedDay = ({ firstDay, problems }: Way): string => (problems.length > 0 ? "none" : (firstDay ?? "9999"))

const linesOf = (cart: Cart, errors: ReadonlyArray<DeliveryError>): Cart =>
  cart.filter(({ erpId }) => errors.some(({ sku }) => sku === erpId))

type FailedCall = Extract<CallResult<Offers>, { readonly ok: false }>

/** What came with a status has data, and one message in it that is written for shoppers. */
const failedReply = ({ status, msg }: FailedCall): FailedReply =>
  status === 0 ? { message: msg } : { status, messages: [msg], message: msg }

const leadTimeNames: Readonly<Record<CartItem["inventory"]["stockStatus"], string>> = {
  "in stock": "now",
  "transfer/order-in": "one week",
  "special order": "two weeks"
}

/** [DEL-10] How long a line takes to get to the store. */
const leadTimeOf = (item: CartItem): LeadTime => ({
  item: lineName(item),
  itemErp: item.erpId,
  days: leadDaysOf(leadTimeNames[item.inventory.stockStatus])
})

const wayOf = (
  method: CarriedMethod,
  offer: (Omit<Way, "method" | "problems"> & { readonly total: number }) | undefined,
  errors: ReadonlyArray<{ readonly message: string }> = []
): Way => ({
  method,
  ...(offer ? { total: offer.total } : {}),
  ...(offer?.shownTime ? { shownTime: offer.shownTime } : {}),
  ...(offer?.firstDay ? { firstDay: offer.firstDay } : {}),
  ...(offer?.lastDay ? { lastDay: offer.lastDay } : {}),
  problems: offer ? [] : [...new Set(errors.map(({ message }) => message))].slice(0, MOST_REASONS)
})
