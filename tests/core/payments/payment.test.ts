/** What follows for an order from what its provider says. */
import { describe, expect, it } from "vitest"
import { declineMessage, type OrderPayment, type ProviderPayment, payableOf } from "../../../core/payments/payment.ts"
import { settle } from "../../../core/payments/settlement.ts"
import { cardPaymentWords, declineWords } from "../../../core/words/payment.ts"
import { payment, unpaid } from "./examples.ts"

const intent: ProviderPayment = { ...unpaid, status: "succeeded", received: 1100 }
const settled = (reported: ProviderPayment, order: OrderPayment) => settle(payableOf(order), order.attempt, reported)
const inState = (state: OrderPayment["attempt"]["state"]): OrderPayment => ({
  ...payment,
  attempt: { ...payment.attempt, state }
})

describe("money that came", () => {
  it("[I8] places the order it was taken for, to the cent", () => expect(settled(intent, payment)).toBe("place"))

  it.each([
    ["one cent less", { received: 1099 }],
    ["one cent more", { received: 1101 }],
    ["other dollars", { currency: "nzd" }],
    ["another order's", { payable: { kind: "order", id: "100000025" } as const }]
  ])("[I8] [T46] %s places nothing and goes back", (_, change) => {
    expect(settled({ ...intent, ...change }, payment)).toBe("refund")
  })

  it("[I9] is taken once: a single cent that was captured is enough", () =>
    expect(settled(intent, { ...payment, captured: 1 })).toBe("done"))

  it("[T48] for a cancelled order goes back", () =>
    expect(settled(intent, { ...payment, status: "cancelled" })).toBe("refund"))

  it("[I9] by a payment that is not the order's own try goes back without touching the order", () => {
    expect(settled({ ...intent, id: "pi_2" }, payment)).toBe("stray")
    expect(settled({ ...intent, id: "pi_2" }, { ...payment, status: "placed", captured: 1100 })).toBe("stray")
  })

  it.each(["placed", "preparing", "ready", "collected", "cancelled"] as const)(
    "[I9] [I19] that is on the books of an order that is %s changes nothing",
    (status) => {
      expect(settled(intent, { ...payment, status, captured: 1100 })).toBe("done")
    }
  )
})

describe("money that has not come", () => {
  it.each(["unpaid", "requires-action", "processing", "cancelled"] as const)(
    "[I19] '%s' takes nothing back from a placed order",
    (status) => {
      expect(settled({ ...intent, status }, { ...payment, status: "placed", captured: 1100 })).toBe("done")
    }
  )
  it("a payment that can never be paid ends its order", () =>
    expect(settled({ ...intent, status: "cancelled" }, payment)).toBe("refuse"))
  it.each(["requires-action", "processing"] as const)("a refusal after '%s' ends the order", (state) => {
    expect(settled({ ...intent, status: "unpaid" }, inState(state))).toBe("refuse")
  })
  it("a refusal while the first confirmation is under way may be an older card's: the order waits", () => {
    expect(settled({ ...intent, status: "unpaid", refusal: { code: "card_declined" } }, payment)).toBe("wait")
  })
  it.each(["requires-action", "processing"] as const)("'%s' waits", (status) =>
    expect(settled({ ...intent, status }, payment)).toBe("wait")
  )
})

describe("a refused card in the shop's words", () => {
  it.each([
    ["card_declined", "insufficient_funds", declineWords.insufficientFunds],
    ["expired_card", undefined, declineWords.expiredCard],
    ["incorrect_cvc", undefined, declineWords.incorrectCvc],
    ["incorrect_number", undefined, declineWords.incorrectNumber],
    ["processing_error", undefined, declineWords.processingError],
    ["authentication_required", undefined, cardPaymentWords.offSite],
    ["card_declined", "generic_decline", cardPaymentWords.handled],
    ["card_declined", "lost_card", cardPaymentWords.handled],
    ["card_declined", "stolen_card", cardPaymentWords.handled],
    ["toString", undefined, cardPaymentWords.handled]
  ])("[PAY-01] %s %s", (code, declineCode, words) => {
    expect(declineMessage({ code, ...(declineCode ? { declineCode } : {}) })).toBe(words)
  })
})
