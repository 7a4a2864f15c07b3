/** The page of e-invoices: its view model over the real shop, where ABN and software are verified. */
import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { beforeAll, beforeEach, expect, it } from "vitest"
import { DeliveryState } from "../../ui/account/e-invoicing/delivery-state.tsx"
import { EInvoicingViewModel } from "../../ui/account/e-invoicing/e-invoicing.view-model.ts"
import { browserAt, emails } from "../api/account/login-browser.ts"
import { type Connection, createPage } from "./browser-tabs.ts"
import { createShopBrowser } from "./shop-browser.ts"

const browser = createShopBrowser({ LIMITS: "off" })
const dana = browserAt(browser)
const { query } = browser.database
beforeAll(() => dana.enter(emails.trade))
beforeEach(async () => {
  await query("DELETE FROM e_invoicing")
  await query("UPDATE customer SET abn = '70000000760' WHERE id = '2001'")
})

/** As a browser asks: it says itself that its page is of the same origin. */
const page = async () => {
  const line: Connection = { calls: [], isDown: false }
  const plain = createPage(browser, dana.jar, line)
  const call = ((name: never, request?: { readonly headers?: object }) =>
    plain.call(name, {
      ...request,
      headers: { ...request?.headers, "sec-fetch-site": "same-origin" }
    } as never)) as typeof plain.call
  const answer = await call("GET /users/invoice-sync/details")
  if (!answer.ok) throw new Error(answer.msg)
  return { model: new EInvoicingViewModel(call, answer.data), line }
}

it("[EINV-01] [CALL-28] switches e-invoices on for the software that is chosen, and off again", async () => {
  const { model } = await page()
  model.choose("Xero")
  await model.enable()
  expect([model.message, model.problem, model.details.enabled, model.details.software]).toEqual([
    "Verified. E-invoices are on.",
    undefined,
    true,
    "Xero"
  ])
  await model.disable()
  expect([model.message, model.details.enabled]).toEqual(["E-invoices are off.", false])
})

it.each([
  [
    "no ABN",
    null,
    "Xero",
    "Your account has no ABN, and e-invoices are addressed by it. Add your ABN, then verify again."
  ],
  [
    "a wrong ABN",
    "70000000024",
    "Xero",
    "Your account's ABN is not a valid one. Correct its 11 digits, then verify again."
  ],
  [
    "no software",
    "70000000760",
    "",
    "Your accounting software isn't set up for e-invoices. Choose it and switch e-invoicing on there first."
  ]
] as const)("[EINV-01] [MSG-02] says why with %s it can't", async (_, abn, software, text) => {
  await query("UPDATE customer SET abn = $1 WHERE id = '2001'", [abn])
  const { model } = await page()
  model.choose(software)
  await model.enable()
  expect([model.problem, model.message, model.details.enabled]).toEqual([text, undefined, false])
})

it("[EINV-01] says that it could not be verified where the shop can't be reached, and changes nothing", async () => {
  const { model, line } = await page()
  model.choose("MYOB")
  line.isDown = true
  await model.enable()
  expect([model.problem, model.details.enabled]).toEqual([
    "E-invoicing couldn't be verified just now. Nothing was changed. Please try again later.",
    false
  ])
})

it("[MSG-02] [EINV-01] takes the shop's refusal where the ABN was taken away meanwhile", async () => {
  const { model } = await page()
  await query("UPDATE customer SET abn = NULL WHERE id = '2001'")
  model.choose("MYOB")
  await model.enable()
  expect(model.problem).toBe(
    "Your account has no ABN, and e-invoices are addressed by it. Add your ABN, then verify again."
  )
})

it.each([
  ["waiting", "Waiting to be sent"],
  ["retrying", "Not sent yet. Still trying."],
  ["sent", "On its way"],
  ["delivered", "Delivered"],
  ["failed", "Not delivered. Nobody receives under this ABN."]
] as const)("[EINV-02] says of an e-invoice that is %s: %s", (state, text) => {
  const problem = state === "failed" ? { problem: "Nobody receives under this ABN." } : {}
  const delivery = { document: "100234-01", state, ...problem }
  const html = renderToStaticMarkup(createElement(DeliveryState, { delivery }))
  expect([html.replace(/<[^>]*>/g, ""), html.includes("stock low")]).toEqual([text, state === "failed"])
})
