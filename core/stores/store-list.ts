/** The list of stores as a shopper narrows it: by name, suburb or postcode, by who is open, nearest first. */

import type { Branch } from "./branch.ts"
import { normalizeSuburb } from "./closest-branch.ts"
import { type Position, straightMetres } from "./distance.ts"
import { isOpenAt } from "./open-hours.ts"

/** What a shopper asked the list for; `near` is where they are. */
export type StoreFilter = { readonly text: string; readonly openOnly: boolean; readonly near?: Position | undefined }

/** A store of the list; `distance` is how far it is as the crow flies, where it is known where the shopper is. */
export type ListedStore = { readonly branch: Branch; readonly distance?: string }

const matches = ({ name, address }: Branch, text: string): boolean =>
  address.postcode.startsWith(text) ||
  [name, address.suburb].some((one) => ` ${normalizeSuburb(one)}`.includes(` ${normalizeSuburb(text)}`))

/**
 * [STO-01] The stores that a filter leaves, at a moment in epoch milliseconds: those whose name or suburb has a word that
 * begins so, or whose postcode does. Nearest first where the shopper's place is known, else in the order given.
 */
export const listStores = (
  branches: ReadonlyArray<Branch>,
  { text, openOnly, near }: StoreFilter,
  now: number
): ReadonlyArray<ListedStore> => {
  const typed = text.trim()
  const stores = branches.filter(
    (branch) => (typed === "" || matches(branch, typed)) && (!openOnly || isOpenAt(branch.hours, now))
  )
  if (!near) return stores.map((branch) => ({ branch }))
  return stores
    .map((branch) => ({ branch, metres: straightMetres(near, branch) }))
    .sort((a, b) => a.metres - b.metres)
    .map(({ branch, metres }) => ({ branch, distance: kilometresText(metres) }))
}

/** Whole kilometres from 10 on, tenths below: `3.4 km`, `127 km`. */
export const kilometresText = (metres: number): string => {
  const kilometres = metres / 1000
  return `${kilometres < 10 ? kilometres.toFixed(1) : Math.round(kilometres)} km`
}
