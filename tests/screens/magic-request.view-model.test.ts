/** Asking for a link to log in, on the page that asks. */
import { expect, it } from "vitest"
import { MagicRequestViewModel } from "../../ui/account/sign-in/magic-request.view-model.ts"
import { emails } from "../api/account/signing-in.ts"
import { browserInTheShop } from "./in-the-shop.ts"
import { tabOf } from "./signed-in.ts"

const browser = browserInTheShop({ LIMITS: "off" })

it.each([
  [true, { email: emails.loyal }],
  [false, undefined]
])(
  "[AUTH-08] the address that a link is asked for is kept here where that is wanted: %s",
  async (remember, expected) => {
    const { shop, session } = tabOf(browser, new Map())
    const request = new MagicRequestViewModel(shop, session, "(03) 7010 0100")
    await request.request(emails.loyal, remember)
    request.stop()
    expect([request.state, await browser.kept("remembered")]).toEqual(["pending", expected])
  }
)
