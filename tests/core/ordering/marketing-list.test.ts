import { assert, describe, it } from "@effect/vitest"
import { isMarketingAgreed, type MarketingAgreement, marketingTable } from "../../../core/orders/marketing-list.ts"

const kim: MarketingAgreement = { email: "kim@example.com", contactName: "Kim Lee", isAgreed: true, orderedAt: 1000 }

describe("Who may be written to about specials", () => {
  it.each([
    ["agreed with their latest order", {}, true],
    ["did not agree with it", { isAgreed: false }, false],
    ["withdrew it afterwards", { withdrawnAt: 1001 }, false],
    ["withdrew it at the same moment", { withdrawnAt: 1000 }, false],
    ["agreed again after they had withdrawn it", { withdrawnAt: 999 }, true],
    ["withdrew it and did not agree again", { isAgreed: false, withdrawnAt: 999 }, false]
  ])("[CHK-03] who %s", (_, more, expected) => assert.strictEqual(isMarketingAgreed({ ...kim, ...more }), expected))

  it("[CHK-03] [T39] stands in a table by e-mail address, with the day in Melbourne, in which no name is a formula", () => {
    const ann = { ...kim, email: "ann@example.com", contactName: "=1+1", orderedAt: Date.parse("2026-11-23T13:30:00Z") }
    assert.strictEqual(
      marketingTable([{ ...kim, orderedAt: Date.parse("2026-11-23T12:30:00Z") }, { ...kim, isAgreed: false }, ann]),
      '"E-mail","Name","Agreed on"\r\n"ann@example.com","\'=1+1","2026-11-24"\r\n"kim@example.com","Kim Lee","2026-11-23"\r\n'
    )
  })
})
