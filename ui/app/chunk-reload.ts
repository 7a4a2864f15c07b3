/** Reloads a page, once for each build, whose code could not be fetched: a script that runs before any of that code. */
import { STORAGE_PREFIX } from "../../adapters/browser/storage-keys.ts"
import { storageKey } from "../../core/browser-state/stored-entry.ts"

const RELOADED_KEY = storageKey(STORAGE_PREFIX, "reloaded-for")

/** The router would reload once more by itself, for each message of its own, unless this says that it has. */
const ROUTER_KEY = "tanstack_router_reload:"

/**
 * [ROUTE-11] The text of a function that takes a failed load's event. `build` tells one build of the shop from another: a
 * tab reloads once for each, and the next failure shows what the page has for it. Without a connection no reload would
 * bring the code, and what stands on the page would be lost.
 */
export const chunkReloadFunction = (build: string): string => {
  // Written into a page: no tag may end within it.
  const [key, value, router] = [RELOADED_KEY, build, ROUTER_KEY].map((text) =>
    JSON.stringify(text).replaceAll("<", "\\u003c")
  )
  return `e=>{try{let s=sessionStorage,m=e.payload?.message;m&&s.setItem(${router}+m,"1");if(navigator.onLine&&s.getItem(${key})!==${value}){s.setItem(${key},${value});location.reload()}}catch{}}`
}
