/** Goods that are called what was asked, where none have all the figures that were: those that have most of them come first. */
import type { ShopIndex } from "../index/shop-index.ts"
import { type Clauses, isFound, isNamedMatch, type Match, matchClauses } from "./clause-matcher.ts"
import { releaseScores, scoreClause } from "./score.ts"

/** What goods have over others of their name that have one more of the figures. */
const FIGURE_WORTH = 50

/** A figure with or without its unit, a grade, or one or two letters that the trade has no meaning for: `12g`, `p2`, `900`, `re`. */
const isFigure = ({ meanings, typed }: Clauses[number]): boolean =>
  (/\d/.test(typed) && !/\p{L}{3}/u.test(typed)) || (typed.length < 3 && meanings.length === 1)

/** Five figures in a row measure nothing: they are part of a stock number or a barcode. */
const isOfCode = ({ typed }: Clauses[number]): boolean => /\d{5}/.test(typed)

/**
 * [SRCH-08] A bugle screw of 12 gauge and 50 mm is shown as bugle screws of 50 mm where it comes in no 12 gauge; the
 * figures that the best of them lacks are told. Undefined where there are no figures, or nothing is called so.
 */
export const matchWithoutFigures = (index: ShopIndex, clauses: Clauses): Match | undefined => {
  const figures = clauses.filter(isFigure)
  const words = clauses.filter((clause) => !isFigure(clause))
  if (figures.length === 0 || words.length === 0 || figures.some(isOfCode)) return undefined
  const match = matchClauses(index, words)
  if (!isFound(match) || !isNamedMatch(match)) return undefined
  const scores = match.scores.slice()
  const metBy = figures.map((figure) => {
    const marks = scoreClause(index, figure, "without descriptions")
    const isMet = match.places.map((place) => ((marks.score[place] as number) > 0 ? 1 : 0))
    releaseScores(index, marks)
    return isMet
  })
  for (const isMet of metBy)
    for (let at = 0; at < scores.length; at++)
      scores[at] = (scores[at] as number) + FIGURE_WORTH * (isMet[at] as number)
  const best = scores.indexOf(Math.max(...scores))
  const without = figures.flatMap(({ typed }, at) => (metBy[at]?.[best] === 1 ? [] : [typed]))
  return { ...match, clauses, scores, ...(without.length > 0 ? { without } : {}) }
}
