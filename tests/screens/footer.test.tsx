/** The footer: what takes turns in it, its year, and what it shows whatever staff wrote. */
import { readFileSync } from "node:fs"
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router"
import { renderToStaticMarkup } from "react-dom/server"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { DeliveryBanner } from "../../ui/shell/footer/delivery-banner.tsx"
import { yearInMelbourne } from "../../ui/shell/footer/footer.tsx"
import { PaymentIcons } from "../../ui/shell/footer/payment-icons.tsx"
import { Promotion } from "../../ui/shell/footer/promotion.tsx"
import { RotationViewModel } from "../../ui/shell/footer/rotation.view-model.ts"
import { deliveryBlocks } from "../../ui/words/footer.ts"

const drawn = async (component: () => React.ReactNode): Promise<string> => {
  const router = createRouter({
    routeTree: createRootRoute({ component }),
    history: createMemoryHistory({ initialEntries: ["/"] })
  })
  await router.load()
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

it("[HDR-06] shows eight ways to pay, each by its name", async () => {
  const html = await drawn(PaymentIcons)
  const shown = [...html.matchAll(/<img src="([^"#]*)#([^"]*)" alt="([^"]*)"/g)]
  expect(shown.map(([, , view, name]) => [view, name])).toEqual([
    ["credit-account", "Credit account"],
    ["mastercard", "Mastercard"],
    ["visa", "Visa"],
    ["paypal", "PayPal"],
    ["amex", "Amex"],
    ["unionpay", "UnionPay"],
    ["discover", "Discover"],
    ["zip", "Zip"]
  ])
  const drawing = readFileSync(new URL("../../ui/shell/footer/payment-icons.svg", import.meta.url), "utf8")
  expect([...drawing.matchAll(/<view id="([^"]*)"/g)].map(([, view]) => view)).toEqual(shown.map(([, , view]) => view))
  expect(new Set(shown.map(([, file]) => file)).size).toBe(1)
})

it("[HDR-06] has four linked blocks on more products, since when, delivery and the site, as the words say", async () => {
  const html = await drawn(DeliveryBanner)
  const blocks = [...html.matchAll(/href="([^"]*)".*?<b>([^<]*)<\/b><span>([^<]*)</g)].map(([, ...parts]) => parts)
  expect(deliveryBlocks.map(({ is }) => is)).toEqual(["products", "established", "delivery", "site"])
  expect(blocks).toEqual(deliveryBlocks.map(({ url, heading, subtext }) => [url, heading, subtext]))
})

it("[HDR-06] the year is Melbourne's", () => {
  expect([Date.UTC(2026, 11, 31, 12, 59), Date.UTC(2026, 11, 31, 13)].map(yearInMelbourne)).toEqual([2026, 2027])
})

describe("the promotional banners", () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it("[REC-02] take turns every 4000 ms, but not while they are looked at or stopped", () => {
    const rotation = new RotationViewModel(2)
    const places = (...steps: ReadonlyArray<number>) =>
      steps.map((ms) => {
        vi.advanceTimersByTime(ms)
        return rotation.place
      })
    rotation.start()
    expect(places(3999, 1, 4000)).toEqual([0, 1, 0])
    rotation.hold(true)
    expect(places(9000)).toEqual([0])
    rotation.hold(false)
    rotation.pause(true)
    expect(places(9000)).toEqual([0])
    rotation.next()
    expect(rotation.place).toBe(1)
    rotation.stop()
  })

  it("[LAY-03] [BAN-01] show a visitor the first, and a member none that is not for them", async () => {
    vi.useRealTimers()
    const face = { desktopImage: "a", mobileImage: "a", link: "/trade", heading: "Apply" }
    const banner = { default: face, would_you_like_a_separate_banner_for_logged_in_users: false }
    const promotions = [
      { ...banner, dont_show_if_logged_in: true },
      { ...banner, default: { ...face, heading: "Decks" }, dont_show_if_logged_in: false }
    ]
    const seen = async (isLoggedIn: boolean, all = promotions) => {
      const html = await drawn(() => <Promotion promotions={all} isLoggedIn={isLoggedIn} />)
      return [...html.matchAll(/<li([^>]*)>.*?<b>([^<]*)/g)].map(([, li = "", name]) => [name, !li.includes("hidden")])
    }
    expect(await seen(false)).toEqual([
      ["Apply", true],
      ["Decks", false]
    ])
    expect(await seen(true)).toEqual([["Decks", true]])
    expect(await seen(true, promotions.slice(0, 1))).toEqual([])
  })
})
