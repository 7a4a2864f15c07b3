/** Remembers what queries match: letter by letter and shopper after shopper, the same ones are asked again and again. */

import type { ShopIndex } from "../index/shop-index.ts"
import { type Match, matched } from "./matching.ts"

/** How many queries are remembered, and how many matched stock numbers all of them may have together: 8 bytes each. */
const MOST_QUERIES = 1_000
const MOST_PLACES = 1_000_000

/** The longest unasked comes first. */
type Memory = { readonly matches: Map<string, Match | undefined>; places: number }

const memories = new WeakMap<ShopIndex, Memory>()

const sizeOf = (match: Match | undefined): number => match?.places.length ?? 0

const forget = (memory: Memory, query: string): void => {
  memory.places -= sizeOf(memory.matches.get(query))
  memory.matches.delete(query)
}

const keep = (memory: Memory, query: string, match: Match | undefined): void => {
  forget(memory, query)
  memory.matches.set(query, match)
  memory.places += sizeOf(match)
  for (const oldest of memory.matches.keys()) {
    if (memory.matches.size <= MOST_QUERIES && memory.places <= MOST_PLACES) return
    forget(memory, oldest)
  }
}

/** A query matches the same until the catalogue is read again; prices and stock are looked at afterwards. */
export const remembered = (index: ShopIndex, query: string): Match | undefined => {
  const memory = memories.get(index) ?? { matches: new Map(), places: 0 }
  memories.set(index, memory)
  const match = memory.matches.has(query) ? memory.matches.get(query) : matched(index, query)
  keep(memory, query, match)
  return match
}
