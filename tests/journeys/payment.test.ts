/** Pays by card: whatever the bank says nothing is lost, and whatever the shopper does is paid for once. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "playwright"
import { beforeAll, expect, it } from "vitest"
import { paymentPageResources } from "../../adapters/payments/payment-page.ts"
import { cardPaymentWords, declineWords } from "../../core/words/payment.ts"
import { orderResultWords } from "../../ui/words/order-result.ts"
import { paymentNoticeWords } from "../../ui/words/payment-notice.ts"
import { standInOf } from "../faults/shop-process.ts"
import { openPage, type StorageState } from "./browser.ts"
import { capturedPayments, chargedPayments } from "./payment-records.ts"
import { stateAtPayment } from "./rowville-checkout.ts"
import { sharedShop } from "./shared-shop.ts"
import { addSticks, payButton, readOrderNo, totalText, typeCard } from "./shopper.ts"
import { visitors } from "./visitors.ts"

const { visit } = visitors()

const cards = {
  pays: "4242424242424242",
  declined: "4000000000000002",
  insufficient: "4000000000009995",
  asksForProof: "4000002760003184"
}
const refusedOrder = /^answer: 422 POST .*\/api\/orders\/order\/stripe$/

/** A browser that has nothing but the card to fill in, for each test to go on from. */
let atPayment: StorageState

beforeAll(async () => {
  atPayment = await stateAtPayment(visit)
})

const toPayment = async (page: Page) => {
  await openPage(page, "/checkout/payment")
  await page.getByRole("button", { name: "Pay $116.10", disabled: false }).waitFor()
}

/** What was paid since: by the shop's books and by the provider's, which must agree. */
const paidDuring = async (work: () => Promise<void>) => {
  const [before, taken] = [await capturedPayments(), chargedPayments()]
  await work()
  const [after, given] = [await capturedPayments(), chargedPayments()]
  expect(after.slice(before.length).map(({ amount }) => amount)).toEqual(
    given.slice(taken.length).map(({ amount }) => amount)
  )
  return after.slice(before.length)
}

/** What a page loads, frames and asks, as its inventory names it; what stands in the page itself by how it begins. */
const pageResources = (page: Page) => {
  const [found, inline] = [new Set<string>(), new Set<string>()]
  const shop = sharedShop().origin
  page.on("request", (request) => {
    const { origin, pathname } = new URL(request.url())
    const type = request.resourceType()
    if (type === "script") found.add(origin === shop ? "script shop" : `script ${origin}${pathname}`)
    else if (type === "document" && request.frame() !== page.mainFrame()) found.add(`frame ${origin}`)
    else if (["fetch", "xhr", "ping", "websocket", "eventsource", "other"].includes(type))
      found.add(`connection ${origin === shop ? "shop" : origin}`)
  })
  page.on("response", async (response) => {
    if (response.request().resourceType() !== "document" || response.frame() !== page.mainFrame()) return
    for (const [, attributes = "", text = ""] of (await response.text()).matchAll(/<script([^>]*)>(.*?)<\/script>/gs))
      inline.add(/ nonce="[^"]{24}"/.test(attributes) ? text : `without a nonce: ${text}`)
  })
  const ofKind = (kind: string) => paymentPageResources.filter((one) => one.kind === kind)
  return {
    found: () => [...found].sort(),
    /** How each inline script begins by the inventory; the script itself where it is not there. */
    inline: () =>
      [...inline]
        .map((text) => ofKind("inline").find(({ begins = " " }) => text.startsWith(begins))?.begins ?? text)
        .sort(),
    listedInline: ofKind("inline")
      .map(({ begins }) => begins)
      .sort()
  }
}

it("[SCR-01] a card that the bank refuses, twice: each time says why and keeps all but the security code; then another pays; the page has loaded what its inventory lists", async () => {
  const { page, expects } = await visit({ kept: atPayment })
  expects(refusedOrder)
  const resources = pageResources(page)
  await toPayment(page)
  for (const [number, message] of [
    [cards.declined, cardPaymentWords.handled],
    [cards.insufficient, declineWords.insufficientFunds]
  ] as const) {
    const paid = await paidDuring(async () => {
      await typeCard(page, number)
      await payButton(page).click()
      await page.getByRole("alert").getByText(message).waitFor()
    })
    expect(paid).toEqual([])
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(message)
    expect(await page.getByLabel("Card number").inputValue()).toBe(number.replace(/(.{4})(?=.)/g, "$1 "))
    expect(await page.getByLabel("Expiry").inputValue()).toBe("12/30")
    expect(await page.getByLabel("Name on card").inputValue()).toBe("J Carpenter")
    await expect.poll(() => page.getByLabel("Security code").inputValue()).toBe("")
    expect(await totalText(page).textContent()).toBe("$116.10")
  }
  // The stand-in takes the card in the place of Stripe, whose script and frames the shop has only with its keys.
  const { origin } = JSON.parse(readFileSync(join(sharedShop().folder, "stripe", "stand-in.json"), "utf8"))
  expect(resources.found()).toEqual([`connection ${origin}`, "connection shop", "script shop"])
  expect(resources.inline()).toEqual(resources.listedInline)
  const then = await paidDuring(async () => {
    await typeCard(page, cards.pays)
    await payButton(page).click()
    await readOrderNo(page)
  })
  expect(then).toEqual([{ amount: 11610, orderNo: await readOrderNo(page) }])
})

