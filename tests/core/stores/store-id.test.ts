/** The stores and their numbers. */
import { assert, describe, it } from "@effect/vitest"
import { storeId, storeIds } from "../../../core/stores/store-id.ts"

const stores = [
  ["north melbourne", 21],
  ["mount evelyn", 22],
  ["hastings", 23],
  ["bentleigh east", 24],
  ["rowville", 25],
  ["croydon", 26],
  ["epping", 27],
  ["brunswick", 28],
  ["taylors lakes", 29],
  ["pakenham", 30],
  ["cheltenham", 31],
  ["port melbourne", 32],
  ["melton", 33],
  ["hallam", 34],
  ["warragul", 35],
  ["belmont", 36],
  ["laverton", 37],
  ["phillip island", 38],
  ["shepparton", 39]
] as const

describe("Stores", () => {
  it.each(stores)("[STK-06] %s is %i, also behind a prefix", (name, id) => {
    assert.strictEqual(storeIds[name], id)
    assert.strictEqual(storeId(String(id)), id)
    assert.strictEqual(storeId(`branch-${id}`), id)
    assert.strictEqual(storeId(`99-${id}`), id)
  })
  it("[STK-06] are these nineteen", () => assert.deepStrictEqual({ ...storeIds }, Object.fromEntries(stores)))
  it.each(["", "branch", "branch-", "25-branch", "2.5e1", " 25", "1234567"])("%o is no store's number", (held) =>
    assert.isUndefined(storeId(held))
  )
  it("[STK-06] of another company may have any number", () =>
    assert.deepStrictEqual([storeId("40"), storeId("branch-40"), storeId("999999")], [40, 40, 999_999]))
})
