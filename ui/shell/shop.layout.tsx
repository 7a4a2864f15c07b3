/** The layout of the shop's pages: header, content, footer. */
import { createFileRoute, getRouteApi, Outlet } from "@tanstack/react-router"
import { useVisit } from "../session/use-visit.ts"
import { shellWords } from "../words/shell.ts"
import { Footer } from "./footer/footer.tsx"
import { Header } from "./header/header.tsx"

export const Route = createFileRoute("/_shop")({ component: ShopLayout })

const root = getRouteApi("__root__")

function ShopLayout() {
  useVisit()
  const shopfront = root.useLoaderData()
  return (
    <>
      <Header shopfront={shopfront} />
      <main id="content" tabIndex={-1}>
        {shopfront.member || shopfront.mayComeBack ? (
          <noscript>
            <p className="notice">{shellWords.guestPrices}</p>
          </noscript>
        ) : null}
        <Outlet />
      </main>
      <Footer shopfront={shopfront} />
    </>
  )
}
