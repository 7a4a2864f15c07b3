/** Words that say nothing about the goods, and words that say little: who asks, what the goods come in, how good they are. */
import type { OptionalKind } from "./clause.ts"
import { stem } from "./text-folding.ts"

export const stopWords: ReadonlySet<string> = new Set(
  (
    "a an and are at be best buy by can cheap cheapest do does for from get got have how i in is it me my near need of on online or our " +
    "per price priced prices sale shop show some stock that the their them these this to want what where which with x you your"
  ).split(" ")
)

/** What goods come in; before `of` it says nothing at all: `tube of silicone`. */
const packings: ReadonlySet<string> = new Set(
  (
    "bag bottle box bucket bundle can carton cartridge case coil container cube drum each jar kilo length litre load lot metre " +
    "pack packet pail pair pallet piece roll sachet sack sausage sheet stick tin ton tonne tray trailer tub tube"
  ).split(" ")
)

/** The trades by what they are called, words of size or praise, and what a quality is called rather than the quality. */
const littleSaid: ReadonlySet<string> = new Set(
  (
    "brickie brickies bricky builder chippie chippy chippies concreter electrician gyprocker landscaper plasterer plumber roofer roofie sparkie " +
    "sparky tiler tradie basic big decent duty good heavy large long medium new normal quality short small standard strong thick thin " +
    "bulk lineal brand colour diameter drive finish gauge grade head model profile size thickness type width"
  ).split(" ")
)

/** Makers whose goods are asked for by name and need not be kept: another maker's will do, and is told. */
const makers: ReadonlySet<string> = new Set(
  (
    "aeg bessey bondall bosch bostik boral bostitch bradford brobo buildex cabot caroma clipsal csr dewalt ditra dremel dulux dynalink esdan estwing " +
    "festool fischer fuller grohe gunnersen haymes hella henkel hikoki hilti hitachi holman hpm husqvarna intergrain irwin irwins ixl " +
    "kaboodle karcher kincrome lysaght macsim makita mapei metabo methven milwaukee monier otter ozito paslode pope powers pryda ramset " +
    "rheem rinnai rockwool rondo ryobi selleys senco sidchrome simpson stanley stihl stratco sutton taubman tradie uniflex usg vermont vinidex " +
    "wagner wattyl whitco wurth zenith"
  ).split(" ")
)

/** What other shops sell: who names it is not shown the goods of this one without it. */
const otherShops: ReadonlySet<string> = new Set(
  (
    "baby bicycle bike birthday bitcoin book camera car cat computer concert cricket dog doll dress flight football game golf guitar hair hockey hotel " +
    "ipad iphone jeans jewellery kids laptop makeup movie music nail-polish netball netflix party pet phone piano pizza playstation pram rugby samsung school " +
    "skate skateboard ski soccer surf swimming tablet tennis ticket toy tv violin wedding xbox yoga"
  ).split(" ")
)

export const isOfOtherShops = (word: string): boolean => otherShops.has(stem(word))

export const isPackagingWord = (word: string): boolean => packings.has(stem(word))

/** How goods may be looked for without the word, where none are called so; undefined for words that they are known by. */
export const optionalKindOf = (word: string): OptionalKind | undefined => {
  if (isPackagingWord(word)) return "packing"
  if (makers.has(stem(word))) return "maker"
  return littleSaid.has(stem(word)) ? "praise" : undefined
}
