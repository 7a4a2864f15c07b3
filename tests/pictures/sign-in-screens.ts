/** The screens that lead to a session, in each of their states. */
import type { Page } from "playwright"
import { EXAMPLE_PASSWORD } from "../../fixtures/people.ts"
import { constantPath, waitForText } from "./page-actions.ts"
import type { Screen } from "./screen-list.ts"

const send = (page: Page, name = "Log in") => page.getByRole("button", { name, exact: true }).click()

const typeLogin = async (page: Page, email: string, password: string = EXAMPLE_PASSWORD) => {
  await page.getByRole("textbox", { name: "E-mail" }).fill(email)
  await page.getByLabel("Password").fill(password)
}
const toCode = async (page: Page) => {
  await typeLogin(page, "dana@ironbark.example")
  await send(page)
  await waitForText(page, "Enter your code")
  await page.getByLabel("Code", { exact: true }).waitFor()
}
const toCompanies = async (page: Page) => {
  await typeLogin(page, "asha@several.example")
  await send(page)
  await page.getByRole("button", { name: /^Ironbark/ }).waitFor()
}

const linkIsWaitedFor = "Waiting for the link to be opened…"
const letterMayBeSent = /^If there is an account/
/** Asks for a link by e-mail, and waits for what the page then says. */
const toLetter = async (page: Page, then: string | RegExp, email = "dana@ironbark.example") => {
  await page.getByRole("textbox", { name: "E-mail" }).fill(email)
  await send(page, "E-mail me a link")
  await waitForText(page, then)
}
/** Follows the newest letter's link to a page of the account. */
const openLetter = async (page: Page, to: string) => {
  const outbox = await (await page.request.get("/dev/outbox")).text()
  const letter = await (await page.request.get(/\/dev\/outbox\/\d+/.exec(outbox)?.[0] ?? "/")).text()
  const link = new RegExp(`/my-account/${to}\\?[^"<\\s]+`).exec(letter)?.[0] ?? "/"
  await page.goto(link.replaceAll(/&(amp|#38);/g, "&"))
}

export const signInScreens: ReadonlyArray<Screen> = [
  { name: "sign-in-login", path: constantPath("/my-account/login") },
  {
    name: "sign-in-login-empty",
    path: constantPath("/my-account/login"),
    act: async (page) => {
      await send(page)
      await waitForText(page, "E-mail is required")
    }
  },
  {
    name: "sign-in-login-wrong",
    path: constantPath("/my-account/login"),
    act: async (page) => {
      await typeLogin(page, "dana@ironbark.example", "not-the-password")
      await send(page)
      await waitForText(page, "Invalid credentials! Please try again")
    }
  },
  {
    name: "sign-in-login-slow",
    path: constantPath("/my-account/login"),
    act: (page) => typeLogin(page, "dana@ironbark.example"),
    trouble: {
      is: "no answer",
      act: async (page) => {
        await send(page)
        await waitForText(page, "One moment…")
      }
    }
  },
  {
    name: "sign-in-login-failed",
    path: constantPath("/my-account/login"),
    act: (page) => typeLogin(page, "dana@ironbark.example"),
    trouble: {
      is: "no database",
      act: async (page) => {
        await send(page)
        await waitForText(page, /contact customer service/)
      }
    }
  },
  {
    name: "sign-in-login-already",
    path: constantPath("/my-account/login"),
    act: async (page) => {
      await typeLogin(page, "priya@home.example")
      await send(page)
      await page.getByRole("heading", { name: "Overview" }).waitFor()
      await page.goto("/my-account/login")
      await waitForText(page, /^You're logged in as/)
    }
  },
  { name: "sign-in-company", path: constantPath("/my-account/login"), act: toCompanies },
  {
    name: "sign-in-company-refused",
    path: constantPath("/my-account/login"),
    act: async (page) => {
      await toCompanies(page)
      // As if it had been taken from them meanwhile: the shop is asked for one that isn't theirs.
      await page.route("**/auth/company", (route) =>
        route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), customerId: "1001" }) })
      )
      await page.getByRole("button", { name: /^Ironbark/ }).click()
      await waitForText(page, /^That company could not/)
    }
  },
  { name: "sign-in-code", path: constantPath("/my-account/login"), act: toCode },
  {
    name: "sign-in-code-wrong",
    path: constantPath("/my-account/login"),
    act: async (page) => {
      await toCode(page)
      await page.getByLabel("Code", { exact: true }).fill("000000")
      await send(page, "Continue")
      await waitForText(page, "Invalid code.")
    }
  },
  {
    name: "sign-in-code-too-soon",
    path: constantPath("/my-account/login"),
    act: async (page) => {
      await toCode(page)
      await send(page, "Send a new code")
      await waitForText(page, /^Please wait at least 10 seconds/)
    }
  },
  {
    name: "sign-in-timed-out",
    path: constantPath("/my-account/login"),
    act: async (page) => {
      await page.clock.install()
      await toCode(page)
      await page.clock.runFor(11 * 60_000)
      await waitForText(page, "Your session has timed out, please login again.")
    }
  },
  { name: "sign-in-link", path: constantPath("/my-account/link-login") },
  {
    name: "sign-in-link-sent",
    path: constantPath("/my-account/link-login"),
    act: (page) =>
      toLetter(page, linkIsWaitedFor, "a-very-long-address-of-somebody.at.work@ironbark-constructions.example")
  },
  {
    name: "sign-in-link-slow",
    path: constantPath("/my-account/link-login"),
    act: (page) => page.getByRole("textbox", { name: "E-mail" }).fill("dana@ironbark.example"),
    trouble: {
      is: "no answer",
      act: async (page) => {
        await send(page, "E-mail me a link")
        await waitForText(page, "One moment…")
      }
    }
  },
  {
    name: "sign-in-link-failed",
    path: constantPath("/my-account/link-login"),
    act: (page) => page.getByRole("textbox", { name: "E-mail" }).fill("dana@ironbark.example"),
    trouble: {
      is: "no database",
      act: async (page) => {
        await send(page, "E-mail me a link")
        await page.getByRole("alert").waitFor()
      }
    }
  },
  {
    name: "sign-in-code-failed",
    path: constantPath("/my-account/login"),
    act: async (page) => {
      await toCode(page)
      await page.getByLabel("Code", { exact: true }).fill("123456")
    },
    trouble: {
      is: "no network",
      act: async (page) => {
        await send(page, "Continue")
        await page.getByRole("alert").waitFor()
      }
    }
  },
  { name: "sign-in-magic-over", path: constantPath("/my-account/magic-link?id=none&t=none") },
  {
    name: "sign-in-magic-open",
    path: constantPath("/my-account/link-login"),
    act: async (page) => {
      await page.route("**/auth/login/magiclink", (route) => route.abort())
      await toLetter(page, linkIsWaitedFor)
      await openLetter(page, "magic-link")
      await waitForText(page, "Log me in here")
    }
  },
  { name: "sign-in-request", path: constantPath("/my-account/reset-password") },
  {
    name: "sign-in-request-sent",
    path: constantPath("/my-account/reset-password"),
    act: (page) => toLetter(page, letterMayBeSent)
  },
  { name: "sign-in-reset-over", path: constantPath("/my-account/reset-password?t=none") },
  {
    name: "sign-in-reset-open",
    path: constantPath("/my-account/reset-password"),
    act: async (page) => {
      await toLetter(page, letterMayBeSent)
      await openLetter(page, "reset-password")
      await page.getByLabel("New password").fill("short")
      await page.getByLabel("Repeat password").fill("different")
      await send(page, "Set my password")
      await waitForText(page, "Password confirmation does not match")
    }
  },
  { name: "sign-in-register", path: constantPath("/my-account/register") },
  {
    name: "sign-in-register-problems",
    path: constantPath("/my-account/register"),
    act: async (page) => {
      await page.getByLabel("Mobile").fill("12")
      await send(page, "Create my account")
      await waitForText(page, "First name is required")
    }
  }
]
