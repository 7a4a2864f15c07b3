/** An address in one line, as a summary says it; parts that nobody has typed yet are left out. */
import type { Address } from "../../core/contact/address.ts"

const joined = (parts: ReadonlyArray<string>, between: string): string =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(between)

/** `1 Yard Road, Rowville VIC 3178`; nothing for no address. */
export const addressText = (address: Address | undefined): string =>
  address ? joined([address.line1, joined([address.suburb, address.state, address.postcode], " ")], ", ") : ""
