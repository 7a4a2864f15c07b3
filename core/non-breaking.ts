/** Keeps on one line what is read together. */

/** A number and what follows it, a size's two measures, a pack and how many are in it, stay on one line. */
export const nonBreaking = (text: string): string => text.replace(/(?<=\d|\bof|×) | (?=×)/g, "\u00a0")
