/** Every unit's labels, against a list of their own. */
import { assert, describe, it } from "@effect/vitest"
import { unitCodes, unitLabels } from "../../../core/units/unit.ts"

/** Each code with the name of one and of many, and the sign that stands beside a price where there is one. */
const written = `
BA bar bars
BB bulk_bag bulk_bags
BD bundle bundles
BE bale bales
BG bag bags
BJ blister_pack blister_packs
BK bucket buckets
BL barrel barrels
BX box boxes
CD card cards
CL coil coils
CM centimetre centimetres cm
CS case cases
CT carton cartons
EA each each
FR frame frames
HA half_pack half_packs
HR hour hours h
KG kilogram kilograms kg
KT kit kits
LM lineal_metre lineal_metres m
LN length lengths
LT litre litres L
M2 square_metre square_metres m²
M3 cubic_metre cubic_metres m³
ME metre metres m
MT tonne tonnes t
OU outer outers
PA pail pails
PC piece pieces
PE panel panels
PG packet packets
PJ project_pack project_packs
PK pack packs
PL pallet pallets
PR pair pairs
PU pouch pouches
PX mixed_pack mixed_packs
RD rod rods
RL roll rolls
RO reel reels
SH sheet sheets
SL sleeper sleepers
SP spool spools
ST set sets
SX six-pack six-packs
TU tube tubes
WB woven_bag woven_bags
STICK stick sticks`

const rows = written
  .trim()
  .split("\n")
  .map((line) => line.split(" ").map((word) => word.replaceAll("_", " ")) as [string, string, string, string?])

// Fails where a code is missing or added, a plural is the singular, a label stands in the wrong place, or a sign is lost.
describe("The labels of a unit", () => {
  it("[UOM-01] stand for all forty-nine codes", () => {
    assert.strictEqual(rows.length, 49)
    assert.deepStrictEqual(
      rows.map(([code]) => code),
      [...unitCodes]
    )
  })

  it.each(rows)("[UOM-01] %s is one %s, many %s", (code, one, many, sign) => {
    const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1)
    const beside = { one: sign ?? one, many: sign ?? many }
    assert.deepStrictEqual(unitLabels(code as (typeof unitCodes)[number]), {
      selector: { one: capital(one), many: capital(many) },
      product: beside,
      card: beside,
      checkout: { one, many }
    })
  })
})
