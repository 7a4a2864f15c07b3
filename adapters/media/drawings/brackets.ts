/** Draws brackets, plates and post supports, with the holes that they are fixed through. */
import { colourByName, type DrawProduct, materialOf, metalMaterialOf } from "../drafting/product-drawing.ts"
import { cabinetParts } from "./cabinet-parts.ts"
import { castors } from "./castors.ts"
import { drawFromPattern, type Patterns, patternFor } from "./item.ts"
import { shelfParts } from "./shelf-parts.ts"

const plates: Patterns = {
  angle: `
    prism 70 own | M0 0 H8 V102 H110 V110 H0 Z
    side 6 | 24 22, 24 66
    top 6 | 52 92, 94 92`,
  "heavy-angle": `
    prism 110 own | M0 0 H14 V126 H140 V140 H0 Z
    side 9 | 44 28, 44 80
    top 9 | 74 112, 124 112`,
  "perforated-angle": `
    prism 110 own | M0 0 H7 V113 H120 V120 H0 Z
    side 5 | 20 20, 42 8, 20 52, 42 40, 20 84, 42 72
    top 5 | 38 106, 66 106, 94 106, 52 94, 80 94, 108 94`,
  "corner-brace": `
    prism 70 own | M0 0 H8 V102 H110 V110 H0 Z
    fill own.end | M20 96 L30 30 L96 90 Z
    side 6 | 24 22
    top 6 | 100 92`,
  "flat-corner": `
    prism 10 own | M0 0 H34 V106 H140 V140 H0 Z
    hole 6 own.shade | 17 20, 17 62, 76 123, 118 123`,
  "mending-plate": `
    along across
    prism 10 own | M0 0 H220 V38 H0 Z
    hole 6 own.shade | 22 19, 72 19, 148 19, 198 19`,
  tee: `
    prism 10 own | M0 0 H180 V34 H107 V130 H73 V34 H0 Z
    hole 6 own.shade | 20 17, 160 17, 90 17, 90 64, 90 110`,
  "nail-plate": `
    prism 6 own | M0 0 H190 V130 H0 Z
    hole 3.6 own.shade | 20 18, 50 18, 80 18, 110 18, 140 18, 170 18, 35 42, 65 42, 95 42, 125 42, 155 42, 20 66, 50 66, 80 66, 110 66, 140 66, 170 66, 35 90, 65 90, 95 90, 125 90, 155 90, 20 112, 50 112, 80 112, 110 112, 140 112, 170 112`,
  "framing-anchor": `
    along upright
    fill own | M0 0 L60 30 V190 L0 160 Z
    fill own.end | M60 30 L112 0 V96 L60 120 Z
    fill own.shade | M60 120 L112 96 L150 116 V150 L60 190 Z
    hole 5 | 18 40, 40 52, 18 90, 40 104, 18 140, 40 152, 76 52, 96 40, 76 92, 96 80, 84 146, 116 134`,
  "triple-grip": `
    along upright
    fill own | M0 20 L50 0 V180 L0 200 Z
    fill own.end | M50 0 L110 26 V120 L50 92 Z
    fill own.shade | M50 92 L110 120 L96 166 L50 146 Z
    hole 5 | 14 48, 34 40, 14 100, 34 92, 14 156, 34 148, 70 40, 92 50, 70 80, 92 90, 68 118, 88 128`,
  pergola: `
    along upright
    prism 60 own | M0 0 H8 V150 H60 V158 H0 Z
    side 7 | 22 30, 22 70, 22 110
    top 7 | 48 140`,
  "fence-rail": `
    prism 46 own | M0 0 H6 V84 H84 V0 H90 V90 H0 Z
    top 6 | 45 78`,
  sleeper: `
    along upright
    fill own.end | M60 20 L124 -14 V130 L60 164 Z
    fill own | M60 20 L0 -10 V134 L60 164 Z
    hole 6 | 20 30, 44 42, 20 96, 44 108, 80 46, 104 32, 80 112, 104 98`,
  "stair-tread": `
    along across
    prism 46 own | M0 0 H8 V52 H230 V60 H0 Z
    top 6 | 60 46, 120 46, 180 46
    side 6 | 22 20`,
  "rafter-bracket": `
    fill own | M0 40 L40 20 V150 L0 170 Z
    fill own.end | M40 20 L120 60 V110 L40 150 Z
    hole 5 | 12 66, 28 58, 12 108, 28 100, 64 62, 96 78, 64 110, 96 96`,
  "tie-down": `
    prism 60 own | M0 0 H10 V120 H100 V132 H0 Z
    fill own.end | M14 114 L20 50 L80 112 Z
    side 6 | 24 20, 24 56
    top 12 | 80 112`,
  "truss-boot": `
    prism 60 own | M0 0 H6 V92 H94 V0 H100 V100 H70 V150 H30 V100 H0 Z
    hole 6 own.shade | 50 128
    side 5 | 118 20, 118 56`
}

