/** Measures written in the many ways that people write them, brought to one: 10 litre is 10l, box of 100 is 100pk, 6 ft is 1.8m. */

import { numberWordsToDigits } from "./number-words.ts"
import { foldText, formatMetres, formatNumber } from "./text-folding.ts"

const n = String.raw`(\d+(?:\.\d+)?)`
/** Where a unit ends: at the end of the word or before another size. */
const end = String.raw`(?=x\s?\d|\b)`

type Rewrite = readonly [pattern: RegExp, to: string | ((...found: Array<string>) => string)]

const rewrite = (pattern: string, to: Rewrite[1]): Rewrite => [new RegExp(pattern, "g"), to]
const times = (factor: number, unit: string) => (_: string, number: string) =>
  `${formatNumber(Number(number) * factor)}${unit}`
const glued = (unit: string) => times(1, unit)

const inches = (_: string, whole: string | undefined, top: string, bottom: string): string =>
  ` ${formatNumber(Number(whole ?? 0) + Number(top) / Number(bottom))}in`

/** A foot of timber or board is sold as 0.3 m. */
const feetTall = (_: string, a: string, b: string): string => ` ${Number(a) * 300}x${Number(b) * 300} `

const lengths: ReadonlyArray<Rewrite> = [
  rewrite(String.raw`(?<![\d.,])(\d),(?=\d{1,2}(?:\s*(?:m|l|kg|mm|g|met|lit|x)|\s|$))`, "$1."),
  rewrite(String.raw`(\d),(?=\d{3}\b)`, "$1"),
  rewrite(String.raw`\b(\d{1,2})-(\d{1,2})\s*x\s*(\d+)(?:\s*mm)?\b`, "$1g $2tpi $3mm"),
  rewrite(String.raw`(?:\b(\d+)[ -])?\b(\d{1,2})\/(2|4|8|16|32|64)(?:\s*(?:"|in\b|inch(?:es)?\b)|(?![\d.x/]))`, inches),
  rewrite(String.raw`${n}[\s-]*(?:"|inch(?:es)?\b|in\b(?=\s*x|$))`, glued("in")),
  rewrite(String.raw`${n}in\b`, glued("in")),
  rewrite(String.raw`\b(\d{1,2})\s*(?:'|ft|foot)?\s*(?:x|by)\s*(\d{1,2})\s*(?:'|ft\b|foot\b|feet\b)`, feetTall),
  rewrite(String.raw`${n}\s*(?:'|ft|foot|feet)${end}`, (_, feet) => formatMetres(Number(feet) * 0.3)),
  rewrite(String.raw`${n}\s*(?:mm2|sq\.?\s?mm)\b`, glued("mm2")),
  rewrite(String.raw`${n}\s*(?:m2|sqm|sq\.?\s?m(?:et(?:re|er)s?)?|square met(?:re|er)s?)\b`, glued("m2")),
  rewrite(String.raw`${n}\s*(?:mm|mils?|mills?|millimet(?:re|er)s?)${end}`, glued("mm")),
  rewrite(String.raw`${n}\s*(?:cms?|centimet(?:re|er)s?)${end}`, times(10, "mm")),
  rewrite(String.raw`${n}\s*(?:lm|lin(?:eal|ear)?\s?m(?:et(?:re|er)s?)?|met(?:re|er)s?|mtrs?|mts?|m)${end}`, (_, m) =>
    formatMetres(Number(m))
  )
]

const fixings: ReadonlyArray<Rewrite> = [
  rewrite(String.raw`(?:#|\bno\.?)\s*(\d{1,2})(?:\s*g(?:a|auge)?)?${end}`, "$1g"),
  rewrite(String.raw`\b(\d{1,2})\s*(?:g|ga|gauge|guage)${end}`, "$1g"),
  rewrite(String.raw`(?<![\d.]\s?)\bm\s*(\d{1,2})${end}`, " m$1"),
  rewrite(String.raw`${n}\s*(?:x|by)\s*(?=\d)`, "$1x"),
  rewrite(String.raw`(\d(?:mm|m|in|g))\s*(?:x|by)\s*(?=\d)`, "$1x"),
  rewrite(String.raw`\b(?:box|pack|packet|pkt|pk|bag|tub|bucket|jar|carton|set) of (\d+)\b`, "$1pk"),
  rewrite(String.raw`(?<![x.\d])\b(\d+)\s*(?:pk|pks|pkt|packs?|packet|pce|pcs|pc|pieces?|box)\b`, "$1pk"),
  rewrite(String.raw`\b(?:pk|pack|packet)\s*(\d+)\b`, "$1pk")
]

