/** Which stock numbers suit a list of things, each thing by itself: `screws and plugs`, `gloves glasses ear muffs`. */
import { type Clause, namesProduct } from "../../../core/catalogue/search/clause.ts"
import { parseSides } from "../../../core/catalogue/search/dimensions.ts"
import { fieldWeights } from "../../../core/catalogue/search/indexed-words.ts"
import { parseQuery } from "../../../core/catalogue/search/query-parser.ts"
import { withoutCount, withoutListCount } from "../../../core/catalogue/search/sentence.ts"
import { splitThings } from "../../../core/catalogue/search/several-things.ts"
import { stem } from "../../../core/catalogue/search/text-folding.ts"
import { tokenize } from "../../../core/catalogue/search/tokenizer.ts"
import type { ShopIndex } from "../index/shop-index.ts"
import { isFound, isNamedMatch, type Match, matchClauses, withoutOptional } from "./clause-matcher.ts"
import { nextScored, releaseScores, scoreClause } from "./score.ts"
import { isGenericWord } from "./sentence-parts.ts"
import { keyOf, typeNames } from "./type-names.ts"

/** A tap and die set, or a tongue and groove board, is one thing. */
const isOneName = (index: ShopIndex, query: string): boolean => {
  const key = keyOf(query)
  return (
    / tongue (?:and )?groove /.test(key) ||
    typeNames(index).keys.some((name) => / (?:and|&) /.test(name) && key.includes(name))
  )
}

/** All words together are what some goods are called: a circular saw blade, though a saw is a thing, and so is a blade. */
const isOneType = (index: ShopIndex, clauses: ReadonlyArray<Clause>): boolean => {
  const words = clauses.filter(({ typed }) => !/\d/.test(typed)).flatMap(({ typed }) => typed.split(" ").map(stem))
  return typeNames(index).keys.some((key) => words.every((word) => key.includes(` ${word} `)))
}

const namesThing = (index: ShopIndex, clause: Clause): boolean =>
  (namesProduct(clause, index.vocabulary) &&
    (!isGenericWord(clause.typed.split(" ").at(-1) ?? "") ||
      (clause.typed.includes(" ") && clause.meanings.length > 1))) ||
  (parseSides(clause.typed) !== undefined &&
    clause.meanings.some(({ terms: [only] }) => only && index.vocabulary.has(only.word)))

/** What goods have over others of their name that something beside them in the list is told of, too. */
const COMPANY_WORTH = 9

/** Of rollers those for paint come first beside a tray, of glues that for pipes beside a pipe: what people list together goes together. */
const favourCompany = (index: ShopIndex, matches: ReadonlyArray<Match>): ReadonlyArray<Match> => {
  const isTold = matches.map(({ clauses }) => {
    const told = new Uint8Array(index.skus.length)
    for (const clause of clauses.filter(({ typed }) => /\p{L}{3}/u.test(typed))) {
      const marks = scoreClause(index, clause, "all")
      for (let place = nextScored(marks, 0); place < told.length; place = nextScored(marks, place + 1)) told[place] = 1
      releaseScores(index, marks)
    }
    return told
  })
  return matches.map((match, at) => ({
    ...match,
    scores: match.scores.map((score, found) => {
      const place = match.places[found] as number
      return score + COMPANY_WORTH * isTold.filter((told, other) => other !== at && told[place] === 1).length
    })
  }))
}

/** All matches as one: each of its groups is shown in turn. */
const joinMatches = (matches: ReadonlyArray<Match>): Match => {
  const found = new Map<number, readonly [score: number, group: number]>()
  matches.forEach(({ places, scores }, group) => {
    const best = scores.reduce((most, score) => Math.max(most, score), 0)
    places.forEach((place, at) => {
      const score = (scores[at] as number) - best
      const other = found.get(place)
      if (!other || other[0] < score) found.set(place, [score, group])
    })
  })
  const places = Int32Array.from(found.keys()).sort()
  const without = matches.flatMap((match) => match.without ?? [])
  return {
    places,
    scores: Float32Array.from(places, (place) => 150 + (found.get(place)?.[0] ?? 0)),
    groups: Uint8Array.from(places, (place) => found.get(place)?.[1] ?? 0),
    clauses: matches.flatMap(({ clauses }) => clauses),
    ...(without.length > 0 ? { without } : {})
  }
}

