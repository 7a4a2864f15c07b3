/** Which drawing draws which shape. A new shape does not compile until it has one. */
import type { Shape } from "../../../core/catalogue/product/product.ts"
import type { DrawProduct } from "../drafting/product-drawing.ts"
import { anchor } from "./anchors.ts"
import { bag, bucket } from "./bags.ts"
import { abrasive, blade } from "./blades.ts"
import { block } from "./blocks.ts"
import { board } from "./boards.ts"
import { bolt } from "./bolts.ts"
import { bracket } from "./brackets.ts"
import { brush } from "./brushes.ts"
import { chain } from "./chains.ts"
import { tin, tube } from "./containers.ts"
import { door } from "./doors.ts"
import { drillBit } from "./drill-bits.ts"
import { cable, electricSwitch, light } from "./electrical.ts"
import { handTool } from "./hand-tools.ts"
import { handle } from "./handles.ts"
import { hinge } from "./hinges.ts"
import { hook } from "./hooks.ts"
import { batt, roll } from "./insulation.ts"
import { joistHanger } from "./joist-hangers.ts"
import { ladder } from "./ladders.ts"
import { round, sleeper } from "./logs.ts"
import { moulding } from "./moulding.ts"
import { nail, staple } from "./nails.ts"
import { lattice, mesh } from "./nets.ts"
import { nut, washer } from "./nuts.ts"
import { oneOfAKind } from "./one-of-a-kind.ts"
import { paling } from "./palings.ts"
import { paver } from "./pavers.ts"
import { cladding, decking } from "./planks.ts"
import { pipe, pipeFitting, tap } from "./plumbing.ts"
import { post } from "./posts.ts"
import { powerTool } from "./power-tools.ts"
import { rod } from "./rods.ts"
import { corrugated, flashing, gutter } from "./roofing.ts"
import { footwear, glasses, glove, helmet } from "./safety.ts"
import { screw } from "./screws.ts"
import { sheet } from "./sheets.ts"
import { box } from "./storage.ts"
import { strap } from "./straps.ts"
import { window } from "./windows.ts"

export const drawings: { readonly [shape in Shape]: DrawProduct } = {
  board,
  round,
  decking,
  cladding,
  moulding,
  post,
  sleeper,
  paling,
  lattice,
  sheet,
  corrugated,
  gutter,
  flashing,
  batt,
  roll,
  screw,
  bolt,
  nut,
  washer,
  nail,
  staple,
  bracket,
  strap,
  "joist-hanger": joistHanger,
  anchor,
  rod,
  chain,
  hook,
  hinge,
  "hand-tool": handTool,
  "power-tool": powerTool,
  blade,
  "drill-bit": drillBit,
  abrasive,
  tin,
  tube,
  bag,
  brush,
  bucket,
  pipe,
  "pipe-fitting": pipeFitting,
  tap,
  cable,
  switch: electricSwitch,
  light,
  door,
  handle,
  window,
  paver,
  block,
  mesh,
  glove,
  helmet,
  boots: footwear,
  glasses,
  ladder,
  box,
  symbol: oneOfAKind
}
