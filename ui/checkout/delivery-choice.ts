/** What the shopper chooses of the delivery, by whichever method: where to, which day, and the quote that their order goes by. */
import { observableRef } from "mobx"
import type { CallApi } from "../../adapters/browser/api-client.ts"
import type { DeliveryMethod } from "../../core/delivery/quote/delivery-type.ts"
import { ANY_TIME } from "../../core/delivery/schedule/time-codes.ts"
import type { CartItem } from "../../core/ordering/cart/cart-item.ts"
import { type CheckoutState, chooseDelivery, choosePickup } from "../../core/ordering/checkout/checkout.ts"
import { chosenDestination } from "../../core/ordering/checkout/chosen-destination.ts"
import type { CartViewModel } from "../cart/cart.view-model.ts"
import { autoObservable } from "../kit/auto-observable.ts"
import { type CartQuote, DeliveryQuotes, type Destination } from "./delivery-quotes.ts"
import type { HandOver } from "./details-fields.ts"

/** The checkout, as far as its delivery goes. */
export type DeliveredCheckout = {
  readonly state: CheckoutState
  readonly cart: CartViewModel
  readonly setState: (state: CheckoutState) => void
  readonly isPaymentUnderWay: () => Promise<boolean>
}

export class DeliveryChoice {
  /** The day that was chosen and can't be kept any more, until another is chosen. */
  unavailableDay: string | undefined = undefined
  /** [DEL-05] Why things can't be brought to the address by any way, by sku, as it was answered last. */
  lineProblems: ReadonlyMap<string, string> = new Map()
  readonly quotes: DeliveryQuotes
  private readonly checkout: DeliveredCheckout
  /** Where the order was to be collected last: a way back from a delivery leads there again. */
  private pickupBranchId: number | undefined = undefined

  constructor(call: CallApi, checkout: DeliveredCheckout) {
    this.quotes = new DeliveryQuotes(call)
    this.checkout = checkout
    autoObservable<this, "checkout" | "pickupBranchId">(this, {
      lineProblems: observableRef,
      quotes: false,
      checkout: false,
      pickupBranchId: false
    })
  }

  get method(): DeliveryMethod {
    return this.checkout.state.delivery.type ?? "pickup"
  }

  get handOver(): HandOver {
    return this.method === "pickup" ? "collected" : "brought"
  }

  /** Where the order goes to, as far as it is chosen. */
  get destination(): Destination | undefined {
    return chosenDestination(this.checkout.state)
  }

  setLineProblems(problems: ReadonlyMap<string, string>) {
    this.lineProblems = problems
  }
  problemOf({ erpId }: CartItem): string | undefined {
    return this.lineProblems.get(erpId)
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

  /** [CHK-05] A day that has passed since it was chosen, or that the cart can't keep any more, is told before anything is paid: at the step that asks for it. While it is being paid, its own goods are missing from the stock, and nothing is judged by that. */
  async checkDay() {
    const { type, details } = this.checkout.state.delivery
    if (type === "pickup" && details.deliveryDate === "") return
    if (await this.checkout.isPaymentUnderWay()) return
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
    this.pickupBranchId = this.pickupBranchId ?? chosen ?? branchId
    if (branchId !== undefined && chosen === undefined && type === undefined) this.choosePickup(branchId)
  }

  /** [DEL-04] By another method; what was typed of the place stays. */
  chooseMethod(method: DeliveryMethod) {
    if (method === "pickup") return this.choosePickup(this.checkout.state.delivery.branchId ?? this.pickupBranchId)
    this.unavailableDay = undefined
    this.checkout.setState(chooseDelivery(this.checkout.state, method))
    void this.loadQuote()
  }

  /** [DEL-04] Nothing that was typed of a delivery is said of a pickup; what was typed beside another branch is. */
  choosePickup(branchId: number | undefined) {
    const instructions = this.method === "pickup" ? this.checkout.state.delivery.details.instructions : ""
    this.unavailableDay = undefined
    this.pickupBranchId = branchId
    this.lineProblems = new Map()
    this.checkout.setState(choosePickup(this.checkout.state, branchId))
    this.setInstructions(instructions)
    void this.loadQuote()
  }
  /** [DEL-03] By our truck at any time, until another is chosen for it. */
  chooseDate(deliveryDate: string) {
    this.unavailableDay = undefined
    const isTimed = this.method === "delivery" && deliveryDate !== ""
    this.changeDetails({ deliveryDate, deliveryTime: isTimed ? ANY_TIME : "" })
  }
  setInstructions(instructions: string) {
    this.changeDetails({ instructions })
  }

  changeDetails(change: Partial<CheckoutState["delivery"]["details"]>) {
    const { state } = this.checkout
    const details = { ...state.delivery.details, ...change }
    this.checkout.setState({ ...state, delivery: { ...state.delivery, details } })
  }
}
