/** Windows over a page: while they are at work, under an unsteady hand, and what is left when they have closed. */
import type { Locator, Page } from "playwright"
import { beforeEach, describe, expect, it } from "vitest"
import { logIn } from "./api-login.ts"
import { press } from "./keyboard.ts"
import { sharedShop } from "./shared-shop.ts"
import { queryShop } from "./shop-database.ts"
import { visitors } from "./visitors.ts"

const { visit } = visitors()
const contacts = "/my-account/admin-permissions"

/** Gus is his company's only contact; Dana's has many. */
beforeEach(() => queryShop("TRUNCATE session, known_device, remembered_login, login_step CASCADE"))

const inside = async (email: string, path = "/my-account") => {
  const visitor = await visit()
  await logIn(visitor.page, sharedShop().databaseUrl, email, { path })
  return visitor
}
const button = (around: Page | Locator, name: string) => around.getByRole("button", { name, exact: true })
const hasFocus = (element: Locator) => element.evaluate((one) => one === document.activeElement)

describe("A window that is at work", () => {
  it("stays however often Escape is pressed, says what came of it, and can be opened again", async () => {
    const { page, expects } = await inside("gus@petersen.example")
    expects(/ERR_FAILED/)
    const { promise: mayFail, resolve: fail } = Promise.withResolvers<void>()
    await page.route("**/customer/settings", async (route) => {
      await mayFail
      await route.abort()
    })
    const window = page.getByRole("dialog", { name: "Company settings" })
    await press(page, button(page, "Change company settings"))
    await press(page, button(window, "Save"))
    await window.getByRole("button", { name: "Saving…", disabled: true }).waitFor()
    // A browser lets a page hold up the first of them alone.
    for (const _ of [1, 2, 3]) await page.keyboard.press("Escape")
    fail()
    await window.getByRole("alert").getByText("The shop could not be reached").waitFor()
    expect(await page.evaluate(() => document.activeElement?.closest("dialog") !== null)).toBe(true)
    await page.keyboard.press("Escape")
    await window.waitFor({ state: "detached" })
    await press(page, button(page, "Change company settings"))
    await window.getByRole("button", { name: "Save", disabled: false }).waitFor()
  })

  it("only looks something up can be closed meanwhile, and another opens", async () => {
    const { page } = await inside("dana@ironbark.example", contacts)
    const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>()
    await page.route("**/list-contacts", async (route) => {
      await mayGoOn
      await route.continue()
    })
    await press(page, button(page, "View Theo Marinos"))
    await page.getByRole("dialog", { name: "Theo Marinos" }).waitFor()
    await page.keyboard.press("Escape")
    await press(page, button(page, "Edit Una Sharp"))
    const window = page.getByRole("dialog", { name: "Edit Una Sharp" })
    const known = page.waitForResponse("**/list-contacts")
    goOn()
    await known
    expect(await button(window, "Save").isEnabled()).toBe(true)
  })
})

describe("A window under an unsteady hand", () => {
  it("is not closed by the second click of two that opened it, nor by text that is marked out of it", async () => {
    const { page } = await inside("gus@petersen.example", contacts)
    await button(page, "Invite a contact").dblclick()
    const field = page.getByRole("dialog", { name: "Invite a contact" }).getByLabel("First name")
    await field.fill("Kim")
    const box = await field.boundingBox()
    await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 20)
    await page.mouse.down()
    await page.mouse.move(60, (box?.y ?? 0) + 20, { steps: 4 })
    await page.mouse.up()
    expect(await field.inputValue()).toBe("Kim")
    await page.mouse.click(60, (box?.y ?? 0) + 20)
    await field.waitFor({ state: "detached" })
  })

  it("takes the click that leaves a field which is wrong", async () => {
    const { page } = await inside("gus@petersen.example", contacts)
    await button(page, "Invite a contact").click()
    const window = page.getByRole("dialog", { name: "Invite a contact" })
    const role = window.getByRole("radio", { name: "Contact", exact: true })
    await window.getByLabel("Mobile").fill("12")
    const box = await role.boundingBox()
    await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10)
    await window.getByText("Must start with 04 and be 10 digits long").waitFor()
    expect([await role.isChecked(), await role.boundingBox()]).toEqual([true, box])
  })
})

describe("The focus of a keyboard", () => {
  it("stays on what was pressed while the shop is asked, also where it fails", async () => {
    const { page, expects } = await inside("dana@ironbark.example", contacts)
    const coming = page.waitForEvent("download")
    await press(page, button(page, "Download the list"))
    await coming
    await page.getByRole("status").getByText("downloaded").waitFor()
    expect(await hasFocus(button(page, "Download the list"))).toBe(true)
    expects(/ERR_FAILED/)
    await page.route("**/contact/email", (route) => route.abort())
    await press(page, button(page, "View Theo Marinos"))
    const send = button(page.getByRole("dialog", { name: "Theo Marinos" }), "E-mail how to log in")
    await press(page, send)
    await page.getByRole("alert").getByText("The shop could not be reached").waitFor()
    expect(await hasFocus(send)).toBe(true)
  })

  it("is on what was said once the button that was pressed has gone with its contact", async () => {
    const { page } = await inside("dana@ironbark.example", contacts)
    await queryShop(`WITH kim AS (INSERT INTO contact (id, first_name, last_name, email) VALUES ('W-kim', 'Kim', 'Dao', 'kim.dao@ironbark.example') RETURNING id)
      INSERT INTO company_contact (customer_id, contact_id, role) SELECT '2001', id, 'contact' FROM kim`)
    await page.reload()
    await press(page, button(page, "Remove Kim Dao"))
    await press(page, button(page.getByRole("dialog"), "Remove"))
    const said = page.getByRole("status").filter({ hasText: "Kim Dao was removed" })
    await expect.poll(() => hasFocus(said)).toBe(true)
  })
})
