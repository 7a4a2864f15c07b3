/** A company's contract prices as a file, over the API. */
import { expect, it } from "vitest"
import { dollars } from "../../core/money.ts"
import { smallShop } from "../postgres/small-shop.ts"
import { logInAtCompany } from "./account/company-people.ts"
import { expectFailure } from "./failures.ts"
import { shopUnderTest } from "./shop-under-test.ts"

const shop = shopUnderTest({ LIMITS: "off" })

const fileOf = async (email: string) => {
  const { data } = await (await logInAtCompany(shop, email)).post<{ name: string; mediaType: string; base64: string }>(
    "/users/prices/stream"
  )
  const text = Buffer.from(data.base64, "base64").toString("utf8").replace("\uFEFF", "")
  return {
    ...data,
    rows: text
      .trim()
      .split("\r\n")
      .map((line) => line.slice(1, -1).split('","'))
  }
}
const agreed = (id: string) => smallShop.customers.find((one) => one.id === id)!

it("[PRC-04] [T60] holds every fixed price and percentage of the company, and none of another", async () => {
  const { fixedPrices, discounts } = agreed("2001")
  const { mediaType, rows } = await fileOf("dana@ironbark.example")
  expect(mediaType).toBe("text/csv")
  const [, ...agreements] = rows
  const prices = agreements.filter(([kind]) => kind === "Fixed price")
  expect(prices.length).toBeGreaterThan(0)
  expect(prices.map(([, sku, , , price]) => `${sku} $${price}`).toSorted()).toEqual(
    fixedPrices.map(({ sku, price }) => `${sku} ${dollars(price).replace(",", "")}`).toSorted()
  )
  const percents = agreements.filter(([kind]) => kind === "Percent off")
  expect(percents.map(([, category, , , , , percent]) => `${category} ${percent}`).toSorted()).toEqual(
    discounts.map(({ category, percentOff }) => `${category} ${percentOff}`).toSorted()
  )
  const other = await fileOf("gus@petersen.example")
  expect(other.rows.slice(1).map(([kind, category]) => [kind, category])).toEqual(
    agreed("2002").discounts.map(({ category }) => ["Percent off", category])
  )
  expect((await fileOf("mei@tran-decks.example")).rows).toHaveLength(1)
})

it("[PERM-07] is refused to who may not see the company's own prices", async () => {
  const browser = await logInAtCompany(shop, "no-show-customer-price@ironbark.example")
  expectFailure(await browser.post("/users/prices/stream"), 403, "FORBIDDEN")
})
