/** Which face of the promotional banner a visitor sees. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { type BannerVariant, bannerFor, bannerPicture } from "../../../../core/content/banners/promotional-banner.ts"

const sale: BannerVariant = {
  desktopImage: "sale-wide.webp",
  mobileImage: "sale.webp",
  link: "/c/decking",
  newTab: true
}
const trade: BannerVariant = {
  desktopImage: "trade-wide.webp",
  mobileImage: "trade.webp",
  link: "https://lineal.example"
}
const guest = { isLoggedIn: false }
const customer = { isLoggedIn: true }

const banner = (dont_show_if_logged_in: boolean, separate: boolean, loggedIn?: BannerVariant) => ({
  default: sale,
  ...(loggedIn ? { loggedIn } : {}),
  dont_show_if_logged_in,
  would_you_like_a_separate_banner_for_logged_in_users: separate
})
const shownSale = {
  desktopImage: "sale-wide.webp",
  mobileImage: "sale.webp",
  link: { to: "/c/decking", newTab: true }
}
const shownTrade = {
  desktopImage: "trade-wide.webp",
  mobileImage: "trade.webp",
  link: { to: "https://lineal.example", newTab: false }
}

describe("The promotional banner", () => {
  it.each([
    [false, false, shownSale],
    [false, true, shownTrade],
    [true, false, undefined],
    [true, true, undefined]
  ])("[BAN-01] hidden from who is logged in %s, separate for them %s", (hidden, separate, seen) => {
    assert.deepStrictEqual(bannerFor(banner(hidden, separate, trade), guest), shownSale)
    assert.deepStrictEqual(bannerFor(banner(hidden, separate, trade), customer), seen)
  })

  it.each([
    ["is missing", undefined],
    ["has no picture yet", { ...trade, desktopImage: "", mobileImage: "" }]
  ])("[BAN-01] is the default where the separate one %s", (_, face) =>
    assert.deepStrictEqual(bannerFor(banner(false, true, face), customer), shownSale)
  )

  it.each([
    ["the wide one", { ...sale, mobileImage: "" }, "sale-wide.webp", "sale-wide.webp"],
    ["the narrow one", { ...sale, desktopImage: "" }, "sale.webp", "sale.webp"]
  ])("[BAN-01] with one picture shows it at every width: %s", (_, face, desktop, mobile) => {
    const seen = bannerFor({ ...banner(false, false), default: face }, guest)
    assert.deepStrictEqual([seen?.desktopImage, seen?.mobileImage], [desktop, mobile])
  })

  it("[BAN-01] without a picture is none", () =>
    assert.isUndefined(bannerFor({ ...banner(false, false), default: { desktopImage: "", mobileImage: "" } }, guest)))

  it.each([
    ["/c/decking", true],
    ["/", true],
    ["https://lineal.example/c", true],
    ["HTTP://lineal.example", true],
    ["", false],
    ["javascript:alert(1)", false],
    ["data:text/html,x", false],
    ["//elsewhere.example", false],
    ["/\\elsewhere.example", false],
    [" javascript:alert(1)", false],
    ["decking", false]
  ])("[BAN-01] leads to %j: %s", (link, leads) => {
    const seen = bannerFor({ ...banner(false, false), default: { ...sale, link } }, guest)
    assert.deepStrictEqual(seen?.link, leads ? { to: link, newTab: true } : undefined)
  })

  const text = fc.constantFrom("", "a.webp", "b.webp")
  const face = fc.record({ desktopImage: text, mobileImage: text, link: fc.string(), newTab: fc.boolean() })
  // Fails where a guest is shown what is for customers, or a picture is missing from what is shown.
  it("[T41] takes no picture from another host, and leaves the folder of pictures by no name", () => {
    const images = ["/x.webp", "P1", "//evil.example/x.png", "/\\evil.example", "https://evil.example", "../../api/x"]
    assert.deepStrictEqual(
      images.map((image) => bannerPicture(image)),
      [
        "/x.webp",
        "/media/internal/P1/200.webp",
        "/media/internal/%2F%2Fevil.example%2Fx.png/200.webp",
        "/media/internal/%2F%5Cevil.example/200.webp",
        "/media/internal/https%3A%2F%2Fevil.example/200.webp",
        "/media/internal/..%2F..%2Fapi%2Fx/200.webp"
      ]
    )
  })

  it("[BAN-01] never shows a guest the separate face, and never half a banner", () => {
    fc.assert(
      fc.property(face, face, fc.boolean(), fc.boolean(), (one, other, hidden, separate) => {
        const of = (loggedIn: BannerVariant) => ({ ...banner(hidden, separate, loggedIn), default: one })
        assert.deepStrictEqual(bannerFor(of(other), guest), bannerFor(of(trade), guest))
        for (const visitor of [guest, customer]) {
          const seen = bannerFor(of(other), visitor)
          if (seen) assert.isTrue(seen.desktopImage !== "" && seen.mobileImage !== "")
        }
      })
    )
  })
})
