/** What is read together stays on one line. */
import { expect, it } from "vitest"
import { nonBreaking } from "../../core/non-breaking.ts"

it.each([
  ["7 sticks of 5.4 m (37.8 m)", "7_sticks of_5.4_m (37.8_m)"],
  ["90 × 45 Treated Pine", "90_×_45_Treated Pine"],
  ["10g × 25 mm Screw", "10g_×_25_mm Screw"],
  ["Box of 25", "Box of_25"],
  ["Ready Mon 30 Nov after 8:30 am", "Ready Mon 30_Nov after 8:30_am"],
  ["(03) 7010 0100", "(03) 7010_0100"]
])("%s keeps its figures beside what they are of", (text, joined) => {
  expect(nonBreaking(text).replaceAll("\u00a0", "_")).toBe(joined)
})
