/** The guards of the checkout's steps, as the screens use them: each leads by the router, and ends with its screen. */
import { useNavigate } from "@tanstack/react-router"
import { useEffect } from "react"
import type { CheckoutStep } from "../../core/ordering/checkout/checkout-steps.ts"
import type { CheckoutViewModel } from "./checkout.view-model.ts"
import { guardBuyer, guardStep } from "./step-guards.ts"

export const useCheckoutStep = (step: CheckoutStep, checkout: CheckoutViewModel) => {
  const navigate = useNavigate()
  useEffect(
    () => guardStep(step, checkout, (to) => void navigate({ to: `/checkout/${to}`, replace: true })),
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

export const useBuyerCheck = (checkout: CheckoutViewModel) => {
  const navigate = useNavigate()
  useEffect(
    () => guardBuyer(checkout, (to) => void navigate({ to: `/checkout/${to}`, replace: true })),
    [checkout, navigate]
  )
}