/** Concrete, said by itself, is what concrete mix is: a word that tells which kind of a thing it is, where nothing else is said. */
const isKindAlone = ({ vocabulary, words }: ShopIndex, part: string): boolean => {
  const [only, ...others] = tokenize(part)
  if (only === undefined || others.length > 0 || !/^\p{L}+$/u.test(only)) return false
  const { products = [] } = words.postings.get(stem(only)) ?? {}
  return vocabulary.tells(stem(only)) && products.some((entry) => (entry & 15) >= fieldWeights.kind)
}

/** Names of so many kinds of goods that what stands beside them in a list tells which: gyprock and screws. */
const dependents: ReadonlySet<string> = new Set("screw nail glue gun bracket bolt fixing adhesive".split(" "))

/** `gyprock`, `screws` is `gyprock`, `gyprock screws`. */
const companions = (parts: ReadonlyArray<string>): ReadonlyArray<string> =>
  parts.map((part, at) => {
    const [only, ...others] = tokenize(part)
    const beside = tokenize(parts[at - 1] ?? "").filter((word) => /^\p{L}+$/u.test(word))
    // Bolts and brackets tell nothing of each other.
    const isToldBeside = beside.some((word) => !dependents.has(stem(word)))
    if (only === undefined || others.length > 0 || !isToldBeside || !dependents.has(stem(only))) return part
    return `${beside.join(" ")} ${part}`
  })

/** My neighbour and I are after a fence: in a long sentence an `and` lists nothing. */
const MOST_WORDS_OF_LIST = 8
const isLongSentence = (query: string): boolean =>
  !/[,;\n+/&]/.test(query) && query.trim().split(/\s+/).length > MOST_WORDS_OF_LIST

/** [SRCH-07] The things that separators stand between, where each of them names goods. */
export const matchThings = (index: ShopIndex, query: string, matchOne: (part: string) => Match): Match | undefined => {
  const all = splitThings(query)
  const parts = all.length < 2 ? all : companions(all.map(withoutListCount))
  if (parts.length < 2 || isOneName(index, query) || isLongSentence(query)) return undefined
  const named = parts.filter((part) => {
    const clauses = parseQuery(`${part} `, index.vocabulary)
    return clauses.some((clause) => namesThing(index, clause)) || (clauses.length > 1 && isOneType(index, clauses))
  })
  // Each line of a list is something, though no word of it names goods: pine bark.
  const isList = query.includes("\n") || parts.length > 2
  const isThing = (part: string) =>
    named.includes(part) || isKindAlone(index, part) || (isList && isFound(matchOne(`${part} `)))
  const naming = named.length === 0 ? named : parts.filter(isThing)
  if (naming.length < parts.length && naming.length < 2) return undefined
  if (naming.length < parts.length && parts.length === 2) return undefined
  const matches = naming.map((part) => matchOne(`${part} `)).filter(isFound)
  const left = parts.filter((part) => !naming.includes(part))
  if (matches.length < 2) return undefined
  const joined = joinMatches(favourCompany(index, matches))
  return left.length === 0 ? joined : { ...joined, without: [...(joined.without ?? []), ...left] }
}

/** [SRCH-07] Things side by side, where no goods are all of them: each ends with the word that names it. */
export const matchRuns = (index: ShopIndex, query: string): Match | undefined => {
  const runs: Array<Array<Clause>> = [[]]
  const clauses = parseQuery(`${withoutCount(query)} `, index.vocabulary)
  const said = withoutOptional(clauses)
  said.forEach((clause, at) => {
    // A number before a name counts what is wanted of it.
    if (/^\d{1,3}x?$/.test(clause.typed) && runs.at(-1)?.length === 0 && at < said.length - 1) return
    runs.at(-1)?.push(clause)
    if (namesThing(index, clause)) runs.push([])
  })
  const things = runs.slice(0, -1)
  if (runs.at(-1)?.length !== 0 || things.length < 2 || things.length > 6 || isOneType(index, said)) return undefined
  const matches = things.map((run) => matchClauses(index, run))
  return matches.every(isNamedMatch) ? joinMatches(favourCompany(index, matches)) : undefined
}
