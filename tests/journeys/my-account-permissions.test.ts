/** An administrator keeps the company's contacts; others look on. */
import { buffer } from "node:stream/consumers"
import type { Locator, Page } from "playwright"
import { expect, it } from "vitest"
import { EXAMPLE_PASSWORD } from "../../fixtures/people.ts"
import { askedTwice, logIn } from "./api-login.ts"
import { openPage } from "./browser.ts"
import { hasFocus, press, tabTo, typeInto } from "./keyboard.ts"
import { losing } from "./lost-answers.ts"
import { pageFaults } from "./page-checks.ts"
import { sharedShop } from "./shared-shop.ts"
import { queryShop } from "./shop-database.ts"
import { visitors } from "./visitors.ts"

const { visit } = visitors()
const database = () => sharedShop().databaseUrl
const path = "/my-account/admin-permissions"

const people = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("list") })
const button = (around: Page | Locator, name: string) => around.getByRole("button", { name, exact: true })

it("[CONT-01] [CONT-03] Admin permissions are kept by the keyboard alone: a contact is invited, changed and removed; their window stays under an unsteady hand", async () => {
  const { page, expects } = await visit()
  await logIn(page, database(), "gus@petersen.example", { path })
  await expect.poll(() => people(page).count()).toBe(1)

  await press(page, button(page, "Invite a contact"))
  const window = page.getByRole("dialog", { name: "Invite a contact" })
  await press(page, window.getByRole("button", { name: "Send invitation" }))
  for (const problem of [
    "First name is required",
    "Last name is required",
    "E-mail is required",
    "Mobile is required",
    "Role is required",
    "Access level is required"
  ])
    await window.getByText(problem).waitFor()
  await hasFocus(window.getByLabel("First name"))
  expect(await pageFaults(page)).toEqual([])
  await page.keyboard.type("Kim")
  await typeInto(page, window.getByLabel("Last name"), "Dao")
  await typeInto(page, window.getByRole("textbox", { name: "E-mail" }), "kim@petersen.example")
  await typeInto(page, window.getByLabel("Mobile"), "0491 570 737")
  await tabTo(page, window.getByRole("radio", { name: "Contact", exact: true }))
  await page.keyboard.press("Space")
  await tabTo(page, window.getByRole("checkbox", { name: "Current orders" }))
  await page.keyboard.press("Space")
  await press(page, window.getByRole("button", { name: "Send invitation" }))
  await page.getByRole("status").getByText("Kim Dao is invited").waitFor()
  await people(page).nth(1).waitFor()
  expect(await window.count()).toBe(0)
  await people(page).nth(1).getByText("Invited", { exact: true }).waitFor()
  expect(await pageFaults(page)).toEqual([])
  // Kim says yes.
  await queryShop(`
    WITH kim AS (INSERT INTO contact (id, first_name, last_name, email, mobile)
        VALUES ('K1', 'Kim', 'Dao', 'kim@petersen.example', '0491570737')
        RETURNING id),
      linked AS (INSERT INTO company_contact (customer_id, contact_id, role) SELECT '2002', id, 'contact' FROM kim)
    UPDATE company_invitation SET ended_as = 'accepted', ended_at = now() WHERE email = 'kim@petersen.example'`)
  await openPage(page, path)
  await people(page).nth(1).waitFor()

  await press(page, button(page, "Edit Kim Dao"))
  await tabTo(page, page.getByRole("checkbox", { name: "Contract prices" }))
  await page.keyboard.press("Space")
  await press(page, page.getByRole("dialog").getByRole("button", { name: "Save" }))
  await page.getByRole("status").getByText("Kim Dao was changed").waitFor()
  const kim = people(page).filter({ hasText: "Kim Dao" })
  await kim.getByText("Contract prices: yes").waitFor()
  expect(await kim.getByText("Pay quotes: no").count()).toBe(1)

  await press(page, button(page, "Remove Kim Dao"))
  await press(page, page.getByRole("dialog").getByRole("button", { name: "Remove" }))
  await page.getByRole("status").getByText("Kim Dao was removed").waitFor()
  await people(page).nth(1).waitFor({ state: "detached" })

  expects(/^answer: 422 POST .*remove-permissions$/)
  await press(page, button(page, "Remove Gus Petersen"))
  await press(page, page.getByRole("dialog").getByRole("button", { name: "Remove" }))
  await page
    .getByRole("alert")
    .getByText(/last administrator/)
    .waitFor()
  await page.keyboard.press("Escape")
  expect(await people(page).count()).toBe(1)

  // A window stays under an unsteady hand, and is left by a press beside it.
  await button(page, "Invite a contact").dblclick()
  const field = window.getByLabel("First name")
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
  const role = window.getByRole("radio", { name: "Contact", exact: true })
  await window.getByLabel("Mobile").fill("12")
  const place = await role.boundingBox()
  await page.mouse.click((place?.x ?? 0) + 10, (place?.y ?? 0) + 10)
  await window.getByText("Must start with 04 and be 10 digits long").waitFor()
  expect([await role.isChecked(), await role.boundingBox()]).toEqual([true, place])
})

