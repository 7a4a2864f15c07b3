/** Sizes of several figures: what 90x45x5.4, m10x100, 14gx75, 4x2 and 8x4 may mean. */
import { formatMetres, formatNumber } from "./text-folding.ts"

type Unit = "mm" | "m" | "in" | "g" | "thread" | undefined

/** One figure of a size, with its unit where one was written. */
type Side = { readonly size: number; readonly unit: Unit; readonly isDecimal: boolean }

/** A way to read a size: words that must all be there. */
export type SizeReading = ReadonlyArray<string>

const side = (part: string): Side | undefined => {
  const found = /^(m)?(\d+(?:\.\d+)?)(mm|m|in|g)?$/.exec(part)
  if (!found?.[2]) return undefined
  const unit = found[1] ? "thread" : (found[3] as Unit)
  return { size: Number(found[2]), unit, isDecimal: found[2].includes(".") }
}

/** The figures of a size; nothing for a word that is no size. */
export const parseSides = (word: string): ReadonlyArray<Side> | undefined => {
  if (!/^m?\d[\d.a-z]*x\d/.test(word)) return undefined
  const sides = word.replace(/x$/, "").split("x").map(side)
  return sides.length <= 4 && sides.every((one) => one !== undefined) ? sides : undefined
}

/** Sections that are still asked for in inches, as they are milled today. */
const imperialSections: ReadonlyMap<string, string> = new Map([
  ["2x1", "42x19"],
  ["3x1", "70x19"],
  ["4x1", "90x19"],
  ["5x1", "120x19"],
  ["6x1", "140x19"],
  ["8x1", "190x19"],
  ["2x2", "42x42"],
  ["3x2", "70x45"],
  ["4x2", "90x45"],
  ["5x2", "120x45"],
  ["6x2", "140x45"],
  ["8x2", "190x45"],
  ["10x2", "240x45"],
  ["12x2", "290x45"],
  ["3x3", "75x75"],
  ["4x3", "90x70"],
  ["4x4", "100x100"],
  ["5x5", "125x125"],
  ["6x6", "150x150"]
])

/** Sheets asked for in feet. */
const sheetsInFeet: ReadonlySet<string> = new Set(["6x3", "6x4", "7x4", "8x3", "8x4", "9x4", "10x4", "12x4"])

/** What a rough-sawn side measures once it is dressed. */
const dressed: Readonly<Record<number, number>> = {
  25: 19,
  38: 35,
  50: 45,
  75: 70,
  100: 90,
  125: 120,
  150: 140,
  200: 190,
  250: 240,
  300: 290
}

/** What so many inches of rough-sawn timber measure dressed; undefined where none is milled so. */
export const dressedFromInches = (inches: number): number | undefined => dressed[inches === 1.5 ? 38 : inches * 25]

const inMm = ({ size, unit }: Side): number => {
  if (unit === "m") return size * 1000
  return unit === "in" ? size * 25 : size
}

const big = (a: number, b: number): string =>
  a >= b ? `${formatNumber(a)}x${formatNumber(b)}` : `${formatNumber(b)}x${formatNumber(a)}`
const mm = (size: number): string => `${formatNumber(size)}mm`

/** Bolts and screws say what they are in the first figure; nails have a fine second one. */
const fixing = (first: Side, second: Side): ReadonlyArray<SizeReading> => {
  if (first.unit === "thread") return [[`m${formatNumber(first.size)}`, mm(inMm(second))]]
  if (first.unit === "g") return [[`${formatNumber(first.size)}g`, mm(inMm(second))]]
  if (second.unit === "g") return [[`${formatNumber(second.size)}g`, mm(inMm(first))]]
  const readings: Array<SizeReading> = []
  if (second.isDecimal && second.size <= 8 && first.size >= 12) readings.push([mm(first.size), mm(second.size)])
  if (first.isDecimal && first.size <= 8 && second.size >= 12) readings.push([mm(second.size), mm(first.size)])
  if (first.size <= 30 && second.size >= 10 && second.size > first.size) {
    readings.push(
      [mm(first.size), mm(second.size)],
      [`${formatNumber(first.size)}g`, mm(second.size)],
      [`m${formatNumber(first.size)}`, mm(second.size)]
    )
  }
  return readings
}

const pair = (first: Side, second: Side): ReadonlyArray<SizeReading> => {
  const bare = first.unit === undefined && second.unit === undefined
  const name = big(first.size, second.size)
  const inInches = bare || (first.unit === "in" && second.unit === "in")
  const imperial = inInches ? imperialSections.get(name) : undefined
  const readings: Array<SizeReading> = imperial ? [[imperial]] : []
  if (bare && sheetsInFeet.has(name)) readings.push([big(first.size * 300, second.size * 300)])
  const inMetres = first.unit === "m" || second.unit === "m" || (bare && (first.isDecimal || second.isDecimal))
  if (inMetres && first.size <= 6 && second.size <= 6) readings.push([big(first.size * 1000, second.size * 1000)])
  readings.push(...fixing(first, second))
  if (first.unit === "thread" || first.unit === "g") return readings
  readings.push([big(inMm(first), inMm(second))])
  const [wide, thin] = [inMm(first), inMm(second)].map((size) => dressed[size] ?? size) as [number, number]
  if (wide !== inMm(first) || thin !== inMm(second)) readings.push([big(wide, thin)])
  if (isLength(second)) readings.push([mm(inMm(first)), asMetres(second)])
  return readings
}

