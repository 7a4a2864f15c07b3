/** Words that the trade says, and the words that the catalogue uses for the same thing. Staff may add rows without knowing any code. */
import { brandSynonyms } from "./brand-synonyms.ts"
import { everydaySynonyms } from "./everyday-synonyms.ts"
import { learnerSynonyms } from "./learner-synonyms.ts"
import { oneWaySynonyms } from "./one-way-synonyms.ts"
import { overseasSynonyms } from "./overseas-synonyms.ts"
import { shorthandSynonyms } from "./shorthand-synonyms.ts"
import { twoWaySynonyms } from "./two-way-synonyms.ts"

/** `left = right`, several on a side mean the same. `both`: either finds the other; `toRight`: only the left side finds the right. */
export type TradeSynonyms = { readonly both: ReadonlyArray<string>; readonly toRight: ReadonlyArray<string> }

export const tradeSynonyms: TradeSynonyms = {
  both: twoWaySynonyms,
  toRight: [
    ...oneWaySynonyms,
    ...brandSynonyms,
    ...everydaySynonyms,
    ...learnerSynonyms,
    ...overseasSynonyms,
    ...shorthandSynonyms
  ]
}

/** Words for a use or a room, and what is kept for it; they only add to what the words themselves find. */
export const useSynonyms: ReadonlyArray<string> = [
  "bathroom / shower / ensuite / laundry = wet area / moisture resistant / marine",
  "outdoor / outside / exterior / external / garden / weatherproof = h3 / exterior / galvanised / outdoor",
  "indoor / inside / interior / internal = interior / internal",
  "in ground / inground / in the ground = h4 / h5",
  "above ground = h3",
  "coastal / beach / seaside / pool / marine = 316 / stainless",
  "termite = h2f / h2",
  "retaining wall = sleeper",
  "fence / fencing = paling / fence post / fencing",
  "deck = decking",
  "roof = roofing",
  "pergola = h3 post / h3 framing / pergola",
  "ceiling = plasterboard / ceiling",
  "skirting = architrave / moulding",
  "architrave = skirting / moulding"
]
