/** The checkout: what it asks for, step by step, and which step comes next. */

import type { Address } from "../../contact/address.ts"
import type { CheckoutAddress } from "../../contact/checkout-address.ts"
import { addressFieldProblems, contactFieldProblems } from "../../contact/fields.ts"
import { mobileText } from "../../contact/mobile-text.ts"
import type { DeliveryMethod } from "../../delivery/quote/delivery-type.ts"
import { type CraneAccess, isCraneAccessComplete, isCraneComing, noCraneAccess } from "../../delivery/vehicles/crane.ts"
import type { Vehicle } from "../../delivery/vehicles/vehicles.ts"
import type { PoPolicy } from "../../identity/po-policy.ts"
import { poNumberProblem } from "../../orders/po-number.ts"

/** [CHK-01] The steps in their order; login is optional, pending and thank-you follow the payment. */
export const checkoutSteps = ["cart", "login", "delivery", "details", "payment", "pending", "thank-you"] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

/** [CHK-03] Everything the checkout keeps until the order is placed. */
export type CheckoutState = {
  /** The way to pay, once one was chosen; whether it can be had is known by what is offered. */
  readonly paymentMethod?: string
  readonly contactDetails: {
    readonly billingDetails: {
      readonly contactName: string
      readonly company: string
      readonly phone: string
      readonly email: string
      readonly useDeliveryAdd: boolean
      readonly address?: Address
    }
    readonly deliveryDetails: {
      readonly contactName: string
      readonly company: string
      readonly phone: string
      readonly email: string
      readonly useBillingDetails: boolean
    }
  }
  readonly delivery: {
    readonly branchId?: number
    readonly type?: DeliveryMethod
    readonly details: {
      readonly vehicles: ReadonlyArray<Vehicle>
      readonly craneRequired: boolean
      readonly craneAccess: CraneAccess
      readonly deliveryDate: string
      readonly deliveryTime: string
      readonly instructions: string
      readonly address?: CheckoutAddress
      readonly deliveryTotal: number
      readonly uberDeliveryBranchId?: number
    }
  }
  readonly orderDetails: { readonly customerRefNo: string }
  readonly fwDataCached: boolean
  readonly agreeTermsAndConditions: boolean
  readonly agreeMarketingCommunication: boolean
  /** Guest, or logged in: the login step was answered. */
  readonly asGuest: boolean
}

type Contacts = CheckoutState["contactDetails"]

const nobody = { contactName: "", company: "", phone: "", email: "" }

const noDeliveryDetails: CheckoutState["delivery"]["details"] = {
  vehicles: [],
  craneRequired: false,
  craneAccess: noCraneAccess,
  deliveryDate: "",
  deliveryTime: "",
  instructions: "",
  deliveryTotal: 0
}

/** [CHK-03] Nothing asked yet; both agreements start as false. */
export const initialCheckout: CheckoutState = {
  contactDetails: {
    billingDetails: { ...nobody, useDeliveryAdd: true },
    deliveryDetails: { ...nobody, useBillingDetails: true }
  },
  delivery: { details: noDeliveryDetails },
  orderDetails: { customerRefNo: "" },
  fwDataCached: false,
  agreeTermsAndConditions: false,
  agreeMarketingCommunication: false,
  asGuest: false
}

/** [DEL-04] Choosing click and collect empties the delivery details; the chosen branch stays. */
export const choosePickup = (state: CheckoutState, branchId: number | undefined): CheckoutState => ({
  ...state,
  delivery: { type: "pickup", details: noDeliveryDetails, ...(branchId === undefined ? {} : { branchId }) }
})

/** [DEL-04] Choosing a delivery keeps what was typed; what was worked out for another way no longer counts. Only our own trucks bring a crane. */
export const chooseDelivery = (state: CheckoutState, method: Exclude<DeliveryMethod, "pickup">): CheckoutState => {
  const { instructions, address, craneAccess } = state.delivery.details
  const craneRequired = method === "delivery" && state.delivery.details.craneRequired
  const details = { ...noDeliveryDetails, craneRequired, craneAccess, instructions, ...(address ? { address } : {}) }
  return { ...state, delivery: { type: method, details } }
}

const goesAbroad = ({ delivery }: CheckoutState): boolean => delivery.type === "international"

/** The problems of the contact fields, each by its name; empty where all are right. */
export const contactProblems = (state: CheckoutState): Readonly<Record<string, string>> =>
  contactFieldProblems(state.contactDetails.billingDetails, goesAbroad(state))

/** [ENT-07] An address of which nothing was typed. */
export const noAddress: Address = { line1: "", suburb: "", postcode: "", state: "", manuallyEntered: true }

/** [CHK-03] Who receives it needs a name and a phone number; without an e-mail address of their own the payer's counts. */
const receiverProblems = (state: CheckoutState) => {
  const receiver = state.contactDetails.deliveryDetails
  const { email, ...problems } = contactFieldProblems(receiver, goesAbroad(state))
  return receiver.email.trim() === "" || email === undefined ? problems : { ...problems, email }
}

const under = (part: string, problems: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(problems).map(([field, problem]) => [`${part}.${field}`, problem]))

/** [CHK-03] The problems of everything that the details ask for: who pays, and, where they are others, who receives it and where the bill goes. */
export const detailsProblems = (state: CheckoutState, po?: PoPolicy): Readonly<Record<string, string>> => {
  const { billingDetails, deliveryDetails } = state.contactDetails
  const customerRefNo = poNumberProblem(state.orderDetails.customerRefNo, po)
  return {
    ...contactProblems(state),
    ...(customerRefNo === undefined ? {} : { customerRefNo }),
    ...(deliveryDetails.useBillingDetails ? {} : under("receiver", receiverProblems(state))),
    ...(billingDetails.useDeliveryAdd
      ? {}
      : under("address", addressFieldProblems(billingDetails.address ?? noAddress)))
  }
}

