/** Reviews of products: written by who bought, read by staff, then shown to everybody. */
import { execFile } from "node:child_process"
import { Redacted } from "effect"
import { beforeAll, describe, expect, it } from "vitest"
import type { OwnReview, ReviewSummary } from "../../core/catalogue/reviews/review.ts"
import { programFile } from "../../setup/build.mjs"
import { insertCompanyOrders } from "../storage/order-fixture.ts"
import { type Browser, browserAt, type Details, emails } from "./account/login-browser.ts"
import { expectFailure, expectMalformed } from "./failures.ts"
import { shopUnderTest } from "./shop-under-test.ts"

const shop = shopUnderTest({ LIMITS: "off" })
const { database } = shop
const guest = browserAt(shop)

const hostile = '<script>alert(1)</script> "quoted" </textarea>\nSecond line'
let buyer: Browser
let [bought, waiting, other] = ["", "", ""]

const path = (id: string) => `/products/id/${id}/reviews`
const shown = async (id: string) => (await guest.ask<ReviewSummary>("GET", path(id))).data
/** What the product's page is told, which asks for reviews only where there are some. */
const hasReviews = async (id: string) =>
  (await guest.ask<{ readonly hasReviews?: boolean }>("GET", `/products/id/${id}`)).data.hasReviews
const own = async (id: string) => (await buyer.ask<OwnReview>("GET", `${path(id)}/own`)).data

/** The staff's command, as `npm run reviews` runs it. */
const staff = (...args: ReadonlyArray<string>): Promise<{ readonly code: number; readonly out: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, DATABASE_URL: Redacted.value(database.url()) }
    const file = programFile("adapters/commands/reviews.command.ts")
    const child = execFile(process.execPath, [file, ...args], { env }, (_, out) =>
      resolve({ code: child.exitCode ?? -1, out })
    )
  })

beforeAll(async () => {
  buyer = browserAt(shop)
  await buyer.enter(emails.loyal)
  const { contact, customer } = (await buyer.ask<Details>("GET", "/users/details")).data
  const products = await database.query("SELECT id FROM product WHERE status = 'public' ORDER BY id LIMIT 3")
  ;[bought = "", waiting = "", other = ""] = products.map(({ id }) => String(id))
  const order = { customerId: customer.customerId, contactId: contact.id }
  await insertCompanyOrders(database.query, { ...order, products: [bought], status: "collected" })
  await insertCompanyOrders(database.query, { ...order, products: [waiting] })
})

describe("a review of a product", () => {
  it("is taken from who paid for it, and from nobody else", async () => {
    const review = { stars: 4, says: "Straight and dry." }
    expectFailure(await guest.post(path(bought), review), 401, "UNAUTHORISED")
    expectFailure(await guest.ask("GET", `${path(bought)}/own`), 401, "UNAUTHORISED")
    for (const id of [waiting, other, "nothing"]) {
      expectFailure(await buyer.post(path(id), review), 422, "NOT_BOUGHT")
      expect(await own(id)).toEqual({ mayWrite: false })
    }
    expect(await own(bought)).toEqual({ mayWrite: true })
    expect((await buyer.post(path(bought), review)).status).toBe(200)
    expect(await own(bought)).toEqual({ mayWrite: true, own: { ...review, state: "waiting" } })
  })

  it("[VAL-01] has one to five stars and some words", async () => {
    expectMalformed(await buyer.post(path(bought), { stars: 6, says: "x" }), ["stars"])
    for (const says of ["", "  \n ", "\u200b\u2060 \ufeff", "\u2800\u3164 \u115f\uffa0", "x".repeat(2001), "\u0000"])
      expectMalformed(await buyer.post(path(bought), { stars: 5, says }), ["says"])
  })

  it("is shown once staff publish it, as it was written, under no whole name; changed it waits again under another number", async () => {
    expect(await shown(bought)).toEqual({ avgRating: 0, reviewCount: 0, reviews: [] })
    expect(await hasReviews(bought)).toBe(undefined)
    expect((await buyer.post(path(bought), { stars: 4, says: hostile })).status).toBe(200)
    const listed = await staff()
    expect(listed).toEqual({ code: 0, out: expect.stringContaining("4 of 5, ") })
    expect(listed.out.split("\n").filter((line) => line.includes("alert(1)"))).toHaveLength(1)
    const [id = ""] = listed.out.split(" ")
    expect(await staff("publish", id)).toMatchObject({ code: 0 })
    const { reviews, ...rating } = await shown(bought)
    expect(rating).toEqual({ avgRating: 4, reviewCount: 1 })
    expect(await hasReviews(bought)).toBe(true)
    expect(reviews).toEqual([
      { stars: 4, says: hostile, author: expect.stringMatching(/^\S+ \S\.$/), writtenAt: expect.any(Number) }
    ])
    expect(Number.isInteger(reviews[0]?.writtenAt)).toBe(true)
    expect((await buyer.post(path(bought), { stars: 2, says: "Cupped since." })).status).toBe(200)
    expect((await shown(bought)).reviewCount).toBe(0)
    expect(await hasReviews(bought)).toBe(undefined)
    // What staff have not read is not published by the number of what they have.
    expect(await staff("publish", id)).toMatchObject({ code: 1 })
    expect((await shown(bought)).reviewCount).toBe(0)
    const [changed = ""] = (await staff()).out.split(" ")
    expect(await staff("reject", changed)).toMatchObject({ code: 0 })
    expect((await shown(bought)).reviewCount).toBe(0)
    expect((await own(bought)).own?.state).toBe("rejected")
  })

  it("[T60] of a hidden product is shown to nobody", async () => {
    const [row] = await database.query("SELECT id FROM product_review WHERE product_id = $1", [bought])
    await database.query("UPDATE product_review SET state = 'published' WHERE id = $1", [row?.id])
    expect((await shown(bought)).reviewCount).toBe(1)
    await database.query("UPDATE product SET status = 'hidden' WHERE id = $1", [bought])
    expect(await shown(bought)).toEqual({ avgRating: 0, reviewCount: 0, reviews: [] })
    expect((await own(bought)).mayWrite).toBe(false)
  })
})
