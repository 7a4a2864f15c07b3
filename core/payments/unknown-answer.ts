/** Looks into an answer of which nothing is known yet. */

export const recordIn = (answer: unknown): { readonly [name: string]: unknown } | undefined =>
  typeof answer === "object" && answer !== null && !Array.isArray(answer) ? { ...answer } : undefined

/** A text with something in it. */
export const isText = (value: unknown): value is string => typeof value === "string" && value.trim() !== ""
