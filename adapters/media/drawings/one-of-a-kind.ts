/** Draws the goods that are alone of their kind; what has no pattern is drawn as a carton. */
import { colourByName, type DrawProduct, materialOf } from "../drafting/product-drawing.ts"
import { bathroom } from "./bathroom.ts"
import { fansAndWiring } from "./fans-and-wiring.ts"
import { drawFromPattern, type Patterns, patternFor } from "./item.ts"
import { outdoorGoods } from "./outdoor-goods.ts"
import { smallParts } from "./small-parts.ts"
import { workwear } from "./workwear.ts"

const all: Patterns = { ...workwear, ...bathroom, ...fansAndWiring, ...outdoorGoods, ...smallParts }

const likes: { readonly [profile: string]: string } = {
  "basin-wall": "basin-rectangle",
  belt: "support-belt",
  "connector-strip": "connector",
  "ear-band": "ear-plugs",
  "exhaust-fan": "fan",
  "hi-vis-jacket": "hi-vis-shirt",
  "hi-vis-jumper": "hi-vis-shirt",
  "pop-up": "floor-grate",
  "pop-up-sprinkler": "sprinkler",
  "rain-suit": "rain-jacket",
  "rain-trousers": "work-trousers",
  "roof-fan": "turbine-vent",
  "rotor-sprinkler": "sprinkler",
  "sink-drainer": "sink",
  "terminal-bullet": "terminal-butt",
  "terminal-ring": "terminal",
  "terminal-spade": "terminal",
  "wall-fan": "fan"
}

export const oneOfAKind: DrawProduct = (subject) =>
  drawFromPattern(
    subject,
    patternFor(all, likes[subject.profile] ?? subject.profile, ""),
    colourByName(subject) ?? materialOf(subject, "plastic")
  )
