/** How a company likes things: chosen by its administrators, kept, and the same for everybody who acts for it. */
import { describe, expect, it } from "vitest"
import { expectFailure, expectMalformed } from "../failures.ts"
import { shopUnderTest } from "../shop-under-test.ts"
import { auditRows, logInAtCompany, parseAuditValue } from "./company-people.ts"
import { browserAt, emails } from "./login-browser.ts"

const shop = shopUnderTest({ LIMITS: "off" })
const off = shopUnderTest({ LIMITS: "off", ADMIN_PERMISSIONS: "off" })
const { database } = shop

const SETTINGS = "/users/customer/settings"
const row = async () =>
  (await database.query("SELECT * FROM customer WHERE id = '2001'"))[0] as { [column: string]: unknown }

describe("A company's settings", () => {
  it("[COMP-03] [CALL-11] are kept, count at the next request of everybody there, and are on the record", async () => {
    const [dana, theo] = [await logInAtCompany(shop, emails.trade), await logInAtCompany(shop, "theo@ironbark.example")]
    const before = await row()
    const settings = { showExcGstPricing: false, branchId: 25 }
    const told = await dana.post<unknown>(SETTINGS, { settings })
    expect(told.data).toEqual({ success: true, settings })
    for (const browser of [dana, theo]) expect((await browser.details()).data.customer).toMatchObject(settings)
    expect(await row()).toEqual({ ...before, shows_ex_gst: false, branch_id: 25 })
    const [record] = await auditRows(database, "2001", "settings changed")
    expect(record).toMatchObject({ done_by: "P02", customer_id: "2001" })
    expect(parseAuditValue(record?.detail.before)).toEqual({ showExcGstPricing: true, branchId: 34 })
    expect(parseAuditValue(record?.detail.after)).toEqual(settings)
    await dana.post(SETTINGS, { settings: { showExcGstPricing: true } })
    expect(await row()).toEqual({ ...before, branch_id: null })
  })

  it.each([
    ["settings.creditLimit", { creditLimit: 1_000_000_000 }],
    ["settings.asksPermission", { asksPermission: false }],
    ["settings.standing", { standing: "open" }],
    ["settings.customerId", { customerId: "2002" }],
    ["settings.showExcGstPricing", { showExcGstPricing: "yes" }]
  ])("[COMP-03] [T24] with %s, which is nobody's to choose there, change nothing", async (field, more) => {
    const before = await row()
    const settings = { showExcGstPricing: true, ...more }
    expectMalformed(await (await logInAtCompany(shop, emails.trade)).post(SETTINGS, { settings }), [field])
    expect(await row()).toEqual(before)
  })

  it("[COMP-03] [CALL-11] with a branch that there is not are refused whole", async () => {
    const before = await row()
    const settings = { showExcGstPricing: false, branchId: 9999 }
    expectFailure(await (await logInAtCompany(shop, emails.trade)).post(SETTINGS, { settings }), 404, "NOT_FOUND")
    expect(await row()).toEqual(before)
  })

  it("[COMP-03] [PERM-03] [TOG-01] are an administrator's, and nobody's where permissions are off", async () => {
    const settings = { showExcGstPricing: false }
    const theo = await logInAtCompany(shop, "theo@ironbark.example")
    expectFailure(await theo.post(SETTINGS, { settings }), 403, "FORBIDDEN")
    const dana = await logInAtCompany(off, emails.trade)
    expectFailure(await dana.post(SETTINGS, { settings }), 403, "FORBIDDEN")
    for (const { database: one } of [shop, off])
      expect(await one.query("SELECT FROM customer WHERE id = '2001' AND shows_ex_gst")).toHaveLength(1)
  })
})

describe("A company's home branch", () => {
  type Front = { readonly branch?: { readonly id: number } }
  const branchSeenBy = async (browser: ReturnType<typeof browserAt>) =>
    (await browser.ask<Front>("GET", "/shopfront")).data.branch?.id

  it("[COMP-03] is the branch of whoever is logged in for it, until they choose one by hand", async () => {
    const browser = browserAt(shop)
    expect(await branchSeenBy(browser)).toBeUndefined()
    await browser.enter("gus@petersen.example")
    const [{ branch_id: home }] = (await database.query("SELECT branch_id FROM customer WHERE id = '2002'")) as [
      { branch_id: number }
    ]
    expect(await branchSeenBy(browser)).toBe(home)
    expect(browser.jar.has("branch")).toBe(false)
    const settings = { showExcGstPricing: false, branchId: 25 }
    expect((await browser.post(SETTINGS, { settings })).status).toBe(200)
    expect(await branchSeenBy(browser)).toBe(25)
    await browser.post("/visitor/branch", { branchId: 31 })
    expect(await branchSeenBy(browser)).toBe(31)
    browser.jar.delete("branch")
    expect((await browser.post(SETTINGS, { settings: { showExcGstPricing: false } })).status).toBe(200)
    expect(await branchSeenBy(browser)).toBeUndefined()
  })
})
