/** The shop is killed before it has heard that the money was taken. */
import { describe, expect, it } from "vitest"
import { shopKilledAtSteps } from "./killed-at-step.ts"

const roundAt = shopKilledAtSteps()

describe.each([
  ["afterReserve", "cancelled"],
  ["duringProviderCall", "placed"]
] as const)("killed at %s, the shop owes nobody anything: what nobody asks for is then %s", (step, unasked) => {
  it("[F1] [I10] [I11] [I20] the browser's repeat is the same order, paid once; the one that nobody asks for ends by itself", async () => {
    expect(await roundAt(step)).toBe(unasked)
  })
})