it("a card that asks for proof is not paid where it fails, with the cart and what was typed still there; it is once it is given, also after the way back from the bank without an answer; the cart in another tab says meanwhile what it waits for", async () => {
  const { page, newTab, expects } = await visit({ kept: atPayment })
  expects(/^answer: 422 POST .*\/api\/orders\/payments\/stripe\/(confirm|abandon)$/)
  const askForProof = async () => {
    await typeCard(page, cards.asksForProof)
    await payButton(page).click()
    await page.getByRole("heading", { name: "Confirm your payment" }).waitFor()
  }
  await toPayment(page)
  const paid = await paidDuring(async () => {
    await askForProof()
    await page.getByRole("button", { name: "Fail authentication" }).click()
    await page.getByRole("alert").getByText(cardPaymentWords.offSite).waitFor()
  })
  expect(paid).toEqual([])
  expect([new URL(page.url()).pathname, new URL(page.url()).search]).toEqual(["/checkout/payment", ""])
  await page.getByRole("button", { name: "Pay $116.10", disabled: false }).waitFor()
  await page.getByRole("link", { name: "Details" }).click()
  expect(await page.getByLabel("Contact name").inputValue()).toBe("Jo Carpenter")

  await toPayment(page)
  const then = await paidDuring(async () => {
    await askForProof()
    const other = await newTab()
    await openPage(other, "/checkout/cart")
    const waiting = other.getByRole("status").filter({ hasText: paymentNoticeWords.waits })
    await waiting.getByRole("link", { name: paymentNoticeWords.look }).click()
    await other.getByRole("heading", { name: orderResultWords.bankTitle }).waitFor()
    await other.close()
    await page.goBack()
    await page.getByRole("button", { name: "Pay with another card" }).click()
    await page.getByRole("alert").getByText(cardPaymentWords.offSite).waitFor()
    await askForProof()
    await page.goBack()
    await page.getByRole("link", { name: "Go to your bank to confirm it" }).click()
    await page.getByRole("button", { name: "Complete authentication" }).click()
    await readOrderNo(page)
  })
  expect(then).toEqual([{ amount: 11610, orderNo: await readOrderNo(page) }])
})

it("an order is paid once when Pay is pressed in two tabs, and when the page is loaded again meanwhile", async () => {
  {
    const { page, expects } = await visit({ kept: atPayment })
    expects(/^answer: 404 POST .*\/api\/orders\/payments\/stripe\/confirm$/)
    const paid = await paidDuring(async () => {
      await toPayment(page)
      await typeCard(page, cards.pays)
      const sent = page.waitForRequest((request) => request.url().endsWith("/api/orders/order/stripe"))
      await payButton(page).click()
      await sent
      await page.reload()
      await readOrderNo(page)
    })
    expect(paid).toEqual([{ amount: 11610, orderNo: await readOrderNo(page) }])
  }
  {
    const { page, newTab, expects } = await visit({ kept: atPayment })
    // A tab that waits may ask before the order of the other one is written; one that orders in its very moment is refused.
    expects(
      /^answer: 404 POST .*\/api\/orders\/payments\/stripe\/confirm$/,
      /^answer: 422 POST .*\/api\/orders\/order\/stripe$/
    )
    const second = await newTab()
    const paid = await paidDuring(async () => {
      for (const tab of [page, second]) {
        await toPayment(tab)
        await typeCard(tab, cards.pays)
      }
      await Promise.all([payButton(page).click(), payButton(second).click()])
      expect(await readOrderNo(second)).toBe(await readOrderNo(page))
    })
    expect(paid).toEqual([{ amount: 11610, orderNo: await readOrderNo(page) }])
  }
})

