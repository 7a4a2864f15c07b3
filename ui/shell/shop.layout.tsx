/** The layout of the shop's pages: header, content, footer. */
import { createFileRoute, getRouteApi, Outlet } from "@tanstack/react-router"
import { memo, useEffect } from "react"
import { LaterView } from "../kit/later-view.tsx"
import { useRestoreBrowserState } from "../session/use-restore-browser-state.ts"
import { useViewModels } from "../session/view-models.tsx"
import { shellWords } from "../words/shell.ts"
import { footerPart, frameStyles, headerPart } from "./frame-parts.ts"

export const Route = createFileRoute("/_shop")({
  // The page that the server makes shows them; a browser has what the server drew until they are there.
  loader: async ({ context: { viewModels } }) => {
    if (import.meta.env.SSR) await viewModels.menus.load()
  },
  component: ShopLayout
})

const root = getRouteApi("__root__")

/** Neither has props: an update from outside, before its code has come, would drop what the server drew. */
const Header = memo(() => <LaterView part={headerPart} props={none} />)
const Footer = memo(() => <LaterView part={footerPart} props={none} />)
const none = {}

function ShopLayout() {
  useRestoreBrowserState()
  const { menus } = useViewModels()
  useEffect(() => void menus.wait(), [menus])
  const shopfront = root.useLoaderData()
  return (
    <>
      <template data-styles={frameStyles} />
      <Header />
      <main id="content" tabIndex={-1}>
        {shopfront.member || shopfront.mayComeBack ? (
          <noscript>
            <p className="notice">{shellWords.guestPrices}</p>
          </noscript>
        ) : null}
        <Outlet />
      </main>
      <Footer />
    </>
  )
}
