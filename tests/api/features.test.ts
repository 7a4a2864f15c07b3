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
  const shop = shopUnderTest()
  it("[TOG-01] has all five", async () => expect(await featuresOf(shop)).toEqual(allOn))
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
