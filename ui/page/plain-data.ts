/** Marks what a page's loader makes as plain data, which goes from the server's page to the browser as one text of JSON. */

/** No text of JSON has it. */
const PLAIN = Symbol("plain data")

/** Nothing in it may be more than JSON. The router would write it value by value, each with a name of its own. */
export const markPlainData = <Data extends object>(data: Data): Data =>
  import.meta.env.SSR ? { ...data, [PLAIN]: true } : data

export const isPlainData = (data: unknown): boolean =>
  import.meta.env.SSR && typeof data === "object" && data !== null && PLAIN in data
