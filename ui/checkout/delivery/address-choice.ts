/** Where a delivery goes to, which way it comes and at what time: kept by the step that asks for it, with the prices beside. */
import { observableRef, runInAction } from "mobx"
import type { ShopClient } from "../../../adapters/client.ts"
import { type Address, DEFAULT_COUNTRY } from "../../../core/contact/address.ts"
import { splitAddressLine } from "../../../core/contact/address-line.ts"
import { checkoutAddress } from "../../../core/contact/checkout-address.ts"
import { addressFieldProblems } from "../../../core/contact/fields.ts"
import { isVictorian, stateOfPostcode } from "../../../core/contact/postcode.ts"
import { deliveryTimesFor } from "../../../core/delivery/schedule/delivery-time.ts"
import type { DeliveryTime } from "../../../core/delivery/schedule/time-codes.ts"
import { type CraneAccess, craneProblem } from "../../../core/delivery/vehicles/crane.ts"
import { type Cart, cartKey } from "../../../core/ordering/cart/cart.ts"
import { craneDelivery, noAddress } from "../../../core/ordering/checkout/checkout.ts"
import { normalizeSuburb } from "../../../core/stores/closest-branch.ts"
import { craneAccessWords } from "../../../core/words/crane-access.ts"
import { autoObservable } from "../../kit/auto-observable.ts"
import type { DeliveredCheckout, DeliveryChoice } from "../delivery-choice.ts"
import { type CarriedMethod, DeliveryOffersViewModel } from "./delivery-offers.view-model.ts"

type Shop = Pick<ShopClient, "call" | "reportError">
type Checkout = DeliveredCheckout & {
  readonly delivery: DeliveryChoice
  readonly saveForLater: (keys: ReadonlyArray<string>) => Promise<void>
}
type Place = Pick<Address, "suburb" | "postcode" | "state">

/** `line1` is what was typed before the suburb. */
type UnknownSuburb = Place & { readonly line1: string; readonly meant: ReadonlyArray<Place> }

/** Milliseconds. */
const PAUSE_MS = 400

const missingCraneAccess = craneProblem(craneAccessWords.missing)

export class AddressChoice {
  /** What each way to the address costs. */
  readonly offers: DeliveryOffersViewModel
  /** [EXP-52] Of a whole address that was typed as one line the suburb that nobody knows, and those that may be meant. */
  unknownSuburb: UnknownSuburb | undefined = undefined
  /** By the shopper, on this visit or one before. */
  private isWayChosen = false
  private readonly shop: Shop
  private readonly checkout: Checkout
  private pause: ReturnType<typeof setTimeout> | undefined

  constructor(shop: Shop, checkout: Checkout) {
    this.offers = new DeliveryOffersViewModel(shop)
    this.shop = shop
    this.checkout = checkout
    autoObservable<this, "shop" | "checkout" | "pause">(this, {
      offers: false,
      unknownSuburb: observableRef,
      shop: false,
      checkout: false,
      pause: false
    })
  }

  private get details() {
    return this.checkout.state.delivery.details
  }

  /** [ENT-07] What was typed. */
  get address(): Address {
    return this.details.address ?? noAddress
  }
  get problems(): Readonly<Record<string, string>> {
    return addressFieldProblems(this.address)
  }
  get isAbroad(): boolean {
    return (this.address.country ?? DEFAULT_COUNTRY) !== DEFAULT_COUNTRY
  }

  /** [DEL-03] The times that can be chosen for the chosen day; none where no time is chosen. */
  get times(): ReadonlyArray<DeliveryTime> {
    const { deliveryDate, vehicles } = this.details
    if (this.checkout.delivery.method !== "delivery" || deliveryDate === "") return []
    const { now } = this.checkout.cart.clock
    return deliveryTimesFor({ date: deliveryDate, now, craneTruck: vehicles.includes("crane_truck") })
  }

  /** [DEL-03] The time that was chosen stays where the other day has it, too. */
  chooseDay(date: string) {
    const { deliveryTime } = this.details
    this.checkout.delivery.chooseDate(date)
    const kept = this.times.find((time) => time === deliveryTime)
    if (kept) this.chooseTime(kept)
  }
  chooseTime(deliveryTime: DeliveryTime) {
    this.checkout.delivery.changeDetails({ deliveryTime })
  }

  /** Brought to the address that was typed, or is going to be. [DEL-09] Until then to the postcode that is kept, of which costs were asked for. */
  chooseAddress(kept = "") {
    this.checkout.delivery.chooseMethod(this.isAbroad ? "international" : "delivery")
    if (kept !== "" && !this.isAbroad && this.address.postcode === "") this.typeAddress("postcode", kept)
    else void this.loadOffers()
  }

  /** [DEL-04] By another way to the same address. */
  chooseWay(method: CarriedMethod) {
    this.isWayChosen = true
    this.checkout.delivery.chooseMethod(method)
  }