/** [DEL-07] Whether a crane comes with a delivery, and whether it can. */
export const craneDelivery = ({ delivery: { type, details } }: CheckoutState) => ({
  craneRequired: type === "delivery" && isCraneComing(details),
  isValid: isCraneAccessComplete(details.craneAccess)
})

/** Collected: where and when. By truck: where to, with what, when. Else where to and with what, by Uber also from where. */
const isChosen = (state: CheckoutState): boolean => {
  const { type, branchId, details } = state.delivery
  const crane = craneDelivery(state)
  if (type === undefined || (crane.craneRequired && !crane.isValid)) return false
  const isDated = details.deliveryDate !== ""
  if (type === "pickup") return branchId !== undefined && isDated
  if (details.address === undefined || details.vehicles.length === 0) return false
  if (type === "delivery") return isDated && details.deliveryTime !== ""
  return type !== "uber" || details.uberDeliveryBranchId !== undefined
}

/** What the checkout knows of the cart, and of who buys. */
type Buying = { readonly canContinue: boolean; readonly isLoggedIn?: boolean; readonly po?: PoPolicy }

/** [CHK-01] The first step that is not done yet; who is logged in need not say that they are no guest. */
export const firstMissingStep = (state: CheckoutState, cart: Buying): CheckoutStep => {
  if (!cart.canContinue) return "cart"
  if (!state.asGuest && !cart.isLoggedIn) return "login"
  if (!isChosen(state)) return "delivery"
  if (Object.keys(detailsProblems(state, cart.po)).length > 0 || !state.agreeTermsAndConditions) return "details"
  return "payment"
}

/** How far the payment has come, as far as the browser knows. */
export type PaymentState = "none" | "pending" | "paid"

/**
 * [CHK-01] A step opened too early leads to the first missing one. Pending and thank-you belong to an order, not to what
 * was typed: they open for a payment that is under way or done, or where only the order itself can tell.
 */
export const allowedStep = (
  wanted: CheckoutStep,
  state: CheckoutState,
  cart: Buying,
  payment?: PaymentState
): CheckoutStep => {
  const missing = firstMissingStep(state, cart)
  if (wanted === "login" && cart.isLoggedIn) return missing
  if (wanted === "pending" || wanted === "thank-you") {
    if (payment === undefined) return wanted
    return payment === "none" ? missing : payment === "paid" ? "thank-you" : "pending"
  }
  return checkoutSteps.indexOf(wanted) > checkoutSteps.indexOf(missing) ? missing : wanted
}

/** Who is logged in, as far as an order asks for it. */
export type MemberDetails = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly mobile?: string
  /** The company that is bought for; not where a person buys for themselves. */
  readonly company?: string
}

/**
 * [CHK-03] The details of who is logged in, in the fields where nothing was typed: once (`fwDataCached`), so that what they
 * emptied since stays empty.
 */
export const withMemberDetails = (state: CheckoutState, member: MemberDetails): CheckoutState => {
  if (state.fwDataCached) return state
  const { contactDetails } = state
  const { billingDetails: typed } = contactDetails
  const billingDetails = {
    ...typed,
    contactName: typed.contactName || `${member.firstName} ${member.lastName}`.trim(),
    email: typed.email || member.email,
    phone: typed.phone || mobileText(member.mobile ?? ""),
    company: typed.company || (member.company ?? "")
  }
  return { ...state, contactDetails: { ...contactDetails, billingDetails }, fwDataCached: true }
}

/** Who receives it and where the bill goes, as answered before, where no other answer was given since. */
const otherGivenBack = (now: Contacts, before: Contacts) => {
  const { useDeliveryAdd, address } = now.billingDetails.useDeliveryAdd ? before.billingDetails : now.billingDetails
  return {
    bill: { useDeliveryAdd, ...(address ? { address } : {}) },
    deliveryDetails: now.deliveryDetails.useBillingDetails ? before.deliveryDetails : now.deliveryDetails
  }
}

/** What somebody had typed before their session ended by itself, wherever nothing was typed since. */
export const restoreDetails = (state: CheckoutState, typed: CheckoutState): CheckoutState => {
  const { contactDetails } = state
  const { billingDetails: now } = contactDetails
  const { billingDetails: before } = typed.contactDetails
  const { bill, deliveryDetails } = otherGivenBack(contactDetails, typed.contactDetails)
  const billingDetails = {
    ...now,
    ...bill,
    contactName: now.contactName || before.contactName,
    email: now.email || before.email,
    phone: now.phone || before.phone,
    company: now.company || before.company
  }
  return {
    ...state,
    contactDetails: { billingDetails, deliveryDetails },
    orderDetails: { customerRefNo: state.orderDetails.customerRefNo || typed.orderDetails.customerRefNo },
    delivery: isChosen(state) ? state.delivery : typed.delivery,
    agreeTermsAndConditions: state.agreeTermsAndConditions || typed.agreeTermsAndConditions,
    agreeMarketingCommunication: state.agreeMarketingCommunication || typed.agreeMarketingCommunication
  }
}

/** [COMP-02] What was filled in for somebody else goes; where and when the order is collected stays. */
export const withoutPersonalDetails = (state: CheckoutState): CheckoutState => ({
  ...state,
  contactDetails: initialCheckout.contactDetails,
  orderDetails: initialCheckout.orderDetails,
  fwDataCached: false,
  agreeTermsAndConditions: false,
  agreeMarketingCommunication: false
})
