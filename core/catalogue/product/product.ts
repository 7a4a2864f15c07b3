/** What the shop sells: a product, and the variants of it that can be bought, each with a stock number of its own. */
import type { Promotion, VolumeBreak } from "../../pricing/price.ts"
import type { Sku } from "../../sku.ts"
import type { StockMode } from "../../stock/stock-mode.ts"
import type { AttributeName, Attributes } from "./attribute.ts"

/** The shapes that a picture can be drawn in; the measures come from the attributes. */
export type Shape =
  | "board"
  | "round"
  | "decking"
  | "cladding"
  | "moulding"
  | "post"
  | "sleeper"
  | "paling"
  | "lattice"
  | "sheet"
  | "corrugated"
  | "gutter"
  | "flashing"
  | "batt"
  | "roll"
  | "screw"
  | "bolt"
  | "nut"
  | "washer"
  | "nail"
  | "staple"
  | "bracket"
  | "strap"
  | "joist-hanger"
  | "anchor"
  | "rod"
  | "chain"
  | "hook"
  | "hinge"
  | "hand-tool"
  | "power-tool"
  | "blade"
  | "drill-bit"
  | "abrasive"
  | "tin"
  | "tube"
  | "bag"
  | "brush"
  | "bucket"
  | "pipe"
  | "pipe-fitting"
  | "tap"
  | "cable"
  | "switch"
  | "light"
  | "door"
  | "handle"
  | "window"
  | "paver"
  | "block"
  | "mesh"
  | "glove"
  | "helmet"
  | "boots"
  | "glasses"
  | "ladder"
  | "box"
  | "symbol"

/** What a picture shows: a shape, its profile where it has one, and the words on it. */
export type Drawing = {
  readonly shape: Shape
  /** Which of the shape's outlines is meant: `bullnose`, `hex`, `claw hammer`. */
  readonly profile?: string
  /** A colour of the thing itself as a CSS hex value, where that is what is being sold. */
  readonly colour?: string
}

/** One buyable thing as a merchant's system hands it over. Money in whole cents with GST; weight in grams per unit of measure. */
export type Variant = {
  readonly sku: Sku
  readonly name: string
  /** What tells this variant from its siblings; the product's own attributes are not repeated here. */
  readonly attributes: Attributes
  /** A unit code of UOM-01; timber is priced per `LM`. */
  readonly uom: string
  /** How many of the unit come in one piece: the stick's length in metres, else 1. */
  readonly factor: number
  /** In which steps of the unit it is bought, two decimals; absent for the usual ones (QTY-01). */
  readonly step?: number
  /** The stick's length in metres, to 0.01; absent for goods without one and for random lengths. */
  readonly length?: number
  /** The lengths that a random-length or tally variant comes in, metres, ascending. */
  readonly lengths?: ReadonlyArray<number>
  readonly isRandomLength?: true
  readonly isTally?: true
  /** Pieces per length in a pack, written `pieces/length`. */
  readonly tallies?: ReadonlyArray<string>
  readonly weightGrams: number
  /** Of one piece as it is handed over, millimetres. */
  readonly dimensions: { readonly length: number; readonly width: number; readonly height: number }
  readonly retail: number
  readonly volumeBreaks: ReadonlyArray<VolumeBreak>
  readonly promotion?: Promotion
  readonly clearance?: number
  readonly stockCode: number
  readonly stockMode: StockMode
  readonly barcode?: string
  readonly rating?: number
  readonly reviewCount?: number
  /** How well it sells, from 0 to 100 for what every second cart has; absent where nothing is known. */
  readonly sales?: number
  /** The numbers of the merchant's own pictures of it, ascending; absent where there are none. */
  readonly photos?: ReadonlyArray<number>
}

/** A product as a merchant's system hands it over: what its variants share, and the variants. */
export type Product = {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly family: string
  /** The slugs from the top category down, joined by `/`. */
  readonly category: string
  /** A line over the name: what it is for, `Framing · outdoors, above ground`. */
  readonly purpose?: string
  /** What it is used for, as people say it who don't know its name; only the search reads it. */
  readonly jobs?: string
  readonly description: string
  readonly attributes: Attributes
  /** The attributes that the variants differ by, in the order they are chosen; at most four. */
  readonly options: ReadonlyArray<AttributeName>
  readonly drawing: Drawing
  readonly documents: ReadonlyArray<ProductDocument>
  /** Small goods that a parcel service carries anywhere. */
  readonly isHardware: boolean
  readonly isDangerous: boolean
  /** The numbers of the merchant's own pictures of it, ascending; absent where there are none. */
  readonly photos?: ReadonlyArray<number>
  readonly variants: ReadonlyArray<Variant>
}

export type ProductDocument = "data-sheet" | "safety-data-sheet" | "installation-guide"

/** A category as a merchant's system hands it over. */
export type Category = {
  readonly slug: string
  readonly name: string
  readonly description: string
  readonly position: number
  /** The filters of its list, in the order in which its buyers narrow it down; none: those of the category above it. */
  readonly filters?: ReadonlyArray<AttributeName>
}

/** What one branch holds of one thing: pieces for timber, else units; `length` only where lengths are mixed. */
export type StockRecord = {
  readonly branch: number
  readonly sku: Sku
  readonly length?: number
  readonly onHand: number
}
