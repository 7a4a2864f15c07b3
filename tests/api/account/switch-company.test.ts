/** Changing from one company to another: to one's own alone, with a new session, and the old one over. */
import { afterEach, describe, expect, it, vi } from "vitest"
import { expectFailure } from "../failures.ts"
import { shopUnderTest } from "../shop-under-test.ts"
import { auditRows, logInAtCompany } from "./company-people.ts"
import { browserAt, type Details, emails } from "./login-browser.ts"

const shop = shopUnderTest({ LIMITS: "off" })
const { database } = shop
afterEach(() => void vi.useRealTimers())

type Switched = {
  readonly session: { readonly accessTokenExpires: number; readonly refreshTokenExpires: number }
  readonly company: object
}

const asha = (company = "2001") => logInAtCompany(shop, emails.several, company)
const companyOf = async (browser: Awaited<ReturnType<typeof asha>>) =>
  (await browser.details()).data.customer.customerId
const sessionsAt = (customerId: string) =>
  database.query("SELECT id FROM session WHERE contact_id = 'P07' AND customer_id = $1", [customerId])

describe("A switch of company", () => {
  it("[COMP-02] [CALL-03] [T9] leads to the other company with a new session; the old one is over at once", async () => {
    const browser = await asha()
    const before = browserAt(shop)
    for (const [name, value] of browser.jar) before.jar.set(name, value)
    const told = await browser.post<Switched>("/users/auth/switchCustomer", { customerId: "2004" })
    expect(told.data).toEqual({
      session: { accessTokenExpires: expect.any(Number), refreshTokenExpires: expect.any(Number) },
      company: { customerId: "2004", name: "Barrow Maintenance", acctType: "A" }
    })
    const { data } = await browser.details()
    expect([data.customer.customerId, data.contact.role]).toEqual(["2004", "admin"])
    expect(browser.jar.get("__Host-sid")).not.toBe(before.jar.get("__Host-sid"))
    expect(browser.jar.get("__Host-rt")).not.toBe(before.jar.get("__Host-rt"))
    expectFailure(await before.details(), 401, "UNAUTHORISED")
    expectFailure(await before.post("/users/auth/refresh"), 401, "UNAUTHORISED")
    expect((await browser.post("/users/auth/refresh")).status).toBe(200)
    expect(await companyOf(browser)).toBe("2004")
    expect((await auditRows(database, "2004", "company switched")).at(-1)).toMatchObject({
      done_by: "P07",
      customer_id: "2001"
    })
  })

  it.each(["2002", "1001", "9999", "", "' OR '1'='1"])(
    "[COMP-02] [CALL-03] [T19] to '%s', which is not one's own, is refused, on the record, and changes nothing",
    async (customerId) => {
      const browser = await asha()
      const held = [...browser.jar]
      expectFailure(await browser.post("/users/auth/switchCustomer", { customerId }), 403, "COMPANY_SELECTION")
      expect([...browser.jar]).toEqual(held)
      expect(await companyOf(browser)).toBe("2001")
      expect((await auditRows(database, customerId, "company refused")).at(-1)).toMatchObject({
        done_by: "P07",
        customer_id: "2001"
      })
      expect(await sessionsAt(customerId)).toEqual([])
    }
  )

  it("[T19] [COMP-02] to a company where the contact was removed is refused, and changes nothing", async () => {
    const browser = await asha()
    const ned = await logInAtCompany(shop, "ned@foley.example")
    await database.query("UPDATE customer SET asks_permission = true WHERE id = '2005'")
    expect((await ned.post("/users/contact/remove-permissions", { contact: { id: "P07" } })).status).toBe(200)
    expectFailure(await browser.post("/users/auth/switchCustomer", { customerId: "2005" }), 403, "COMPANY_SELECTION")
    expect(await companyOf(browser)).toBe("2001")
    expect(
      (await browser.details()).data.linkedCompanies.map((one: Details["linkedCompanies"][0]) => one.customerId)
    ).toEqual(["2004", "2001"])
  })

  it("[T19] at the same moment to two companies leads to one of them", async () => {
    const browser = await asha()
    const tabs = ["2004", "2001"].map((customerId) => {
      const tab = browserAt(shop)
      for (const [name, value] of browser.jar) tab.jar.set(name, value)
      return { tab, switched: tab.post("/users/auth/switchCustomer", { customerId }) }
    })
    const statuses = await Promise.all(tabs.map(async ({ switched }) => (await switched).status))
    expect(statuses.toSorted()).toEqual([200, 401])
    const winner = tabs[statuses.indexOf(200)]
    expect((await winner!.tab.details()).status).toBe(200)
    expectFailure(await browser.details(), 401, "UNAUTHORISED")
  })

  it("[T9] [T16] does not make the session longer: it ends thirty days after its login", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-24T01:00:00Z") })
    const browser = await asha()
    vi.setSystemTime(Date.parse("2026-11-24T01:14:00Z"))
    const { data } = await browser.post<Switched>("/users/auth/switchCustomer", { customerId: "2004" })
    expect(data.session).toEqual({
      accessTokenExpires: Date.parse("2026-11-24T01:29:00Z"),
      refreshTokenExpires: Date.parse("2026-12-24T01:00:00Z")
    })
  })

  it("[COMP-02] [T56] has nothing of the company before in what is told after it", async () => {
    const browser = await asha()
    await database.query("UPDATE company_contact SET listed_last_name = 'CANARY-A' WHERE customer_id = '2001'")
    expect((await browser.details()).text).toContain("CANARY-A")
    await browser.post("/users/auth/switchCustomer", { customerId: "2004" })
    for (const path of ["/users/details", "/users/customer/list-contacts", "/shopfront"])
      expect((await browser.ask("GET", path)).text).not.toContain("CANARY-A")
  })
})
