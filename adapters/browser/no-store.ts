/** Stands in for the browser's store where that cannot be had: nothing is kept, and nothing breaks. */
import type { LocalStore } from "./local-store.ts"

export const noStore: LocalStore = {
  read: async () => undefined,
  write: async () => false,
  remove: async () => undefined,
  onChange: () => () => undefined,
  rememberCount: () => undefined
}
