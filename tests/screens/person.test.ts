/** What a contact reads of themselves. */
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router"
import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import type { Details } from "../../ui/account/company/company.tsx"
import { Person } from "../../ui/account/company/person.tsx"
import { BuyerNotice } from "../../ui/checkout/buyer-notice.tsx"

const details = {
  contact: {
    id: "P09",
    firstName: "Noor",
    lastName: "Haddad",
    email: "n@x.example",
    role: "contact",
    permissions: { role: "contact", customerId: "2001" }
  },
  asksPermission: true
} as unknown as Details

/** Beside a link, which asks for the router. */
const markupOf = async (one: Details): Promise<string> => {
  const routeTree = createRootRoute({ component: () => createElement(Person, { details: one }) })
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ["/"] }) })
  await router.load()
  return renderToStaticMarkup(createElement(RouterProvider, { router }))
}

const ticks = async (one: Details) => [...(await markupOf(one)).matchAll(/: (yes|no)</g)].map(([, tick]) => tick)

it("[PERM-05] of their own rights is what the server grants: nothing of what nobody has decided", async () => {
  expect(await ticks(details)).toEqual(Array(7).fill("no"))
  const permissions = { ...details.contact.permissions, viewOrders: true, viewQuotes: false }
  expect(
    (await ticks({ ...details, contact: { ...details.contact, permissions } })).filter((tick) => tick === "yes")
  ).toEqual(["yes"])
})

it("[COMP-01] says for whom they buy where they buy for more than one, and nothing else", () => {
  const member = { customerName: "Ironbark Constructions", linkedCompanies: 2 } as Parameters<
    typeof BuyerNotice
  >[0]["member"]
  const said = (one: typeof member) => renderToStaticMarkup(createElement(BuyerNotice, { member: one }))
  expect(said(member).replace(/<[^>]+>/g, "")).toBe("Buying for Ironbark Constructions")
  // Outside the page's main part nothing is found by landmarks but a part of its own.
  expect(said(member)).toMatch(/^<aside [^>]*aria-label="Who it is for"/)
  expect(said(member && { ...member, linkedCompanies: 1 })).toBe("")
  expect(said(undefined)).toBe("")
})
