/** The one place where the noise of binary fractions is taken from a quantity: 0.1 + 0.2 is 0.30000000000000004, and was 0.3. */

/** [QTY-02] A figure as so many whole parts of a unit, 37.8 in hundredths being 3780; undefined for what is finer, or no number. */
export const wholeParts = (figure: number, perUnit: number): number | undefined => {
  const whole = Math.round(figure * perUnit)
  // What sums and products are off is a millionth of a millionth of the figure at most, less than can be measured.
  return whole / perUnit === figure || Math.abs(figure - whole / perUnit) <= Math.abs(figure) * 1e-12
    ? whole
    : undefined
}
