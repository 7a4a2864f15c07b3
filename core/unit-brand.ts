/** The unit that a plain number or text is in, known to the compiler alone. */

/**
 * A value with the name of its unit. A plain number or text counts as one, since arithmetic and the wire give such; another
 * unit's value does not, so that metres are never taken for millimetres. Nothing of it is there at run time.
 */
export type Unit<Value extends number | string, Name extends string> = Value & { readonly unit?: Name }
