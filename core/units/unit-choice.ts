/** The unit that a shopper chose, and how many of the priced unit come in one of it: `STICK|5.4`. */

export type UnitChoice = { readonly uom: string; readonly factor: number }

const written = /^([A-Za-z0-9]+)\|(\d+(?:\.\d+)?)$/

/** [UOM-02] Both parts of `uom|factor`; undefined where one is missing or the factor is no number above 0. */
export const unitChoice = (text: string): UnitChoice | undefined => {
  const [, uom, figure] = written.exec(text) ?? []
  const factor = Number(figure)
  return uom === undefined || !Number.isFinite(factor) || factor === 0 ? undefined : { uom, factor }
}

/** [UOM-02] A unit and its factor as they are written on the wire, `STICK|5.4`. */
export const unitChoiceText = ({ uom, factor }: UnitChoice): string => `${uom}|${factor}`
