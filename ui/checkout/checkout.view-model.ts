/** Checkout state: delivery, details and consents, stored in the browser until the order is placed. */
import { observableRef, reaction, runInAction, when } from "mobx"
import type { ShopClient } from "../../adapters/client.ts"
import { type Buyer, isSameBuyer } from "../../core/identity/buyer.ts"
import { defaultPoPolicy } from "../../core/identity/po-policy.ts"
import { memoizeSuccess } from "../../core/memoize-success.ts"
import {
  type CheckoutState,
  detailsProblems,
  initialCheckout,
  noAddress
} from "../../core/ordering/checkout/checkout.ts"
import { allowedStep, type CheckoutStep, firstMissingStep } from "../../core/ordering/checkout/checkout-steps.ts"
import {
  restoreDetails,
  withMemberDetails,
  withoutPersonalDetails
} from "../../core/ordering/checkout/personal-details.ts"
import { fieldWords } from "../../core/words/field.ts"
import type { CartViewModel } from "../cart/cart.view-model.ts"
import { TypedQuantities } from "../cart/typed-quantities.ts"
import { autoObservable } from "../kit/auto-observable.ts"
import { type DraftKey, Drafts } from "../session/drafts.ts"
import type { CreditNotices } from "./credit-check.view-model.ts"
import { DeliveryChoice } from "./delivery-choice.ts"
import type { AddressField, ContactField } from "./details-fields.ts"
import { GuestContact } from "./guest-contact.ts"
import { memberDetails } from "./member-details.ts"
import { RefusedLines } from "./refused-lines.ts"
import { SavedLines } from "./saved-lines.ts"
import { parseStoredCheckout } from "./stored-checkout.ts"
import { readStoredPayment } from "./stored-payment.ts"

type Contacts = CheckoutState["contactDetails"]

const checkoutDraft: DraftKey<CheckoutState> = { name: "checkout" }

export class CheckoutViewModel {
  state: CheckoutState = initialCheckout
  isRestored = false
  /** [COMP-02] What was told for another company was taken out, and nobody has been told why yet. */
  isOtherCompany = false
  /** Somebody was logged in here, and is no more: out by another tab, or the session ended. */
  isLoggedOut = false
  /** [PO-01] What the company asks for as the PO/Job number, once it is known; a guest may write one. */
  po = defaultPoPolicy
  /** Fields that were left once, or all after a try to go on: only those show what is wrong. */
  touched = new Set<string>()
  /** The order that was paid on this very page, also where the browser keeps nothing. */
  placedOrderNo: string | undefined = undefined
  /** Why the last payment was refused, where that was heard on another page than the one that asks for the card. */
  refusal: string | undefined = undefined
  /** What keeps this order from its buyer's account, as it was answered last. */
  creditNotices: CreditNotices = {}
  readonly cart: CartViewModel
  readonly delivery: DeliveryChoice
  readonly savedLines: SavedLines
  readonly refusedLines = new RefusedLines()
  readonly typedQuantities = new TypedQuantities()
  private readonly restoreOnce = memoizeSuccess(() => this.loadStoredCheckout())
  private readonly shop: ShopClient
  private readonly drafts: Drafts
  private readonly guestContact: GuestContact

  constructor(shop: ShopClient, cart: CartViewModel, drafts = new Drafts()) {
    this.shop = shop
    this.cart = cart
    this.drafts = drafts
    this.delivery = new DeliveryChoice(shop.call, this)
    this.savedLines = new SavedLines(shop, cart)
    this.guestContact = new GuestContact(shop.call)
    autoObservable<this, "shop" | "drafts" | "guestContact" | "restoreOnce">(this, {
      state: observableRef,
      creditNotices: observableRef,
      cart: false,
      delivery: false,
      savedLines: false,
      refusedLines: false,
      typedQuantities: false,
      shop: false,
      drafts: false,
      guestContact: false,
      restoreOnce: false
    })
  }

