/** A query that is a sentence: the thing that is named, and what it is for; words that only make up the sentence are left out. */

import { isDeedFirst, withoutPieces } from "./deed-words.ts"
import { stopWords } from "./stop-words.ts"
import { stem } from "./text-folding.ts"
import { tokenize } from "./tokenizer.ts"

/** What people say around the goods beside the stop words: they tell nothing of them. */
const fillers: ReadonlySet<string> = new Set(
  (
    "about after against all also am any anything around away back been being better between biggest bloke " +
    "both bring brings build but buying call called cant come comes cost costs could deal deals did discount " +
    "discounts doesnt doing done dont down dozen either else ever every everybody find fit fix fixing give " +
    "given go goes going gonna good gotta gunna guys had has hello help here heres hes hey hi hire hold id " +
    "idea if ill im into ive just keep kind know lets like little live longest look lookin looking lot made " +
    "make making many mate mates may maybe might mine more most much must needing needs neighbour nice no not " +
    "now off ok one only onto order ordering other out over people person please proper put puts putting " +
    "really recommend rent right say see sell selling shes shortest should size sizes smallest so somebody " +
    "someone something somewhere sort special specials start stick still stuff such suggest suit suitable " +
    "take takes tell than thank thanks thats then there theres they thing thingamajig things thingy think " +
    "those through too try trying type under until up upon us use used uses using very wanna wanted wants was " +
    "way we well were weve whats whatsit when wheres while who whos why will without wont work works worn " +
    "would yeah yes youse youve"
  ).split(" ")
)

/** After one of these stands what the goods are for, or where they go. */
const connectors: ReadonlySet<string> = new Set(
  "for of to that which in on under into onto around against between from with without over at through when where inside outside behind below above so".split(
    " "
  )
)

/** Stand for what people have no name for: all that is said of it tells what it is for. */
const placeholders: ReadonlySet<string> = new Set(
  "thing things thingy thingamajig whatsit stuff something gadget gizmo device item items product products material materials".split(
    " "
  )
)

/** What is done with goods to other things: who wants to hang a mirror is after what hangs it. */
const deeds: ReadonlySet<string> = new Set(
  (
    "attach block carry catch clean close connect cover cut dig drain drill fasten fill fix glue hang hold insulate join keep kill level lift " +
    "loosen lubricate mark measure mount patch plug prevent protect reinforce remove repair restore rub sand seal secure smooth spread stick stop strip " +
    "strengthen support tie tighten undo waterproof"
  ).split(" ")
)

/** What follows these is not wanted, where it is goods at all: hooks without drilling, no hammer. */
const denials: ReadonlySet<string> = new Set(["no", "not", "without"])

/** What follows these is the goods themselves: how much for a bag of sand, any specials on paint. */
const costs: ReadonlySet<string> = new Set(
  "much price prices cost costs special specials deal deals discount sale".split(" ")
)

/** Words that are written apart though they are one. */
const apart = /\b(out|in|up|down|under)[ -](side|doors?|stairs|ground|floor)\b/gi

/** What goods come in says nothing before them: a bag of sand. */
const packed =
  /\b(?:bags?|bottles?|boxe?s?|buckets?|bundles?|cans?|packs?|packets?|pallets?|rolls?|sheets?|sticks?|tins?|tubs?|tubes?) of (?=\S)|\bbits? of (?=\S)/gi

/** Named like what people say, but goods. */
const nouns: ReadonlySet<string> = new Set(["fixings"])

export const isFiller = (word: string): boolean => stopWords.has(word) || fillers.has(word)

/** `words` ask for goods in the order written; those from `purposeFrom` on tell what the goods are for. */
export type Sentence = {
  readonly words: ReadonlyArray<string>
  readonly purposeFrom: number
  /** Whether it is more than names and qualities side by side. */
  readonly isSentence: boolean
  /** Whether what is wanted is only told by what it does: the thing that holds up a joist, something to hang a mirror. */
  readonly isUnnamed: boolean
  /** Words that say what is not wanted: `nail machine no hammer`. */
  readonly denied: ReadonlySet<string>
}

/** How many of a thing are wanted says nothing of it: `10 bags concrete`, `2x sleepers`, `3 lengths 90x45`. */
const counted =
  /^\d{1,3}(?:\s*x)?\s+(?:(?:bags?|lengths?|sheets?|boxes|box|packs?|rolls?|tubes?|tins?|sticks?|pieces?|pcs?|pairs?|buckets?)\s+(?:of\s+)?(?=\S)|(?=[a-z]{4,}(?<!gauge|litre|litres|metre|metres|volt|grit|inch|foot|feet)\b))/

/** `10 x 90x45` and, at the end of a line of a list, `x 24`, `(12)`, `20 bags`, `weed mat 2`, `12x50 200`; a size 10 is no count. */
const bullet = /^\s*(?:[-*•·]|\d{1,2}[.)])\s+/
const countedBefore = /^\d{1,3}\s*x\s+(?=\d+\s*x\s*\d)/
const countedAfter =
  /\s+(?:x\s?\d{1,3}|\(\d{1,3}\)|\d{1,3}\s+(?:bags?|sheets?|boxes|box|packs?|rolls?|tubes?|tins?|sticks?|lengths?|pieces?|pcs?)|(?<=\b(?!(?:size|no|number|type|grade|class|gauge|grit)\b)[a-z]{3,}\s)\d{1,2}|(?<=\dx\d{1,4}\s)\d{2,3})$/

export const withoutCount = (text: string): string => text.trim().toLowerCase().replace(counted, "")

/** The same of one line among several, where what follows the goods counts them as well. */
export const withoutListCount = (line: string): string =>
  withoutCount(line.trim().toLowerCase().replace(bullet, "").replace(countedBefore, "")).replace(countedAfter, "")

/** [SRCH-07] The words of a sentence that say something, and where what they are for begins. */
export const readSentence = (query: string): Sentence => {
  const all = tokenize(
    withoutPieces(query)
      .replace(/['’]/g, "")
      .replace(apart, "$1$2")
      .replace(packed, "")
      .replace(/\b(?:half a dozen|a couple of|a pair of|a lot of|a few)\b/gi, " ")
  )
  const kept: Array<string> = []
  const denied = new Set(all.filter((_, at) => denials.has(all[at - 1] ?? "")))
  let left = 0
  let isUnnamed = isDeedFirst(query)
  let purposeFrom = isUnnamed ? 0 : undefined
  for (const [at, word] of all.entries()) {
    const isDeed =
      at > 0 &&
      /^(?:to|can|will|i|you|we|that|which)$/.test(all[at - 1] as string) &&
      (deeds.has(stem(word)) || word === "wear")
    if (purposeFrom === undefined && kept.length === 0 && (placeholders.has(word) || isDeed)) {
      isUnnamed = true
      if (isDeed) purposeFrom = 0
    }
    if (purposeFrom === undefined && kept.length > 0 && connectors.has(word)) purposeFrom = kept.length
    if (!nouns.has(word) && (isFiller(word) || isFiller(stem(word)))) {
      if (!stopWords.has(word)) left++
      // Only a generic word stood before it: all that follows is a purpose.
      if (
        purposeFrom === undefined &&
        kept.length === 0 &&
        connectors.has(word) &&
        left > 0 &&
        !costs.has(all[at - 1] ?? "")
      )
        purposeFrom = 0
      continue
    }
    kept.push(word)
  }
  return {
    words: kept,
    purposeFrom: purposeFrom ?? kept.length,
    isSentence: purposeFrom !== undefined || left > 0,
    isUnnamed,
    denied
  }
}
