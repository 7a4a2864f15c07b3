/** What the shopper chooses of the delivery, by whichever method: where to, which day, and the quote that their order goes by. */
import type { CallApi } from "../../../adapters/browser/api-client.ts"
import type { Address } from "../../../core/contact/address.ts"
import { addressFieldProblems } from "../../../core/contact/fields.ts"
import { DEFAULT_COUNTRY } from "../../../core/delivery/delivery.ts"
import type { DeliveryMethod } from "../../../core/delivery/quote/delivery-type.ts"
import { ANY_TIME, type DeliveryTime, deliveryTimesFor } from "../../../core/delivery/schedule/delivery-time.ts"
import {
  type CheckoutState,
  chooseDelivery,
  choosePickup,
  noAddress
} from "../../../core/ordering/checkout/checkout.ts"
import { chosenDestination } from "../../../core/ordering/checkout/chosen-destination.ts"
import type { CartViewModel } from "../../cart/cart.view-model.ts"
import { autoObservable } from "../../kit/auto-observable.ts"
import { type CartQuote, DeliveryQuotes, type Destination } from "../delivery-quotes.ts"
import type { HandOver } from "../details/details-fields.ts"
import { type CarriedMethod, DeliveryOffersViewModel } from "./delivery-offers.view-model.ts"

/** The checkout, as far as its delivery goes. */
type Checkout = {
  readonly state: CheckoutState
  readonly cart: CartViewModel
  readonly setState: (state: CheckoutState) => void
}

/** Milliseconds. */
const PAUSE_MS = 400

export class DeliveryChoice {
  /** The day that was chosen and can't be kept any more, until another is chosen. */
  unavailableDay: string | undefined = undefined
  readonly quotes: DeliveryQuotes
  /** What each way to the address costs. */
  readonly offers: DeliveryOffersViewModel
  /** By the shopper, on this visit or one before. */
  private isWayChosen = false
  private readonly checkout: Checkout
  private pause: ReturnType<typeof setTimeout> | undefined

  constructor(call: CallApi, checkout: Checkout) {
    this.quotes = new DeliveryQuotes(call)
    this.offers = new DeliveryOffersViewModel(call)
    this.checkout = checkout
    autoObservable<this, "checkout" | "pause">(this, { quotes: false, offers: false, checkout: false, pause: false })
  }

  get method(): DeliveryMethod {
    return this.checkout.state.delivery.type ?? "pickup"
  }

  get handOver(): HandOver {
    return this.method === "pickup" ? "collected" : "brought"
  }

  /** [ENT-07] What was typed of where it goes to. */
  get address(): Address {
    return this.checkout.state.delivery.details.address ?? noAddress
  }
  get addressProblems(): Readonly<Record<string, string>> {
    return addressFieldProblems(this.address)
  }

  /** [DEL-03] The times that can be chosen for the chosen day; none where no time is chosen. */
  get times(): ReadonlyArray<DeliveryTime> {
    const { type, details } = this.checkout.state.delivery
    if (type !== "delivery" || details.deliveryDate === "") return []
    const craneTruck = details.vehicles.includes("crane_truck")
    return deliveryTimesFor({ date: details.deliveryDate, now: this.checkout.cart.clock.now, craneTruck })
  }

  /** Where the order goes to, as far as it is chosen. */
  get destination(): Destination | undefined {
    return chosenDestination(this.checkout.state)
  }

  /** Asks for the quote of this cart there; the first day stands chosen, since most want it as soon as it is there. */
  async loadQuote() {
    const quote = await this.quotes.load(this.checkout.cart.items, this.destination)
    if (!quote) return
    this.applyFee(quote)
    const { deliveryDate } = this.checkout.state.delivery.details
    if (quote.days.includes(deliveryDate)) return
    const unavailable = deliveryDate || this.unavailableDay
    this.chooseDate(quote.days[0] ?? "")
    this.unavailableDay = unavailable
  }

  /** [CHK-05] A day that has passed since it was chosen, or that the cart can't keep any more, is told before anything is paid: at the step that asks for it. */
  async checkDay() {
    const { type, details } = this.checkout.state.delivery
    if (type === "pickup" && details.deliveryDate === "") return
    const quote = await this.quotes.load(this.checkout.cart.items, this.destination)
    if (quote) this.keepDayOf(quote)
  }

  /** What is kept of the delivery's price is the quote's, and nobody else's. */
  private applyFee({ kind, fee, vehicles, branchId }: CartQuote) {
    const { deliveryTotal, vehicles: before, uberDeliveryBranchId } = this.checkout.state.delivery.details
    const isSameBranch = kind !== "uber" || uberDeliveryBranchId === branchId
    if (deliveryTotal === fee && before.join() === vehicles.join() && isSameBranch) return
    const from = kind === "uber" ? { uberDeliveryBranchId: branchId } : {}
    this.changeDetails({ deliveryTotal: fee, vehicles, ...from })
  }

  private changeDetails(change: Partial<CheckoutState["delivery"]["details"]>) {
    const { state } = this.checkout
    const details = { ...state.delivery.details, ...change }
    this.checkout.setState({ ...state, delivery: { ...state.delivery, details } })
  }