  /** Brings back what was typed, once. */
  restore(): Promise<void> {
    return this.restoreOnce()
  }

  private async loadStoredCheckout() {
    const store = await this.shop.store()
    const stored = await store.read("checkout")
    if (!this.cart.hydration.isCompleted) await this.cart.hydration.whenCompleted()
    // At once, before the cart is priced: the fields stand open from the first moment.
    this.bringBack(parseStoredCheckout(stored))
    void this.fillMemberDetails()
    await Promise.all([this.cart.restore(), this.savedLines.restore()])
    runInAction(() => {
      this.isRestored = true
    })
  }

  /** What was kept, but where something was typed while it was read. */
  private bringBack(kept: CheckoutState) {
    const { state } = this
    if (state === initialCheckout) this.state = kept
    else
      this.setState({
        ...kept,
        ...restoreDetails(state, kept),
        fwDataCached: kept.fwDataCached,
        asGuest: state.asGuest || kept.asGuest
      })
  }

  /** [COMP-02] Follows who is logged in, as long as the checkout is open; answers how to stop. */
  followBuyer(): () => void {
    return reaction(
      () => this.cart.buyer,
      (buyer, before) => this.handleBuyerChange(buyer, before)
    )
  }

  /** Another tab emptied the cart, and may have ordered it: a step has nothing left to ask for. Answers how to stop. */
  followEmptiedCart(leave: () => void): () => void {
    return reaction(
      () => this.cart.isEmpty,
      (isEmpty) => {
        if (isEmpty && this.placedOrderNo === undefined) leave()
      }
    )
  }

  /** What was filled in for one member is not the next one's; what a guest typed stays theirs when they log in. */
  private handleBuyerChange(buyer: Buyer | undefined, before: Buyer | undefined) {
    if (isSameBuyer(buyer, before)) return
    this.creditNotices = {}
    this.isOtherCompany = buyer !== undefined && buyer.contactId === before?.contactId
    this.isLoggedOut = before !== undefined && buyer === undefined
    // Without anybody the session has ended: they may be back.
    if (before && !buyer) this.drafts.save(checkoutDraft, before, this.state)
    if (before) this.setState(withoutPersonalDetails(this.state))
    void this.fillMemberDetails()
  }

  /** [CHK-03] The details of who is logged in, where none were typed yet. */
  private async fillMemberDetails() {
    const { buyer } = this.cart
    if (!buyer) this.po = defaultPoPolicy
    if (!buyer) return
    const typed = this.drafts.consume(checkoutDraft, buyer)
    if (typed) this.setState(restoreDetails(this.state, typed))
    const details = await memberDetails(this.shop.call, buyer)
    if (!details || !isSameBuyer(buyer, this.cart.buyer)) return
    this.po = details.poPolicy
    this.setState(withMemberDetails(this.state, details))
  }
  dismissNotice() {
    this.isOtherCompany = false
    this.isLoggedOut = false
  }

  setState(state: CheckoutState) {
    this.state = state
    void this.writeState()
  }
  /** [HYD-01] Nothing is written before what was kept has been read: then what was told last. */
  private async writeState() {
    if (!this.cart.hydration.isCompleted) await this.cart.hydration.whenCompleted()
    const store = await this.shop.store()
    await store.write("checkout", this.state)
  }

  /** [CHK-01] Where a step that was opened too early leads. */
  stepFor(requestedStep: CheckoutStep): CheckoutStep {
    return allowedStep(requestedStep, this.state, this.stepConditions)
  }
  private get stepConditions() {
    return {
      canContinue: this.canContinue && this.cart.mayOrder,
      isLoggedIn: this.cart.buyer !== undefined,
      po: this.po
    }
  }
  /** [CHK-02] Also what the shop has refused must be put right first. */
  get canContinue(): boolean {
    return this.cart.canContinue && !this.refusedLines.isAnyIn(this.cart.items)
  }
  /** What is paid: the cart, and what its delivery adds; cents with GST. */
  get total(): number {
    return this.cart.totals.total + this.state.delivery.details.deliveryTotal
  }

