/** [PAY-04] Where Zip sends its shopper back to. */
import { createFileRoute, Link } from "@tanstack/react-router"
import { loadedHead } from "../../page/page-head.ts"
import { searchTexts } from "../../page/search-texts.ts"
import { ZipReturn } from "../../payment/zip-return.tsx"
import { ZipReturnViewModel } from "../../payment/zip-return.view-model.ts"
import { titles } from "../../words/titles.ts"
import { zipPageWords } from "../../words/zip-page.ts"
import { useCheckout } from "../checkout-context.tsx"
import { cartJourney } from "../payment/cart-journey.ts"
import { useNextDestination } from "../use-next-destination.ts"

export const Route = createFileRoute("/_checkout/checkout/zip/processing")({
  validateSearch: (search: Record<string, string>) => searchTexts(search, "result", "checkoutId"),
  loader: () => ({
    head: { title: titles.zip, description: titles.zip, path: "/checkout/zip/processing", noIndex: true }
  }),
  head: loadedHead,
  component: ZipProcessingScreen
})

function ZipProcessingScreen() {
  const search = Route.useSearch()
  const shop = Route.useRouteContext()
  const checkout = useCheckout()
  const goTo = useNextDestination("pending")
  return (
    <ZipReturn
      key={search.checkoutId}
      make={() => new ZipReturnViewModel(shop.call, cartJourney(shop, checkout), search)}
      goTo={goTo}
      otherWay={
        <Link to="/checkout/payment" className="btn">
          {zipPageWords.otherWay}
        </Link>
      }
    />
  )
}
