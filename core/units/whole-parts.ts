/** The one place where the noise of binary fractions is taken from a quantity: 0.1 + 0.2 is 0.30000000000000004, and was 0.3. */

/** Less than can be measured: what sums and products of binary fractions are off, a share of the figure. */
const NOISE = 1e-12

/** [QTY-02] A figure as so many whole parts of a unit, 37.8 in hundredths being 3780; undefined for what is finer, or no number. */
export const wholeParts = (figure: number, perUnit: number): number | undefined => {
  const whole = Math.round(figure * perUnit)
  return Math.abs(figure - whole / perUnit) <= Math.abs(figure) * NOISE ? whole : undefined
}
