/** Every page of the shop is whole: it wakes up without a warning, says who it is, and everyone can use it, also at twice the text. */
import type { Page } from "playwright"
import { expect, it } from "vitest"
import { logIn } from "./api-login.ts"
import { endAfter, openPage } from "./browser.ts"
import {
  bringAxe,
  narrowFacts,
  showNarrowAndDark,
  showWideAndLight,
  soundFacts,
  toldProblems,
  wideFacts
} from "./page-checks.ts"
import { canonicalPath, type PageAddress, type PageVisitor, pageAddresses } from "./page-list.ts"
import { stateAtPayment } from "./rowville-checkout.ts"
import { sharedShop } from "./shared-shop.ts"
import { largeText } from "./text-size.ts"
import { type Visitor, visitors } from "./visitors.ts"

const { visit, origin } = visitors()

/** Of one page, in seconds: ten times what the slowest takes. */
const longestLook = 60

/**
 * Looks at an open page at both widths, and with large text at each. To lay a page out takes as long as to look at it, so
 * each is opened in the window that the last one was left in: every other one with large text on a telephone.
 */
const lookerFor = async ({ page, context }: Visitor) => {
  await bringAxe(context)
  const text = await largeText(page)
  const lookWide = async (isKnownAround: boolean) => ({
    ...(await wideFacts(page, { isKnownAround })),
    outOfDesk: await text.onDesk()
  })
  let isWide = true
  return async (isKnownAround: boolean) => {
    isWide = !isWide
    if (!isWide) {
      const facts = await lookWide(isKnownAround)
      await showNarrowAndDark(page)
      return { ...facts, ...(await narrowFacts(page, { isKnownAround })), outOfTelephone: await text.onTelephone() }
    }
    const outOfTelephone = await text.onTelephone()
    await Promise.all([text.chooseUsualSize(), showNarrowAndDark(page)])
    const facts = { outOfTelephone, ...(await narrowFacts(page, { isKnownAround })) }
    await showWideAndLight(page)
    return { ...facts, ...(await lookWide(isKnownAround)) }
  }
}

const known = new Set<string>()
/** Header and footer are looked at once for each visitor, and on the first shelf, which the menu marks. */
const isKnownAround = ({ route, visitor }: PageAddress) => {
  const around = route === "/c/$" ? route : visitor
  const wasSeen = known.has(around)
  known.add(around)
  return wasSeen
}

/** Looks at all pages of a visitor, and answers of each what was found and what is to be. */
const lookAtAll = async (
  who: PageVisitor,
  visitor: Visitor,
  expectAlso: (path: string, page: Page) => Promise<void>
) => {
  const lookAt = await lookerFor(visitor)
  const all: Array<{ readonly found: unknown; readonly due: unknown }> = []
  for (const address of await pageAddresses(who)) {
    const { path } = address
    const look = async () => {
      await openPage(visitor.page, path)
      const found = await lookAt(isKnownAround(address))
      const due = { ...soundFacts(origin() + canonicalPath(path)), outOfDesk: [], outOfTelephone: [] }
      all.push({ found: { path, ...found }, due: { path, ...due } })
      await expectAlso(path, visitor.page)
    }
    await endAfter(longestLook, `A look at ${path}`, look())
  }
  return all
}

const expectSound = (pages: Awaited<ReturnType<typeof lookAtAll>>) =>
  expect(pages.map(({ found }) => found)).toEqual(pages.map(({ due }) => due))

it("every page is whole, wide and light, narrow and dark: those that anybody can open, of the account, and of a checkout that is under way; with its text at 200 % it keeps to its window: to a telephone's by the browser's setting, to 1240 px by a reader's own style; a form that is sent empty says beside each box what is wrong", {
  timeout: 450_000,
  // One run of many got no answer about one of the seventy pages, while nothing was at work; why is not known.
  // What the shop does wrong it does twice.
  retry: 1
}, async () => {
  known.clear()
  const guests = await lookAtAll("anybody", await visit(), async (path, page) => {
    if (path !== "/contact") return
    const told = await toldProblems(page.getByRole("form", { name: "Write to us" }))
    expect([told.length > 2, told.filter((problem) => problem === "")]).toEqual([true, []])
  })
  expectSound(guests)

  /** None is for search engines, and none leads elsewhere. */
  const expectOwn = async (path: string, page: Page) => {
    if (path === "/checkout/payment") await page.getByRole("button", { name: /^Pay \$/, disabled: false }).waitFor()
    const robots = page.locator('meta[name="robots"]')
    expect([path, await robots.getAttribute("content")]).toEqual([path, "noindex"])
    const { pathname, search } = new URL(page.url())
    expect([path, decodeURIComponent(pathname + search)]).toEqual([path, path])
  }
  const member = await visit()
  await logIn(member.page, sharedShop().databaseUrl, "dana@ironbark.example")
  expectSound(await lookAtAll("a member", member, expectOwn))
  const shopper = await visit({ kept: await stateAtPayment(visit) })
  expectSound(await lookAtAll("a shopper at payment", shopper, expectOwn))
})