  /** The first step that is not done, once all that was kept is read and priced. */
  async nextStep(): Promise<CheckoutStep> {
    await this.restore()
    await when(() => !this.cart.isPending)
    await this.delivery.checkDay()
    // Meanwhile somebody may have logged in or out: nobody is led back to the cart by prices that are on their way, nor by
    // those that are asked anew in the moment that they have come.
    let step: CheckoutStep = "cart"
    await when(() => {
      if (!this.cart.isPending) step = firstMissingStep(this.state, this.stepConditions)
      return !this.cart.isPending
    })
    return step
  }

  /** [REG-01] Goes on from the details; a guest is made known to the shop on the way, and waits for nothing of it. */
  completeDetails(): Promise<CheckoutStep> {
    if (!this.cart.buyer) void this.guestContact.send(this.state.contactDetails.billingDetails)
    return this.nextStep()
  }

  async continueAsGuest(): Promise<CheckoutStep> {
    await this.restore()
    this.isLoggedOut = false
    this.setState({ ...this.state, asGuest: true })
    return this.nextStep()
  }

  /** Takes the lines that the others wait for out of this order; it is there on another day then, the first that it can be. */
  async saveForLater(keys: ReadonlyArray<string>) {
    await this.savedLines.saveForLater(keys)
    this.delivery.chooseDate("")
    await this.delivery.loadQuote()
  }

  private changeContacts(
    bill: Partial<Contacts["billingDetails"]>,
    receiver: Partial<Contacts["deliveryDetails"]> = {}
  ) {
    const { billingDetails, deliveryDetails } = this.state.contactDetails
    this.setState({
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
  setCustomerReference(customerRefNo: string) {
    this.setState({ ...this.state, orderDetails: { customerRefNo } })
  }
  setTermsAgreed(agreeTermsAndConditions: boolean) {
    this.setState({ ...this.state, agreeTermsAndConditions })
  }
  setMarketingAgreed(agreeMarketingCommunication: boolean) {
    this.setState({ ...this.state, agreeMarketingCommunication })
  }

  setCreditNotices(notices: CreditNotices) {
    this.creditNotices = notices
  }

  setRefusal(problem: string) {
    this.refusal = problem
  }
  /** Told once. */
  consumeRefusal(): string | undefined {
    const { refusal } = this
    this.refusal = undefined
    return refusal
  }

  touch(...fields: ReadonlyArray<string>) {
    for (const field of fields) this.touched.add(field)
  }
  get detailsProblems(): Readonly<Record<string, string>> {
    return detailsProblems(this.state, this.po)
  }
  problemOf(field: string): string | undefined {
    const problem = this.touched.has(field) ? this.detailsProblems[field] : undefined
    // [VAL-03] The fixed words alone don't say that digits are missing.
    return problem === fieldWords.phone ? `${problem}. ${fieldWords.phoneLength}.` : problem
  }

  /** A payment of the cart was sent, and its end is not known here yet. */
  async isPaymentUnderWay(): Promise<boolean> {
    const stored = await readStoredPayment(this.shop)
    return stored?.sent === true && stored.orderNo === undefined
  }

  /** After the order that this browser has placed: the details of the person go, and so does the cart. An order that is only looked at again changes nothing. */
  async clearAfterOrder(orderNo: string) {
    const stored = await readStoredPayment(this.shop)
    if (this.placedOrderNo !== orderNo && stored?.orderNo !== orderNo) return
    runInAction(() => {
      this.touched.clear()
      this.state = initialCheckout
    })
    // A quote that is still on its way must choose no day of the next order.
    await this.delivery.loadQuote()
    const store = await this.shop.store()
    // In this order: in no tab does the cart stand there full, to be paid once more, without the payment that it had.
    await Promise.all([store.remove("checkout"), this.cart.clear()])
    await store.remove("payment")
    runInAction(() => {
      this.placedOrderNo = undefined
    })
  }
}
