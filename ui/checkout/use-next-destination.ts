/** Leads on from a page that pays, or that waits for a payment. */
import { useNavigate } from "@tanstack/react-router"
import { useCallback } from "react"
import type { NextDestination } from "../payment/next-destination.ts"
import { postForm } from "../payment/post-form.ts"

/** What is answered does nothing where the shopper stays. Back leads to the card, where the cart says that it is empty, and never to waiting. */
export const useNextDestination = (from: "payment" | "pending") => {
  const navigate = useNavigate()
  return useCallback(
    (next: NextDestination | undefined) => {
      if (!next) return
      if (next.to === "bank") return location.assign(next.url)
      if (next.to === "gateway") return postForm(next.url, next.fields)
      if (next.to === "approval") return void navigate({ to: "/my-account/orders", search: { approval: next.id } })
      if (next.to === "thank-you")
        return void navigate({
          to: "/checkout/thank-you",
          search: { order: next.orderNo },
          replace: from === "pending"
        })
      if (next.to === "pending")
        return void navigate({
          to: "/checkout/pending",
          search: next.intentId === "" ? {} : { payment_intent: next.intentId },
          replace: true
        })
      if (next.to === "error") return void navigate({ href: next.href })
      void navigate({ to: `/checkout/${next.to}`, replace: true })
    },
    [navigate, from]
  )
}
