/** Where and on which days an order can be collected. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { PICKUP_DAYS, pickupDayProblem, pickupDays, pickupList } from "../../../../core/delivery/schedule/pickup.ts"
import { at, monday, rowville } from "../../ordering/examples.ts"

const branch = (id: number, name: string, pickupAvailable = true) => ({ ...rowville, id, name, pickupAvailable })

describe("The list of branches", () => {
  it("[DEL-04] asks to choose first, then names those that hand over orders, by name", () => {
    const list = pickupList([
      branch(26, "croydon"),
      branch(25, "Rowville"),
      branch(21, "Belmont", false),
      branch(36, "Altona")
    ])
    assert.deepStrictEqual(list, [
      { id: undefined, name: "Please select" },
      { id: 36, name: "Altona" },
      { id: 26, name: "croydon" },
      { id: 25, name: "Rowville" }
    ])
  })

  it("[DEL-04] is the same however the branches come, and leaves out exactly those without pickup", () => {
    const branches = fc.uniqueArray(fc.tuple(fc.nat(99), fc.boolean()), { selector: ([id]) => id, maxLength: 20 })
    fc.assert(
      fc.property(branches, (rows) => {
        const all = rows.map(([id, open]) => branch(id, `Yard ${id}`, open))
        const list = pickupList(all)
        assert.deepStrictEqual(list, pickupList([...all].reverse()))
        assert.sameMembers(
          list.slice(1).map(({ id }) => id),
          rows.filter(([, open]) => open).map(([id]) => id)
        )
      })
    )
  })
})

describe("The days to come", () => {
  const { hours } = rowville

  it("[DEL-04] begin with the day it is ready and leave out Sundays, even where the branch lists hours", () =>
    assert.deepStrictEqual(pickupDays(at("2026-11-27T13:00"), hours), [
      "2026-11-27",
      "2026-11-28",
      "2026-11-30",
      "2026-12-01",
      "2026-12-02",
      "2026-12-03",
      "2026-12-04",
      "2026-12-05"
    ]))

  it("[DEL-04] leave out holidays, gazetted days and the days the branch is shut", () => {
    const { 6: _saturday, ...weekdays } = hours
    const [first, second] = pickupDays(at("2026-12-24T16:00"), weekdays, ["2026-12-24", "2026-12-29"])
    // The 25th and 26th are holidays, Monday the 28th stands in for Boxing Day on a Saturday.
    assert.deepStrictEqual([first, second], ["2026-12-30", "2026-12-31"])
  })

  it("[DEL-04] are none for a branch that never opens", () => assert.deepStrictEqual(pickupDays(monday, {}), []))

  it("[DEL-04] are all days that can be chosen, in their order", () => {
    fc.assert(
      fc.property(fc.nat(700), fc.nat(20), (day, wait) => {
        const now = monday + day * 86_400_000
        const readyAt = now + wait * 86_400_000
        const days = pickupDays(readyAt, hours)
        assert.lengthOf(days, PICKUP_DAYS)
        assert.deepStrictEqual([...new Set(days)].sort(), days)
        for (const one of days) assert.isUndefined(pickupDayProblem(one, { readyAt, now, hours }))
      })
    )
  })
})

describe("A day that was chosen", () => {
  const plan = { readyAt: at("2026-11-24T09:00"), now: monday, hours: rowville.hours }

  it.each([
    ["2026-11-24", undefined],
    ["2026-11-23", "Not ready by then. Choose Tue 24 Nov or a later day."],
    ["2026-11-29", "The store is closed on Sun 29 Nov"],
    ["2026-12-25", "The store is closed on Fri 25 Dec"],
    ["2027-01-22", undefined],
    ["2027-01-23", "Choose a day within the next 60 days"],
    ["2026-02-30", "Invalid date selected"],
    ["24/11/2026", "Invalid date selected"],
    ["", "Invalid date selected"]
  ])("[DEL-04] %s: %s", (date, problem) => assert.strictEqual(pickupDayProblem(date, plan), problem))
})
