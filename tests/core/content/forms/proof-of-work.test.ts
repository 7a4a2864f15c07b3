/** The proof of work: which hashes are one, and what names the number that was found. */
import { describe, expect, it } from "vitest"
import { hasWork, nonceOf } from "../../../../core/content/forms/proof-of-work.ts"

describe("A proof of work", () => {
  it.each([
    [[0b0000_0001], 7, true],
    [[0b0000_0001], 8, false],
    [[0, 0b0000_0001], 15, true],
    [[0, 0b0000_0010], 15, false],
    [[1, 0], 9, false],
    [[0, 0], 16, true],
    [[0], 9, false],
    [[], 1, false]
  ])("has in %j zeros enough for %i bits: %s", (bytes, bits, has) => {
    expect(hasWork(Uint8Array.from(bytes), bits)).toBe(has)
  })

  it("names its number in digits alone", () => {
    expect(["0", "32767", "-1", "1e3", "", "1.5", "9".repeat(13)].map(nonceOf)).toEqual([
      0,
      32767,
      ...Array(5).fill(undefined)
    ])
  })
})
