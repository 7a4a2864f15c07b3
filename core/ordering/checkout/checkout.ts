/** The checkout: what it asks for and keeps, and what of that is wrong or missing. */

import type { Address } from "../../contact/address.ts"
import type { CheckoutAddress } from "../../contact/checkout-address.ts"
import { addressFieldProblems, contactFieldProblems } from "../../contact/fields.ts"
import type { DeliveryMethod } from "../../delivery/quote/delivery-type.ts"
import { type CraneAccess, isCraneAccessComplete, isCraneComing, noCraneAccess } from "../../delivery/vehicles/crane.ts"
import type { Vehicle } from "../../delivery/vehicles/vehicles.ts"
import type { PoPolicy } from "../../identity/po-policy.ts"
import { poNumberProblem } from "../../orders/po-number.ts"

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
export const isDeliveryChosen = (state: CheckoutState): boolean => {
  const { type, branchId, details } = state.delivery
  const crane = craneDelivery(state)
  if (type === undefined || (crane.craneRequired && !crane.isValid)) return false
  const isDated = details.deliveryDate !== ""
  if (type === "pickup") return branchId !== undefined && isDated
  if (details.address === undefined || details.vehicles.length === 0) return false
  if (type === "delivery") return isDated && details.deliveryTime !== ""
  return type !== "uber" || details.uberDeliveryBranchId !== undefined
}
