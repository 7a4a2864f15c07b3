/** [CALL-27] Who at the shop looks after a company, over the API and on its page. */
import { describe, expect, it } from "vitest"
import { exampleManagers } from "../../../fixtures/managers.ts"
import { expectFailure } from "../failures.ts"
import { shopUnderTest } from "../shop-under-test.ts"
import { logInAtCompany } from "./company-people.ts"

const shop = shopUnderTest({ LIMITS: "off" })
const [first] = exampleManagers()

describe("GET /accounts/account-manager", () => {
  it("[ACM-01] [CALL-27] answers the manager of the company that somebody is logged in for", async () => {
    const dana = await logInAtCompany(shop, "dana@ironbark.example")
    const { data } = await dana.ask("GET", "/accounts/account-manager")
    expect(data).toEqual({ name: first?.name, phone: first?.phone, email: "kerry.osgood@lineal.example" })
    const gus = await logInAtCompany(shop, "gus@petersen.example")
    expect((await gus.ask("GET", "/accounts/account-manager")).data).toMatchObject({ name: "Sione Tau'olo" })
    await shop.database.query("UPDATE manager SET picture = '/sione.webp' WHERE id = 'M2'")
    expect((await gus.ask("GET", "/accounts/account-manager")).data).toMatchObject({ picture: "/sione.webp" })
  })

  it("[CALL-27] of a company without one is not found, and [PERM-05] is of trade accounts and their credit's viewers alone", async () => {
    const mei = await logInAtCompany(shop, "mei@tran-decks.example")
    expectFailure(await mei.ask("GET", "/accounts/account-manager"), 404, "NOT_FOUND")
    for (const email of ["no-view-credit-limit@ironbark.example", "priya@home.example"]) {
      const browser = await logInAtCompany(shop, email)
      expectFailure(await browser.ask("GET", "/accounts/account-manager"), 403, "FORBIDDEN")
      expectFailure(await browser.ask("GET", "/accounts/credit-manager/34"), 403, "FORBIDDEN")
    }
    const nobody = await shop.call("GET", "/api/accounts/account-manager")
    expect(nobody.status).toBe(401)
  })
})

describe("GET /accounts/credit-manager/{branchId}", () => {
  it("[ACM-01] [CALL-27] answers the credit manager of that branch; of a branch without one, and of none, not found", async () => {
    const dana = await logInAtCompany(shop, "dana@ironbark.example")
    const ofBranch = (id: number) => exampleManagers().find(({ branches }) => branches.includes(id))?.name
    for (const id of [25, 34]) {
      const { data } = await dana.ask("GET", `/accounts/credit-manager/${id}`)
      expect(data).toMatchObject({ name: ofBranch(id) })
    }
    for (const id of ["28", "999"])
      expectFailure(await dana.ask("GET", `/accounts/credit-manager/${id}`), 404, "NOT_FOUND")
    expectFailure(await dana.ask("GET", "/accounts/credit-manager/x"), 400, "MALFORMED")
  })
})
