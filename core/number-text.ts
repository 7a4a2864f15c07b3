/** Figures as people write them. */

/** `1,000.8`: a comma after each three digits before the point; from 0, or a text that begins with such a figure. */
export const numberText = (figure: number | string): string =>
  String(figure).replace(/(?<!\..*)\d(?=(\d{3})+(?!\d))/g, "$&,")
