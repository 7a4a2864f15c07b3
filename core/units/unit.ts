/** Every unit that the shop sells in, and what it is called where a shopper meets it. */

type Names = readonly [one: string, many: string, short?: string]

/** [UOM-01] Every unit code: the name of one, of many, and the sign that stands for both where there is one. */
const names = {
  BA: ["bar", "bars"],
  BB: ["bulk bag", "bulk bags"],
  BD: ["bundle", "bundles"],
  BE: ["bale", "bales"],
  BG: ["bag", "bags"],
  BJ: ["blister pack", "blister packs"],
  BK: ["bucket", "buckets"],
  BL: ["barrel", "barrels"],
  BX: ["box", "boxes"],
  CD: ["card", "cards"],
  CL: ["coil", "coils"],
  CM: ["centimetre", "centimetres", "cm"],
  CS: ["case", "cases"],
  CT: ["carton", "cartons"],
  EA: ["each", "each"],
  FR: ["frame", "frames"],
  HA: ["half pack", "half packs"],
  HR: ["hour", "hours", "h"],
  KG: ["kilogram", "kilograms", "kg"],
  KT: ["kit", "kits"],
  LM: ["lineal metre", "lineal metres", "m"],
  LN: ["length", "lengths"],
  LT: ["litre", "litres", "L"],
  M2: ["square metre", "square metres", "m²"],
  M3: ["cubic metre", "cubic metres", "m³"],
  ME: ["metre", "metres", "m"],
  MT: ["tonne", "tonnes", "t"],
  OU: ["outer", "outers"],
  PA: ["pail", "pails"],
  PC: ["piece", "pieces"],
  PE: ["panel", "panels"],
  PG: ["packet", "packets"],
  PJ: ["project pack", "project packs"],
  PK: ["pack", "packs"],
  PL: ["pallet", "pallets"],
  PR: ["pair", "pairs"],
  PU: ["pouch", "pouches"],
  PX: ["mixed pack", "mixed packs"],
  RD: ["rod", "rods"],
  RL: ["roll", "rolls"],
  RO: ["reel", "reels"],
  SH: ["sheet", "sheets"],
  SL: ["sleeper", "sleepers"],
  SP: ["spool", "spools"],
  ST: ["set", "sets"],
  SX: ["six-pack", "six-packs"],
  TU: ["tube", "tubes"],
  WB: ["woven bag", "woven bags"],
  STICK: ["stick", "sticks"]
} as const satisfies Record<string, Names>

export type UnitCode = keyof typeof names

export const unitCodes = Object.keys(names) as ReadonlyArray<UnitCode>

export const isUnitCode = (uom: string): uom is UnitCode => Object.hasOwn(names, uom)

/** The chooser of units, the product's page, its card, and the checkout. */
export type UnitPlace = "selector" | "product" | "card" | "checkout"

export type UnitLabel = { readonly one: string; readonly many: string }

export type UnitLabels = { readonly [place in UnitPlace]: UnitLabel }

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** [UOM-01] The four labels of a unit, for one and for many: `Lineal metres` to choose, `m` beside a price, `lineal metres` to pay. */
export const unitLabels = (code: UnitCode): UnitLabels => {
  const [one, many, short]: Names = names[code]
  const beside = { one: short ?? one, many: short ?? many }
  return {
    selector: { one: capital(one), many: capital(many) },
    product: beside,
    card: beside,
    checkout: { one, many }
  }
}

/** [ENT-16] [UOM-01] The labels of every unit by its code, as they come with the shop's settings. */
export const allUnitLabels = Object.fromEntries(unitCodes.map((code) => [code, unitLabels(code)])) as {
  readonly [code in UnitCode]: UnitLabels
}
