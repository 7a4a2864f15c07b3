/** Stands in for the browser's store where that cannot be had: nothing is kept, and nothing breaks. */
import type { LocalStore } from "./local-store.ts"
import { memoryTokenStore } from "./memory-token-store.ts"

export const nullStore = (): LocalStore => ({
  read: async () => undefined,
  write: async () => false,
  remove: async () => undefined,
  onChange: () => () => undefined,
  notifyTabs: () => undefined,
  runExclusively: (_, work) => work(),
  tokens: memoryTokenStore(),
  storeCartCount: () => undefined
})
