/** What a query is taken to mean, written as one line of text. */
import type { Clause, Meaning, Vocabulary } from "../../../core/catalogue/search/clause.ts"
import { nearestSections, parseSides, sizeWords } from "../../../core/catalogue/search/dimensions.ts"
import { indexedWords } from "../../../core/catalogue/search/indexed-words.ts"
import { parseQuery } from "../../../core/catalogue/search/query-parser.ts"
import { correctClause, correctConfusedClause, relaxClause } from "../../../core/catalogue/search/spell-correction.ts"
import { stem } from "../../../core/catalogue/search/text-folding.ts"
import { editDistance } from "../../../core/edit-distance.ts"

const goods = "screw nail bolt decking pine plywood fence gate silicone skirting anchor paint hinge board sheet".split(
  " "
)
const others =
  "90x45 70x45 45x90 140x45 190x45 90x19 42x19 100x100 2400x1200 35x90 12x2400 1200x2400 66mm 69mm 75mm 90mm 100mm 110mm 45mm 10mm 12mm 20mm 25mm 50mm m10 m12 5.1m 5.4m 4.8m 3m 2.4m 0.9m 20kg 5kg 1kg 250g 4l 10l 500ml 50pk 100pk 14g 8g 10g treated merbau galvanised self drilling sleeve power point batten post flooring yellowtongue weatherboard weather door cable tie zip half clear silicon hall pile clean tongue groove h3 deck pave paving tile tiling fencing painting ring string str sling sl edging edge cat 6 pipe downpipe downlight light nut wing w bag post-hole hole posthole set square".split(
    " "
  )
const known = new Set([...goods, ...others])

const vocabulary: Vocabulary = {
  has: (word) => known.has(word),
  tells: (word) => goods.includes(word),
  suits: (word) => goods.includes(word),
  names: (word) => goods.includes(word),
  sections: others.filter((word) => /^\d+x\d+$/.test(word)),
  similarWords: (typed, slips, unfinished) =>
    [...known].filter((word) => word !== typed && editDistance(typed, word, slips, unfinished) <= slips),
  soundAlikes: () => [],
  inFull: () => []
}

const signs = { whole: "", start: "*", number: "#" } as const
const meaningText = ({ terms, weight }: Meaning) =>
  `${terms.map(({ word, as }) => `${word}${signs[as]}`).join("+")}@${Math.round(weight * 1e6) / 1e6}`
const clauseText = ({ typed, meanings, correction, optional: spare }: Clause) =>
  `${typed}${correction ? `→${correction}` : ""}${spare ? ` (${spare})` : ""}: ${meanings.map(meaningText).join(", ")}`

/** Every clause with its meanings and their weights; then what stands in for it where nothing is found. */
export const readingOf = (query: string): string => {
  const clauses = parseQuery(query, vocabulary)
  const mended = clauses.map((clause, at) => [
    correctClause(clause, at === clauses.length - 1, vocabulary),
    correctConfusedClause(clause, vocabulary),
    ...relaxClause(clause, vocabulary)
  ])
  return [clauses, mended.flat().filter((one) => one !== undefined)]
    .map((list) => list.map(clauseText).join("; "))
    .join(" / ")
}

/** What the sides of a size are called, and the sections next to it. */
export const sidesText = (word: string): string => {
  const sides = parseSides(word)
  const near = nearestSections(word, vocabulary.sections)
  return `${sides ? sizeWords(sides).join(" ") : "no size"} / ${near.join(" ")}`
}

type Indexed = Parameters<typeof indexedWords>[0]
export const indexedText = (of: Indexed): string =>
  [...indexedWords(of)].map(([word, strength]) => `${word}:${strength}`).join(" ")

export const stemText = (word: string): string => `${word}→${stem(word)}`
