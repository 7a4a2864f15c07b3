/** What can be switched off in the settings, one by one, as every page is told of it. */
import { describe, expect, it } from "vitest"
import { browserAt } from "./account/login-browser.ts"
import { dataOf } from "./failures.ts"
import { shopUnderTest } from "./shop-under-test.ts"

const allOn = {
  tradePortal: true,
  jobLists: true,
  magicLinkLogin: true,
  trendingCarousel: true,
  adminPermissions: true
}

const featuresOf = async ({ call }: ReturnType<typeof shopUnderTest>) =>
  (dataOf(await call("GET", "/api/shopfront")) as { readonly features: object }).features

describe("A shop with nothing switched off", () => {
  const shop = shopUnderTest({ QUOTE_FROM: "250" })
  it("[TOG-01] has all five", async () => expect(await featuresOf(shop)).toEqual(allOn))

  it("says from how many pieces on it offers a price by phone, as its settings have it", async () => {
    const { shop: facts } = dataOf(await shop.call("GET", "/api/shopfront")) as { readonly shop: object }
    expect(facts).toMatchObject({ quoteFrom: 250 })
  })
})

describe.each([
  ["TRADE_PORTAL", "tradePortal"],
  ["JOB_LISTS", "jobLists"],
  ["MAGIC_LINK_LOGIN", "magicLinkLogin"],
  ["TRENDING_CAROUSEL", "trendingCarousel"],
  ["ADMIN_PERMISSIONS", "adminPermissions"]
])("A shop with %s switched off", (setting, feature) => {
  const shop = shopUnderTest({ [setting]: "off" })
  it(`[TOG-01] lacks ${feature} and nothing else`, async () =>
    expect(await featuresOf(shop)).toEqual({ ...allOn, [feature]: false }))
})

type Front = { readonly shop: { readonly tagManager?: string }; readonly member?: { readonly accountLabel?: string } }

describe("A shop with a tag manager", () => {
  const shop = shopUnderTest({ TAG_MANAGER_ID: "GTM-ABC123" })

  it("[ANA-01] [PERM-06] tells pages its key and the kind of the visitor's account, and a guest's none", async () => {
    const { shop: facts, member } = dataOf(await shop.call("GET", "/api/shopfront")) as Front
    expect([facts.tagManager, member]).toEqual(["GTM-ABC123", undefined])
    const labels = ["dana@ironbark.example", "col@barrow.example", "priya@home.example"].map(async (email) => {
      const browser = browserAt(shop)
      await browser.enter(email)
      return (await browser.ask<Front>("GET", "/shopfront")).data.member?.accountLabel
    })
    expect(await Promise.all(labels)).toEqual(["Trade with credit", "Trade", "Cash"])
  })
})
