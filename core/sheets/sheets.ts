/** The sheets that the package's command `lineal` answers, by name. */
import { cutSheet } from "./cut-sheet.ts"
import { deliverySheet } from "./delivery-sheet.ts"
import { priceSheet } from "./price-sheet.ts"
import type { Sheet } from "./sheet.ts"
import { tallySheet } from "./tally-sheet.ts"

/** [SHEET-01] In the order of the help. */
export const sheets: ReadonlyArray<Sheet> = [priceSheet, tallySheet, cutSheet, deliverySheet]
