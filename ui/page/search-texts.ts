/** What an address holds of the parameters that a page knows; empty ones are none. */

/** For a route's `validateSearch`. */
export const searchTexts = <const Names extends ReadonlyArray<string>>(
  search: Record<string, string>,
  ...names: Names
): { [name in Names[number]]?: string } =>
  Object.fromEntries(names.flatMap((name) => (search[name] ? [[name, search[name]]] : []))) as {
    [name in Names[number]]?: string
  }
