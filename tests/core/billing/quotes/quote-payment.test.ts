/** When a quote can be paid, and the six errors where it cannot. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { isQuoteExpired, type Quote, quoteExpiryDate } from "../../../../core/billing/quotes/quote.ts"
import {
  type QuoteErrorDetails,
  type QuoteErrorKind,
  type QuoteLookup,
  type QuotePayer,
  quoteError,
  quoteErrorKinds,
  quoteProblem
} from "../../../../core/billing/quotes/quote-payment.ts"

const at = (text: string) => Date.parse(text)
const now = at("2026-11-23T12:00:00+11:00")
const quote: Quote = {
  orderNo: "100000017",
  customerId: "00001672",
  quotedOn: "2026-11-01",
  outstanding: 50_000,
  isPaid: false
}
const payer: QuotePayer = { by: "account", customerId: "00001672", accounts: ["00001672", "00002001"] }
const link: QuotePayer = { by: "link" }

describe("A quote", () => {
  it.each([
    ["2026-11-01", "2026-12-01"],
    ["2026-12-15", "2027-01-14"],
    ["2028-02-01", "2028-03-02"],
    ["2026-03-20", "2026-04-19"],
    ["2026-09-20", "2026-10-20"]
  ])("[QUO-04] of %s holds to %s", (quotedOn, last) => assert.strictEqual(quoteExpiryDate(quotedOn), last))

  it.each([
    ["2026-11-01", "2026-12-01T23:59:59+11:00", false],
    ["2026-11-01", "2026-12-02T00:00:00+11:00", true],
    // Over the end of summer time, and on the day itself.
    ["2026-03-20", "2026-04-19T23:59:59+10:00", false],
    ["2026-03-20", "2026-04-20T00:00:00+10:00", true],
    ["2026-03-06", "2026-04-05T23:59:59+10:00", false],
    ["2026-03-06", "2026-04-06T00:00:00+10:00", true],
    ["2026-09-04", "2026-10-04T23:59:59+11:00", false],
    ["2026-09-04", "2026-10-05T00:00:00+11:00", true],
    ["2026-12-02", "2027-01-01T23:59:59+11:00", false],
    ["2026-12-02", "2027-01-02T00:00:00+11:00", true]
  ])("[QUO-04] of %s is expired at %s: %s", (quotedOn, moment, is) =>
    assert.strictEqual(isQuoteExpired({ quotedOn }, at(moment)), is)
  )

  it("[QUO-04] that is open, its account's own and not expired has nothing against it", () => {
    assert.isUndefined(quoteProblem("100000017", quote, payer, now))
    assert.isUndefined(quoteProblem("100000017", quote, link, now))
    assert.isUndefined(quoteProblem("100000017", { ...quote, outstanding: 1 }, payer, now))
  })
})

const quoteNo = "100000017"
const userAccountNo = "00001672"
const cases: ReadonlyArray<readonly [QuoteErrorKind, QuoteLookup, QuoteErrorDetails, string]> = [
  [
    "already-paid",
    { ...quote, isPaid: true, outstanding: 0, invoiceNo: "100234" },
    { quoteNo, invoiceNo: "100234", userAccountNo, quoteAccountNo: "00001672" },
    "Quote 100000017 has been paid already. You'll find its invoice under Invoices."
  ],
  [
    "no-outstanding-amount",
    { ...quote, outstanding: 0 },
    { quoteNo, userAccountNo, quoteAccountNo: "00001672" },
    "There is nothing to pay on quote 100000017. Call us if you expected an amount."
  ],
  [
    "not-found",
    "none",
    { quoteNo, userAccountNo },
    "We couldn't find quote 100000017. Check the number, or open the link in your e-mail."
  ],
  [
    "expired",
    { ...quote, quotedOn: "2026-10-23" },
    { quoteNo, userAccountNo, quoteAccountNo: "00001672" },
    "Quote 100000017 has expired. Call us for a new one at today's prices."
  ],
  [
    "different-account",
    { ...quote, customerId: "00002001" },
    { quoteNo, userAccountNo, quoteAccountNo: "00002001" },
    "Quote 100000017 belongs to account 00002001. Switch to that account, then pay it."
  ],
  [
    "unknown",
    "no-answer",
    { quoteNo, userAccountNo },
    "Quote 100000017 couldn't be paid just now, and nothing was charged. Please try again."
  ]
]

describe("An error", () => {
  it.each(cases)("[QUO-04] %s comes with its numbers and its words", (kind, found, details, msg) =>
    assert.deepStrictEqual(quoteProblem(quoteNo, found, payer, now), { kind, ...details, msg })
  )
  it("[QUO-04] there are six, each reached, each in its own words", () => {
    assert.lengthOf(quoteErrorKinds, 6)
    assert.sameMembers(
      cases.map(([kind]) => kind),
      [...quoteErrorKinds]
    )
    assert.strictEqual(new Set(cases.map(([, , , msg]) => msg)).size, 6)
  })
  it.each([...quoteErrorKinds, "teapot", "", "toString", "__proto__"])(
    "[QUO-04] the code '%s' is itself, or unknown",
    (code) =>
      assert.strictEqual(quoteError(code, { quoteNo }).kind, quoteErrorKinds.find((kind) => kind === code) ?? "unknown")
  )
  it("[QUO-04] of an account that the contact has no part in, it is as one that does not exist", () => {
    const foreign = { ...quote, customerId: "00009999", isPaid: true, invoiceNo: "7" }
    assert.deepStrictEqual(quoteProblem(quoteNo, foreign, payer, now), quoteProblem(quoteNo, "none", payer, now))
  })
  it("[QUO-04] through the quote's own link there is no account to compare with", () => {
    assert.isUndefined(quoteProblem(quoteNo, { ...quote, customerId: "00009999" }, link, now))
    const paid = quoteProblem(quoteNo, { ...quote, isPaid: true }, link, now)
    assert.strictEqual(paid?.kind, "already-paid")
    assert.notProperty(paid, "userAccountNo")
  })

  // Fails where a paid or expired quote passes because an amount is left, and where another account's passes at all.
  it("[QUO-04] is missing exactly where the quote is found, its account's, unpaid, unexpired and not nothing", () => {
    const found = fc.record<Quote>({
      orderNo: fc.constant(quoteNo),
      customerId: fc.constantFrom("00001672", "00001672", "00002001", "00009999"),
      quotedOn: fc
        .integer({ min: -60, max: 0 })
        .map((days) => Temporal.PlainDate.from("2026-11-23").add({ days }).toString()),
      outstanding: fc.integer({ min: -1, max: 2 }),
      isPaid: fc.boolean()
    })
    fc.assert(
      fc.property(found, fc.constantFrom(payer, link), (one, by) => {
        const age = Temporal.PlainDate.from(one.quotedOn).until("2026-11-23", { largestUnit: "days" }).days
        const isOwn = by.by === "link" || one.customerId === "00001672"
        const can = isOwn && !one.isPaid && age <= 30 && one.outstanding > 0
        assert.strictEqual(quoteProblem(quoteNo, one, by, now) === undefined, can)
      })
    )
  })
})