it("[T31] [T44] an order is paid once when Pay is pressed twice and when the shopper goes back; it opens again without the token of its link, and a cart that is filled afterwards stays full when the paid order is looked at again", async () => {
  const { page } = await visit({ kept: atPayment })
  const answered = page.waitForResponse((response) => response.url().endsWith("/api/orders/order/stripe"))
  const paid = await paidDuring(async () => {
    await toPayment(page)
    await typeCard(page, cards.pays)
    await payButton(page).dblclick()
    await readOrderNo(page)
  })
  const number = await readOrderNo(page)
  expect(paid).toEqual([{ amount: 11610, orderNo: number }])
  const { token } = (await (await answered).json()).data.stripe
  const thanks = page.url()
  await page.goBack()
  await page.getByText("Your cart is empty").waitFor()
  expect((await capturedPayments()).filter(({ orderNo }) => orderNo === number)).toHaveLength(1)
  expect([...new URL(thanks).searchParams.keys()]).toEqual(["order"])
  const { page: elsewhere } = await visit()
  const looks: string[] = []
  elsewhere.on("request", (request) => looks.push(request.url()))
  await elsewhere.goto(`/checkout/thank-you?order=${number}&t=${token}`)
  await elsewhere.waitForURL(({ searchParams }) => [...searchParams.keys()].join() === "order")
  await elsewhere.waitForLoadState("networkidle")
  // The page came with the order in it: nothing was asked again.
  expect(looks.filter((url) => url.includes("/api/orders/order/id/"))).toEqual([])
  await elsewhere.reload()
  expect(await readOrderNo(elsewhere)).toBe(number)
  await elsewhere.goto("/terms")
  await elsewhere.goBack()
  expect(await readOrderNo(elsewhere)).toBe(number)
  expect(elsewhere.url()).not.toContain(token)
  await addSticks(page, "90-x-45-treated-pine-mgp10-h3-framing", "5.4", 1)
  await openPage(page, new URL(thanks).pathname + new URL(thanks).search)
  await readOrderNo(page)
  await openPage(page, "/checkout/cart")
  await page.getByRole("link", { name: "Continue to checkout" }).waitFor()
  expect(await totalText(page).textContent()).toBe("$34.83")
})

const standIn = () => standInOf(sharedShop().folder)
const pending = (page: Page) => page.getByRole("heading", { name: orderResultWords.pendingTitle }).waitFor()

it("[F4] a payment that takes its time is waited for and paid once; where the provider fails before it took anything, the shopper is told to wait and not to pay again", async () => {
  {
    const { page } = await visit({ kept: atPayment })
    await standIn().turn({ faults: [{ call: "intents.confirm", way: "settleLater" }] })
    const paid = await paidDuring(async () => {
      await toPayment(page)
      await typeCard(page, cards.pays)
      await payButton(page).click()
      await pending(page)
      await standIn().succeeds(String(new URL(page.url()).searchParams.get("payment_intent")))
      await readOrderNo(page)
    })
    expect(paid).toEqual([{ amount: 11610, orderNo: await readOrderNo(page) }])
  }
  {
    const { page } = await visit({ kept: atPayment })
    await standIn().turn({ faults: [{ call: "intents.confirm", way: "fail", when: "before" }] })
    const paid = await paidDuring(async () => {
      await toPayment(page)
      await typeCard(page, cards.pays)
      await payButton(page).click()
      await pending(page)
    })
    expect(paid).toEqual([])
    expect(await payButton(page).count()).toBe(0)
  }
})

it("where neither the ways to pay nor the payment can be had, that is said once, and one press asks for both again", async () => {
  const { page, expects } = await visit({ kept: atPayment })
  expects(/^answer: 503 \w+ .*payment-(offers|intent)$/)
  const calls = /\/api\/.*payment-(offers|intent)$/
  const msg = "The shop can't answer this just now."
  await page.route(calls, (route) => route.fulfill({ status: 503, json: { error: true, code: "UNAVAILABLE", msg } }))
  await openPage(page, "/checkout/payment")
  const again = page.getByRole("main").getByRole("button", { name: "Try again" })
  await again.waitFor()
  // Both have answered by then: what is asked for last is what is refused last.
  await page.waitForLoadState("networkidle")
  expect([await page.getByText(msg).count(), await again.count()]).toEqual([1, 1])
  await page.unroute(calls)
  await again.click()
  await page.getByRole("group", { name: "How would you like to pay?" }).waitFor()
  await page.getByRole("button", { name: "Pay $116.10", disabled: false }).waitFor()
  expect(await page.getByText(msg).count()).toBe(0)
})
