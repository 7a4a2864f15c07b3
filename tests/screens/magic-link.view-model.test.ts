/** Asking for a link to log in, on the page that asks. */
import { expect, it } from "vitest"
import { MagicLinkViewModel } from "../../ui/account/sign-in/magic-link.view-model.ts"
import { emails } from "../api/account/login-browser.ts"
import { createTab } from "./browser-tabs.ts"
import { createShopBrowser } from "./shop-browser.ts"

const browser = createShopBrowser({ LIMITS: "off" })

it.each([
  [true, { email: emails.loyal }],
  [false, undefined]
])(
  "[AUTH-08] the address that a link is asked for is kept here where that is wanted: %s",
  async (remember, expected) => {
    const { shop, session } = createTab(browser, new Map())
    const request = new MagicLinkViewModel(shop, session, "(03) 7010 0100")
    await request.requestLink(emails.loyal, remember)
    request.stopPolling()
    expect([request.state, await browser.kept("remembered")]).toEqual(["pending", expected])
  }
)
