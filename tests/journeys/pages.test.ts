/** Every page of the shop is whole: it wakes up without a warning, says who it is, and everyone can use it, also at twice the text. */
import { expect, it } from "vitest"
import { logIn } from "./api-login.ts"
import { openPage } from "./browser.ts"
import { expectSoundPage } from "./page-checks.ts"
import { canonicalPath, pageAddresses } from "./page-list.ts"
import { stateAtPayment } from "./rowville-checkout.ts"
import { sharedShop } from "./shared-shop.ts"
import { largeText } from "./text-size.ts"
import { visitors } from "./visitors.ts"

const { visit, origin } = visitors()

/** What stands out of a telephone's window and of a desk's where its reader has set their text to 200 %, by page. */
const outOfTelephone = new Map<string, ReadonlyArray<string>>()
const outOfDesk = new Map<string, ReadonlyArray<string>>()

it("every page is whole, wide and light, narrow and dark: those that anybody can open, of the account, and of a checkout that is under way", async () => {
  const { page: guest } = await visit()
  const text = await largeText(guest)
  for (const { path } of await pageAddresses("anybody")) {
    await guest.setViewportSize({ width: 1240, height: 900 })
    await guest.emulateMedia({ colorScheme: "light" })
    await openPage(guest, path)
    outOfDesk.set(path, await text.onDesk())
    await expectSoundPage(guest, origin() + canonicalPath(path))
    outOfTelephone.set(path, await text.onTelephone())
  }

  const member = await visit()
  await logIn(member.page, sharedShop().databaseUrl, "dana@ironbark.example")
  const kept = await stateAtPayment(await visit(), "90-x-45-treated-pine-mgp10-h3-framing")
  for (const { path, visitor } of [
    ...(await pageAddresses("a member")),
    ...(await pageAddresses("a shopper at payment"))
  ]) {
    const { page } = visitor === "a member" ? member : await visit({ kept })
    await page.setViewportSize({ width: 1240, height: 900 })
    await page.emulateMedia({ colorScheme: "light" })
    await openPage(page, path)
    if (path === "/checkout/payment") await page.getByRole("button", { name: /^Pay \$/, disabled: false }).waitFor()
    // None is for search engines.
    const robots = page.locator('meta[name="robots"]')
    expect([path, await robots.getAttribute("content")]).toEqual([path, "noindex"])
    const { pathname, search } = new URL(page.url())
    expect([path, decodeURIComponent(pathname + search)]).toEqual([path, path])
    await expectSoundPage(page, origin() + canonicalPath(path))
  }
})

it("every page keeps to its window with its text at 200 %: to a telephone's by the browser's setting, to 1240 px by a reader's own style", async () => {
  const pages = await pageAddresses("anybody")
  expect([...outOfTelephone]).toEqual(pages.map(({ path }) => [path, []]))
  expect([...outOfDesk]).toEqual(pages.map(({ path }) => [path, []]))
})
