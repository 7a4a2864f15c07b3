/** The account popup of who is not logged in and of who is, drawn as the shop draws it. */
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { createShopClient } from "../../adapters/client.ts"
import { permissions } from "../../core/identity/permission.ts"
import { GuestPopup } from "../../ui/account/popup/guest-popup.tsx"
import { MemberPopup } from "../../ui/account/popup/member-popup.tsx"
import type { Shopfront } from "../../ui/page/shopfront.ts"
import { createViewModels, ViewModelsProvider } from "../../ui/session/view-models.tsx"

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

/** The links and buttons of a member's popup, by what they say. */
const memberWays = async (seesCredit: boolean): Promise<ReadonlyArray<string>> => {
  const { shop, viewModels } = createViewModels(
    createShopClient({ fetch: () => Promise.reject(new Error("gone")), search: () => ({}), origin: "http://localhost" })
  )
  const member = {
    contactId: "P02",
    firstName: "Dana",
    lastName: "Whitlock",
    role: "contact",
    customerId: "2001",
    customerName: "Ironbark Constructions",
    typeAcctAr: "A",
    showExcGstPricing: true,
    linkedCompanies: 1,
    permissions: { ...Object.fromEntries(permissions.map((rule) => [rule, true])), viewCreditLimit: seesCredit },
    asksPermission: true
  } as NonNullable<Shopfront["member"]>
  const component = () => (
    <ViewModelsProvider models={viewModels}>
      <MemberPopup member={member} onCard={() => undefined} onClose={() => undefined} />
    </ViewModelsProvider>
  )
  const router = createRouter({
    routeTree: createRootRoute({ component }),
    history: createMemoryHistory({ initialEntries: ["/terms"] }),
    context: shop
  } as unknown as Parameters<typeof createRouter>[0])
  await router.load()
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  return [...html.matchAll(/<(?:a [^>]*href="([^"]*)"|button)[^>]*>([^<]*)/g)].map(([, to, says]) =>
    to ? `${says} ${to}` : String(says)
  )
}

it("[POP-03] shows a member the way to the statements, where they may see them, to the account, the card and out", async () => {
  expect(await memberWays(true)).toEqual([
    expect.stringMatching(/ \/my-account$/),
    "Statements /my-account/statements",
    "Digital card",
    "Log out"
  ])
  expect(await memberWays(false)).not.toContain("Statements /my-account/statements")
})
