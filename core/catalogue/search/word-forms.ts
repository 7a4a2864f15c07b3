/** The other forms of a word: rusted for rust, insulate for insulation, leaking for leaks, so that a sentence may bend its words. */
import { stem } from "./text-folding.ts"

/** Endings that leave the root, the longest first. */
const endings = [
  "ations",
  "ation",
  "ators",
  "ator",
  "ative",
  "ments",
  "ment",
  "ings",
  "ing",
  "ions",
  "ion",
  "ance",
  "able",
  "ants",
  "ant",
  "ers",
  "er",
  "ors",
  "or",
  "ed",
  "en",
  "es",
  "ly",
  "y",
  "s",
  "e"
]

const SHORTEST_ROOT = 3

/** What the word grows from: `insul` of insulating, `rust` of rusty; itself where nothing is added. */
const rootsOf = (word: string): ReadonlyArray<string> => {
  const cut = endings
    .filter((ending) => word.endsWith(ending) && word.length - ending.length >= SHORTEST_ROOT)
    .map((ending) => word.slice(0, -ending.length))
  const undoubled = cut.flatMap((root) => (/([b-df-hj-np-tv-z])\1$/.test(root) ? [root.slice(0, -1)] : []))
  return [...new Set([word, ...cut.filter((root) => root.length > SHORTEST_ROOT), ...undoubled])]
}

/** Of a root of three letters too many words begin. */
const grown = (root: string): ReadonlyArray<string> =>
  root.length <= SHORTEST_ROOT ? [root] : [root, ...endings.map((ending) => root + ending)]

/** Forms that are known, never the word itself; none for figures and for words of three letters or fewer. */
export const otherForms = (word: string, isKnown: (form: string) => boolean): ReadonlyArray<string> => {
  const one = stem(word)
  if (!/^[a-z]{4,}$/.test(word)) return []
  // The shortest roots lead furthest astray: only those of which enough is left.
  const roots = rootsOf(one).filter((root) => root.length >= Math.max(SHORTEST_ROOT, one.length - 5))
  const forms = roots.flatMap((root) => [
    ...grown(root),
    ...endings.map((ending) => root + (root.at(-1) ?? "") + ending)
  ])
  return [...new Set(forms.map(stem))].filter((form) => form !== one && form !== word && isKnown(form))
}
