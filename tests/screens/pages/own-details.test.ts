/** The page of somebody's own details, as the server sends it. */
import { expect, it } from "vitest"
import { mobileText } from "../../../core/contact/mobile-text.ts"
import { browserAt, emails } from "../../api/account/login-browser.ts"
import { pageServer } from "../page-server.ts"

const shop = pageServer()

it("[SELF-01] a member's name and mobile stand in their fields, no password does; the overview leads there", async () => {
  const browser = browserAt(shop)
  await browser.enter(emails.loyal)
  const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join("; ")
  const { html, heading } = await shop.get("/my-account/details", { cookie })
  expect(heading).toBe("Your details")
  const typedIn = (name: string) => {
    const field = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? "none"
    return /value="([^"]*)"/.exec(field)?.[1] ?? field.replace(/.*type="(\w+)".*/, "$1")
  }
  const { contact } = (await browser.details()).data as unknown as { contact: Record<string, string> }
  expect([typedIn("firstName"), typedIn("lastName"), typedIn("mobile")]).toEqual([
    contact.firstName,
    contact.lastName,
    mobileText(contact.mobile ?? "")
  ])
  expect(["newPassword", "confirmation", "presentPassword"].map(typedIn)).toEqual(["password", "password", "password"])
  expect((await shop.get("/my-account", { cookie })).html).toContain('href="/my-account/details"')
})

it("[SELF-01] nobody else sees more than the way to log in", async () => {
  const { html, heading } = await shop.get("/my-account/details")
  expect([heading, html.includes('name="presentPassword"')]).toEqual(["My account", false])
})
