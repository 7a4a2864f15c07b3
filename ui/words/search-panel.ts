/** What the search panel says. */
import { numberText } from "../../core/number-text.ts"

export const panelWords = {
  label: "Search suggestions",
  dialog: "Search the shop",
  popular: "Popular Searches",
  suggestions: "Suggestions",
  recent: "Recent Searches",
  pages: "Site Pages & Posts",
  otherProducts: "Products",
  clearAll: "Clear all",
  remove: (query: string) => `Remove ${query} from your recent searches`,
  removed: (query: string) => `${query} is removed from your recent searches.`,
  cleared: "Your recent searches are cleared.",
  deleteHint: "Delete removes it",
  close: "Close",
  post: "Post",
  loading: "Looking…",
  nothing: (query: string) => `Nothing comes to mind for “${query}”. Press Enter to search anyway.`,
  failed: "Suggestions aren't coming through just now. Press Enter and we'll search the whole shop.",
  all: (count: number) => (count === 1 ? "See the one product" : `See all ${numberText(count)} products`),
  /** Heard when the offers have changed. */
  count: (options: number) => {
    if (options === 0) return "No suggestions."
    return options === 1 ? "1 suggestion. Use the down arrow." : `${options} suggestions. Use the up and down arrows.`
  }
} as const
