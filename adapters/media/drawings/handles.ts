/** Draws what is gripped, bolted and locked: handles, knobs, latches, padlocks and sliding gear. */
import { colourByName, type DrawProduct, materialOf, metalMaterialOf } from "../drafting/product-drawing.ts"
import { cabinetHandles } from "./cabinet-handles.ts"
import { doorHandles } from "./door-handles.ts"
import { drawFromPattern, type Patterns, patternFor } from "./item.ts"
import { locks } from "./lock-patterns.ts"

const all: Patterns = {
  ...locks,
  ...doorHandles,
  ...cabinetHandles,
  bolt: locks["barrel-bolt"] ?? "",
  chain: locks["security-chain"] ?? ""
}

export const handle: DrawProduct = (subject) => {
  const isMoulded = /plastic|ceramic|timber|leather/i.test(String(subject.words.material ?? ""))
  const stuff = colourByName(subject) ?? (isMoulded ? materialOf(subject, "plastic") : metalMaterialOf(subject))
  return drawFromPattern(subject, patternFor(all, subject.profile, "bar"), stuff)
}