  private keepDayOf(quote: CartQuote) {
    this.applyFee(quote)
    const { deliveryDate } = this.checkout.state.delivery.details
    if (deliveryDate === "" || quote.days.includes(deliveryDate)) return
    this.chooseDate("")
    this.unavailableDay = deliveryDate
  }

  /** The quote that an order for the cart as it is goes by; asked for where there is none, or its time is over. */
  async validQuote(): Promise<CartQuote | undefined> {
    const { destination } = this
    const known = destination && this.quotes.validFor(this.checkout.cart.items, destination)
    if (!known) await this.checkDay()
    return known ?? this.quotes.current
  }

  /** [CHK-05] Takes the quote that came with a refused order, or asks for one. */
  async renewQuote(quote: CartQuote | undefined) {
    const { destination } = this
    if (!quote || !destination) return this.checkDay()
    this.quotes.accept(this.checkout.cart.items, destination, quote)
    this.keepDayOf(quote)
  }

  /** The store that was chosen at the top of the shop, where none was asked for yet. */
  preferStore(branchId: number | undefined) {
    const { type, branchId: chosen } = this.checkout.state.delivery
    if (branchId !== undefined && chosen === undefined && type === undefined) this.choosePickup(branchId)
  }

  /** [DEL-04] By another method; what was typed of the place stays. */
  chooseMethod(method: DeliveryMethod) {
    if (method === "pickup") return this.choosePickup(this.checkout.state.delivery.branchId)
    this.unavailableDay = undefined
    this.checkout.setState(chooseDelivery(this.checkout.state, method))
    this.reload()
  }

  /** Brought to the address that was typed, or is going to be. */
  chooseAddress() {
    this.chooseMethod((this.address.country ?? DEFAULT_COUNTRY) === DEFAULT_COUNTRY ? "delivery" : "international")
  }

  choosePickup(branchId: number | undefined) {
    const { instructions } = this.checkout.state.delivery.details
    this.unavailableDay = undefined
    this.checkout.setState(choosePickup(this.checkout.state, branchId))
    // Typed beside the branch, it was said of the pickup itself.
    this.setInstructions(instructions)
    void this.loadQuote()
  }
  /** [DEL-03] The time that was chosen stays where the day has it, else the truck comes at any time. */
  chooseDate(deliveryDate: string) {
    this.unavailableDay = undefined
    this.changeDetails({ deliveryDate })
    if (this.method !== "delivery") return
    const { deliveryTime } = this.checkout.state.delivery.details
    if (!this.times.some((time) => time === deliveryTime)) this.chooseTime(deliveryDate === "" ? "" : ANY_TIME)
  }
  chooseTime(deliveryTime: DeliveryTime | "") {
    this.changeDetails({ deliveryTime })
  }
  setInstructions(instructions: string) {
    this.changeDetails({ instructions })
  }

  /** [DEL-07] Only our own trucks bring a crane. */
  setCrane(craneRequired: boolean) {
    this.isWayChosen = true
    this.changeDetails({ craneRequired, deliveryDate: "", deliveryTime: "" })
    this.reload()
  }

  /** [DEL-09] What it costs is asked for as soon as the place is known; a quote, once the address is whole. */
  typeAddress(field: keyof Address, value: string) {
    const address = { ...this.address, [field]: value, manuallyEntered: true }
    this.changeDetails({ address })
    if (field === "country") this.chooseMethod(value === DEFAULT_COUNTRY ? "delivery" : "international")
    else this.reload()
  }
  /** [DEL-09] The place that was picked from those that were offered. */
  pickPlace({ suburb, postcode, state }: Pick<Address, "suburb" | "postcode" | "state">) {
    this.changeDetails({ address: { ...this.address, suburb, postcode, state, manuallyEntered: false } })
    this.reload()
  }

  /** A quote is of a whole address, and asked for when whoever types it pauses. */
  private reload() {
    void this.loadOffers()
    clearTimeout(this.pause)
    void this.quotes.load(this.checkout.cart.items, undefined)
    if (this.destination) this.pause = setTimeout(() => void this.loadQuote(), PAUSE_MS)
  }

  /** [DEL-04] By another way to the same address. */
  chooseWay(method: CarriedMethod) {
    this.isWayChosen = true
    this.chooseMethod(method)
  }

  /** Until a way is chosen, and where the chosen one can't be had, the cheapest is taken. */
  async loadOffers() {
    const { craneRequired, vehicles } = this.checkout.state.delivery.details
    if (this.method === "pickup") return
    // What was quoted for it before, on another visit, was chosen then.
    if (vehicles.length > 0) this.isWayChosen = true
    await this.offers.load(this.checkout.cart.items, this.address, craneRequired)
    const chosen = this.offers.ways(this.address.country).find(({ method }) => method === this.method)
    const cheapest = this.offers.cheapest(this.address.country)
    const mayChange = !this.isWayChosen || chosen?.problem !== undefined
    if (cheapest && mayChange && cheapest.method !== this.method) this.chooseMethod(cheapest.method)
  }
}
