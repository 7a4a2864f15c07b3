/** Figures as people write them. */

/** `1,000.8`: a comma after each three digits before the point; from 0, or a text that begins with such a figure. */
export const numberText = (figure: number | string): string =>
  String(figure).replace(/(?<!\..*)\d(?=(\d{3})+(?!\d))/g, "$&,")

/** `1 row`, `1,200 rows`: so many of a thing, by its name for one and for several. */
export const countedText = (count: number, [one, several]: readonly [one: string, several: string]): string =>
  `${numberText(count)} ${count === 1 ? one : several}`
