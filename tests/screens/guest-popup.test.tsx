/** The account popup of who is not logged in, drawn as the shop draws it. */
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { GuestPopup } from "../../ui/account/popup/guest-popup.tsx"
import type { Shopfront } from "../../ui/page/shopfront.ts"

const popupLinks = async (magicLinkLogin: boolean): Promise<ReadonlyArray<string>> => {
  const features = { tradePortal: true, jobLists: true, magicLinkLogin, trendingCarousel: true, adminPermissions: true }
  const shopfront = { features } as Shopfront
  const route = createRootRoute({ component: () => <GuestPopup shopfront={shopfront} onClose={() => undefined} /> })
  const router = createRouter({ routeTree: route, history: createMemoryHistory({ initialEntries: ["/terms"] }) })
  await router.load()
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  return [...html.matchAll(/href="([^"?]*)/g)].map(([, href = ""]) => href)
}

it("[POP-02] [TOG-01] leads to the log-in by an e-mailed link, or by the password where the shop sends no links", async () => {
  expect(await popupLinks(true)).toEqual(["/my-account/link-login", "/my-account/link-login", "/benefits"])
  expect(await popupLinks(false)).toEqual(["/my-account/login", "/my-account/link-login", "/benefits"])
})
