/** Members who order from a shop under test: the browser of a shopper, logged in. */

import type { TestDatabase } from "../../postgres/database.ts"
import { browserAt } from "../account/login-browser.ts"
import type { Call } from "../shop-under-test.ts"
import type { TestShop } from "./open-shop.ts"

/** Browsers that log in to the shop; each keeps its cookies where the shopper's own calls send them. */
export const membersOf = (shop: TestShop, database: TestDatabase) => {
  const call: Call = async (method, path, body, headers = {}) => {
    const init: RequestInit = { method, headers: { origin: shop.origin(), ...headers } }
    if (body !== undefined) {
      init.body = JSON.stringify(body)
      init.headers = { "content-type": "application/json", ...init.headers }
    }
    const response = await shop.send(new Request(`${shop.origin()}${path}`, init))
    const text = await response.text()
    const isJson = response.headers.get("content-type")?.includes("json")
    return { status: response.status, headers: response.headers, text, json: isJson ? JSON.parse(text) : undefined }
  }
  const entered = async (email: string, company?: string) => {
    const browser = browserAt({ call, database })
    await browser.enter(email, company ? { company } : {})
    const { data } = await browser.details()
    return { jar: browser.jar, buyer: { contactId: data.contact.id, customerId: data.customer.customerId } }
  }
  type Shopper = ReturnType<TestShop["shopper"]>
  /** The browser's cookies are those of that login now, whatever its page believes. */
  const enterBehind = async (shopper: Shopper, email: string, company?: string) => {
    const { jar, buyer } = await entered(email, company)
    for (const [name, value] of jar) shopper.jar.set(name, value)
    return buyer
  }
  return {
    enterBehind,
    member: async (email: string, company?: string): Promise<Shopper> => {
      const shopper = shop.shopper()
      shopper.who.buyer = await enterBehind(shopper, email, company)
      return shopper
    }
  }
}
