/** What the shopper has told the checkout so far; kept in the browser until the order is placed. */
import { observableRef, reaction, runInAction, when } from "mobx"
import type { ShopClient } from "../../adapters/client.ts"
import { type Buyer, isSameBuyer } from "../../core/identity/buyer.ts"
import { memoizeSuccess } from "../../core/memoize-success.ts"
import {
  allowedStep,
  type CheckoutState,
  type CheckoutStep,
  choosePickup,
  detailsProblems,
  firstMissingStep,
  initialCheckout,
  noAddress,
  restoreDetails,
  withMemberDetails,
  withoutPersonalDetails
} from "../../core/ordering/checkout/checkout.ts"
import { fieldWords } from "../../core/words/field.ts"
import type { CartViewModel } from "../cart/cart.view-model.ts"
import { observed } from "../kit/observed.ts"
import { type DraftKey, Drafts } from "../session/drafts.ts"
import { SavedLines } from "./cart/saved-lines.ts"
import type { AddressField, ContactField } from "./details/details-fields.ts"
import { memberDetails } from "./details/member-details.ts"
import { keptCheckout } from "./kept-checkout.ts"
import { keptPayment } from "./kept-payment.ts"
import { PickupTimes } from "./pickup-times.ts"

type Contacts = CheckoutState["contactDetails"]

const checkoutDraft: DraftKey<CheckoutState> = { name: "checkout" }

export class CheckoutViewModel {
  state: CheckoutState = initialCheckout
  isRestored = false
  /** [COMP-02] What was told for another company was taken out, and nobody has been told why yet. */
  isOtherCompany = false
  /** Somebody was logged in here, and is no more: out by another tab, or the session ended. */
  isLoggedOut = false
  /** The pickup day that was chosen and can't be kept any more, until another is chosen. */
  lostDay: string | undefined = undefined
  /** Fields that were left once, or all after a try to go on: only those show what is wrong. */
  touched = new Set<string>()
  /** The order that was paid on this very page, also where the browser keeps nothing. */
  placed: string | undefined = undefined
  /** Why the last payment was refused, where that was heard on another page than the one that asks for the card. */
  refusal: string | undefined = undefined
  readonly cart: CartViewModel
  readonly pickup: PickupTimes
  readonly saved: SavedLines
  private readonly restoring = memoizeSuccess(() => this.bringBack())
  private readonly shop: ShopClient
  private readonly drafts: Drafts

  constructor(shop: ShopClient, cart: CartViewModel, drafts = new Drafts()) {
    this.shop = shop
    this.cart = cart
    this.drafts = drafts
    this.pickup = new PickupTimes(shop.call)
    this.saved = new SavedLines(shop, cart)
    observed<this, "shop" | "drafts" | "restoring">(this, {
      state: observableRef,
      cart: false,
      pickup: false,
      saved: false,
      shop: false,
      drafts: false,
      restoring: false
    })
  }

  /** Brings back what was typed, once. */
  restore(): Promise<void> {
    return this.restoring()
  }

  private async bringBack() {
    const store = await this.shop.store()
    const kept = await store.read("checkout")
    // At once, before the cart is priced: the fields stand open from the first moment.
    runInAction(() => {
      this.state = keptCheckout(kept)
    })
    void this.fillIn()
    await Promise.all([this.cart.restore(), this.saved.restore()])
    runInAction(() => {
      this.isRestored = true
    })
  }

  /** [COMP-02] Follows who is logged in, as long as the checkout is open; answers how to stop. */
  follow(): () => void {
    return reaction(
      () => this.cart.buyer,
      (buyer, before) => this.changeShopper(buyer, before)
    )
  }

  /** What was filled in for one member is not the next one's; what a guest typed stays theirs when they log in. */
  private changeShopper(buyer: Buyer | undefined, before: Buyer | undefined) {
    if (isSameBuyer(buyer, before)) return
    this.isOtherCompany = buyer !== undefined && buyer.contactId === before?.contactId
    this.isLoggedOut = before !== undefined && buyer === undefined
    // Without anybody the session has ended: they may be back.
    if (before && !buyer) this.drafts.keep(checkoutDraft, before, this.state)
    if (before) this.change(withoutPersonalDetails(this.state))
    void this.fillIn()
  }

  /** [CHK-03] The details of who is logged in, where none were typed yet. */
  private async fillIn() {
    const { buyer } = this.cart
    if (!buyer) return
    const typed = this.drafts.take(checkoutDraft, buyer)
    if (typed) this.change(restoreDetails(this.state, typed))
    const details = await memberDetails(this.shop.call, buyer)
    if (details && isSameBuyer(buyer, this.cart.buyer)) this.change(withMemberDetails(this.state, details))
  }
  wasTold() {
    this.isOtherCompany = false
    this.isLoggedOut = false
  }

  private change(state: CheckoutState) {
    this.state = state
    void this.shop.store().then((store) => store.write("checkout", state))
  }

  /** [CHK-01] Where a step that was opened too early leads. */
  stepFor(wanted: CheckoutStep): CheckoutStep {
    return allowedStep(wanted, this.state, this.buying)
  }
  private get buying() {
    return { canContinue: this.cart.canContinue && this.cart.mayOrder, isLoggedIn: this.cart.buyer !== undefined }
  }
  /** The first step that is not done, once all that was kept is read and priced. */
  async nextStep(): Promise<CheckoutStep> {
    await this.restore()
    await when(() => !this.cart.isAwaited)
    await this.checkDay()
    return firstMissingStep(this.state, this.buying)
  }

