/** Draws power tools, air tools and machines from the side, in the colour of their brand. */
import { adaptedColour, type MaterialPaint } from "../drafting/paint.ts"
import type { DrawProduct } from "../drafting/product-drawing.ts"
import type { Subject } from "../subject.ts"
import { benchMachines } from "./bench-machines.ts"
import { drawFromPattern, type Patterns, patternFor } from "./item.ts"
import { powerCutters } from "./power-cutters.ts"
import { powerDrivers } from "./power-drivers.ts"
import { siteMachines } from "./site-machines.ts"

const all: Patterns = { ...siteMachines, ...benchMachines, ...powerDrivers, ...powerCutters }

const likes: { readonly [profile: string]: string } = {
  "air-brad-nailer": "nailer",
  "air-drill": "heat-gun",
  "air-impact-wrench": "impact-wrench",
  "air-oil": "battery",
  "air-ratchet": "right-angle-drill",
  "air-regulator": "air-fitting",
  "air-sander": "sander",
  "air-stapler": "nailer",
  "backpack-vacuum": "vacuum",
  "band-saw": "reciprocating-saw",
  "biscuit-joiner": "angle-grinder",
  "blow-gun": "spray-gun",
  "cable-cutter-power": "rivet-gun",
  "concrete-grinder": "polisher",
  "concrete-vibrator": "inflator",
  "cut-off-tool": "angle-grinder",
  "demolition-saw": "cut-off-saw",
  "dust-extractor": "vacuum",
  "finishing-sander": "sander",
  "hammer-drill": "drill",
  "magnetic-drill": "drill-press",
  "metal-saw": "circular-saw",
  "metal-shear": "rivet-gun",
  "nibbler-power": "rivet-gun",
  "pipe-laser": "rotary-laser",
  "pipe-threader": "right-angle-drill",
  "plunge-saw": "circular-saw",
  "pressure-pump": "pump",
  "random-orbital": "sander",
  "rebar-tier": "rivet-gun",
  "rotary-tool": "die-grinder",
  "screw-gun": "impact-driver",
  "screwdriver-cordless": "impact-driver",
  stapler: "nailer",
  "starter-kit": "charger",
  "stick-vacuum": "blower",
  "site-light": "work-light",
  "wall-chaser": "angle-grinder",
  "wall-sander": "polisher",
  "detail-sander": "sander",
  "spindle-sander": "bench-sander"
}

/** A brand's tools share a colour; which one follows from its name. */
const brandColours = ["#e9b62f", "#4b86a8", "#5d9a73", "#cf6a45"] as const

export const brandStuff = (subject: Subject): MaterialPaint => {
  const brand = String(subject.words.brand ?? "")
  const sum = [...brand].reduce((total, letter) => total + letter.charCodeAt(0), 0)
  return adaptedColour(brandColours[sum % brandColours.length] ?? brandColours[0])
}

export const powerTool: DrawProduct = (subject) =>
  drawFromPattern(subject, patternFor(all, likes[subject.profile] ?? subject.profile, "drill"), brandStuff(subject))
