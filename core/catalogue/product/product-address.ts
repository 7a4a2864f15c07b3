/** What a product is asked for by, once its page's address has been read. */

/** `q` says which search led here, `uom` which unit was chosen: the product is the same with or without them. */
const ofThePageAlone: ReadonlySet<string> = new Set(["q", "uom"])

/** [PDP-01] The query that goes along when a product is asked for by its slug: the page's own, less `q` and `uom`. */
export const slugQuery = <Value>(query: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !ofThePageAlone.has(name)))
