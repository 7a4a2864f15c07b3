/** A shop's index in parts that pass between threads one by one: the whole of it at once would hold the thread that gets it for half a second. */
import { emptyColumns } from "./live-columns.ts"
import type { ShopIndex } from "./shop-index.ts"
import { vocabularyOf } from "./word-index.ts"

/** What follows from the rest, or is filled afterwards, does not pass. */
type TransferredIndex = Omit<ShopIndex, "vocabulary" | "live" | "families" | "words"> & {
  readonly words: ShopIndex["words"]["words"]
  readonly postings: ShopIndex["words"]["postings"]
  readonly sections: ShopIndex["words"]["sections"]
}

export type IndexPart = { readonly name: keyof TransferredIndex } & (
  | { readonly kind: "items"; readonly items: ReadonlyArray<unknown> }
  | { readonly kind: "entries"; readonly entries: ReadonlyArray<readonly [unknown, unknown]> }
  | { readonly kind: "whole"; readonly whole: unknown }
)

/** So many are read within a few milliseconds. */
const CHUNK_SIZE = 2_000

const chunksOf = function* <A>(all: ReadonlyArray<A>): Generator<ReadonlyArray<A>> {
  for (let from = 0; from === 0 || from < all.length; from += CHUNK_SIZE) yield all.slice(from, from + CHUNK_SIZE)
}

export const splitIndex = function* (index: ShopIndex): Generator<IndexPart> {
  const { vocabulary: _vocabulary, live: _live, families: _families, words, ...rest } = index
  const transferred: TransferredIndex = { ...rest, ...words }
  for (const name of Object.keys(transferred) as Array<keyof TransferredIndex>) {
    const value: unknown = transferred[name]
    if (Array.isArray(value)) for (const items of chunksOf(value)) yield { name, kind: "items", items }
    else if (value instanceof Map)
      for (const entries of chunksOf<readonly [unknown, unknown]>([...value])) yield { name, kind: "entries", entries }
    else yield { name, kind: "whole", whole: value }
  }
}

/** Puts the parts together again; `today` is the Melbourne day, `2026-11-23`. */
export const createIndexAssembler = () => {
  const transferred: { [name: string]: unknown } = {}
  const collectionFor = <A>(name: string, empty: A): A => {
    if (!(name in transferred)) transferred[name] = empty
    return transferred[name] as A
  }
  return {
    add: (part: IndexPart): void => {
      if (part.kind === "items") collectionFor<Array<unknown>>(part.name, []).push(...part.items)
      else if (part.kind === "entries") {
        const map = collectionFor(part.name, new Map<unknown, unknown>())
        for (const [key, value] of part.entries) map.set(key, value)
      } else transferred[part.name] = part.whole
    },
    done: (today: string): ShopIndex => {
      const { words, postings, sections, ...rest } = transferred as unknown as TransferredIndex
      const wordIndex = { words, postings, sections }
      return {
        ...rest,
        words: wordIndex,
        vocabulary: vocabularyOf(wordIndex),
        live: emptyColumns(rest.skus.length, today),
        families: new Map()
      }
    }
  }
}
