/** Claims on an invoice's lines: how much can be claimed, and what is credited for it. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { type Claim, claimNumber, parseClaimNumber } from "../../../../core/billing/claims/claim.ts"
import { claimAmount } from "../../../../core/billing/claims/claim-amount.ts"
import {
  claimProblems,
  claimUploads,
  lastClaimDay,
  MAX_CLAIM_NOTE
} from "../../../../core/billing/claims/claim-problems.ts"
import { claimableLine } from "../../../../core/billing/claims/claim-quantity.ts"
import { claimableLines, creditOf, fitsInvoice } from "../../../../core/billing/claims/claims-of-invoice.ts"
import type { InvoiceLine } from "../../../../core/billing/invoices/account-invoice.ts"
import { defaultUploads } from "../../../../core/fields/uploads.ts"
import { isPartOf, soldQuantity } from "../../../../core/orders/line-part.ts"
import { gstIn } from "../../../../core/pricing/gst.ts"
import { lineAmounts } from "../../../../core/pricing/price-line.ts"
import { newInvoice } from "../account-invoices.ts"

const [sticks] = newInvoice().lines as [InvoiceLine]
const kilos: InvoiceLine = {
  sku: "NAIL-KG",
  name: "Nails",
  uom: "KG",
  qty: 2.5,
  pieces: 3,
  pricedUom: "KG",
  unitPrice: 899,
  linePrice: 2248,
  lineGst: 204
}

/** A line of whole units, sticks or tenths of a measure, priced as the shop prices one. */
const anyLine = fc
  .record({
    kind: fc.constantFrom("EA", "KG", "LM"),
    count: fc.integer({ min: 1, max: 400 }),
    length: fc.integer({ min: 90, max: 600 }),
    unitPrice: fc.integer({ min: 1, max: 200_000 })
  })
  .map(({ kind, count, length, unitPrice }): InvoiceLine => {
    const whole = { EA: count * 100, KG: count * 10, LM: count * length }[kind] ?? 0
    const linePrice = Math.max(1, lineAmounts(unitPrice, whole))
    return {
      sku: "A",
      name: "A",
      uom: kind === "LM" ? "STICK" : kind,
      qty: whole / 100,
      pieces: count,
      pricedUom: kind,
      unitPrice,
      linePrice,
      lineGst: gstIn(linePrice)
    }
  })

/** The whole of a line cut into parts, hundredths of what it is claimed in. */
const anyParts = anyLine.chain((line) => {
  const all = soldQuantity(line)
  return fc
    .array(fc.integer({ min: 1, max: all - 1 || 1 }), { maxLength: 5 })
    .map((cuts) => ({ line, cuts: [...new Set(cuts.filter((cut) => cut < all))].toSorted((a, b) => a - b), all }))
})

describe("What is credited for a part of a line", () => {
  it("[CLM-02] is unit price as invoiced times quantity, with its GST, rounded once", () => {
    // Two sticks of 5.4 m at $6.45: 10.8 × 645 = 6966.
    assert.deepStrictEqual(claimAmount(sticks, 200, 0), { amount: 6966, gst: 633 })
    assert.deepStrictEqual(claimAmount(sticks, 700, 0), { amount: 24_381, gst: 2216 })
    // 0.1 kg at $8.99 is 89.9 cents.
    assert.deepStrictEqual(claimAmount(kilos, 10, 0), { amount: 90, gst: 8 })
    // The second tenth makes 179.8 of both, so it has what is left of 180.
    assert.deepStrictEqual(claimAmount(kilos, 10, 10), { amount: 90, gst: 8 })
  })

  it("[CLM-02] never comes to more than was invoiced, and the parts of a line come to all of it", () => {
    fc.assert(
      fc.property(anyParts, ({ line, cuts, all }) => {
        const ends = [...cuts, all]
        let [amounts, gsts] = [0, 0]
        for (const [place, end] of ends.entries()) {
          const from = ends[place - 1] ?? 0
          const { amount, gst } = claimAmount(line, end - from, from)
          assert.isAtLeast(amount, 0)
          assert.isTrue(gst >= 0 && gst <= amount)
          amounts += amount
          gsts += gst
          assert.isAtMost(amounts, line.linePrice)
          assert.isAtMost(gsts, line.lineGst)
        }
        assert.deepStrictEqual([amounts, gsts], [line.linePrice, line.lineGst])
      })
    )
  })

  it("[CLM-02] of more is no less", () => {
    fc.assert(
      fc.property(anyLine, fc.nat(), fc.nat(), (line, one, other) => {
        const all = soldQuantity(line)
        const [few, many] = [one % (all + 1), other % (all + 1)].toSorted((a, b) => a - b) as [number, number]
        assert.isAtMost(claimAmount(line, few, 0).amount, claimAmount(line, many, 0).amount)
      })
    )
  })
})

