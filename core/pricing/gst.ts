/** Goods and services tax: 10% added on top, so one eleventh of a price that includes it. */
import { type Cents, roundedFraction } from "../money.ts"

/** [GST-01] The GST inside an amount is one eleventh of it (GST Act 1999, section 9-70), to the nearest cent, a half away from zero. */
export const gstIn = (incGst: Cents): Cents => roundedFraction(incGst, 11)

/** [PRC-11] An amount without GST is what remains, so that the two parts always add up to the whole. */
export const withoutGst = (incGst: Cents): Cents => incGst - gstIn(incGst)

/** [GST-03] An amount as its reader sees it, with or without its GST; what is charged stays the same. Cents. */
export const onGstBasis = (incGst: Cents, exGst: boolean): Cents => (exGst ? withoutGst(incGst) : incGst)
