/** `money`: whole cents, their rounding, and the GST in them. */
export { type Cents, dollars, MAX_CENTS, roundedFraction, toCents, toWholeCents } from "../money.ts"
export { gstIn, onGstBasis, withoutGst } from "../pricing/gst.ts"
