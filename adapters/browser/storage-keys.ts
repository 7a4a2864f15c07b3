/** The keys under which this shop keeps things in a browser. */
import { storageKey } from "../../core/browser-state/stored-entry.ts"

/** [HYD-03] The prefix of every key. */
export const STORAGE_PREFIX = "lineal"

/** The count that the page's first script paints the badge from. */
export const CART_COUNT_KEY = storageKey(STORAGE_PREFIX, "cart-count")
