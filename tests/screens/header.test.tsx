/** What of the header is there for whom, drawn as the shop draws it. */
import { readFileSync } from "node:fs"
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from "@tanstack/react-router"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import type { Shopfront } from "../../ui/page/shopfront.ts"
import { BackButton } from "../../ui/shell/header/back-button.tsx"
import { BranchButton } from "../../ui/shell/header/branch-button.tsx"
import { CardButton } from "../../ui/shell/header/card-button.tsx"
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

it("[EXP-08] my store's button says where deliveries go, once that is known", () => {
  const said = (shopfront: Parameters<typeof BranchButton>[0]["shopfront"]) =>
    renderToStaticMarkup(<BranchButton shopfront={shopfront} />).replace(/<[^>]*>/g, "")
  expect(said({})).toBe("My store Choose your store")
  expect(said({ postcode: "3178" })).toBe("My store · delivery to 3178 Choose your store")
})

it("[HDR-02] [HDR-09] a page is scrolled above 30 px, and not at 30 itself", () => {
  expect([0, 30, 30.5, 31, 4000].map(isScrolled)).toEqual([false, false, true, true, true])
})

const sheet = readFileSync("ui/shell/header/header.module.css", "utf8")

/** What a rule of the header's style sheet says, in all windows or in those of one kind. */
const ruleOf = (selector: string, window?: string): string => {
  const from = window === undefined ? 0 : sheet.indexOf(`@media ${window} {`)
  const until = sheet.indexOf("\n  @media", from + 1)
  const part = from < 0 ? "" : sheet.slice(from, until < 0 ? undefined : until)
  for (const [, heads = "", body = ""] of part.matchAll(/([^{}]+)\{([^{}]*)\}/g))
    if (heads.split(",").some((head) => head.replace(/\/\*.*?\*\//gs, "").trim() === selector)) return body
  return ""
}

const drawn = async (path: string, component: () => React.ReactNode): Promise<string> => {
  const router = createRouter({
    routeTree: createRootRoute({ component }),
    history: createMemoryHistory({ initialEntries: [path] })
  })
  await router.load()
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

it("[HDR-01] [HDR-10] the card has a button that opens it, shown in the app and on a phone", async () => {
  const html = await drawn("/", CardButton)
  expect(html).toMatch(/<button type="button"[^>]*aria-haspopup="dialog"[^>]*>.*My Card/)
  expect(ruleOf(".card")).toContain("display: none")
  for (const window of ["(display-mode: standalone)", "(width < 73.75em)"])
    expect([window, ruleOf(".card", window)]).toEqual([window, expect.stringContaining("display: inline-flex")])
})

it("[HDR-01] on a small screen the app has the way back on every page but home, and nothing else has it", async () => {
  const backOn = (path: string) => drawn(path, () => <BackButton pathname={path} />)
  expect(await backOn("/")).toBe("")
  for (const path of ["/terms", "/p/framing", "/stores/rowville"]) expect(await backOn(path)).toMatch(/<button.*Back</)
  expect(ruleOf(".back")).toContain("display: none")
  expect(ruleOf(".back", "(width < 73.75em) and (display-mode: standalone)")).toContain("display: inline-flex")
  expect([ruleOf(".back", "(display-mode: standalone)"), ruleOf(".back", "(width < 73.75em)")]).toEqual(["", ""])
})

it("[HDR-01] [HDR-02] the top bar is 4.2 rem high where the window is wide, and not there where it is not", () => {
  expect(ruleOf(".inner")).toContain("min-height: 4.2rem")
  expect(ruleOf(".top", "(width < 73.75em)")).toContain("display: none")
  expect(ruleOf(".bar", "(width < 73.75em)")).toContain("min-height: calc(4.8rem - 1px)")
})

it("[HDR-02] the badge is a circle of 2.2 rem that pops in, and there is a yellow one", () => {
  const badge = ruleOf(".cart sup")
  for (const fact of ["width: 2.2rem", "height: 2.2rem", "border-radius: 50%", "animation: pop 0.3s"])
    expect(badge).toContain(fact)
  expect(sheet).toMatch(/@keyframes pop \{\s*from \{\s*transform: scale\(/)
  expect(ruleOf(".yellow")).toBe(badge)
  expect(sheet).toMatch(/\n {2}\.yellow \{\s*background: var\(--yellow\)/)
  expect(ruleOf(".cart sup", "(width < 73.75em)")).toContain("background: var(--yellow)")
})
