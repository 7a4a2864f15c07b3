/** What a browser keeps runs out, fits where it is kept, and is dropped when the shop was renewed. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { cacheVersion, parseStoredEntry, storageKey, storedEntry } from "../../../core/browser-state/stored-entry.ts"
import {
  appendHistoryEntry,
  defaultHistoryBytes,
  historyBytes,
  type StoredHistory
} from "../../../core/browser-state/stored-history.ts"
import { afterVersionCheck, isVersionCheckDue, type VersionState } from "../../../core/browser-state/version-check.ts"

const now = Date.parse("2026-11-23T09:00:00+11:00")
const day = 24 * 60 * 60 * 1000

describe("The key of what is kept", () => {
  it.each([
    ["lineal", ["cart"], "lineal/cart"],
    ["lineal", ["history", "0.2.3"], "lineal/history/0.2.3"],
    ["lineal", ["a/b", "50%"], "lineal/a%2Fb/50%25"]
  ])("[HYD-03] of %s and %j is %s", (prefix, parts, key) => assert.strictEqual(storageKey(prefix, ...parts), key))

  // Fails where parts are joined as they are: a/b + c and a + b/c would share a key.
  it("[HYD-03] is never that of other parts", () => {
    const parts = fc.array(fc.string({ unit: fc.constantFrom("a", "/", "%", "2", "F") }), {
      minLength: 1,
      maxLength: 3
    })
    fc.assert(
      fc.property(parts, parts, (one, other) =>
        assert.strictEqual(storageKey("p", ...one) === storageKey("p", ...other), one.join("\0") === other.join("\0"))
      )
    )
  })
})

describe("An entry", () => {
  it("[HYD-03] is of version 0.2.3", () => {
    assert.strictEqual(cacheVersion, "0.2.3")
    assert.strictEqual(storedEntry(1, now).version, "0.2.3")
  })
  it("[HYD-03] is kept for a day, and not a millisecond longer", () => {
    const entry = storedEntry({ some: "thing" }, now)
    assert.deepStrictEqual(parseStoredEntry(entry, now + day - 1), { some: "thing" })
    assert.isUndefined(parseStoredEntry(entry, now + day))
  })
  it.each(["2026-04-04T12:00:00+11:00", "2026-10-03T12:00:00+10:00", "2026-12-31T12:00:00+11:00"])(
    "[HYD-03] from %s is kept for 24 hours, whatever the clocks do",
    (from) => {
      const at = Date.parse(from)
      assert.strictEqual(parseStoredEntry(storedEntry("x", at), at + day - 1), "x")
      assert.isUndefined(parseStoredEntry(storedEntry("x", at), at + day))
    }
  )
  it("[HYD-03] that never runs out is there for ever", () =>
    assert.strictEqual(parseStoredEntry(storedEntry("cart", now, "never"), now + 10_000 * day), "cart"))

  it.each([
    ["another version", { ...storedEntry("x", now), version: "0.2.2" }],
    ["no version", { value: "x" }],
    ["an end that is no time", { ...storedEntry("x", now), expires: "tomorrow" }],
    ["an end that is none", { ...storedEntry("x", now), expires: null }],
    ["text", "x"],
    ["nothing", undefined],
    ["null", null],
    ["a number", 7]
  ])("[HYD-03] of %s is not read", (_, entry) => assert.isUndefined(parseStoredEntry(entry, now)))

  // Fails where the end is counted from anything but the moment of keeping, or is itself inside.
  it("[HYD-03] is there from when it is kept until it runs out", () => {
    fc.assert(
      fc.property(fc.nat(3 * day), fc.integer({ min: 1, max: 2 * day }), (later, keptMs) =>
        assert.strictEqual(
          parseStoredEntry(storedEntry("x", now, keptMs), now + later),
          later < keptMs ? "x" : undefined
        )
      )
    )
  })
})

const entry = (text: string, storeVersion = "v1") => ({ storeVersion, text })

describe("The history", () => {
  const two = [entry("aa"), entry("bb")]
  it.each([
    ["all that fit", 24, ["aa", "bb", "cc"]],
    ["all but the oldest", 23, ["bb", "cc"]],
    ["the newest alone", 8, ["cc"]],
    ["what it was, where the newest can't fit", 7, ["aa", "bb"]]
  ])("[HYD-03] keeps %s in %s bytes", (_, mostBytes, texts) =>
    assert.deepStrictEqual(
      appendHistoryEntry(two, entry("cc"), mostBytes).map(({ text }) => text),
      texts
    )
  )
  it("[HYD-03] has 4 MB as usual", () => {
    assert.strictEqual(defaultHistoryBytes, 4_000_000)
    const [old, large] = [entry("x".repeat(999_998)), entry("y".repeat(999_998))]
    assert.strictEqual(historyBytes([old, large]), 4_000_000)
    assert.lengthOf(appendHistoryEntry([old], large), 2)
    assert.deepStrictEqual(appendHistoryEntry([old], entry(`${large.text}y`)).length, 1)
  })

  // Fails where the newest are dropped, where one is dropped that would have fitted, or where the limit is passed.
  it("[HYD-03] never passes its largest size, and drops only as many of the oldest as it must", () => {
    const texts = fc.array(fc.string({ maxLength: 12 }), { maxLength: 12 })
    fc.assert(
      fc.property(texts, fc.string({ maxLength: 12 }), fc.integer({ min: 0, max: 200 }), (old, text, mostBytes) => {
        const whole = old.map((one) => entry(one))
        const newest = entry(text)
        const kept = appendHistoryEntry(whole, newest, mostBytes)
        if (historyBytes([newest]) > mostBytes) {
          assert.strictEqual(kept, whole)
          return
        }
        const all = [...whole, newest]
        const dropped = all.length - kept.length
        assert.deepStrictEqual(kept, all.slice(dropped))
        assert.isAtMost(historyBytes(kept), mostBytes)
        if (dropped > 0) assert.isAbove(historyBytes(all.slice(dropped - 1)), mostBytes)
      })
    )
  })
})

describe("The check for another version", () => {
  it.each([
    ["never asked", undefined, true],
    ["asked just now", now, false],
    ["asked 29,999 ms ago", now - 29_999, false],
    ["asked 30,000 ms ago", now - 30_000, true],
    ["asked by a clock that was since set back", now + 1, true]
  ])("[HYD-04] %s: due %s", (_, askedAt, due) =>
    assert.strictEqual(isVersionCheckDue({ history: [], ...(askedAt === undefined ? {} : { askedAt }) }, now), due)
  )

  const history: StoredHistory = [entry("old", "v1"), entry("new", "v2"), entry("other", "v3")]
  const before: VersionState = { storeVersion: "v1", askedAt: now - 60_000, history }
  const answer = (storeVersion: unknown) => ({ data: { storeVersion } })

  it("[HYD-04] that finds another drops what other versions wrote, and loads the same path", () =>
    assert.deepStrictEqual(afterVersionCheck(before, answer("v2"), now, "/p/framing?uom=LM"), {
      state: { storeVersion: "v2", askedAt: now, history: [entry("new", "v2")] },
      reload: "/p/framing?uom=LM"
    }))

  it("[HYD-04] that finds the same changes nothing", () =>
    assert.deepStrictEqual(afterVersionCheck(before, answer("v1"), now, "/"), { state: { ...before, askedAt: now } }))

  it("[HYD-04] on a first visit only keeps the version", () => {
    const { storeVersion: _, ...first } = before
    assert.deepStrictEqual(afterVersionCheck(first, answer("v1"), now, "/"), {
      state: { storeVersion: "v1", askedAt: now, history }
    })
  })

  it.each([undefined, null, "down", {}, { data: null }, { error: true, msg: "x" }, answer(""), answer(7)])(
    "[HYD-04] that fails with %j changes nothing, and is not tried again at once",
    (failed) => {
      const { state, reload } = afterVersionCheck(before, failed, now, "/")
      assert.isUndefined(reload)
      assert.deepStrictEqual(state, { ...before, askedAt: now })
      assert.isFalse(isVersionCheckDue(state, now + 29_999))
    }
  )

  // Fails where the found version is not kept: the page would load for ever.
  it("[HYD-04] loads a page anew once for each other version, at most every 30 s", () => {
    const visit = fc.record({ waitMs: fc.nat(60_000), found: fc.constantFrom("v1", "v2", undefined) })
    fc.assert(
      fc.property(fc.array(visit, { maxLength: 20 }), (visits) => {
        let state = before
        let at = now
        let last = Number.NEGATIVE_INFINITY
        for (const { waitMs, found } of visits) {
          at += waitMs
          if (!isVersionCheckDue(state, at)) continue
          assert.isAtLeast(at - last, 30_000)
          last = at
          const step = afterVersionCheck(state, found === undefined ? undefined : answer(found), at, "/")
          assert.strictEqual(step.reload !== undefined, found !== undefined && found !== state.storeVersion)
          if (step.reload) assert.isTrue(step.state.history.every(({ storeVersion }) => storeVersion === found))
          state = step.state
        }
      })
    )
  })
})
