/** Names that are near to words that find nothing. */
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { nearestNames } from "../../../../core/catalogue/search/nearest-names.ts"

const names = ["Decking", "Plasterboard sheets", "Plasterboard", "Timber", "Fencing", "Treated pine sleepers"].map(
  (name) => ({ name })
)
const nearest = (typed: string, most = 4) => nearestNames(typed, names, most).map(({ name }) => name)

describe("Names near to what was typed", () => {
  it("[SRCH-12] are those that share most of their letters' pairs with it, the most alike first", () => {
    expect(nearest("plastrboad sheats")).toEqual(["Plasterboard", "Plasterboard sheets"])
    expect(nearest("plastrboad sheats", 1)).toEqual(["Plasterboard"])
    expect(nearest("treeted pyne sleeprs")).toEqual(["Treated pine sleepers"])
    expect(nearest("fensing")).toEqual(["Fencing"])
  })

  it("[SRCH-12] are none where nothing is alike, or nothing was typed", () => {
    for (const typed of ["zzqqxx", "", "   ", "a b", "×÷"]) expect(nearest(typed)).toEqual([])
  })

  it("[SRCH-12] hold a name of which any one letter is left out, in small or capital letters", () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.nat(), fc.boolean(), ({ name }, place, isLoud) => {
        const at = place % name.length
        const typed = name.slice(0, at) + name.slice(at + 1)
        expect(nearest(isLoud ? typed.toUpperCase() : typed)).toContain(name)
      })
    )
  })
})
