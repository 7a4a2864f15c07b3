/** What a company asks for as the PO/Job number of its orders. */

/** Nothing; what is typed, or not; always something; always one of the company's own codes. */
export const poAsks = ["off", "optional", "required", "list"] as const
export type PoAsk = (typeof poAsks)[number]

/** [PO-01] `codes` are those of a list, in the order in which they are offered; there are none where no list is asked from. */
export type PoPolicy = { readonly ask: PoAsk; readonly codes: ReadonlyArray<string> }

/** Of a guest, and of a company that has chosen nothing. */
export const defaultPoPolicy: PoPolicy = { ask: "optional", codes: [] }

/** So many codes a company keeps. */
export const MAX_PO_CODES = 100
