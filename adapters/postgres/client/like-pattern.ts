/** Words to be found anywhere in a text, as LIKE takes them. */

/** Whatever signs of a pattern the words hold. */
export const containsPattern = (words: string): string => `%${words.replace(/[\\%_]/g, "\\$&")}%`
