/** The number of a ledger entry as people read it. */

/** An online payment is booked under its kind and reference, `payment ch_1`; its kind stands beside it already. */
export const entryNumber = (id: string): string => id.replace(/^payment /, "")
