/** The account's screens in each of their states. */
import type { Page } from "playwright"
import type { Screen } from "./screen-list.ts"

const [admin, contact, several, cash, refused, held] = [
  "dana@ironbark.example",
  "theo@ironbark.example",
  "asha@several.example",
  "priya@home.example",
  "no-view-credit-limit@ironbark.example",
  "gus@petersen.example"
]
const overview = () => "/my-account"
const permissions = () => "/my-account/admin-permissions"
const terms = () => "/terms"

const click = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click()
const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()
const openPopup = async (page: Page, name: "Login" | "My Account") => {
  await page.getByRole("banner").getByRole("link", { name }).click()
  await page.getByRole("dialog").waitFor()
}
/** The same page again, by the browser's own way to it, while the call fails. */
const without = async (page: Page, call: string, path: string) => {
  await page.route(call, (route) => route.abort())
  await page.evaluate((to) => history.pushState({}, "", to), path)
}

export const accountScreens: ReadonlyArray<Screen> = [
  { name: "account-logged-out", path: overview, act: (page) => says(page, "You must be logged in") },
  { name: "account", path: overview, as: admin },
  { name: "account-several", path: overview, as: several },
  { name: "account-cash", path: overview, as: cash },
  { name: "account-refused", path: overview, as: refused },
  { name: "account-on-hold", path: overview, as: held },
  {
    name: "account-failed",
    path: terms,
    as: admin,
    act: async (page) => {
      await without(page, "**/api/users/**", "/my-account")
      await says(page, "The shop could not be reached")
    }
  },
  {
    name: "account-switch-failed",
    path: overview,
    as: several,
    act: async (page) => {
      await page.route("**/switchCustomer", (route) => route.abort())
      await click(page, /Foley/)
      await says(page, "company switch failed")
    }
  },
  {
    name: "account-switching",
    path: overview,
    as: several,
    act: async (page) => {
      await page.route("**/switchCustomer", () => new Promise<void>(() => undefined))
      await click(page, /Foley/)
      await says(page, "Switching…")
    }
  },
  { name: "account-not-yet", path: () => "/my-account/invoices", as: admin },
  {
    name: "account-navigation",
    path: permissions,
    as: admin,
    act: (page) => page.getByRole("navigation", { name: "My account" }).locator("details").evaluate(openDetails)
  },
  { name: "account-card", path: overview, as: admin, act: (page) => click(page, "Digital card") },
  { name: "account-card-cash", path: overview, as: cash, act: (page) => click(page, "Digital card") },
  {
    name: "account-card-turned",
    path: overview,
    as: admin,
    act: async (page) => {
      await click(page, "Digital card")
      await click(page, "How to use this card in store")
    }
  },
  { name: "permissions", path: permissions, as: admin },
  { name: "permissions-contact", path: permissions, as: contact },
  {
    name: "permissions-filtered",
    path: permissions,
    as: admin,
    act: async (page) => {
      await page.getByLabel("Role").selectOption("administrator")
      await page.getByLabel("May see or do").selectOption("View and pay quotes")
    }
  },
  {
    name: "permissions-failed",
    path: terms,
    as: admin,
    act: async (page) => {
      await without(page, "**/list-contacts", "/my-account/admin-permissions")
      await says(page, "The shop could not be reached")
    }
  },
  {
    name: "permissions-add",
    path: permissions,
    as: admin,
    act: async (page) => {
      await click(page, "Add a contact")
      await click(page, "Save")
      await says(page, "Role is required")
    }
  },
  {
    name: "permissions-edit-failed",
    path: permissions,
    as: admin,
    act: async (page) => {
      await page.route("**/update-permissions", (route) => route.abort())
      await click(page, "Edit Theo Marinos")
      await click(page, "Save")
      await page.getByRole("alert").waitFor()
    }
  },
  { name: "permissions-remove", path: permissions, as: admin, act: (page) => click(page, "Remove Theo Marinos") },
  { name: "popup-guest", path: terms, act: (page) => openPopup(page, "Login") },
  {
    name: "popup-member",
    path: terms,
    as: several,
    act: async (page) => {
      await openPopup(page, "My Account")
      await page.getByRole("button", { name: /Foley/ }).waitFor()
    }
  },
  { name: "benefits", path: () => "/benefits" }
]

function openDetails(element: Element) {
  element.setAttribute("open", "")
}
