/** Paying invoices in the browser: what it leads to, and what is said where it does not. */
import { describe, expect, it, vi } from "vitest"
import type { CallApi } from "../../adapters/browser/api-client.ts"
import { nullStore } from "../../adapters/browser/null-store.ts"
import { InvoicePaymentViewModel } from "../../ui/invoices/invoice-payment.view-model.ts"

const charge = {
  invoices: [{ invoiceNo: "100234", invoiceSuffix: "01", invoiceDate: "2026-10-12", outstanding: 10_000 }],
  total: 10_000,
  surchargePercent: 1.25,
  surcharge: 125,
  surchargeGst: 11,
  payable: 10_125
}
const opened = {
  ok: true,
  status: 200,
  data: { id: "pi_1", clientSecret: "s", amount: 10_125, publishableKey: "pk", charge }
}
const tokenizer = {
  ownFields: true,
  mount: () => () => undefined,
  updateAmount: () => undefined,
  createToken: async () => ({ ok: true as const, token: "ctoken_1" })
}

/** A model whose shop answers Pay like that, with a card typed in. */
const readyModel = async (paid: unknown, reopened: unknown = opened) => {
  const call = vi.fn().mockResolvedValueOnce(opened).mockResolvedValueOnce(paid).mockResolvedValueOnce(reopened)
  const shop = { call: call as unknown as CallApi, store: async () => nullStore() }
  const model = new InvoicePaymentViewModel(shop, charge, "t1", async () => tokenizer)
  await model.prepare()
  model.entry.type("number", "4242 4242 4242 4242")
  model.entry.type("expiry", "12/40")
  model.entry.type("cvc", "123")
  return { model, call }
}
const outcome = (more: object) => ({
  ok: true,
  status: 200,
  data: { stripe: { paymentNo: "P100000017", paymentRef: "pi_1", ...more } }
})

describe("Paying invoices", () => {
  it("[INV-02] [INV-03] sends what stands on the button, by the link's token, and leads to the thanks", async () => {
    const { model, call } = await readyModel(outcome({ status: "succeeded" }))
    expect(await model.pay("/invoices/confirmation")).toEqual({ to: "thank-you", paymentNo: "P100000017" })
    expect(call.mock.calls[1]).toEqual([
      "POST /orders/invoice/stripe",
      {
        body: {
          invoices: [{ invoiceNo: "100234", invoiceSuffix: "01" }],
          t: "t1",
          intentId: "pi_1",
          confirmationToken: "ctoken_1",
          payable: 10_125
        }
      }
    ])
  })

  it.each([
    [
      "a bank that asks",
      outcome({ status: "requires_action", redirectUrl: "https://b.example" }),
      { to: "bank", url: "https://b.example" }
    ],
    ["one that takes its time", outcome({ status: "processing" }), { to: "pending", intentId: "pi_1" }],
    ["a lost answer", { ok: false, status: 0, code: "", msg: "" }, { to: "pending", intentId: "pi_1" }],
    ["a shop in trouble", { ok: false, status: 503, code: "", msg: "" }, { to: "pending", intentId: "pi_1" }]
  ])("[INV-03] %s leads on, and never to paying again", async (_, answer, next) => {
    const { model } = await readyModel(answer)
    expect(await model.pay("/")).toEqual(next)
  })

  it("[INV-02] what is owed by now is told before it can be charged", async () => {
    const less = { ...opened.data, amount: 5_063, charge: { ...charge, total: 5_000, surcharge: 63, payable: 5_063 } }
    const { model } = await readyModel(
      { ok: false, status: 409, code: "CHANGED", msg: "changed" },
      { ...opened, data: less }
    )
    expect(await model.pay("/")).toBeUndefined()
    expect([model.charge.payable, model.status]).toEqual([5_063, "ready"])
    expect(model.problem).toContain("It is now $50.63.")
  })

  it("[PAY-08] a refusal is said, everything typed stays but the security code, and an empty field is not sent", async () => {
    const { model, call } = await readyModel({ ok: false, status: 422, code: "PAYMENT_REFUSED", msg: "Declined." })
    expect(await model.pay("/")).toBeUndefined()
    expect([model.problem, model.entry.card.number, model.entry.card.cvc]).toEqual([
      "Declined.",
      "4242 4242 4242 4242",
      ""
    ])
    expect(await model.pay("/")).toBeUndefined()
    expect(Object.keys(model.entry.cardProblems)).toEqual(["cvc"])
    expect(call).toHaveBeenCalledTimes(2)
  })
})