  async continueAsGuest(): Promise<CheckoutStep> {
    await this.restore()
    this.isLoggedOut = false
    this.change({ ...this.state, asGuest: true })
    return this.nextStep()
  }

  /** Asks when this cart can be collected there; the first day stands chosen, since most want it as soon as it is there. */
  async askDays() {
    const { branchId } = this.state.delivery
    const times = await this.pickup.ask(this.cart.items, branchId)
    const { delivery } = this.state
    if (!times || delivery.branchId !== branchId) return
    const { deliveryDate } = delivery.details
    if (times.days.includes(deliveryDate)) return
    const lost = deliveryDate || this.lostDay
    this.chooseDate(times.days[0] ?? "")
    this.lostDay = lost
  }

  /** [CHK-05] A day that has passed since it was chosen, or that the cart can't keep any more, is told before anything is paid: at the step that asks for it. */
  async checkDay() {
    const { branchId, details } = this.state.delivery
    if (branchId === undefined || details.deliveryDate === "") return
    const times = await this.pickup.ask(this.cart.items, branchId)
    const { delivery } = this.state
    if (!times || delivery.branchId !== branchId || times.days.includes(delivery.details.deliveryDate)) return
    const lost = delivery.details.deliveryDate
    this.chooseDate("")
    this.lostDay = lost
  }

  /** The store that was chosen at the top of the shop, where none was asked for yet. */
  preferStore(branchId: number | undefined) {
    const { type, branchId: chosen } = this.state.delivery
    if (branchId !== undefined && chosen === undefined && type === undefined) this.choosePickup(branchId)
  }

  /** Takes the lines that the others wait for out of this order; it is there on another day then, the first that it can be. */
  async saveForLater(keys: ReadonlyArray<string>) {
    await this.saved.putBy(keys)
    this.chooseDate("")
    await this.askDays()
  }

  choosePickup(branchId: number | undefined) {
    const { instructions } = this.state.delivery.details
    this.lostDay = undefined
    this.change(choosePickup(this.state, branchId))
    // Typed beside the branch, it was said of the pickup itself.
    this.instruct(instructions)
    void this.askDays()
  }
  chooseDate(deliveryDate: string) {
    this.lostDay = undefined
    const { delivery } = this.state
    this.change({ ...this.state, delivery: { ...delivery, details: { ...delivery.details, deliveryDate } } })
  }
  instruct(instructions: string) {
    const { delivery } = this.state
    this.change({ ...this.state, delivery: { ...delivery, details: { ...delivery.details, instructions } } })
  }

  private changeContacts(
    bill: Partial<Contacts["billingDetails"]>,
    receiver: Partial<Contacts["deliveryDetails"]> = {}
  ) {
    const { billingDetails, deliveryDetails } = this.state.contactDetails
    this.change({
      ...this.state,
      contactDetails: {
        billingDetails: { ...billingDetails, ...bill },
        deliveryDetails: { ...deliveryDetails, ...receiver }
      }
    })
  }
  type(field: ContactField, value: string) {
    this.changeContacts({ [field]: value })
  }
  /** [CHK-03] Whether somebody else collects it; what was typed of them waits where nobody does. */
  collectByOther(isOther: boolean) {
    this.changeContacts({}, { useBillingDetails: !isOther })
  }
  typeReceiver(field: ContactField, value: string) {
    this.changeContacts({}, { [field]: value })
  }
  /** [CHK-03] Whether the bill has an address of its own; what was typed of it waits where it has none. */
  billElsewhere(isElsewhere: boolean) {
    this.changeContacts({ useDeliveryAdd: !isElsewhere })
  }
  typeAddress(field: AddressField, value: string) {
    const { address = noAddress } = this.state.contactDetails.billingDetails
    this.changeContacts({ address: { ...address, [field]: value } })
  }
  refer(customerRefNo: string) {
    this.change({ ...this.state, orderDetails: { customerRefNo } })
  }
  agree(agreeTermsAndConditions: boolean) {
    this.change({ ...this.state, agreeTermsAndConditions })
  }
  agreeToHear(agreeMarketingCommunication: boolean) {
    this.change({ ...this.state, agreeMarketingCommunication })
  }

  refuse(problem: string) {
    this.refusal = problem
  }
  /** Told once. */
  takeRefusal(): string | undefined {
    const { refusal } = this
    this.refusal = undefined
    return refusal
  }

  touch(...fields: ReadonlyArray<string>) {
    for (const field of fields) this.touched.add(field)
  }
  get detailsProblems(): Readonly<Record<string, string>> {
    return detailsProblems(this.state)
  }
  problemOf(field: string): string | undefined {
    const problem = this.touched.has(field) ? this.detailsProblems[field] : undefined
    // [VAL-03] The fixed words alone don't say that digits are missing.
    return problem === fieldWords.phone ? `${problem}. ${fieldWords.phoneLength}.` : problem
  }

  /** After the order that this browser has placed: the details of the person go, and so does the cart. An order that is only looked at again changes nothing. */
  async finish(orderNo: string) {
    const kept = await keptPayment(this.shop)
    if (this.placed !== orderNo && kept?.orderNo !== orderNo) return
    runInAction(() => {
      this.placed = undefined
      this.touched.clear()
      this.state = initialCheckout
    })
    const store = await this.shop.store()
    // In this order: in no tab does the cart stand there full, to be paid once more, without the payment that it had.
    await Promise.all([store.remove("checkout"), this.cart.empty()])
    await store.remove("payment")
  }
}
