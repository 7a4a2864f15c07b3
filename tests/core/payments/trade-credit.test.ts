/** Who may pay on a trade account, and how much. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { paymentMethods } from "../../../core/payment-method.ts"
import { paymentOffers } from "../../../core/payments/payment-offers.ts"
import {
  accountStanding,
  availableCredit,
  type CreditAccount,
  creditRefusal,
  creditRefusalKinds,
  drawCredit,
  isCreditEligible
} from "../../../core/payments/trade-credit.ts"

const account: CreditAccount = {
  accountType: "A",
  standing: "open",
  creditLimit: 500_000,
  unpaid: 120_000,
  openOrders: 30_000
}

describe("Eligible", () => {
  it.each([
    ["A", 1, true],
    ["A", 0, false],
    ["A", -1, false],
    ["C", 500_000, false],
    ["C", 0, false]
  ] as const)("[PAY-05] is type %s with a limit of %i: %s", (accountType, creditLimit, is) =>
    assert.strictEqual(isCreditEligible({ accountType, creditLimit }), is)
  )
  it.each([
    ["H", "hold"],
    ["h", "hold"],
    ["S", "suspended"],
    ["s", "suspended"],
    [" h ", "hold"],
    ["Suspended", "suspended"],
    ["open", "open"],
    ["", undefined],
    ["X", undefined]
  ] as const)("[PAY-05] the flag '%s' says %s", (flag, standing) => assert.strictEqual(accountStanding(flag), standing))
})

type Case = readonly [kind: string, account: CreditAccount, total: number, msg: string]
const refusals: ReadonlyArray<Case> = [
  [
    "customer-type",
    { ...account, accountType: "C" },
    100,
    "Your type of account can't pay on trade credit. Please pay by card."
  ],
  [
    "customer-type",
    { ...account, creditLimit: 0 },
    100,
    "Your type of account can't pay on trade credit. Please pay by card."
  ],
  [
    "on-hold",
    { ...account, standing: "hold" },
    100,
    "Your trade account is on hold. Pay your open invoices to use it again, or pay this order by card."
  ],
  [
    "suspended",
    { ...account, standing: "suspended" },
    100,
    "Your trade account is suspended. Please call us about it, or pay this order by card."
  ],
  [
    "balance-too-low",
    account,
    350_001,
    "This order is more than the credit you have left. Pay some invoices first, or pay this order by card."
  ],
  ["other", account, 0, "We couldn't put this order on your trade account. Please pay by card, or call us."],
  ["other", account, Number.NaN, "We couldn't put this order on your trade account. Please pay by card, or call us."]
]

describe("An order on account", () => {
  it.each([1, 349_999, 350_000])("[PAY-05] of %i cents is taken", (total) =>
    assert.isUndefined(creditRefusal(account, total))
  )

  it.each(refusals)("[PAY-05] is refused: %s", (kind, from, total, msg) =>
    assert.deepStrictEqual(creditRefusal(from, total), { kind, msg })
  )
  it("[PAY-05] has five refusals, each reached and each in its own words", () => {
    assert.lengthOf(creditRefusalKinds, 5)
    assert.sameMembers([...new Set(refusals.map(([kind]) => kind))], [...creditRefusalKinds])
    assert.strictEqual(new Set(refusals.map(([, , , msg]) => msg)).size, 5)
  })
  it("[PAY-05] what is short is told to who may see credit figures, to the cent", () =>
    assert.strictEqual(
      creditRefusal(account, 474_051, true)?.msg,
      "This order is $1,240.51 more than the credit you have left. Pay some invoices first, or pay this order by card."
    ))
  it("[PAY-05] a hold is told before what is short", () =>
    assert.strictEqual(creditRefusal({ ...account, standing: "hold" }, 999_999)?.kind, "on-hold"))
})

describe("What is left", () => {
  it.each([
    [account, true, 350_000],
    [account, false, 380_000],
    [{ ...account, unpaid: 500_000 }, true, 0],
    [{ ...account, unpaid: 900_000 }, true, 0],
    [{ ...account, unpaid: 0, openOrders: 0 }, true, 500_000]
  ] as const)("[CRED-02] of %j, open orders counting: %s, is %i", (from, counting, left) =>
    assert.strictEqual(availableCredit(from, counting), left)
  )

  // Fails where an order is held against the limit instead of against what is left of it, or `<` stands for `<=`.
  it("[CRED-02] never more is used than the limit, whatever orders come and in whatever order", () => {
    const totals = fc.array(fc.integer({ min: 1, max: 300_000 }), { maxLength: 30 })
    fc.assert(
      fc.property(totals, fc.nat(600_000), fc.nat(600_000), (orders, creditLimit, unpaid) => {
        let now: CreditAccount = { ...account, creditLimit, unpaid, openOrders: 0 }
        const first = now
        let taken = 0
        for (const total of orders) {
          const fits = creditLimit > 0 && unpaid + taken + total <= creditLimit
          const drawn = drawCredit(now, total)
          assert.strictEqual(drawn.ok, fits)
          if (drawn.ok) {
            now = drawn.account
            taken += total
          }
        }
        assert.strictEqual(now.openOrders, taken)
        assert.isAtMost(now.unpaid + now.openOrders, Math.max(creditLimit, first.unpaid))
      })
    )
  })
})

describe("The ways to pay", () => {
  const names = (offers: ReturnType<typeof paymentOffers>) => offers.map(({ method }) => method)
  it("[PAY-10] are five at least for who is logged in, and for a guest no trade credit", () => {
    const five = ["card", "hosted-card", "paypal", "zip", "trade-credit"] as const
    assert.deepStrictEqual<ReadonlyArray<string>>(paymentMethods.slice(0, 5), five)
    assert.deepStrictEqual(names(paymentOffers({ total: 5_000, account })), [...paymentMethods])
    const ofGuest = paymentMethods.filter((method) => method !== "trade-credit")
    assert.deepStrictEqual(names(paymentOffers({ total: 5_000 })), ofGuest)
  })
  it("[PAY-03] [PAY-05] each says why it is not offered", () => {
    const offers = paymentOffers({ total: 2_999, account: { ...account, standing: "hold" } })
    assert.deepStrictEqual(
      offers.flatMap(({ method, problem }) => (problem === undefined ? [] : [[method, problem.split(".")[0]]])),
      [
        ["paypal", "PayPal Pay in 4 starts at $30"],
        ["trade-credit", "Your trade account is on hold"]
      ]
    )
  })
})
