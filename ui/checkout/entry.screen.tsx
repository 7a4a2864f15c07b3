/** Checkout entry route: redirects to the first incomplete step. */
import { createFileRoute, Link, useNavigate } from "@tanstack/react-router"
import { useEffect } from "react"
import { loadedHead } from "../page/page-head.ts"
import { cartWords } from "../words/cart.ts"
import { checkoutPageWords } from "../words/checkout.ts"
import { titles } from "../words/titles.ts"
import { useCheckout } from "./checkout-context.tsx"

export const Route = createFileRoute("/_checkout/checkout")({
  loader: () => ({
    head: {
      title: titles.checkout,
      description: titles.checkout,
      path: "/checkout",
      noIndex: true
    }
  }),
  head: loadedHead,
  component: EntryScreen
})

function EntryScreen() {
  const checkout = useCheckout()
  const navigate = useNavigate()
  useEffect(() => {
    void checkout.nextStep().then((step) => navigate({ to: `/checkout/${step}`, replace: true }))
  }, [checkout, navigate])
  return (
    <>
      <h1>{checkoutPageWords.title}</h1>
      <p role="status">{cartWords.loading}</p>
      <p>
        <Link to="/checkout/cart">{cartWords.title}</Link>
      </p>
    </>
  )
}
