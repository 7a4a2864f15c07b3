/** The steps of the checkout: which one comes next, and which can be opened. */
import type { PoPolicy } from "../../identity/po-policy.ts"
import { type CheckoutState, detailsProblems, isDeliveryChosen } from "./checkout.ts"

/** [CHK-01] The steps in their order; login is optional, pending and thank-you follow the payment. */
export const checkoutSteps = ["cart", "login", "delivery", "details", "payment", "pending", "thank-you"] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

/** What the checkout knows of the cart, and of who buys. */
type Buying = { readonly canContinue: boolean; readonly isLoggedIn?: boolean; readonly po?: PoPolicy }

/** [CHK-01] The first step that is not done yet; who is logged in need not say that they are no guest. */
export const firstMissingStep = (state: CheckoutState, cart: Buying): CheckoutStep => {
  if (!cart.canContinue) return "cart"
  if (!state.asGuest && !cart.isLoggedIn) return "login"
  if (!isDeliveryChosen(state)) return "delivery"
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
