/** Text folding for search: lower case, no diacritics, one sign for "by" and one for inches. */

const vulgarFraction = /(\d)\s*([\u00bc-\u00be\u2150-\u215e])/g

/** What folding says otherwise: the marks that it knows, and all that is not on a plain keyboard. Most text has none. */
const foldedCharacter = /[^ -~\s]|[&'`"*]/

/** One form for all the ways of writing the same text; what is looked up and what is asked go through it alike. */
export const foldText = (text: string): string =>
  (foldedCharacter.test(text) ? foldCharacters(text) : text.toLowerCase()).replace(/\s+/g, " ").trim()

const foldCharacters = (text: string): string =>
  text
    .replace(/[™®©]/g, " ")
    .replace(vulgarFraction, "$1 $2")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/\bt\s*&\s*g\b/g, "tongue groove")
    .replace(/[\u2018\u2019\u02bc\u2032`\u00b4]/g, "'")
    .replace(/[\u201c\u201d\u2033]|''/g, '"')
    .replace(/\u2044/g, "/")
    .replace(/[\u00d7\u2715\u2716]/g, "x")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/(\d)\s*\*\s*(?=\d)/g, "$1x")

const oddPlurals: ReadonlyMap<string, string> = new Map([
  ["axes", "axe"],
  ["halves", "half"],
  ["knives", "knife"],
  ["lenses", "lens"],
  ["shelves", "shelf"],
  ["feet", "foot"]
])

const localSpellings: ReadonlyMap<string, string> = new Map([
  ["aluminum", "aluminium"],
  ["center", "centre"],
  ["color", "colour"],
  ["colored", "coloured"],
  ["fiber", "fibre"],
  ["gray", "grey"],
  ["mold", "mould"],
  ["molding", "moulding"],
  ["plow", "plough"]
])

const singular = (word: string): string => {
  if (!word.endsWith("s")) return word
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(ss|x|ch|sh|zz)es$/.test(word)) return word.slice(0, -2)
  return /[sui]s$/.test(word) ? word : word.slice(0, -1)
}

/** A word as it is looked up: one of a thing, in Australian spelling. Words with figures in them stay as they are. */
export const stem = (word: string): string => {
  if (word.length < 4 || /\d/.test(word)) return word
  const one = oddPlurals.get(word) ?? singular(word)
  return localSpellings.get(one) ?? (one.includes("z") ? one.replace(/i[z](e|ed|er|ing)$/, "is$1") : one)
}

/** The figures of a number without needless noughts: `2.50` is `2.5`. */
export const formatNumber = (number: number): string => String(Math.round(number * 1000) / 1000)

/** A length in metres, always with a decimal: `5.4m`, `3.0m`. */
export const formatMetres = (length: number): string => {
  const text = formatNumber(length)
  return `${text.includes(".") ? text : `${text}.0`}m`
}
