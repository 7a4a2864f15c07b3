/** The list of stores as a shopper works it: typing, open ones alone, nearest first. */
import { describe, expect, it } from "vitest"
import { exampleBranches } from "../../fixtures/branches.ts"
import { StoreListViewModel } from "../../ui/storefront/stores/store-list.view-model.ts"

/** A Sunday noon in Melbourne, when every store is closed. */
const sunday = Date.parse("2026-11-22T12:00:00+11:00")

const names = (list: StoreListViewModel) => list.visibleStores(exampleBranches).map(({ branch }) => branch.name)

describe("the list of stores", () => {
  it("says that nothing matches, and shows all again", () => {
    const list = new StoreListViewModel(sunday)
    list.type("3178")
    expect(names(list)).toEqual(["Rowville"])
    list.showOpenOnly(true)
    expect(names(list)).toEqual([])
    list.showAll()
    expect(names(list)).toHaveLength(19)
  })

  it("begins with the nearest once the browser has told where the shopper is", async () => {
    const list = new StoreListViewModel(sunday)
    const asked = list.sortByDistance(async () => ({ latitude: -37.93, longitude: 145.23 }))
    expect(list.locating).toBe("asked")
    await asked
    expect([list.locating, names(list)[0]]).toEqual(["no", "Rowville"])
  })

  it("stays as it was where the shopper's place can't be told, and says so", async () => {
    const list = new StoreListViewModel(sunday)
    const before = names(list)
    await list.sortByDistance(() => Promise.reject(new Error("denied")))
    expect([list.locating, names(list)]).toEqual(["refused", before])
  })

  it("[STO-01] follows the place that was named last", async () => {
    const list = new StoreListViewModel(sunday)
    await list.sortByDistance(async () => ({ latitude: -37.93, longitude: 145.23 }))
    const named = { latitude: -36.38, longitude: 145.4 }
    const first = () => list.visibleStores(exampleBranches, named)[0]?.branch.name
    expect(first()).toBe("Rowville")
    list.forgetPosition()
    expect(first()).toBe("Shepparton")
  })
})
