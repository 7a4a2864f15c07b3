/** Leads on from a page that asks for a payment of quotes, or that waits for one. */
import { useNavigate, useRouteContext } from "@tanstack/react-router"
import { useCallback } from "react"
import type { OrderPages } from "../../../core/payments/return-pages.ts"
import type { NextDestination } from "../next-destination.ts"
import { postForm } from "../post-form.ts"
import { quotesPaymentPage } from "./quotes-journey.ts"

/** The pages on which quotes are paid: of the account, or of a quote's link. */
export type QuotesPages = Exclude<OrderPages, "checkout">

/** Where the quotes stand that can be paid. */
export const quotesHome = (pages: QuotesPages): `/${QuotesPages}` => `/${pages}`

export const useQuotesDestination = (pages: QuotesPages) => {
  const navigate = useNavigate()
  const shop = useRouteContext({ from: "__root__" })
  return useCallback(
    (next: NextDestination | undefined) => {
      if (!next) return
      if (next.to === "bank") return location.assign(next.url)
      if (next.to === "gateway") return postForm(next.url, next.fields)
      if (next.to === "thank-you")
        return void navigate({ to: `/${pages}/thank-you`, search: { order: next.orderNo }, replace: true })
      if (next.to === "pending") {
        const search = next.intentId === "" ? {} : { payment_intent: next.intentId }
        return void navigate({ to: `/${pages}/pending`, search, replace: true })
      }
      if (next.to === "error") return void navigate({ href: next.href })
      void quotesPaymentPage(shop).then((href) => navigate({ href: href ?? quotesHome(pages), replace: true }))
    },
    [navigate, shop, pages]
  )
}
