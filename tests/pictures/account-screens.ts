/** The account's screens in each of their states. */
import type { Page } from "playwright"
import { click, constantPath, waitForText } from "./page-actions.ts"
import type { Screen } from "./screen-list.ts"

const [admin, contact, several, cash, refused, held] = [
  "dana@ironbark.example",
  "theo@ironbark.example",
  "asha@several.example",
  "priya@home.example",
  "no-view-credit-limit@ironbark.example",
  "gus@petersen.example"
]
const overview = constantPath("/my-account")
const permissions = constantPath("/my-account/admin-permissions")
const terms = constantPath("/terms")

const openPopup = async (page: Page, name: "Log in" | "My Account") => {
  await page.getByRole("banner").getByRole("link", { name }).click()
  await page.getByRole("dialog").waitFor()
}
/** By the browser's own way, which asks the shop for nothing but calls. */
const goTo = (page: Page, path: string) => page.evaluate((to) => history.pushState({}, "", to), path)
/** Out of the account, so that going there asks the shop for everything again. */
const toTerms = async (page: Page) => {
  await goTo(page, "/terms")
  await waitForText(page, "Terms of sale")
}

export const accountScreens: ReadonlyArray<Screen> = [
  { name: "account-logged-out", path: overview, act: (page) => waitForText(page, "You must be logged in") },
  { name: "account", path: overview, as: admin },
  {
    name: "account-po-numbers",
    path: overview,
    as: admin,
    act: async (page) => {
      await click(page, /Change company settings/)
      await page.getByRole("radio", { name: "Required, from a list of codes" }).check()
      await page.getByLabel("Your codes").fill("J-100 Rowville\nJ-200 Hastings")
    }
  },
  {
    name: "details-po-number",
    path: constantPath("/checkout/details"),
    as: admin,
    bringing: "everything but a card",
    act: async (page) => {
      await page.route("**/api/users/details", async (route) => {
        const { data } = await (await route.fetch()).json()
        const customer = { ...data.customer, poPolicy: { ask: "list", codes: ["J-100 Rowville", "J-200 Hastings"] } }
        await route.fulfill({ json: { data: { ...data, customer } } })
      })
      await page.goto("/checkout/details")
      await page.getByLabel(/PO\/Job number/).waitFor()
      await click(page, /^Continue$/)
      await waitForText(page, "PO/Job number is required")
    }
  },
  { name: "account-several", path: overview, as: several },
  { name: "account-cash", path: overview, as: cash },
  { name: "account-refused", path: overview, as: refused },
  { name: "account-on-hold", path: overview, as: held },
  {
    name: "account-failed",
    path: overview,
    as: admin,
    act: toTerms,
    trouble: {
      is: "no database",
      act: async (page) => {
        await goTo(page, "/my-account")
        await waitForText(page, "The shop can't answer this just now")
      }
    }
  },
  {
    name: "account-switch-failed",
    path: overview,
    as: several,
    trouble: {
      is: "no network",
      act: async (page) => {
        await click(page, /Foley/)
        await waitForText(page, "company switch failed")
      }
    }
  },
  {
    name: "account-switching",
    path: overview,
    as: several,
    trouble: {
      is: "no answer",
      act: async (page) => {
        await click(page, /Foley/)
        await waitForText(page, "Switching…")
      }
    }
  },
  { name: "account-not-yet", path: constantPath("/my-account/e-invoicing"), as: admin },
  { name: "invoices", path: constantPath("/my-account/invoices?windows=2"), as: admin },
  { name: "invoices-nothing-found", path: constantPath("/my-account/invoices?search=no+such+invoice"), as: admin },
  { name: "invoices-none", path: constantPath("/my-account/invoices"), as: cash },
  { name: "balances", path: constantPath("/my-account/balances"), as: admin },
  { name: "balances-refused", path: constantPath("/my-account/balances"), as: refused },
  { name: "statements", path: constantPath("/my-account/statements"), as: admin },
  { name: "statements-none", path: constantPath("/my-account/statements"), as: cash },
  { name: "account-manager", path: constantPath("/my-account/account-manager"), as: admin },
  { name: "orders", path: constantPath("/my-account/orders"), as: admin },
  { name: "orders-nothing-found", path: constantPath("/my-account/orders?search=no+such+order&status=all"), as: admin },
  {
    name: "orders-failed",
    path: overview,
    as: admin,
    act: toTerms,
    trouble: {
      is: "no database",
      act: async (page) => {
        await goTo(page, "/my-account/orders")
        await waitForText(page, "The shop can't answer this just now")
      }
    }
  },
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
    path: permissions,
    as: admin,
    act: toTerms,
    trouble: {
      is: "no database",
      act: async (page) => {
        await goTo(page, "/my-account/admin-permissions")
        await page.getByRole("button", { name: "Try again" }).first().waitFor()
      }
    }
  },
  {
    name: "permissions-add",
    path: permissions,
    as: admin,
    act: async (page) => {
      await click(page, "Invite a contact")
      await click(page, "Send invitation")
      await waitForText(page, "Role is required")
    }
  },
  {
    name: "permissions-edit-failed",
    path: permissions,
    as: admin,
    act: (page) => click(page, "Edit Theo Marinos"),
    trouble: {
      is: "no database",
      act: async (page) => {
        await click(page, "Save")
        await page.getByRole("alert").waitFor()
      }
    }
  },
  {
    name: "permissions-nobody",
    path: permissions,
    as: held,
    act: async (page) => {
      await page.getByLabel("Role").selectOption("contact")
      await waitForText(page, "Nobody matches that.")
    }
  },
  {
    name: "permissions-view",
    path: permissions,
    as: admin,
    act: async (page) => {
      await click(page, "View Theo Marinos")
      await click(page, "E-mail how to log in")
      await waitForText(page, "An e-mail is on its way")
    }
  },
  {
    name: "permissions-view-failed",
    path: permissions,
    as: admin,
    trouble: {
      is: "no network",
      act: async (page) => {
        await click(page, "View Theo Marinos")
        await page.getByRole("alert").waitFor()
      }
    }
  },
  {
    name: "permissions-download-failed",
    path: permissions,
    as: admin,
    trouble: {
      is: "no network",
      act: async (page) => {
        await click(page, "Download as CSV")
        await waitForText(page, /couldn't download/)
      }
    }
  },
  {
    name: "permissions-saving",
    path: permissions,
    as: admin,
    act: (page) => click(page, "Edit Theo Marinos"),
    trouble: {
      is: "no answer",
      act: async (page) => {
        await click(page, "Save")
        await waitForText(page, "Saving…")
      }
    }
  },
  {
    name: "account-settings",
    path: overview,
    as: admin,
    act: (page) => click(page, "Change company settings")
  },
  {
    name: "account-settings-failed",
    path: overview,
    as: admin,
    act: (page) => click(page, "Change company settings"),
    trouble: {
      is: "no network",
      act: async (page) => {
        await click(page, "Save")
        await waitForText(page, "The shop could not be reached")
      }
    }
  },
  { name: "permissions-remove", path: permissions, as: admin, act: (page) => click(page, "Remove Theo Marinos") },
  { name: "popup-guest", path: terms, act: (page) => openPopup(page, "Log in") },
  {
    name: "popup-member",
    path: terms,
    as: several,
    act: async (page) => {
      await openPopup(page, "My Account")
      await page.getByRole("button", { name: /Foley/ }).waitFor()
    }
  },
  { name: "benefits", path: constantPath("/benefits") }
]

function openDetails(element: Element) {
  element.setAttribute("open", "")
}
