/** Draws what is gripped, bolted and locked: handles, knobs, latches, padlocks and sliding gear. */
import { type Draw, metalOf, namedColour, stuffOf } from "../drafting/thing.ts"
import { cabinetHandles } from "./cabinet-handles.ts"
import { doorHandles } from "./door-handles.ts"
import { itemOf, type Patterns, patternFor } from "./item.ts"
import { locks } from "./lock-patterns.ts"

const all: Patterns = {
  ...locks,
  ...doorHandles,
  ...cabinetHandles,
  bolt: locks["barrel-bolt"] ?? "",
  chain: locks["security-chain"] ?? ""
}

export const handle: Draw = (subject) => {
  const isMoulded = /plastic|ceramic|timber|leather/i.test(String(subject.words.material ?? ""))
  const stuff = namedColour(subject) ?? (isMoulded ? stuffOf(subject, "plastic") : metalOf(subject))
  return itemOf(subject, patternFor(all, subject.profile, "bar"), stuff)
}
