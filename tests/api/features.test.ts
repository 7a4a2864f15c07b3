/** What can be switched off in the settings, one by one, as every page is told of it. */
import { describe, expect, it } from "vitest"
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