  /** [DEL-07] Only our own trucks bring a crane. */
  setCrane(craneRequired: boolean) {
    this.isWayChosen = true
    this.checkout.delivery.changeDetails({ craneRequired, deliveryDate: "", deliveryTime: "" })
    this.reload()
  }

  /** [DEL-07] Why the crane that comes can't come so. */
  get craneProblem(): string | undefined {
    return missingCraneAccess(craneDelivery(this.checkout.state))
  }

  /** [DEL-07] What was answered about the site. */
  answerAccess(craneAccess: CraneAccess) {
    this.checkout.delivery.changeDetails({ craneAccess })
  }

  /** A postcode here names its state where none was chosen; another country has none of these states. */
  private stateOf({ state, postcode }: Address, typed: keyof Address): string {
    if (typed === "country") return ""
    return typed === "postcode" && state === "" && !this.isAbroad ? (stateOfPostcode(postcode.trim()) ?? "") : state
  }

  /** [DEL-09] What it costs is asked for as soon as the place is known; a quote, once the address is whole. */
  typeAddress(field: keyof Address, value: string) {
    this.unknownSuburb = undefined
    const typed = { ...this.address, [field]: value, manuallyEntered: true }
    const state = this.stateOf(typed, field)
    this.checkout.delivery.changeDetails({ address: checkoutAddress({ ...typed, state }) })
    if (field === "country") this.checkout.delivery.chooseMethod(this.isAbroad ? "international" : "delivery")
    this.reload()
  }
  /** [DEL-09] The place that was picked from those that were offered. */
  pickPlace({ suburb, postcode, state }: Place) {
    this.unknownSuburb = undefined
    const address = checkoutAddress({ ...this.address, suburb, postcode, state, manuallyEntered: false })
    this.checkout.delivery.changeDetails({ address })
    this.reload()
  }

  /** [DEL-09] Where an order went before. */
  pickAddress(address: Address) {
    this.unknownSuburb = undefined
    this.checkout.delivery.changeDetails({ address: checkoutAddress(address) })
    if (this.isAbroad !== (this.checkout.delivery.method === "international"))
      this.checkout.delivery.chooseMethod(this.isAbroad ? "international" : "delivery")
    this.reload()
  }

  /** [EXP-52] The place that was meant by a line with a suburb that nobody knows. */
  pickMeant(line1: string, place: Place) {
    this.typeAddress("line1", line1)
    this.pickPlace(place)
  }

  /**
   * [EXP-52] A whole address that was typed into its first line goes into its fields, where its suburb is one that is
   * known, or in another state that it names; else it stays as it was typed, and its suburb is said to be unknown.
   */
  async splitLine(): Promise<void> {
    const { line1 } = this.address
    const whole = this.isAbroad ? undefined : splitAddressLine(line1)
    if (!whole) return
    const text = `${whole.suburb} ${whole.postcode}`
    const answer = await this.shop.call("GET /address-places/:text", { params: { text } })
    if (this.address.line1 !== line1) return
    const known = answer.ok ? answer.data : []
    const suburb = normalizeSuburb(whole.suburb)
    const place = known.find((one) => one.postcode === whole.postcode && normalizeSuburb(one.suburb) === suburb)
    if (place) return this.pickMeant(whole.line1, place)
    const isElsewhere = !isVictorian(whole.postcode) && line1.toUpperCase().includes(` ${whole.state}`)
    if (isElsewhere)
      for (const field of ["line1", "suburb", "state", "postcode"] as const) this.typeAddress(field, whole[field])
    if (answer.ok)
      runInAction(() => {
        this.unknownSuburb = { ...whole, meant: known }
      })
  }

  /** A quote is of a whole address, and asked for when whoever types it pauses. */
  private reload() {
    const { delivery, cart } = this.checkout
    void this.loadOffers()
    clearTimeout(this.pause)
    void delivery.quotes.load(cart.items, undefined)
    if (delivery.destination) this.pause = setTimeout(() => void delivery.loadQuote(), PAUSE_MS)
  }

  /** Until a way is chosen, and where the chosen one can't be had, the cheapest is taken. */
  async loadOffers() {
    const { delivery, cart } = this.checkout
    const isCollected = () => delivery.method === "pickup"
    if (isCollected()) return
    // What was quoted for it before, on another visit, was chosen then.
    if (this.details.vehicles.length > 0) this.isWayChosen = true
    await this.offers.load(cart.items, this.address, this.details.craneRequired)
    if (isCollected()) return
    const { country } = this.address
    delivery.setLineProblems(this.offers.lineProblems(cart.items, country))
    const chosen = this.offers.ways(country).find(({ method }) => method === delivery.method)
    const cheapest = this.offers.cheapest(country)
    const mayChange = !this.isWayChosen || (chosen?.problems.length ?? 0) > 0
    if (cheapest && mayChange && cheapest.method !== delivery.method) delivery.chooseMethod(cheapest.method)
  }

  /** [DEL-05] Takes lines out of this order, so that the others can be brought. */
  async leaveForLater(lines: Cart) {
    await this.checkout.saveForLater(lines.map(cartKey))
    await this.loadOffers()
  }
}