const claim = (over: Partial<Claim>): Claim => ({
  claimNo: "C100000017",
  invoiceNo: "100234",
  invoiceSuffix: "01",
  customerId: "2001",
  contactId: "P02",
  email: "dana@ironbark.example",
  reason: "short",
  note: "",
  lines: [{ position: 0, quantity: 2 }],
  photos: 0,
  madeAt: 0,
  state: "open",
  ...over
})
const accepted = (granted: number) =>
  claim({
    state: "accepted",
    lines: [{ position: 0, quantity: 2, granted }],
    credit: { creditNote: "CN-1", amount: 3483 * granted, gst: 317 * granted, onInvoice: 0 }
  })

describe("What can be claimed of a line", () => {
  it("[CLM-01] is what was invoiced, less open claims and what accepted ones gave; declined ones take nothing", () => {
    const invoice = { lines: [sticks, kilos] }
    const left = (...claims: ReadonlyArray<Claim>) => claimableLines(invoice, claims).map((line) => line.left)
    assert.deepStrictEqual(left(), [7, 2.5])
    assert.deepStrictEqual(left(claim({})), [5, 2.5])
    assert.deepStrictEqual(left(claim({ state: "declined" })), [7, 2.5])
    assert.deepStrictEqual(left(accepted(1), claim({}), claim({ lines: [{ position: 1, quantity: 2.4 }] })), [4, 0.1])
    assert.deepStrictEqual(claimableLines(invoice, [])[0], { position: 0, unit: "STICK", step: 1, left: 7 })
    assert.deepStrictEqual(claimableLines(invoice, [])[1], { position: 1, unit: "KG", step: 0.1, left: 2.5 })
  })

  it.each([
    [1, true],
    [7, true],
    [7.01, false],
    [8, false],
    [0, false],
    [-1, false],
    [1.5, false],
    [Number.NaN, false]
  ])("[CLM-01] [QTY-01] of 7 sticks %d can be claimed: %s", (quantity, is) =>
    assert.strictEqual(isPartOf(claimableLine(sticks, 0, 0), quantity), is)
  )

  it("[CLM-01] is in tenths of a measure, or all of the rest", () => {
    const line = claimableLine({ ...kilos, qty: 2.25 }, 0, 0)
    assert.deepStrictEqual(
      [0.1, 0.05, 2.2, 2.25, 2.3].map((quantity) => isPartOf(line, quantity)),
      [true, false, true, true, false]
    )
  })

  it("[CLM-02] the credits of several claims on a line come to that of all of it", () => {
    const invoice = { lines: [sticks] }
    const first = creditOf(invoice, [], [{ position: 0, quantity: 2 }])
    const rest = creditOf(invoice, [accepted(2), claim({})], [{ position: 0, quantity: 5 }])
    assert.deepStrictEqual([first.amount + rest.amount, first.gst + rest.gst], [24_381, 2216])
  })

  it("[CLM-02] nothing is given back twice: what was credited on the invoice and on account counts, whoever credited it", () => {
    const fits = (credited: number, amount: number, ...claims: ReadonlyArray<Claim>) =>
      fitsInvoice({ total: 24_381, credited }, claims, amount)
    assert.deepStrictEqual([fits(0, 24_381), fits(0, 24_382), fits(4381, 20_001)], [true, false, false])
    assert.deepStrictEqual(
      [fits(10_000, 24_381 - 10_000 - 3483, accepted(1)), fits(10_000, 24_381 - 10_000 - 3482, accepted(1))],
      [true, false]
    )
  })
})

