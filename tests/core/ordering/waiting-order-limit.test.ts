/** When an order has to wait until others of the same shopper are paid or let go. */
import { assert, describe, it } from "@effect/vitest"
import {
  isClearanceLimitExceeded,
  type WaitingLimits,
  type WaitingOrders,
  waitingProblem
} from "../../../core/ordering/waiting-order-limit.ts"
import { orderWords } from "../../../core/words/order.ts"

const none = { declined: 0, underWay: 0 }
const nothing: WaitingOrders = {
  ofBrowser: 0,
  fromAddress: 0,
  clearance: new Map(),
  tries: { browser: none, address: none }
}
const limits: WaitingLimits = { browser: 5, address: 20, share: 0.5 }
const holding = (held: number): WaitingOrders => ({ ...nothing, clearance: new Map([["LAST", { held, left: 10 }]]) })
const wants = (...pieces: ReadonlyArray<number>) => pieces.map((one) => ({ sku: "LAST", pieces: one }))

describe("An order", () => {
  it.each<readonly [string, Partial<WaitingOrders>, Partial<WaitingLimits>, boolean]>([
    ["the fifth of one browser", { ofBrowser: 4 }, {}, false],
    ["the sixth of one browser", { ofBrowser: 5 }, {}, true],
    ["the second, where a browser may have one", { ofBrowser: 1 }, { browser: 1 }, true],
    ["the twentieth from one address", { fromAddress: 19 }, {}, false],
    ["the twenty-first from one address", { fromAddress: 20 }, {}, true],
    ["the fourth, where an address may have three", { ofBrowser: 1, fromAddress: 3 }, { address: 3 }, true]
  ])("[T55] that is %s waits as the limits say", (_, waiting, changed, mustWait) =>
    assert.deepStrictEqual(
      waitingProblem({ ...nothing, ...waiting }, [], { ...limits, ...changed }),
      mustWait ? { kind: "too-many-waiting", msg: orderWords.tooManyWaiting } : undefined
    )
  )

  it.each<readonly [string, number, ReadonlyArray<number>, number, boolean]>([
    ["half of what is left", 3, [2], 0.5, false],
    ["more than half of what is left", 3, [3], 0.5, true],
    ["more than half, over two lines", 3, [1, 2], 0.5, true],
    ["more than a tenth, where that is the share", 1, [1], 0.1, true],
    ["nine tenths, where that is the share", 4, [5], 0.9, false],
    ["all that is left, as the first", 0, [10], 0.5, false]
  ])("[T55] by which a shopper would hold %s: %s and %s more, at a share of %s", (_, held, more, share, mustWait) =>
    assert.deepStrictEqual(
      waitingProblem(holding(held), wants(...more), { ...limits, share }),
      mustWait ? { kind: "too-many-waiting", msg: orderWords.clearanceHeld } : undefined
    )
  )

  it("[T55] that a bank asks about holds no more than the share, and one piece in any case", () => {
    const { clearance } = holding(5)
    assert.isFalse(isClearanceLimitExceeded(clearance, { share: 0.5 }))
    assert.isTrue(isClearanceLimitExceeded(clearance, { share: 0.4 }))
    assert.isFalse(isClearanceLimitExceeded(holding(1).clearance, { share: 0.01 }))
  })
})
