/** The account where everybody and everything has the longest name. */
import type { Page } from "playwright"
import { EXAMPLE_PASSWORD } from "../../fixtures/people.ts"
import { longCompany, longPerson } from "./long-names.ts"
import { longPaperPaths } from "./long-papers.ts"
import { click, constantPath, waitForText } from "./page-actions.ts"
import type { Screen } from "./screen-list.ts"

const logIn = "/my-account/login"

const name = `${longPerson.firstName} ${longPerson.lastName}`
const somebody = { as: longPerson.email, company: longCompany.customerId } as const
const overview = { ...somebody, path: constantPath("/my-account") } as const
const permissions = { ...somebody, path: constantPath("/my-account/admin-permissions") } as const

const send = async (page: Page, email: string) => {
  await page.getByRole("textbox", { name: "E-mail" }).fill(email)
  await page.getByRole("button", { name: "E-mail me a link", exact: true }).click()
}

export const longNameScreens: ReadonlyArray<Screen> = [
  { name: "long-names-account", ...overview },
  ...(
    [
      ["orders", "/my-account/orders"],
      ["order", longPaperPaths.order],
      ["invoices", "/my-account/invoices"],
      ["invoice", longPaperPaths.invoice],
      ["quotes", "/my-account/quotes"],
      ["quote", longPaperPaths.quote],
      ["balances", "/my-account/balances"],
      ["statements", "/my-account/statements"],
      ["details", "/my-account/details"],
      ["job-lists", "/joblist"],
      ["job-list", longPaperPaths.jobList]
    ] as const
  ).map(([screen, path]) => ({ name: `long-names-${screen}`, ...somebody, path: constantPath(path) })),
  { name: "long-names-card", ...overview, act: (page) => click(page, "Digital card") },
  {
    name: "long-names-settings-kept",
    ...overview,
    act: async (page) => {
      await click(page, "Change company settings")
      await click(page, "Save")
      await waitForText(page, "Settings saved.")
    }
  },
  {
    name: "long-names-switch-failed",
    ...overview,
    trouble: {
      is: "no network",
      act: async (page) => {
        await click(page, /Zimmerei/)
        await waitForText(page, "company switch failed")
      }
    }
  },
  { name: "long-names-permissions", ...permissions },
  {
    name: "long-names-view",
    ...permissions,
    act: async (page) => {
      await click(page, `View ${name}`)
      await click(page, "E-mail how to log in")
      await waitForText(page, "An e-mail is on its way")
    }
  },
  {
    name: "long-names-edit-kept",
    ...permissions,
    act: async (page) => {
      await click(page, /^Edit Bartholomew/)
      await click(page, "Save")
      await waitForText(page, /was changed/)
    }
  },
  { name: "long-names-edit", ...permissions, act: (page) => click(page, /^Edit Bartholomew/) },
  { name: "long-names-remove", ...permissions, act: (page) => click(page, `Remove ${name}`) },
  {
    name: "long-names-popup",
    ...somebody,
    path: constantPath("/terms"),
    act: async (page) => {
      await page.getByRole("banner").getByRole("link", { name: "My Account" }).click()
      await page
        .getByRole("dialog")
        .getByRole("button", { name: /Zimmerei/ })
        .waitFor()
    }
  },
  { name: "long-names-logged-in", ...somebody, path: constantPath(logIn) },
  {
    name: "long-names-company",
    path: constantPath(logIn),
    act: async (page) => {
      await page.getByRole("textbox", { name: "E-mail" }).fill(longPerson.email)
      await page.getByLabel("Password").fill(EXAMPLE_PASSWORD)
      await page.getByRole("button", { name: "Log in", exact: true }).click()
      await page.getByRole("button", { name: /Zimmerei/ }).waitFor()
    }
  },
  {
    name: "long-names-link-sent",
    path: constantPath("/my-account/link-login"),
    act: async (page) => {
      await send(page, longPerson.email)
      await waitForText(page, "Waiting for the link to be opened…")
    }
  }
]
