/** Whose details the checkout holds: filled in for a member, given back after a session that ended, taken out for somebody else. */
import { mobileText } from "../../contact/mobile-text.ts"
import { type CheckoutState, initialCheckout, isDeliveryChosen } from "./checkout.ts"

type Contacts = CheckoutState["contactDetails"]

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
    delivery: isDeliveryChosen(state) ? state.delivery : typed.delivery,
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
