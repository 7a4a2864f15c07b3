/** Windows over a page: while they are at work, under an unsteady hand, and what is left when they have closed. */
import type { Locator, Page } from "playwright"
import { beforeEach, expect, it } from "vitest"
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

it("a window stays under an unsteady hand, and one that only looks something up can be closed meanwhile; the focus stays on what was pressed, or goes to what was said", async () => {
  const { page } = await inside("gus@petersen.example", contacts)
  await button(page, "Invite a contact").dblclick()
  const field = page.getByRole("dialog", { name: "Invite a contact" }).getByLabel("First name")
  await field.fill("Kim")
  const box = await field.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 20)
  await page.mouse.down()
  // Beside the window, and below the header, whose menus open where the mouse stands.
  await page.mouse.move(60, 700, { steps: 4 })
  await page.mouse.up()
  expect(await field.inputValue()).toBe("Kim")
  await page.mouse.click(60, 700)
  await field.waitFor({ state: "detached" })
  await button(page, "Invite a contact").click()
  const window = page.getByRole("dialog", { name: "Invite a contact" })
  const role = window.getByRole("radio", { name: "Contact", exact: true })
  await window.getByLabel("Mobile").fill("12")
  const place = await role.boundingBox()
  await page.mouse.click((place?.x ?? 0) + 10, (place?.y ?? 0) + 10)
  await window.getByText("Must start with 04 and be 10 digits long").waitFor()
  expect([await role.isChecked(), await role.boundingBox()]).toEqual([true, place])

  const { page: list, expects } = await inside("dana@ironbark.example", contacts)
  const coming = list.waitForEvent("download")
  await press(list, button(list, "Download the list"))
  await coming
  await list.getByRole("status").getByText("downloaded").waitFor()
  expect(await hasFocus(button(list, "Download the list"))).toBe(true)
  expects(/ERR_FAILED/)
  await list.route("**/contact/email", (route) => route.abort())
  await press(list, button(list, "View Theo Marinos"))
  const send = button(list.getByRole("dialog", { name: "Theo Marinos" }), "E-mail how to log in")
  await press(list, send)
  await list.getByRole("alert").getByText("The shop could not be reached").waitFor()
  expect(await hasFocus(send)).toBe(true)

  await list.keyboard.press("Escape")
  await list.getByRole("dialog").waitFor({ state: "detached" })
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>()
  await list.route("**/list-contacts", async (route) => {
    await mayGoOn
    await route.continue()
  })
  await press(list, button(list, "View Theo Marinos"))
  await list.getByRole("dialog", { name: "Theo Marinos" }).waitFor()
  await list.keyboard.press("Escape")
  await press(list, button(list, "Edit Una Sharp"))
  const editor = list.getByRole("dialog", { name: "Edit Una Sharp" })
  const known = list.waitForResponse("**/list-contacts")
  goOn()
  await known
  expect(await button(editor, "Save").isEnabled()).toBe(true)
  await list.keyboard.press("Escape")
  await editor.waitFor({ state: "detached" })

  // The button that was pressed has gone with its contact: the focus is on what was said.
  await queryShop(`WITH kim AS (INSERT INTO contact (id, first_name, last_name, email) VALUES ('W-kim', 'Kim', 'Dao', 'kim.dao@ironbark.example') RETURNING id)
    INSERT INTO company_contact (customer_id, contact_id, role) SELECT '2001', id, 'contact' FROM kim`)
  await list.reload()
  await press(list, button(list, "Remove Kim Dao"))
  await press(list, button(list.getByRole("dialog"), "Remove"))
  const removed = list.getByRole("status").filter({ hasText: "Kim Dao was removed" })
  await expect.poll(() => hasFocus(removed), { timeout: 10_000 }).toBe(true)
})
