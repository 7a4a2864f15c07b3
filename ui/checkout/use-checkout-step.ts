/** Route guards for the checkout: a step opens only once the steps before it are complete. */
import { useNavigate } from "@tanstack/react-router"
import { autorun } from "mobx"
import { useEffect } from "react"
import type { CheckoutStep } from "../../core/ordering/checkout/checkout-steps.ts"
import type { CheckoutViewModel } from "./checkout.view-model.ts"

/** [CHK-01] While the kept state is being read or priced nothing is decided. */
export const useCheckoutStep = (step: CheckoutStep, checkout: CheckoutViewModel) => {
  const navigate = useNavigate()
  useEffect(
    () =>
      autorun((run) => {
        if (!checkout.isRestored || !checkout.cart.isRestored || checkout.cart.isPending) return
        const allowed = checkout.stepFor(step)
        // Who has just logged in may be known only after the page that asks for it stands: it leads on then.
        if (step === "login" && allowed === step) return
        run.dispose()
        if (allowed !== step) void navigate({ to: `/checkout/${allowed}`, replace: true })
      }),
    [step, checkout, navigate]
  )
  useEffect(
    () => checkout.followEmptiedCart(() => void navigate({ to: "/checkout/cart", replace: true })),
    [checkout, navigate]
  )
  // A day that was kept from an earlier visit may have passed: it is told where it is chosen, not where it is paid.
  useEffect(() => {
    let isCancelled = false
    if (step !== "details" && step !== "payment") return
    void checkout
      .restore()
      .then(() => checkout.delivery.checkDay())
      .then(() => {
        if (!isCancelled && checkout.delivery.unavailableDay && checkout.stepFor(step) === "delivery")
          void navigate({ to: "/checkout/delivery", replace: true })
      })
    return () => {
      isCancelled = true
    }
  }, [step, checkout, navigate])
}

/** [CHK-01] [COMP-02] Who pays must have told who they are: where another is logged in by now, or nobody, they are asked. [CHK-07] Who may no longer order reads so in the cart. */
export const useBuyerCheck = (checkout: CheckoutViewModel) => {
  const navigate = useNavigate()
  useEffect(
    () =>
      autorun(() => {
        const { cart, delivery } = checkout
        if (!checkout.isRestored || cart.isPending) return
        const missing = checkout.stepFor("payment")
        const mustLeave =
          (missing === "delivery" && delivery.unavailableDay !== undefined) || (missing === "cart" && !cart.mayOrder)
        if (missing === "login" || missing === "details" || mustLeave)
          void navigate({ to: `/checkout/${missing}`, replace: true })
      }),
    [checkout, navigate]
  )
}
