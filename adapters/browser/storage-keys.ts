/** The keys under which this shop keeps things in a browser. */
import { storageKey } from "../../core/browser-state/stored-entry.ts"

/** [HYD-03] The prefix of every key. */
export const STORAGE_PREFIX = "lineal"

/** [HYD-03] The key of what goes by this name. */
export const shopKey = (name: string): string => storageKey(STORAGE_PREFIX, name)

/** The count that the page's first script paints the badge from. */
export const CART_COUNT_KEY = shopKey("cart-count")