const supports: Patterns = {
  "full-stirrup": `
    prism 60 own | M0 0 H8 V92 H112 V0 H120 V100 H68 V230 H52 V100 H0 Z
    side 7 | 134 14, 134 50
    inner 0.6 | M60 100 V226`,
  "high-wind": `
    prism 60 own | M0 0 H10 V100 H110 V0 H120 V112 H70 V220 H100 V230 H20 V220 H50 V112 H0 Z
    side 7 | 136 14, 136 56`,
  "half-stirrup": `
    prism 60 own | M0 0 H8 V92 H90 V100 H54 V230 H40 V100 H0 Z
    side 7 | 24 16, 24 52`,
  "bolt-down": `
    prism 90 own | M0 0 H8 V92 H112 V0 H120 V100 H0 Z
    side 7 | 140 6, 140 40
    top 10 | 78 82`,
  "centa-pin": `
    prism 90 own | M0 120 H130 V130 H0 Z
    fill own.end | M70 104 L92 92 V-10 L70 2 Z
    hole 6 own.shade | 81 20, 81 56
    top 8 | 26 112, 132 108`,
  "t-blade": `
    along upright
    prism 70 own | M0 140 H130 V150 H0 Z
    prism 6 own.end | M82 -8 L104 -20 V122 L82 134 Z
    hole 6 own.shade | 93 14, 93 54, 93 94
    top 8 | 24 132, 134 128`,
  adjustable: `
    prism 60 own | M0 0 H8 V60 H112 V0 H120 V68 H0 Z
    bar 18 own.end | M66 76 V170
    prism 90 own | M0 180 H130 V190 H0 Z
    fill own.end | M44 108 H88 V126 H44 Z
    top 7 | 24 172, 140 168`,
  spike: `
    prism 60 own | M0 0 H8 V62 H92 V0 H100 V70 H0 Z
    fill own | M32 70 H68 L50 230 Z
    fill own.end | M68 70 L96 54 L50 230 Z
    side 6 | 112 10, 112 40`,
  stump: `
    prism 90 own | M0 0 H110 V8 H0 Z
    bar 18 own.end | M70 14 V100
    prism 90 own | M0 110 H110 V118 H0 Z
    top 6 | 26 -6, 110 -8`,
  "ant-cap": `
    along across
    fill own | M0 40 L70 0 H230 L160 40 Z
    fill own.end | M0 40 L-12 62 H172 L160 40 Z
    fill own.shade | M160 40 L230 0 L242 22 L172 62 Z`,
  clip: `
    fill own | M0 0 H30 V60 C30 90 80 90 80 60 V30 H110 V66 C110 120 0 120 0 66 Z
    hole 5 own.shade | 15 16, 15 40`,
  "roof-clip": `
    prism 90 own | M0 40 L8 40 L20 4 H36 L46 40 H104 L114 4 H130 L142 40 H150 V46 H0 Z`,
  "gutter-bracket": `
    bar 7 own | M0 -20 V66 H62 C80 62 92 48 94 16 V2 M94 2 L104 6
    hole 4 own.shade | 0 -8, 0 14
    fill own.end | M-8 -34 H8 V22 H-8 Z
    hole 3.4 own.shade | 0 -22, 0 8`
}

/** Names of things that are drawn like another. */
const likes: { readonly [profile: string]: string } = {
  "assembly-screw": "joiner",
  "ball-catch": "catch",
  blade: "centa-pin",
  "cam-fitting": "joiner",
  "castor-cup": "felt",
  "child-latch": "catch",
  "connecting-bolt": "joiner",
  "end-cap": "chair-tip",
  floating: "closet-flange",
  "folding-bracket": "gallows",
  "gate-hinge": "catch",
  "gate-latch": "catch",
  "glass-pin": "shelf-pin",
  hairpin: "furniture-leg",
  "hanger-strap": "rafter-bracket",
  "heavy-runner": "ball-bearing",
  "leg-brace": "corner-brace",
  "nail-on-plate": "nail-plate",
  "noggin-bracket": "angle",
  "plaster-bracket": "angle",
  "plate-clip": "clip",
  "pneumatic-wheel": "wheel",
  "post-extender": "bolt-down",
  "protection-plate": "nail-plate",
  "roller-catch": "catch",
  scroll: "pressed",
  "square-leg": "furniture-leg",
  "tie-plate": "nail-plate",
  "timber-rack": "gallows",
  "touch-latch": "catch",
  "wardrobe-flange": "closet-flange",
  "wardrobe-rod": "closet-rod"
}

const all: Patterns = { ...plates, ...supports, ...shelfParts, ...cabinetParts, ...castors }

const timbers: ReadonlyArray<string> = ["dowel-pin", "biscuit", "timber-leg", "cover-cap", "felt"]

export const bracket: DrawProduct = (subject) => {
  const isSoft =
    timbers.includes(subject.profile) || /plastic|nylon|felt|timber|rubber/i.test(String(subject.words.material ?? ""))
  const stuff = colourByName(subject) ?? (isSoft ? materialOf(subject, "plastic") : metalMaterialOf(subject))
  return drawFromPattern(subject, patternFor(all, likes[subject.profile] ?? subject.profile, ""), stuff)
}
