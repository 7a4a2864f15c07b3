/** Draws hand tools from the side, with handles of timber or of moulded grips. */
import { colourByName, type DrawProduct, metalMaterialOf } from "../drafting/product-drawing.ts"
import { clamps } from "./clamps.ts"
import { cuttingTools } from "./cutting-tools.ts"
import { drawFromPattern, type Patterns, patternFor } from "./item.ts"
import { measuringTools } from "./measuring-tools.ts"
import { pliers } from "./pliers.ts"
import { siteTools } from "./site-tools.ts"
import { spanners } from "./spanners.ts"
import { strikingTools } from "./striking-tools.ts"

const all: Patterns = {
  ...siteTools,
  ...measuringTools,
  ...spanners,
  ...pliers,
  ...clamps,
  ...cuttingTools,
  ...strikingTools
}

/** Tools that look like another of a different name. */
const likes: { readonly [profile: string]: string } = {
  "angle-finder": "sliding-bevel",
  "band-clamp": "strap-wrench",
  "basin-wrench": "t-handle-set",
  "bit-socket": "socket",
  "board-lifter": "pry-bar",
  "brick-tongs": "pincers",
  "bucket-trowel": "gauging-trowel",
  "carving-chisels": "chisel-set",
  "cats-paw": "pry-bar",
  "centre-punch": "nail-punch",
  "circle-cutter": "compass",
  "concrete-point": "cold-chisel",
  "contour-gauge": "straight-edge",
  "corner-clamp": "g-clamp",
  crayon: "pencil",
  crimper: "wire-stripper",
  "cross-pein": "tack-hammer",
  "edging-tool": "hoe",
  "engineers-square": "try-square",
  "double-square": "combination-square",
  "fencing-pliers": "combination-pliers",
  "feeler-gauge": "folding-key-set",
  "file-card": "broad-knife",
  "finishing-float": "float",
  "folding-square": "framing-square",
  "fret-saw": "coping-saw",
  "grout-rake": "utility-knife",
  groover: "edger",
  grubber: "mattock",
  "hammer-tacker": "staple-gun",
  "hand-fork": "cultivator",
  "hand-sander": "float",
  "insulation-knife": "jab-saw",
  jointer: "edger",
  "jointing-trowel": "broad-knife",
  "keyhole-saw": "jab-saw",
  "laser-pole": "staff",
  "laser-receiver": "stud-finder",
  "line-blocks": "string-line",
  "line-level": "torpedo-level",
  "line-pins": "nail-punch",
  machete: "trade-knife",
  "moisture-meter": "stud-finder",
  nibbler: "tin-snips",
  nippers: "pincers",
  "parallel-clamp": "sash-clamp",
  "pinch-bar": "crowbar",
  "pipe-clamp": "sash-clamp",
  "plier-set": "combination-pliers",
  podger: "spanner",
  "pointing-trowel": "brick-trowel",
  "post-digger": "post-hole-digger",
  "post-level": "torpedo-level",
  punch: "combination-pliers",
  "rivet-nut-tool": "riveter",
  rasp: "file",
  scraper: "broad-knife",
  scoop: "trowel",
  spreader: "broad-knife",
  "soft-face": "mallet",
  tomahawk: "axe",
  trammel: "marking-gauge",
  "trim-puller": "pry-bar",
  "trenching-shovel": "post-hole-shovel",
  "tuck-pointer": "margin-trowel",
  "turning-chisels": "chisel-set",
  weeder: "cultivator",
  "wire-rope-cutter": "bolt-cutter",
  "saddle-square": "try-square",
  "centre-finder": "rafter-square",
  "tile-nippers": "pincers",
  planter: "trowel",
  pad: "sponge",
  strop: "sharpening-stone",
  "laser-mount": "tripod",
  "laser-target": "rule",
  "kneeling-boards": "hawk",
  fresno: "bull-float",
  "walking-groover": "edger",
  "joint-raker": "margin-trowel",
  "hand-screw": "sash-clamp",
  "rip-guide": "marking-gauge",
  "file-handle": "handle",
  "pocket-tool": "folding-key-set",
  "cable-knife": "trade-knife",
  "cable-tie-gun": "staple-gun",
  "shovel-round": "round-shovel",
  "shovel-square": "square-shovel",
  "shovel-post-hole": "post-hole-shovel",
  "shovel-trench": "post-hole-shovel",
  "shovel-plumber": "spade"
}

const isTimber = /hickory|timber|beech|\bash\b|wooden|rosewood|oak|spotted gum/i

export const handTool: DrawProduct = (subject) => {
  const pattern = patternFor(all, likes[subject.profile] ?? subject.profile, "tool-kit")
  const grip = isTimber.test(subject.name) ? "pine" : "handle"
  const stuff = /pencil|marker|crayon|string|mallet|dead-blow/.test(subject.profile)
    ? (colourByName(subject) ?? metalMaterialOf(subject))
    : metalMaterialOf(subject)
  return drawFromPattern(subject, pattern.replaceAll(" grip ", ` ${grip} `), stuff)
}
