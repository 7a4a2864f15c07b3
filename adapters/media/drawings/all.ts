/** Which drawing draws which shape; what has none of its own is drawn as a carton. */
import type { Shape } from "../../../core/catalogue/product.ts"
import type { Draw } from "../drafting/thing.ts"
import { anchor } from "./anchors.ts"
import { abrasive, blade, drillBit } from "./bits-and-blades.ts"
import { bolt } from "./bolts.ts"
import { bracket } from "./brackets.ts"
import { bag, brush, bucket, tin, tube } from "./containers.ts"
import { handTool } from "./hand-tools.ts"
import { handle } from "./handles.ts"
import { batt, roll } from "./insulation.ts"
import { door, window } from "./joinery.ts"
import { cable, electricSwitch, light } from "./electrical.ts"
import { moulding } from "./moulding.ts"
import { cladding, decking } from "./planks.ts"
import { nail, staple } from "./nails.ts"
import { nut, washer } from "./nuts.ts"
import { pipe, pipeFitting, tap } from "./plumbing.ts"
import { paling, post, round, sleeper } from "./posts.ts"
import { chain, hook, rod } from "./rods.ts"
import { powerTool } from "./power-tools.ts"
import { corrugated, flashing, gutter } from "./roofing.ts"
import { screw } from "./screws.ts"
import { sheet } from "./sheets.ts"
import { hinge, joistHanger, strap } from "./straps.ts"
import { symbol } from "./symbol.ts"
import { board } from "./timber.ts"

export const drawings: { readonly [shape in Shape]?: Draw } = {
  abrasive,
  anchor,
  bag,
  batt,
  blade,
  board,
  bolt,
  bracket,
  brush,
  bucket,
  cable,
  chain,
  cladding,
  corrugated,
  decking,
  door,
  "drill-bit": drillBit,
  flashing,
  gutter,
  "hand-tool": handTool,
  handle,
  hinge,
  hook,
  "joist-hanger": joistHanger,
  light,
  moulding,
  nail,
  nut,
  paling,
  pipe,
  "pipe-fitting": pipeFitting,
  post,
  rod,
  "power-tool": powerTool,
  roll,
  round,
  screw,
  sheet,
  sleeper,
  staple,
  strap,
  switch: electricSwitch,
  symbol,
  tap,
  tin,
  tube,
  washer,
  window
}
