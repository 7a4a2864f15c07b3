/** Google's tag manager behind the port of analytics: a script in the page, and a list that it reads. */
import type { TagManager } from "./analytics.ts"

/** What of a page is needed. */
export type TaggedPage = {
  readonly globals: { dataLayer?: Array<unknown> }
  readonly addScript: (address: string) => void
  readonly forgetCookies: () => void
  readonly reload: () => void
}

/** `key` names the container, as GTM-ABC123. */
export const tagManager = (key: string, page: TaggedPage): TagManager => ({
  open: () => {
    page.globals.dataLayer = [{ "gtm.start": Date.now(), event: "gtm.js" }]
    page.addScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(key)}`)
  },
  push: (event) => {
    try {
      page.globals.dataLayer?.push(event)
    } catch {
      // By then the list may be the script's own: what is wrong with that ends no page and no purchase.
    }
  },
  // A script can't be taken out of a page that it runs in.
  close: () => {
    delete page.globals.dataLayer
    page.forgetCookies()
    page.reload()
  }
})
