/** What the browser keeps between visits: the cart and the checkout, in Dexie, shared by all tabs. */
import { Dexie, type Table } from "dexie"
import { parseStoredEntry, type StoredEntry, storedEntry } from "../../core/browser-state/stored-entry.ts"
import type { TokenStore } from "./memory-token-store.ts"
import { CART_COUNT_KEY, STORAGE_PREFIX, shopKey } from "./storage-keys.ts"
import { openTokenStore } from "./token-store.ts"

type StoredRow = StoredEntry & { readonly key: string }

class ShopDatabase extends Dexie {
  declare kept: Table<StoredRow, string>
  constructor() {
    super(STORAGE_PREFIX)
    this.version(1).stores({ kept: "key" })
  }
}

export type LocalStore = {
  /** Nothing where it was never written, or can't be read: a broken store never breaks a page. */
  readonly read: <Value>(key: StoredKey) => Promise<Value | undefined>
  /** For so many milliseconds, a day where nothing is said; the cart, the checkout and their like until they are removed. False where the browser refused to keep it; the page goes on from memory. */
  readonly write: (key: StoredKey, value: unknown, lifetimeMs?: number) => Promise<boolean>
  readonly remove: (key: StoredKey) => Promise<void>
  /** Hears of a change made by another tab; answers how to stop listening. */
  readonly onChange: (listener: (key: StoreChange) => void) => () => void
  /** Tells the other tabs of a change that is in no key of this store. */
  readonly notifyTabs: (change: StoreChange) => void
  /** Does the work while no other tab does work of that name; where the browser can't see to it, at once. */
  readonly runExclusively: <A>(name: string, work: () => Promise<A>) => Promise<A>
  /** [TOK-02] */
  readonly tokens: TokenStore
  readonly storeCartCount: (badge: string) => void
}

export type StoredKey =
  | "cart"
  | "saved-lines"
  | "checkout"
  | "job-list"
  | "payment"
  | "invoice-payment"
  | "quotes-payment"
  | "sign-in"
  | "remembered"
  | "invitation"
  | "registration"
  | "log-out-due"
  | "view-history"
  | "version"
  | "recent-searches"
  | "prices"

/** [HYD-03] Kept until they are removed: what a shopper comes back to, and what must not be forgotten before it is done. */
const endless: ReadonlySet<StoredKey> = new Set([
  "cart",
  "saved-lines",
  "checkout",
  "payment",
  "remembered",
  "log-out-due",
  "version",
  "recent-searches"
])

/** What the tabs of one browser tell each other of: a key, or that somebody logged in, out, or over to another company. */
export type StoreChange = StoredKey | "session"

/** Nothing where the browser gives this page no way to talk to its siblings. */
const openChannel = (): BroadcastChannel | undefined => {
  try {
    return new BroadcastChannel(STORAGE_PREFIX)
  } catch {
    return undefined
  }
}

/** `expiryMs`: how long an entry is kept that says nothing of it; a day where nothing is said (HYD-05). */
export const openLocalStore = (expiryMs?: () => number | undefined): LocalStore => {
  const database = new ShopDatabase()
  const channel = openChannel()
  return {
    read: async <Value>(key: StoredKey) => {
      try {
        return parseStoredEntry(await database.kept.get(shopKey(key)), Date.now()) as Value | undefined
      } catch {
        return undefined
      }
    },
    write: async (key, value, lifetimeMs) => {
      try {
        await database.kept.put({
          key: shopKey(key),
          ...storedEntry(value, Date.now(), lifetimeMs ?? (endless.has(key) ? "never" : expiryMs?.()))
        })
        channel?.postMessage(key)
        return true
      } catch {
        return false
      }
    },
    remove: async (key) => {
      try {
        await database.kept.delete(shopKey(key))
        channel?.postMessage(key)
      } catch {
        // What can't be removed will be overwritten by the next visit.
      }
    },
    onChange: (listener) => {
      const onMessage = (event: MessageEvent<StoreChange>) => listener(event.data)
      channel?.addEventListener("message", onMessage)
      return () => channel?.removeEventListener("message", onMessage)
    },
    notifyTabs: (change) => channel?.postMessage(change),
    runExclusively: (name, work) =>
      "locks" in navigator ? navigator.locks.request(`${STORAGE_PREFIX}/${name}`, work) : work(),
    tokens: openTokenStore(),
    storeCartCount: (badge) => {
      try {
        if (badge) localStorage.setItem(CART_COUNT_KEY, badge)
        else localStorage.removeItem(CART_COUNT_KEY)
      } catch {
        // Without it the badge waits for the cart itself.
      }
    }
  }
}
