/** A browser that holds the shop's cookies: its pages log in, refresh and log out as shoppers' do. */
import { createShopClient, type ShopClient } from "../../adapters/client.ts"
import { EXAMPLE_PASSWORD } from "../../fixtures/people.ts"
import type { CartViewModel } from "../../ui/cart/cart.view-model.ts"
import { SessionViewModel } from "../../ui/session/session.view-model.ts"
import type { ShopBrowser } from "./shop-browser.ts"

export type CookieJar = Map<string, string>

/** What one page of the browser has asked, in order, and whether it reaches the shop. */
export type Connection = { readonly calls: Array<string>; isDown: boolean }

/** A page over the open shop; pages with one jar are tabs of one browser. */
export const createPage = (
  shop: Pick<ShopBrowser, "shop">,
  jar: CookieJar,
  line: Connection = { calls: [], isDown: false }
): ShopClient =>
  createShopClient({
    fetch: async (address, init) => {
      line.calls.push(`${init.method} ${address}`)
      if (line.isDown) throw new TypeError("Failed to fetch")
      const headers = new Headers(init.headers)
      headers.set("cookie", [...jar].map(([name, value]) => `${name}=${value}`).join("; "))
      const answer = await shop.shop().call(new Request(new URL(address, shop.shop().origin), { ...init, headers }))
      for (const set of answer.headers.getSetCookie()) {
        const [name = "", value = ""] = (set.split(";")[0] ?? "").split("=")
        if (value === "") jar.delete(name)
        else jar.set(name, value)
      }
      return answer
    },
    origin: shop.shop().origin,
    search: () => ({})
  })

export type Tab = {
  readonly shop: ShopClient
  readonly session: SessionViewModel
  readonly line: Connection
  /** Hears what the shop says of the visitor now, as each page does. */
  readonly reload: () => Promise<void>
  /** Loads the page: hears, then brings the session back. */
  readonly open: () => Promise<void>
}

/** A tab as `useSession` drives it. */
export const createTab = (browser: Pick<ShopBrowser, "shop">, jar: CookieJar, cart?: CartViewModel): Tab => {
  const line: Connection = { calls: [], isDown: false }
  const shop = createPage(browser, jar, line)
  const session = new SessionViewModel(shop)
  const reload = async () => {
    const answer = await session.call("GET /shopfront")
    if (answer.ok) session.setVisitor(answer.data)
  }
  const open = async () => {
    await reload()
    await session.start({ reload, clearCaches: () => void cart?.refetchPrices() })
  }
  return { shop, session, line, reload, open }
}

/** Logs in somebody of whom neither a company nor a code is asked. */
export const logIn = async ({ shop, session }: Tab, email = "priya@home.example"): Promise<void> => {
  const answer = await shop.call("POST /users/auth/login", { body: { email, password: EXAMPLE_PASSWORD } })
  if (!answer.ok || !("session" in answer.data)) throw new Error(`${email} could not log in`)
  await session.beginSession(answer.data.session)
}