/** Of a stick: 900 mm and more, or at most 7.2 with a decimal. */
const isLength = ({ size, unit, isDecimal }: Side): boolean =>
  unit === "m" ||
  ((unit === undefined || unit === "mm") && (size >= 900 || (unit === undefined && isDecimal && size <= 7.2)))

const asMetres = (one: Side): string => formatMetres(inMm(one) >= 900 ? inMm(one) / 1000 : one.size)

/** What a bolt or a screw is, and every other figure in millimetres: `m12x21.1x2.5`. */
const threaded = (sides: ReadonlyArray<Side>): SizeReading =>
  sides.map((one) =>
    one.unit === "thread"
      ? `m${formatNumber(one.size)}`
      : one.unit === "g"
        ? `${formatNumber(one.size)}g`
        : mm(inMm(one))
  )

const isThreaded = (sides: ReadonlyArray<Side>): boolean => sides[0]?.unit === "thread" || sides[0]?.unit === "g"

/** Three figures: a section and its length, or a sheet and its thickness. */
const three = (sides: ReadonlyArray<Side>): ReadonlyArray<SizeReading> => {
  if (isThreaded(sides)) return [threaded(sides)]
  const long = sides.filter(isLength)
  const sizes = sides.map((it) =>
    it.unit === undefined && it.isDecimal && long.length >= 2 && it.size <= 3.6 ? it.size * 1000 : inMm(it)
  )
  const [x, y, z] = sizes as [number, number, number]
  const sheets = [
    [big(x, y), mm(z)],
    [big(y, z), mm(x)],
    [big(x, z), mm(y)]
  ] as const
  const [only] = long
  const stick =
    long.length === 0 && Number.isInteger(z) && z <= 12 && Math.max(x, y) < 400 ? [[big(x, y), formatMetres(z)]] : []
  if (long.length !== 1 || only === undefined) return [[sizes.map(formatNumber).join("x")], ...sheets, ...stick]
  const [one, other] = sides.filter((it) => it !== only) as [Side, Side]
  return [...pair(one, other).map((reading) => [...reading, asMetres(only)]), ...sheets]
}

const four = (sides: ReadonlyArray<Side>): ReadonlyArray<SizeReading> =>
  isThreaded(sides) ? [threaded(sides)] : [[sides.map((it) => formatNumber(it.size)).join("x")]]

/** Every way to read a size, likeliest first. */
export const sizeReadings = (sides: ReadonlyArray<Side>): ReadonlyArray<SizeReading> => {
  const [first, second] = sides as [Side, Side]
  if (sides.length === 2) return pair(first, second)
  return sides.length === 3 ? three(sides) : four(sides)
}

/** The words under which a size in a name or an attribute is found: every pair in both orders, every side, lengths in metres as well. */
export const sizeWords = (sides: ReadonlyArray<Side>): ReadonlyArray<string> => {
  if (isThreaded(sides)) return threaded(sides)
  const sizes = sides.map((it) =>
    it.unit === undefined && isLength(it) && it.size <= 7.2 && sides.length === 3 ? it.size * 1000 : inMm(it)
  )
  const pairs = sizes.flatMap((a, at) =>
    sizes
      .slice(at + 1)
      .flatMap((b) => [`${formatNumber(a)}x${formatNumber(b)}`, `${formatNumber(b)}x${formatNumber(a)}`])
  )
  return [sizes.map(formatNumber).join("x"), ...pairs, ...sizes.flatMap(sizeInMm)]
}

/** A measure in millimetres as it may be asked for: from 900 mm in metres too. */
export const sizeInMm = (size: number): ReadonlyArray<string> =>
  size >= 900 ? [mm(size), formatMetres(size / 1000)] : [mm(size)]

/** The known sections nearest to one that nobody mills, at most 15% off on each side and as many as wanted, nearest first. */
export const nearestSections = (word: string, known: Iterable<string>, most = 3): ReadonlyArray<string> => {
  const sides = parseSides(word)
  if (sides?.length !== 2) return []
  const [a, b] = sides.map(inMm).sort((x, y) => y - x) as [number, number]
  const found: Array<readonly [string, number]> = []
  for (const section of known) {
    const [c = 0, d = 0] = section.split("x").map(Number)
    const off = Math.max(Math.abs(c / a - 1), Math.abs(d / b - 1))
    if (c >= d && off > 0 && off <= 0.15) found.push([section, off])
  }
  return found
    .sort((x, y) => x[1] - y[1])
    .slice(0, most)
    .map(([section]) => section)
}
