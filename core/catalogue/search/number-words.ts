/** Figures that are written as words, where a measure is meant: two by four, inch and a half, half inch. */

const figures: ReadonlyMap<string, number> = new Map([
  ["one", 1],
  ["two", 2],
  ["three", 3],
  ["four", 4],
  ["five", 5],
  ["six", 6],
  ["seven", 7],
  ["eight", 8],
  ["nine", 9],
  ["ten", 10],
  ["eleven", 11],
  ["twelve", 12],
  ["thirteen", 13],
  ["fourteen", 14],
  ["fifteen", 15],
  ["sixteen", 16],
  ["seventeen", 17],
  ["eighteen", 18],
  ["nineteen", 19]
])

const tens: ReadonlyMap<string, number> = new Map([
  ["twenty", 20],
  ["thirty", 30],
  ["forty", 40],
  ["fifty", 50],
  ["sixty", 60],
  ["seventy", 70],
  ["eighty", 80],
  ["ninety", 90]
])

const parts: ReadonlyMap<string, number> = new Map([
  ["half", 0.5],
  ["quarter", 0.25],
  ["three quarter", 0.75],
  ["three quarters", 0.75]
])

const number = `(${[...figures.keys()].join("|")})`
const part = "(three quarters?|half|quarter)"
const unit = "(?:inch(?:es)?|foot|feet|ft|mm|mil|mils|met(?:re|er)s?|m|lit(?:re|er)s?|gauge|kilos?|kg)"

/** One number word beside a unit or another side of a size. */
const beforeUnit = new RegExp(`\\b${number}[ -](?=${unit}\\b|and a (?:half|quarter)\\b)`, "g")
const sides = new RegExp(`\\b(${number.slice(1, -1)}|\\d+)(?:\\s*x\\s*| by | be )(${number.slice(1, -1)}|\\d+)\\b`, "g")
const inchAnd = new RegExp(`\\b(?:(\\d+)[ -])?inch(?:es)?[ -]and[ -](?:a[ -])?${part}\\b`, "g")
const andPart = new RegExp(`\\b(\\d+)[ -]and[ -](?:a[ -])?${part}(?=[ -]${unit}\\b)`, "g")
const partOf = new RegExp(`\\b${part}[ -](?:an?[ -])?inch\\b`, "g")

/** Ninety, forty five, two hundred and forty. */
const ones = [...figures.keys()].filter((word) => (figures.get(word) ?? 0) < 10).join("|")
const large = new RegExp(
  `\\b(?:(${ones}|a) hundred(?: and)?(?: (${[...tens.keys()].join("|")}))?(?:[ -](${ones}))?|(${[...tens.keys()].join("|")})(?:[ -](${ones}))?)\\b`,
  "g"
)
const largeFigure = (
  _: string,
  hundreds: string | undefined,
  ten: string | undefined,
  one: string | undefined,
  bareTen: string | undefined,
  bareOne: string | undefined
): string =>
  String(
    (hundreds ? 100 * (figures.get(hundreds) ?? 1) : 0) +
      (tens.get(ten ?? bareTen ?? "") ?? 0) +
      (figures.get(one ?? bareOne ?? "") ?? 0)
  )

/** Eighteen hundred is 1800, two point four 2.4. */
const manyHundreds = new RegExp(
  `\\b(${[...figures].flatMap(([word, figure]) => (figure > 9 ? [word] : [])).join("|")}) hundred\\b`,
  "g"
)
const pointed = new RegExp(`\\b${number} point (${ones}|zero)\\b`, "g")

/** Every such measure has a figure in it or one of these words; most of what is typed has neither. */
const figureOrWord = new RegExp(`\\d|hundred|${[...figures.keys(), ...tens.keys(), ...parts.keys()].join("|")}`)

const figureOf = (word: string): string => String(figures.get(word) ?? word)
const plus = (whole: string | undefined, fraction: string): number => Number(whole ?? 0) + (parts.get(fraction) ?? 0)

/** Folded text with those words as figures: `four by two` is `4x2`, `inch and a half` is `1.5 inch`. */
export const numberWordsToDigits = (text: string): string => (figureOrWord.test(text) ? replaceNumberWords(text) : text)

const replaceNumberWords = (text: string): string =>
  text
    .replace(manyHundreds, (_, word: string) => String(100 * (figures.get(word) ?? 0)))
    .replace(pointed, (_, whole: string, tenths: string) => `${figureOf(whole)}.${figures.get(tenths) ?? 0}`)
    .replace(large, largeFigure)
    .replace(beforeUnit, (_, word: string) => `${figureOf(word)} `)
    .replace(sides, (_, a: string, b: string) => `${figureOf(a)}x${figureOf(b)}`)
    .replace(inchAnd, (_, whole: string | undefined, fraction: string) => `${plus(whole ?? "1", fraction)} inch`)
    .replace(andPart, (_, whole: string, fraction: string) => String(plus(whole, fraction)))
    .replace(partOf, (_, fraction: string) => `${plus(undefined, fraction)} inch`)