describe("A claim as it is filled in", () => {
  const claimable = claimableLines({ lines: [sticks, kilos] }, [])
  const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)
  const right = { lines: [{ position: 0, quantity: 2 }], reason: "short" as const, note: "", photos: [jpeg] }
  const problems = (over: Partial<Parameters<typeof claimProblems>[0]>) =>
    claimProblems({ ...right, ...over }, { lines: claimable, uploads: claimUploads(defaultUploads) })

  it("[CLM-01] needs a line with a quantity, a reason, and words where it is none of those listed", () => {
    assert.deepStrictEqual(problems({}), {})
    assert.hasAllKeys(problems({ lines: [] }), ["lines"])
    assert.hasAllKeys(problems({ lines: [{ position: 0, quantity: 8 }] }), ["lines"])
    assert.hasAllKeys(problems({ lines: [{ position: 2, quantity: 1 }] }), ["lines"])
    assert.hasAllKeys(problems({ lines: [...right.lines, ...right.lines] }), ["lines"])
    assert.hasAllKeys(problems({ reason: undefined }), ["reason"])
    assert.hasAllKeys(problems({ reason: "other" }), ["note"])
    assert.deepStrictEqual(problems({ reason: "other", note: "Bent" }), {})
    assert.deepStrictEqual(problems({ note: "é".repeat(MAX_CLAIM_NOTE) }), {})
    assert.hasAllKeys(problems({ note: "é".repeat(MAX_CLAIM_NOTE + 1) }), ["note"])
  })

  it("[CLM-01] [VAL-06] takes four photos of 10 MB, told by their content, and no paper", () => {
    const pdf = new TextEncoder().encode("%PDF-1.7")
    const photo = (bytes: number) => {
      const whole = new Uint8Array(bytes)
      whole.set(jpeg)
      return whole
    }
    assert.deepStrictEqual(claimUploads(defaultUploads), {
      types: ["image/jpeg", "image/png", "image/webp"],
      mostBytes: 10_000_000,
      mostFiles: 4
    })
    assert.deepStrictEqual(claimUploads({ types: ["image/png", "application/pdf"], mostBytes: 7, mostFiles: 9 }), {
      types: ["image/png"],
      mostBytes: 7,
      mostFiles: 4
    })
    assert.deepStrictEqual(problems({ photos: Array(4).fill(jpeg) }), {})
    assert.deepStrictEqual(problems({ photos: Array(5).fill(jpeg) }), { photos: "Reached maximum input limit of 4" })
    assert.deepStrictEqual(problems({ photos: [pdf] }), { photos: "Uploaded file type is not allowed" })
    assert.deepStrictEqual(problems({ photos: [photo(10_000_000)] }), {})
    assert.deepStrictEqual(problems({ photos: [photo(10_000_001)] }), { photos: "Exceeded max upload file size" })
  })

  it("[CLM-01] is taken until so many days after the goods came", () => {
    assert.strictEqual(lastClaimDay("2026-10-26", 30), "2026-11-25")
    assert.strictEqual(lastClaimDay("2028-01-31", 30), "2028-03-01")
  })

  it("[CLM-01] has a number with a check digit, read in small letters and with spaces", () => {
    assert.strictEqual(claimNumber(10_000_001), "C100000017")
    assert.strictEqual(parseClaimNumber(" c100 000 017 "), "C100000017")
    assert.deepStrictEqual(["C100000018", "100000017", "C1", ""].map(parseClaimNumber), Array(4).fill(undefined))
  })
})
