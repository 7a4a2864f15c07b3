/** Writes figures as the bars that a till reads: Code 128, two figures at a time. */

/** The widths of three bars and three gaps for each value, in turn; the last is the end, which has one bar more. */
const WIDTHS = `212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132
  122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211
  212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123
  113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411
  431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111
  241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341
  131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112`.split(/\s+/)

const TO_LETTERS = 100
const START_PAIRS = 105
const END = 106
const CHECK_MODULUS = 103
/** In letters, a figure's value is that many above its own. */
const FIGURE_ZERO = 16

/** What must be white on both sides. */
const QUIET = 10

/** The values that stand for the figures: pairs, and a single last one as a letter. */
const valuesOf = (figures: string): ReadonlyArray<number> => [
  START_PAIRS,
  ...(figures.match(/\d\d/g) ?? []).map(Number),
  ...(figures.length % 2 === 1 ? [TO_LETTERS, FIGURE_ZERO + Number(figures.at(-1))] : [])
]

/** One black bar: how far from the start, and how wide, in widths of the thinnest. */
export type Bar = { readonly at: number; readonly width: number }

/**
 * [DCARD-01] The bars of a code of figures alone, and how wide it is with the white on both sides; nothing for any other text,
 * and for the code 0 of who has none.
 */
export const barcode = (figures: string): { readonly bars: ReadonlyArray<Bar>; readonly width: number } | undefined => {
  if (!/^\d{2,40}$/.test(figures)) return undefined
  const values = valuesOf(figures)
  const check = values.reduce((sum, value, place) => sum + value * Math.max(1, place), 0) % CHECK_MODULUS
  const widths = [...values, check, END].flatMap((value) => [...(WIDTHS[value] ?? "")].map(Number))
  let at = QUIET
  const bars = widths.flatMap((width, place) => {
    const bar = { at, width }
    at += width
    return place % 2 === 0 ? [bar] : []
  })
  return { bars, width: at + QUIET }
}
