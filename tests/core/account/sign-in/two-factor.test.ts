/** The six-digit code: its life, its tries, and new ones. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import {
  CODE_LIFE_MS,
  type CodeChallenge,
  codeDecision,
  extractCode,
  isCode,
  isCodeRequired,
  MAX_CODE_TRIES,
  resendDecision
} from "../../../../core/account/sign-in/two-factor.ts"

/** A minute before summer time ends: the wall clock repeats an hour, the code does not live longer. */
const sentAt = Date.parse("2026-04-05T02:59:00+11:00")
const fresh: CodeChallenge = { sentAt, tries: 0, resends: 0, isUsed: false }

describe("A code", () => {
  it.each([
    ["123456", true],
    ["000000", true],
    ["12 34 56", true],
    ["123-456", true],
    [" 123 – 456 ", true],
    ["12345", false],
    ["1234567", false],
    ["12345a", false],
    ["１２３４５６", false],
    ["", false]
  ])("[AUTH-05] is six digits: %s", (typed, expected) => assert.strictEqual(isCode(typed), expected))

  it.each([
    ["123456", "123456"],
    ["Your code is 123456", "123456"],
    ["Your Lineal code is 012 345. It works for 5 minutes.", "012345"],
    [" 123 – 456 ", "123456"],
    ["123456 5 minutes", "123456"],
    ["Call 03 9000 1234. Your code is 123456", "123456"],
    ["Call 03 9000 1234", undefined],
    ["Order 123456789", undefined],
    ["12345", undefined],
    ["１２３４５６", undefined],
    ["", undefined]
  ])("[AUTH-05] is found in what was pasted: %s", (pasted, code) => assert.strictEqual(extractCode(pasted), code))

  it.each([
    [0, "right"],
    [299_000, "right"],
    [299_999, "right"],
    [300_000, "expired"],
    [301_000, "expired"]
  ] as const)("[AUTH-05] entered %i ms after it was sent is %s", (later, expected) =>
    assert.strictEqual(codeDecision(fresh, true, sentAt + later), expected)
  )

  it("[AUTH-05] that is wrong is wrong", () => assert.strictEqual(codeDecision(fresh, false, sentAt), "wrong"))

  it("[AUTH-05] serves once, and not after five tries, right or wrong", () => {
    assert.strictEqual(codeDecision({ ...fresh, isUsed: true }, true, sentAt), "dead")
    assert.strictEqual(codeDecision({ ...fresh, tries: MAX_CODE_TRIES - 1 }, true, sentAt), "right")
    assert.strictEqual(codeDecision({ ...fresh, tries: MAX_CODE_TRIES }, true, sentAt), "dead")
  })

  it("[AUTH-05] is right only if it matches, in time, unused, within the tries: each condition left out would fail this", () =>
    fc.assert(
      fc.property(fc.nat(8), fc.boolean(), fc.boolean(), fc.nat(600_000), (tries, isUsed, matches, later) => {
        const verdict = codeDecision({ ...fresh, tries, isUsed }, matches, sentAt + later)
        assert.strictEqual(verdict === "right", matches && !isUsed && tries < 5 && later < CODE_LIFE_MS)
      })
    ))
})

describe("A new code", () => {
  it.each([
    [0, "too-soon"],
    [9_900, "too-soon"],
    [9_999, "too-soon"],
    [10_000, "resent"],
    [600_000, "resent"]
  ] as const)("[AUTH-06] asked for %i ms after the last: %s", (later, expected) =>
    assert.strictEqual(resendDecision(fresh, sentAt + later), expected)
  )

  it("[AUTH-06] can't be had from a challenge that is over", () => {
    const later = sentAt + 10_000
    assert.strictEqual(resendDecision({ ...fresh, resends: 4 }, later), "resent")
    assert.strictEqual(resendDecision({ ...fresh, resends: 5 }, later), "dead")
    assert.strictEqual(resendDecision({ ...fresh, isUsed: true }, later), "dead")
    assert.strictEqual(resendDecision({ ...fresh, tries: 5 }, later), "dead")
  })
})

it.each([
  [{ isDeviceRemembered: false, isTrade: true, wantsCode: false }, true],
  [{ isDeviceRemembered: false, isTrade: false, wantsCode: true }, true],
  [{ isDeviceRemembered: false, isTrade: false, wantsCode: false }, false],
  [{ isDeviceRemembered: true, isTrade: true, wantsCode: true }, false]
])("[AUTH-05] a code is asked for %o: %s", (need, expected) => assert.strictEqual(isCodeRequired(need), expected))
