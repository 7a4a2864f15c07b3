/** The layout of the shop's pages: header, content, footer. */
import { createFileRoute, getRouteApi, Outlet } from "@tanstack/react-router"
import { memo, useEffect } from "react"
import { LaterView } from "../kit/later-view.tsx"
import type { ShopMenus } from "../session/shop-menus.ts"
import { useRestoreBrowserState } from "../session/use-restore-browser-state.ts"
import { useViewModels } from "../session/view-models.tsx"
import { shellWords } from "../words/shell.ts"
import { footerPart, frameStyles, headerPart } from "./frame-parts.ts"

export const Route = createFileRoute("/_shop")({
  loader: async ({ context: { viewModels }, cause }) => {
    if (import.meta.env.SSR) await viewModels.menus.load()
    // A page that has them, as the server drew them, waits for nothing.
    else if (cause !== "stay") await loadFrame(viewModels.menus)
  },
  component: ShopLayout
})

/**
 * For who comes from a page without header and footer: one that came after its page would push it down under the pointer.
 * Where they can't be had the page is shown without, and goes on asking for them.
 */
const loadFrame = async (menus: ShopMenus) => {
  await Promise.all([headerPart.load(), footerPart.load(), menus.load()]).catch(() => undefined)
}

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
