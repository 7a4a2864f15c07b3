/** How a word sounds, roughly, so that who learned English by ear finds what they say: skrew, siment, plaiwood, hamer. */

const rules: ReadonlyArray<readonly [RegExp, string]> = [
  [/^(?:kn|gn|pn)/, "n"],
  [/^wr/, "r"],
  [/^wh/, "w"],
  [/[ts]ion|shun|shon|sjon/g, "xn"],
  [/ph/g, "f"],
  [/sch|sh|ch|tch/g, "x"],
  [/ck|cc|qu|q/g, "k"],
  [/c(?=[eiy])/g, "s"],
  [/ew\b|ue\b|eu/g, "u"],
  [/c/g, "k"],
  [/gh/g, "g"],
  [/dg(?=[eiy])/g, "j"],
  [/z/g, "s"],
  [/v/g, "f"],
  [/th/g, "t"],
  [/e$/, ""],
  [/ai|ay|ei|ey|ie|ee|ea|y|i/g, "i"],
  [/au|aw|ou|ow|oo|oa|u|o/g, "o"],
  [/(.)\1+/g, "$1"]
]

/** Letters that may begin words of one sound. */
const beginnings = ["ckqs", "fp", "gj", "wr", "kng", "szx", "aeiou", "iy", "vfw"]

/** Whether two words may sound alike by their first letters: a quick look before the whole is compared. */
export const mayBeginAlike = (a: string, b: string): boolean =>
  a[0] === b[0] || beginnings.some((letters) => letters.includes(a[0] ?? "") && letters.includes(b[0] ?? ""))

/** The sound of a word in small letters; words of one sound are spelt alike by many. */
export const soundKey = (word: string): string => {
  const key = rules.reduce((so, [pattern, to]) => so.replace(pattern, to), word)
  const first = key.slice(0, 1)
  return (
    first +
    key
      .slice(1)
      .replace(/[aeio]/g, "")
      .replace(/(.)\1+/g, "$1")
  )
}
