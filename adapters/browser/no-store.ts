/** Stands in for the browser's store where that cannot be had: nothing is kept, and nothing breaks. */
import type { LocalStore } from "./local-store.ts"
import { tokensInMemory } from "./tokens-in-memory.ts"

export const noStore = (): LocalStore => ({
  read: async () => undefined,
  write: async () => false,
  remove: async () => undefined,
  onChange: () => () => undefined,
  tell: () => undefined,
  alone: (_, work) => work(),
  tokens: tokensInMemory(),
  rememberCount: () => undefined
})