const qualities: ReadonlyArray<Rewrite> = [
  rewrite(String.raw`\bas\s*\/?\s*(?:nzs?)?\s*(\d{4,5})(?:\.\d+)*(?::\d{4})?\b`, "as$1"),
  rewrite(String.raw`${n}\s*(?:ml|mls|millilit(?:re|er)s?)\b`, glued("ml")),
  rewrite(String.raw`${n}\s*(?:l|lt|ltrs?|lit(?:re|er)s?)\b`, (_, l) =>
    Number(l) < 1 ? `${formatNumber(Number(l) * 1000)}ml` : `${formatNumber(Number(l))}l`
  ),
  rewrite(String.raw`${n}\s*(?:kgs?|kilos?|kilograms?)\b`, glued("kg")),
  rewrite(String.raw`\b(\d{2,})\s*(?:grams?|gms?|gr)\b`, "$1g"),
  rewrite(String.raw`${n}\s*(?:ah|amp hours?)\b`, glued("ah")),
  rewrite(String.raw`${n}\s*(?:v|volts?)\b`, glued("v")),
  rewrite(String.raw`${n}\s*(?:kw|kilowatts?)\b`, times(1000, "w")),
  rewrite(String.raw`${n}\s*(?:w|watts?)\b`, glued("w")),
  rewrite(String.raw`${n}\s*(?:a|amps?)\b(?!-)`, glued("a")),
  rewrite(String.raw`${n}\s*(mpa|kpa|psi|kn|tpi|hp|db)\b`, "$1$2"),
  rewrite(String.raw`${n}\s*(?:°|deg(?:ree)?s?\b)`, glued("deg")),
  rewrite(
    String.raw`\bp(\d{2,4})\b|\b(\d{2,4})\s*grit\b|\bgrit\s*(\d{2,4})\b`,
    (_, p, before, after) => `${p ?? before ?? after}grit`
  ),
  rewrite(String.raw`\br\s*(\d(?:\.\d+)?)\b`, (_, r) => `r${formatNumber(Number(r))}`),
  rewrite(String.raw`\bh\s*([1-6])(?:\s*(f)|(a|s))?\b`, (_, level, f, other) => `h${level}${f ?? other ?? ""}`),
  rewrite(String.raw`\bdn\s*(\d{2,3})\b`, "$1mm"),
  rewrite(String.raw`\bmgp\s*(\d\d)\b`, "mgp$1"),
  rewrite(String.raw`\bf\s*(4|5|7|8|11|14|17|22|27|34)\b`, "f$1"),
  rewrite(String.raw`\bgl\s*(\d{1,2})\b`, "gl$1"),
  rewrite(String.raw`\bgrade\s+(\d)`, "$1"),
  rewrite(String.raw`\bss\s?(304|316)\b|\b(304|316)\s?ss\b`, (_, a, b) => `${a ?? b} stainless`)
]

const rewrites = [...lengths, ...fixings, ...qualities]

/** Text with every measure in its one form: `M 10 X 100MM` is `m10x100mm`. */
export const normalizeMeasures = (text: string): string => {
  const plain = numberWordsToDigits(foldText(text))
  if (!/\d/.test(plain)) return plain
  return rewrites
    .reduce((so, [pattern, to]) => so.replace(pattern, to as string), plain)
    .replace(/\s+/g, " ")
    .trim()
}

/** The words of a text in the order written, measures in their one form, neither made singular nor thinned. */
export const tokenize = (text: string): ReadonlyArray<string> =>
  normalizeMeasures(text)
    .replace(/(?<=[a-z])'(?=s\b)/g, "")
    .split(/[^\p{L}\p{N}.]+/u)
    .map((word) => word.replace(/^\.+|\.+$/g, ""))
    .filter((word) => word !== "")
