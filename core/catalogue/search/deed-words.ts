/** What people ask for without a name for it: by where it is, what it looks like, or what they are about to do. */

const anyOf = (words: string): string => words.split(" ").join("|")

const looks = anyOf(
  "the a an that those some little small big round flat curved long short thin thick plastic metal rubber wooden black white"
)
const places = anyOf("that which between where you under behind around round at on over above")
/** The curved bit between wall and ceiling, the part under the sink. */
const placedPiece = new RegExp(String.raw`^((?:(?:${looks})\s+)*)(?:bit|piece|part|one)s?(?=\s+(?:${places})\b)`, "i")
/** The end piece of a gutter is its end. */
const pieceOf = /\b(?:bit|piece|part) (?=of\b)/gi

/** The text with `thing` for a piece that is only told by its place. */
export const withoutPieces = (text: string): string => text.trim().replace(placedPiece, "$1thing").replace(pieceOf, "")

/** What is done to other things, and is the name of no goods. */
const verbs: ReadonlySet<string> = new Set(
  (
    "attach carry clean connect dig fasten fix hang hide insulate join keep kill loosen mend prevent protect reinforce remove repair restore " +
    "secure sharpen smash smooth spread tighten unblock waterproof"
  ).split(" ")
)
/** Named like goods: a cover, a drill, paint; they are deeds where something is said of it: cover the, drill into. */
const nounsToo: ReadonlySet<string> = new Set(
  (
    "block catch check cover cut drain drill fill glue hold level lift mark measure mount open paint patch pull put reach run sand screw " +
    "seal stick strip support tie"
  ).split(" ")
)
const after = anyOf(
  "a an the my our his her it them old out up off over apart away straight under round around through into in on onto"
)
const told = new RegExp(`^(?:${after})$`, "i")
const asked = /^(?:how (?:to|do i|can i)|(?:i )?(?:need|want) to|to)\s+/
/** A stop end, a wash basin, a cut off wheel. */
const goods = /^(?:stop (?:end|tap|valve|cock|bead)s?|wash (?:basin|tub)|\w+ off (?:wheel|saw|tool|dis[ck])s?)\b/
const alone = /^(?:stop|wash)$/

/** Hang of hanging, seal of sealing, cut of cutting, remove of removing. */
const rootsOf = (word: string): ReadonlyArray<string> => {
  const root = word.replace(/ing$/, "")
  return root === word ? [] : [root, `${root}e`, root.replace(/(.)\1$/, "$1")]
}

/** Whether a query begins with what is to be done: wash walls, pull out old nails. What it names is what that is done to. */
export const isDeedFirst = (query: string): boolean => {
  const text = query.trim().toLowerCase().replace(asked, "")
  const [first = "", second = ""] = text.split(/\s+/)
  if (second === "" || goods.test(text)) return false
  if (verbs.has(first) || alone.test(first)) return true
  if (first === "get") return /\b(?:off|out|rid)\b/.test(text)
  const isVerb = nounsToo.has(first) || rootsOf(first).some((root) => nounsToo.has(root) || verbs.has(root))
  return isVerb && told.test(second)
}
