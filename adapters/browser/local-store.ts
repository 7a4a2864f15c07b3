/** What the browser keeps between visits: the cart and the checkout, in Dexie, shared by all tabs. */
import { Dexie, type Table } from "dexie"
import { parseStoredEntry, type StoredEntry, storedEntry } from "../../core/browser-state/stored-entry.ts"
import { COUNT_KEY, PREFIX } from "./storage-keys.ts"
import { openTokenStore } from "./token-store.ts"
import type { TokenStore } from "./tokens-in-memory.ts"

type Kept = StoredEntry & { readonly key: string }

class ShopDatabase extends Dexie {
  declare kept: Table<Kept, string>
  constructor() {
    super(PREFIX)
    this.version(1).stores({ kept: "key" })
  }
}

export type LocalStore = {
  /** Nothing where it was never written, or can't be read: a broken store never breaks a page. */
  readonly read: <Value>(key: KeptKey) => Promise<Value | undefined>
  /** For `keptMs` milliseconds, or until it is removed. False where the browser refused to keep it; the page goes on from memory. */
  readonly write: (key: KeptKey, value: unknown, keptMs?: number) => Promise<boolean>
  readonly remove: (key: KeptKey) => Promise<void>
  /** Hears of a change made by another tab; answers how to stop listening. */
  readonly onChange: (listener: (key: Changed) => void) => () => void
  /** Tells the other tabs of a change that is in no key of this store. */
  readonly tell: (what: Changed) => void
  /** Does the work while no other tab does work of that name; where the browser can't see to it, at once. */
  readonly alone: <A>(name: string, work: () => Promise<A>) => Promise<A>
  /** [TOK-02] */
  readonly tokens: TokenStore
  readonly rememberCount: (badge: string) => void
}

export type KeptKey =
  | "cart"
  | "saved-lines"
  | "checkout"
  | "payment"
  | "sign-in"
  | "remembered"
  | "invitation"
  | "registration"
  | "log-out-due"

/** What the tabs of one browser tell each other of: a key, or that somebody logged in, out, or over to another company. */
export type Changed = KeptKey | "session"

/** Nothing where the browser gives this page no way to talk to its siblings. */
const openChannel = (): BroadcastChannel | undefined => {
  try {
    return new BroadcastChannel(PREFIX)
  } catch {
    return undefined
  }
}

export const openLocalStore = (): LocalStore => {
  const database = new ShopDatabase()
  const channel = openChannel()
  return {
    read: async <Value>(key: KeptKey) => {
      try {
        return parseStoredEntry(await database.kept.get(key), Date.now()) as Value | undefined
      } catch {
        return undefined
      }
    },
    write: async (key, value, keptMs) => {
      try {
        await database.kept.put({ key, ...storedEntry(value, Date.now(), keptMs ?? "never") })
        channel?.postMessage(key)
        return true
      } catch {
        return false
      }
    },
    remove: async (key) => {
      try {
        await database.kept.delete(key)
        channel?.postMessage(key)
      } catch {
        // What can't be removed will be overwritten by the next visit.
      }
    },
    onChange: (listener) => {
      const heard = (event: MessageEvent<Changed>) => listener(event.data)
      channel?.addEventListener("message", heard)
      return () => channel?.removeEventListener("message", heard)
    },
    tell: (what) => channel?.postMessage(what),
    alone: (name, work) => ("locks" in navigator ? navigator.locks.request(`${PREFIX}/${name}`, work) : work()),
    tokens: openTokenStore(),
    rememberCount: (badge) => {
      try {
        if (badge) localStorage.setItem(COUNT_KEY, badge)
        else localStorage.removeItem(COUNT_KEY)
      } catch {
        // Without it the badge waits for the cart itself.
      }
    }
  }
}
