/** The buttons of a quote, an invoice and a statement on their own pages, pressed over the real shop. */
import {
  type AnyRoute,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider
} from "@tanstack/react-router"
import { renderToStaticMarkup } from "react-dom/server"
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { melbourneDate } from "../../core/melbourne.ts"
import { Route as invoiceRoute } from "../../ui/account/invoices/invoice.screen.tsx"
import { Route as quoteRoute } from "../../ui/account/quotes/quote.screen.tsx"
import { Route as statementRoute } from "../../ui/account/statements/statement.screen.tsx"
import { ActionsViewModel } from "../../ui/kit/actions.view-model.ts"
import { ActionsFactory } from "../../ui/kit/use-actions.ts"
import { createViewModels, ViewModelsProvider } from "../../ui/session/view-models.tsx"
import { browserAt, emails } from "../api/account/login-browser.ts"
import { shopUnderTest } from "../api/shop-under-test.ts"
import { newInvoice } from "../core/billing/account-invoices.ts"
import { watchElements } from "../drawn-elements.ts"
import { bookInvoices } from "../storage/invoice-fixture.ts"
import { insertQuote } from "../storage/quote-fixture.ts"
import { createPage } from "./browser-tabs.ts"
import { pageText } from "./member-pages.ts"

type Button = { readonly children?: unknown; readonly onClick?: () => void }

const page = {
  /** What each button that is drawn does, by what it says. */
  buttons: new Map<string, () => void>(),
  /** What the page's actions came to: it is drawn anew after each, with the same ones. */
  actions: new ActionsViewModel(),
  saved: [] as Array<string>
}

const noteButton = (type: unknown, props: unknown): void => {
  const { children, onClick } = props as Button
  if (type === "button" && typeof children === "string" && onClick) page.buttons.set(children, onClick)
}

/** Of a browser's window what saves a file: a link with its name, which is pressed. */
const downloadLink = () => ({
  download: "",
  click() {
    page.saved.push(this.download)
  }
})

const shop = shopUnderTest({ LIMITS: "off" })
const dana = browserAt(shop)
const { query } = shop.database
const connection = { calls: [] as Array<string>, isDown: false }

/** The page at an address: drawn as its screen draws it, with one that presses its buttons. */
const openPage = async (screen: AnyRoute, path: string, address: string) => {
  const { shop: client, viewModels } = createViewModels(createPage(shop, dana.jar, connection))
  const front = await client.call("GET /shopfront")
  if (!front.ok) throw new Error(front.msg)
  const root = createRootRoute({ loader: () => front.data })
  const frame = createRoute({ getParentRoute: () => root, id: "_shop" })
  const account = createRoute({ getParentRoute: () => frame, id: "_account" })
  screen.update({ id: path, path, getParentRoute: () => account } as never)
  const router = createRouter({
    routeTree: root.addChildren([frame.addChildren([account.addChildren([screen])])]),
    history: createMemoryHistory({ initialEntries: [address] }),
    context: { ...client, viewModels, setResponseStatus: () => undefined }
  } as unknown as Parameters<typeof createRouter>[0])
  await router.load()
  const draw = () =>
    renderToStaticMarkup(
      <ActionsFactory value={() => page.actions}>
        <ViewModelsProvider models={viewModels}>
          <RouterProvider router={router} />
        </ViewModelsProvider>
      </ActionsFactory>
    )
  const atFirst = new Set(pageText(draw()).split("|"))
  /** What is new on the page once the button has been pressed and its answer is there. */
  return async (button: string) => {
    const press = page.buttons.get(button)
    if (!press) throw new Error(`There is no button ${button}`)
    vi.stubGlobal("document", { createElement: downloadLink })
    press()
    await vi.waitFor(() => expect(page.actions.running).toBeUndefined())
    vi.unstubAllGlobals()
    return pageText(draw())
      .split("|")
      .filter((piece) => !atFirst.has(piece))
  }
}

const opened = {
  quote: async () => {
    const number = await insertQuote(query, {
      customerId: "2001",
      contactId: "P02",
      quotedOn: melbourneDate(Date.now())
    })
    return openPage(quoteRoute, "/my-account/quotes/$quoteNo", `/my-account/quotes/${number}`)
  },
  invoice: () => openPage(invoiceRoute, "/my-account/invoices/$invoice", "/my-account/invoices/100234-01"),
  statement: () => openPage(statementRoute, "/my-account/statements/$date", "/my-account/statements/2026-10-31")
}

beforeAll(async () => {
  watchElements(noteButton)
  await bookInvoices(shop.database, [newInvoice()], [])
  await dana.enter(emails.trade)
})
afterAll(() => watchElements(undefined))
beforeEach(async () => {
  await query("DELETE FROM outbox")
  page.buttons.clear()
  page.actions = new ActionsViewModel()
  page.saved = []
  connection.isDown = false
})

const saidOf = {
  quote: {
    file: "Quote (PDF)",
    saved: /^Saved as (.*)\.$/,
    sent: "The quote is on its way to dana@ironbark.example.",
    notSaved: "The file couldn't be downloaded.",
    notSent: "The e-mail couldn't be sent."
  },
  invoice: {
    file: "PDF",
    saved: /^Your invoice has been downloaded\.$/,
    sent: "Your invoice is on its way by e-mail. It goes to dana@ironbark.example.",
    notSaved: "Your invoice couldn't be downloaded.",
    notSent: "Your invoice couldn't be e-mailed."
  },
  statement: {
    file: "PDF",
    saved: /^Your statement has been downloaded\.$/,
    sent: "Your statement is on its way by e-mail. It goes to dana@ironbark.example.",
    notSaved: "Your statement couldn't be downloaded.",
    notSent: "Your statement couldn't be e-mailed."
  }
} as const

describe.each(["quote", "invoice", "statement"] as const)("The page of one %s", (what) => {
  const { file, saved, sent, notSaved, notSent } = saidOf[what]

  it("[CONT-05] says that its file is saved and its e-mail on its way", async () => {
    const press = await opened[what]()
    expect(await press(file)).toEqual([expect.stringMatching(saved)])
    expect(page.saved).toEqual([expect.stringMatching(/\.pdf$/)])
    expect(await press("E-mail it to me")).toEqual([sent])
    expect(await query("SELECT recipient FROM outbox")).toEqual([{ recipient: "dana@ironbark.example" }])
  })

  it("[CONT-05] says what was refused, and that nobody was reached", async () => {
    const press = await opened[what]()
    const loggedIn = [...dana.jar]
    dana.jar.clear()
    const refused = [await press(file), await press("E-mail it to me")]
    for (const [name, value] of loggedIn) dana.jar.set(name, value)
    expect(refused).toEqual([[`${notSaved} Please log in first.`], [`${notSent} Please log in first.`]])
    connection.isDown = true
    const unreached = "The shop could not be reached. Check your connection and try again."
    expect(await press(file)).toEqual([`${notSaved} ${unreached}`])
    expect(await press("E-mail it to me")).toEqual([`${notSent} ${unreached}`])
    expect(page.saved).toEqual([])
  })
})
