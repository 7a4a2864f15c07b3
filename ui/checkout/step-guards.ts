/** Which step of the checkout stays open, followed while it is: one that was opened too early leads to what is missing. */
import { autorun } from "mobx"
import type { CheckoutStep } from "../../core/ordering/checkout/checkout-steps.ts"
import type { CheckoutViewModel } from "./checkout.view-model.ts"

/**
 * [CHK-01] Leads on from a step that may not be open; while the kept state is being read or priced nothing is decided.
 * Answers how to stop.
 */
export const guardStep = (step: CheckoutStep, checkout: CheckoutViewModel, leave: (to: CheckoutStep) => void) =>
  autorun((run) => {
    if (!checkout.isRestored || !checkout.cart.isRestored || checkout.cart.isPending) return
    const allowed = checkout.stepFor(step)
    // Who has just logged in may be known only after the page that asks for it stands: it leads on then.
    if (step === "login" && allowed === step) return
    run.dispose()
    if (allowed !== step) leave(allowed)
  })

/**
 * [CHK-01] [COMP-02] Who pays must have told who they are: where another is logged in by now, or nobody, they are asked.
 * [CHK-07] Who may no longer order reads so in the cart. Answers how to stop.
 */
export const guardBuyer = (checkout: CheckoutViewModel, leave: (to: CheckoutStep) => void) =>
  autorun(() => {
    const { cart, delivery } = checkout
    if (!checkout.isRestored || cart.isPending) return
    const missing = checkout.stepFor("payment")
    const mustLeave =
      (missing === "delivery" && delivery.unavailableDay !== undefined) || (missing === "cart" && !cart.mayOrder)
    if (missing === "login" || missing === "details" || mustLeave) leave(missing)
  })