it("[CONT-01] [CONT-02] [CONT-03] [CONT-04] [CONT-05] Admin permissions are filtered, downloaded, looked at and mailed; what fails is said where it was asked for, and so is what was saved where the page can't be had afterwards; others have nothing to press, and who is removed has no session any more", async () => {
  const { page, expects } = await visit()
  await logIn(page, database(), "dana@ironbark.example", { path })
  await people(page).first().waitFor()
  const all = await people(page).count()
  await page.getByLabel("Role").selectOption("administrator")
  await expect.poll(() => people(page).count()).toBe(1)
  await page.getByLabel("Role").selectOption("Any role")
  await page.getByLabel("May see or do").selectOption("View and pay quotes")
  // One was refused it, and about one nothing was decided.
  await expect.poll(() => people(page).count()).toBe(all - 2)
  await page.getByText(`${all - 2} of ${all} contacts`).waitFor()

  await page.getByLabel("May see or do").selectOption({ index: 0 })
  await page.getByLabel("Role").selectOption("administrator")
  const coming = page.waitForEvent("download")
  await button(page, "Download as CSV").press("Enter")
  const file = await coming
  expect(file.suggestedFilename()).toBe("contacts.csv")
  const table = (await buffer(await file.createReadStream())).toString("utf8")
  expect(table.split("\r\n")[0]).toBe(
    '\uFEFF"First name","Last name","E-mail","Mobile","Role","Credit limit, balances and statements",' +
      '"Invoices, pay my account, eInvoicing","Contract prices","Online ordering","Current orders","View quotes","View and pay quotes",' +
      '"Spending limit per order, incl. GST"'
  )
  expect(table).toContain('"Dana","Whitlock","dana@ironbark.example"')
  expect(table).not.toContain("theo@")
  await page.getByRole("status").getByText("1 contact downloaded.").waitFor()
  await hasFocus(button(page, "Download as CSV"))
  expects(/ERR_FAILED/)
  await page.route("**/list-contacts", (route) => route.abort())
  await button(page, "Download as CSV").click()
  await page.getByRole("alert").getByText("We couldn't download the list. The shop could not be reached").waitFor()
  expect(await page.getByRole("status").getByText("downloaded").count()).toBe(0)
  await page.unroute("**/list-contacts")

  await openPage(page, path)
  await press(page, button(page, "View Theo Marinos"))
  const viewer = page.getByRole("dialog", { name: "Theo Marinos" })
  await viewer.getByText("theo@ironbark.example").waitFor()
  await viewer.getByText("View quotes: yes").waitFor()
  expect(await pageFaults(page)).toEqual([])
  expects(/ERR_FAILED/)
  await page.route("**/contact/email", (route) => route.abort())
  const send = viewer.getByRole("button", { name: "E-mail how to log in" })
  await send.press("Enter")
  await viewer.getByRole("alert").getByText("The shop could not be reached").waitFor()
  await hasFocus(send)
  const letters = () =>
    queryShop("SELECT 1 FROM outbox WHERE recipient = 'theo@ironbark.example' AND subject ~ 'How to log in'")
  expect(await letters()).toEqual([])
  await page.unroute("**/contact/email")
  await send.click()
  await viewer.getByRole("status").getByText("An e-mail is on its way to theo@ironbark.example.").waitFor()
  expect(await viewer.getByRole("alert").count()).toBe(0)
  expect(await letters()).toHaveLength(1)

  await page.keyboard.press("Escape")
  expects(/ERR_FAILED/)
  await page.route("**/list-contacts", (route) => route.abort())
  await button(page, "View Theo Marinos").click()
  const unknown = page.getByRole("dialog", { name: "Theo Marinos" })
  await unknown.getByRole("alert").getByText("The shop could not be reached").waitFor()
  await page.keyboard.press("Escape")
  await page.unroute("**/list-contacts")

  // One that only looks something up can be closed meanwhile.
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>()
  await page.route("**/list-contacts", async (route) => {
    await mayGoOn
    await route.continue()
  })
  await button(page, "View Theo Marinos").press("Enter")
  await page.getByRole("dialog", { name: "Theo Marinos" }).waitFor()
  await page.keyboard.press("Escape")
  await button(page, "Edit Una Sharp").press("Enter")
  const una = page.getByRole("dialog", { name: "Edit Una Sharp" })
  const known = page.waitForResponse("**/list-contacts")
  goOn()
  await known
  expect(await button(una, "Save").isEnabled()).toBe(true)
  await page.keyboard.press("Escape")
  await una.waitFor({ state: "detached" })
  await page.unroute("**/list-contacts")

  expects(/ERR_FAILED/)
  await page.route("**/update-permissions", (route) => route.abort())
  await button(page, "Edit Theo Marinos").click()
  const editor = page.getByRole("dialog", { name: "Edit Theo Marinos" })
  await editor.getByLabel("First name").fill("Theodore")
  await editor.getByRole("checkbox", { name: "View quotes" }).uncheck()
  await editor.getByRole("button", { name: "Save" }).click()
  await editor.getByRole("alert").getByText("The shop could not be reached").waitFor()
  expect(await editor.getByLabel("First name").inputValue()).toBe("Theodore")
  await editor.getByRole("button", { name: "Cancel" }).click()
  await openPage(page, path)
  await page.getByText("Theo Marinos").waitFor()
  expect(await page.getByText("Theodore").count()).toBe(0)
  await page.unroute("**/update-permissions")

  // Somebody is saved, and what the page shows can't be had then, or nothing of the shop: both are said.
  expects(/^console: .*The shop could not be reached/)
  const changed = page.getByRole("status").filter({ hasText: "Theo Marinos was changed." })
  for (const lost of ["**/list-contacts", "**/api/**"]) {
    await openPage(page, path)
    await losing(page, "**/update-permissions", lost)
    await button(page, "Edit Theo Marinos").click()
    await button(page.getByRole("dialog"), "Save").click()
    await changed.waitFor()
    if (lost === "**/list-contacts") {
      await hasFocus(changed)
      await page.getByRole("alert").getByText("The shop could not be reached").waitFor()
    } else await page.getByRole("heading", { level: 1, name: "Sorry, something went wrong" }).waitFor()
    await page.unroute("**/update-permissions")
    await page.unroute(lost)
    await button(page, "Try again").click()
    await button(page, "Edit Theo Marinos").waitFor()
    expect(await changed.count()).toBe(1)
  }

  // Who may not order hears it at the goods, before anything is in a cart, and whom to ask.
  const { page: orderless, expects: orderlessExpects } = await visit()
  orderlessExpects(askedTwice)
  await logIn(orderless, database(), "no-place-online-orders@ironbark.example", { path: "/p/cloth-tape" })
  await orderless.getByText(/^Your account can't order online for .* yet\.$/).waitFor()
  await orderless.getByRole("button", { name: "Ask your administrator" }).waitFor()

  const { page: looker } = await visit()
  await logIn(looker, database(), "theo@ironbark.example", { path })
  const note =
    "To change who may do what, ask customer service for admin access or ask your administrator to change permissions."
  await looker.getByText(note, { exact: true }).waitFor()
  expect(await people(looker).filter({ hasText: "Dana Whitlock" }).count()).toBe(1)
  expect(
    await looker
      .getByRole("main")
      .getByRole("button", { name: /^(View|Edit|Remove|Invite|Download)/ })
      .count()
  ).toBe(0)
  const right = async (part: Locator) => {
    const box = await part.boundingBox()
    return box && Math.round(box.x + box.width)
  }
  const [person] = await people(looker).all()
  expect(await right(person!.getByRole("list"))).toBe(await right(person!))

  const removed = await visit()
  await logIn(removed.page, database(), "no-view-orders@ironbark.example")
  removed.expects(/^answer: 401/)
  await button(page, "Remove Without viewOrders").press("Enter")
  await button(page.getByRole("dialog"), "Remove").press("Enter")
  // The button that was pressed has gone with its contact: the focus is on what was said.
  await hasFocus(page.getByRole("status").filter({ hasText: "Without viewOrders was removed" }))
  await openPage(removed.page, "/my-account")
  await removed.page.getByText("You must be logged in to view this page").waitFor()
  const again = await removed.page.evaluate(async (password) => {
    const answer = await fetch("/api/users/auth/login", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "no-view-orders@ironbark.example", password })
    })
    return answer.status
  }, EXAMPLE_PASSWORD)
  expect(again).toBe(401)
})
