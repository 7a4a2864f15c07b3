/** What came from outside, before anybody knows what it holds. */

/** Fields by their names, each of which may hold anything or be missing. */
export type UnknownRecord = { readonly [name: string]: unknown }

/** A list is none, though it has names too. */
export const isRecord = (given: unknown): given is UnknownRecord =>
  typeof given === "object" && given !== null && !Array.isArray(given)
