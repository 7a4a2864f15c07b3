/** What of the header is there for whom, drawn as the shop draws it. */
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from "@tanstack/react-router"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import type { Shopfront } from "../../ui/page/shopfront.ts"
import { ListsLink } from "../../ui/shell/header/lists-link.tsx"
import { isScrolled } from "../../ui/shell/header/use-scrolled.ts"

const features = {
  tradePortal: true,
  jobLists: true,
  magicLinkLogin: true,
  trendingCarousel: true,
  adminPermissions: true
}

/** The text of the link to the job lists, empty where there is none. */
const listsText = async (shopfront: Pick<Shopfront, "features" | "isLoggedIn" | "jobListCount">, withPage = true) => {
  const root = createRootRoute({ component: () => <ListsLink shopfront={shopfront} /> })
  const routeTree = withPage ? root.addChildren([createRoute({ getParentRoute: () => root, path: "/joblist" })]) : root
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ["/"] }) })
  await router.load()
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim()
}

it("[HDR-01] [HDR-10] [TOG-01] the lists have their number, for who is logged in where the shop keeps them", async () => {
  const member = { features, isLoggedIn: true, jobListCount: 3 }
  expect(await listsText(member)).toBe("Lists 3 3 lists")
  expect(await listsText({ ...member, jobListCount: 12 })).toBe("Lists 9+ 12 lists")
  expect(await listsText({ ...member, jobListCount: 0 })).toBe("Lists")
  expect(await listsText({ ...member, isLoggedIn: false })).toBe("")
  expect(await listsText({ ...member, features: { ...features, jobLists: false } })).toBe("")
  expect(await listsText(member, false)).toBe("")
})

it("[HDR-02] [HDR-09] a page is scrolled above 30 px, and not at 30 itself", () => {
  expect([0, 30, 30.5, 31, 4000].map(isScrolled)).toEqual([false, false, true, true, true])
})
