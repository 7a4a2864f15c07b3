/** Whole numbers as people write them: a formatter takes longer to make than a page's other words together, so there is one. */
const format = new Intl.NumberFormat("en-AU")

/** `9,622`. */
export const figure = (count: number): string => format.format(count)
