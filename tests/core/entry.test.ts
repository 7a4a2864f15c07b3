/** The entry of the package: units that are checked as they are made, and what is said where the calendar is missing. */
import { assert, describe, it } from "@effect/vitest"
import { afterEach, vi } from "vitest"
import { billing, createShop, days, delivery, price, timber } from "../../core/entry/index.ts"
import { box } from "./pricing/listed.ts"

describe("A unit's constructor", () => {
  it.each([
    ["toMetres", 5.4, 5.4],
    ["toMetres", 0.1 + 0.2, 0.3],
    ["toMetres", 10_000, 10_000],
    ["toMillimetres", 90.5, 90.5],
    ["toMillimetres", 0.001, 0.001],
    ["toMillimetres", 10_000_000, 10_000_000],
    ["toHundredths", 37.8, 3780],
    ["toHundredths", 2.4 * 3, 720],
    ["toHundredths", 0, 0]
  ] as const)("[QTY-02] [CALC-01] %s takes %d, without the noise of binary fractions", (name, given, value) =>
    assert.strictEqual(timber[name](given), value)
  )

  it.each([
    ["toMetres", 0],
    ["toMetres", -2.4],
    ["toMetres", 10_000.1],
    ["toMetres", 0.1234567],
    ["toMetres", Number.NaN],
    ["toMetres", Number.POSITIVE_INFINITY],
    ["toMillimetres", 0],
    ["toMillimetres", 10_000_001],
    ["toMillimetres", 0.0001],
    ["toHundredths", -1],
    ["toHundredths", 0.001],
    ["toHundredths", 10_000_000.01]
  ] as const)("[QTY-02] [CALC-01] %s throws for %d", (name, given) =>
    assert.throws(() => timber[name](given), RangeError)
  )

  it("[DAY-01] of a day takes one that the calendar has, written one way", () => {
    assert.strictEqual(days.toDay("2028-02-29"), "2028-02-29")
    for (const text of [
      "2027-02-29",
      "2026-11-31",
      "20261123",
      "2026-11-23T09:00",
      "23/11/2026",
      "2026-1-1",
      "",
      " 2026-11-23"
    ])
      assert.throws(() => days.toDay(text), RangeError, undefined, text)
    assert.throws(() => billing.dueDate("20260317"), RangeError)
  })

  it("[CUT-01] [CALC-01] is of one mind with the calculators: noise is taken from their measures too", () => {
    const list = timber.cutList({
      pieces: [{ length: 0.1 * 3 * 1000, count: 2 }],
      sticks: [{ length: 2.4 * 3 * 1000, price: 100 }],
      kerf: 0.1 + 0.2
    })
    assert.isTrue(list.ok)
    const covered = { area: 10 }
    const deck = { kind: "decking", board: 90, gap: 4 } as const
    assert.deepStrictEqual(
      timber.boardsFor(covered, deck, { wastePercent: 0.1 + 0.2 }),
      timber.boardsFor(covered, deck, { wastePercent: 0.3 })
    )
  })
})

describe("Where the language has no calendar", () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  const hours = { 1: { from: 420, to: 1020 } }
  /** A year that no other test asks for, and a moment of it. */
  const [year, now] = [2091, Date.parse("2091-03-01T00:00:00Z")]
  const truck = { date: "2091-03-05", time: "2359", now }
  it.each<readonly [string, () => unknown]>([
    ["createShop", () => createShop({ holidays: [] })],
    ["price.priceLine", () => price.priceLine(box, { sku: box.sku, qty: 1, uom: "BX|1" }, { kind: "guest" }, now)],
    [
      "price.explainPrice",
      () => price.explainPrice(box, { sku: box.sku, qty: 1, uom: "BX|1" }, { kind: "guest" }, now)
    ],
    ["days.toDay", () => days.toDay("2091-03-01")],
    ["days.publicHolidays", () => days.publicHolidays(year)],
    ["days.melbourneDate", () => days.melbourneDate(now)],
    ["days.nextSixPm", () => days.nextSixPm(now)],
    ["days.cutOffOn", () => days.cutOffOn(now)],
    ["days.momentText", () => days.momentText(now)],
    ["days.readyText", () => days.readyText({ readyAt: now, now })],
    ["days.hoursText", () => days.hoursText(hours, now)],
    ["days.isOpenAt", () => days.isOpenAt(hours, now)],
    ["delivery.deliveryTimeProblem", () => delivery.deliveryTimeProblem(truck)],
    ["delivery.deliveryTimesFor", () => delivery.deliveryTimesFor(truck)],
    ["billing.dueDate", () => billing.dueDate("2091-03-01")],
    ["billing.ageing", () => billing.ageing([{ date: "2091-03-01", left: 100 }], "2091-03-01")]
  ])("[SHOP-01] %s says what to load", (_, call) => {
    vi.stubGlobal("Temporal", undefined)
    assert.throws(call, /^Days need Temporal, as Node has from 26\. First import "temporal-polyfill\/global"$/)
  })
})
