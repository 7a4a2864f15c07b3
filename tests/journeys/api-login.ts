/** Logs a visitor's browser in by the shop's own calls: for tests that are about what comes after. */
import type { Page } from "playwright"
import { EXAMPLE_PASSWORD } from "../../fixtures/people.ts"
import { endAfter, openPage } from "./browser.ts"
import { codeSentTo } from "./outbox-messages.ts"

/** The first page after a log-in that no page has made refreshes the session; prices asked for meanwhile are asked again. */
export const askedTwice = /^answer: 401 POST .*\/products-pricing\/prices/

type Told = { readonly token?: string; readonly step?: string; readonly session?: object }

/**
 * Once the page has been told until when its session lasts, nothing is renewed beside what a test does. Asked over and
 * over by the page itself: Playwright takes a promise that its waiting is given for the answer, and waits no longer.
 */
const knowsItsTimes = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const isKept = async () => {
      const databases = await indexedDB.databases()
      if (!databases.some(({ name }) => name === "users")) return false
      return new Promise<boolean>((tell, fail) => {
        const opening = indexedDB.open("users")
        opening.onerror = () => fail(opening.error)
        opening.onsuccess = () => {
          if (!opening.result.objectStoreNames.contains("token_expirations")) {
            opening.result.close()
            return tell(false)
          }
          const rows = opening.result.transaction("token_expirations").objectStore("token_expirations").count()
          opening.result.close()
          rows.onerror = () => fail(rows.error)
          rows.onsuccess = () => tell(rows.result > 0)
        }
      })
    }
    while (!(await isKept())) await new Promise(requestAnimationFrame)
  })

/** Through every step, for one company where there are several; the page is left at `path`. */
export const logIn = async (
  page: Page,
  databaseUrl: string,
  email: string,
  { company, path = "/my-account" }: { readonly company?: string; readonly path?: string } = {}
): Promise<void> => {
  // An address of the shop at which none of its pages runs.
  if (page.url() === "about:blank") await page.goto("/robots.txt")
  const post = (call: string, body: object): Promise<Told> =>
    page.evaluate(
      async ([address, text]) => {
        const answer = await fetch(address, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: text
        })
        return (await answer.json()).data ?? {}
      },
      [`/api/users/auth/${call}`, JSON.stringify(body)] as const
    )
  let told = await post("login", { email, password: EXAMPLE_PASSWORD })
  if (told.step === "company_select") told = await post("company", { token: told.token, customerId: company })
  if (told.step === "two_factor")
    told = await post("2fa", { token: told.token, code: await codeSentTo(databaseUrl, email), rememberDevice: true })
  if (!told.session) throw new Error(`${email} could not log in: ${JSON.stringify(told)}`)
  await openPage(page, path)
  await endAfter(30, "The browser's learning until when its session lasts", knowsItsTimes(page))
}
