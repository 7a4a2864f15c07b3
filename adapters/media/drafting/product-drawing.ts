/** How the drawings of shapes are written: from a subject to a drawn thing, with what it is made of. */
import type { Subject } from "../subject.ts"
import type { AnnotatedDrawing } from "./mark.ts"
import { adaptedColour, type MaterialName, type MaterialPaint, materialPaints } from "./paint.ts"

/** `limit` is the most that a drawing's own units are enlarged, so that small things look small beside large ones. */
export type ProductDrawing = AnnotatedDrawing & { readonly maxEnlargement?: number }

export type DrawProduct = (subject: Subject) => ProductDrawing

/** The first words that are found say what a thing is made of; the order matters. */
const materialPatterns: ReadonlyArray<readonly [RegExp, MaterialName]> = [
  [/primed/, "primed"],
  [/h2f|blue/, "blue"],
  [/treated pine|\bh[345]\b|\bccs?a?\b/, "treated"],
  [/merbau|kwila|jarrah|ironbark|red gum|mahogany|sapele|walnut|kapur/, "merbau"],
  [/spotted gum|blackbutt|hardwood|oak|ash\b|stringybark|beech|hickory|gum\b|f17|teak/, "hardwood"],
  [/mdf|particle|hardboard|osb|fibreboard|masonite|chip/, "fibre"],
  [/plasterboard|plaster|gypsum|polystyrene|eps|mineral fibre/, "plaster"],
  [/fibre cement|cement|concrete|mortar|grout|stone/, "cement"],
  [/pine|timber|ply|wood|softwood|cedar|cypress|oregon|lvl|douglas|birch|bamboo/, "pine"],
  [/copper/, "copper"],
  [/brass|bronze|gold/, "brass"],
  [/black oxide|\bblack\b|charcoal|monument/, "black"],
  [/lead\b/, "lead"],
  [/rubber|epdm|neoprene/, "rubber"],
  [/glasswool|polyester|rockwool|wool\b|cellulose/, "wool"],
  [/foil|reflective/, "foil"],
  [/glass|acrylic|polycarbonate|clear/, "glass"],
  [/paper|card|kraft/, "card"],
  [/steel|zinc|galvan|alumin|chrome|nickel|alloy|metal|iron|stainless|tungsten|silver|carbide/, "steel"]
]

/** Colours by the words in their names, the last word first: `Slate Grey` is a grey. */
const colours: ReadonlyArray<readonly [RegExp, string]> = [
  [/charcoal|graphite|monument|ironstone/, "#484d50"],
  [/black|ebony|night/, "#3a3d40"],
  [/off.?white|cream|almond|primrose|ivory/, "#f1e8cd"],
  [/white|snow|chalk/, "#f7f6f2"],
  [/slate|storm|grey|gray|silver|zinc|concrete/, "#9aa0a2"],
  [/red|jasper|terracotta|brick|maroon|rust/, "#b4503f"],
  [/orange/, "#e88a35"],
  [/yellow|gold/, "#f0c83c"],
  [/green|eucalypt|fern|olive/, "#6f8f5e"],
  [/blue|ocean|navy/, "#4b78a8"],
  [/pink/, "#e79ab2"],
  [/purple|lilac/, "#8a6aa0"],
  [/brown|walnut|chocolate|bronze|bark|jarrah|merbau/, "#6f5442"],
  [/beige|sand|dune|stone|tan|natural|oak|paperbark/, "#d9c9a8"]
]

/** The colour of the one variant that is drawn, or of all of them; none where they differ. */
export const colourByName = ({ values }: Subject): MaterialPaint | undefined => {
  const named = values.get("colour") ?? []
  if (named.length !== 1) return undefined
  const text = String(named[0]).toLowerCase()
  const last = text.split(" ").at(-1) ?? ""
  const found = colours.find(([pattern]) => pattern.test(last)) ?? colours.find(([pattern]) => pattern.test(text))
  return found && adaptedColour(found[1])
}

/** Things that come in colours: the one they have, else what they are made of. */
export const colourOrMaterial = (subject: Subject, otherwise: MaterialName): MaterialPaint =>
  subject.colour ? adaptedColour(subject.colour) : (colourByName(subject) ?? materialOf(subject, otherwise))

const materialWords = ({ words, ...subject }: Subject): string =>
  [words.finish, words.treatment, words.species, words.material, words.grade, words.type, subject.name]
    .filter((word) => word !== undefined)
    .join(" ; ")
    .toLowerCase()

/** A thing's paints: its own colour where that is for sale, else those of what it is made of. */
export const materialOf = (subject: Subject, otherwise: MaterialName = "plastic"): MaterialPaint => {
  if (subject.colour) return adaptedColour(subject.colour)
  const text = materialWords(subject)
  return materialPaints[materialPatterns.find(([pattern]) => pattern.test(text))?.[1] ?? otherwise]
}

/** Metal things of steel unless they are said to be brass, copper or black. */
export const metalMaterialOf = (subject: Subject): MaterialPaint => {
  const text = materialWords(subject)
  const found = materialPatterns.find(
    ([pattern, name]) => ["brass", "copper", "black"].includes(name) && pattern.test(text)
  )
  return materialPaints[found?.[1] ?? "steel"]
}
