/** The way back from Zip: each message in its order, and each end with what the shopper can do. */
import { reaction } from "mobx"
import { describe, expect, it, vi } from "vitest"
import type { LocalStore } from "../../adapters/browser/local-store.ts"
import type { ShopClient } from "../../adapters/client.ts"
import { zipWords } from "../../core/words/payment.ts"
import type { CheckoutViewModel } from "../../ui/checkout/checkout.view-model.ts"
import { cartJourney } from "../../ui/checkout/payment/cart-journey.ts"
import { ZipReturnViewModel, type ZipSearch } from "../../ui/payment/zip-return.view-model.ts"

type Told = { readonly ok: boolean; readonly status?: number; readonly msg?: string; readonly data?: object }
const request = { method: "zip", key: "k", form: {}, orderNo: "100000017" }
const kept = { intentId: "co_1", sent: true, request }
const paid: Told = { ok: true, data: { id: "100000017", zip: { status: "succeeded", orderNo: "100000017" } } }

const returning = (search: ZipSearch, answers: ReadonlyArray<Told> = [], stored: object | undefined = kept) => {
  const left = [...answers]
  const call = vi.fn(async (_name: string, _request: object) => left.shift() ?? { ok: false, status: 0, msg: "" })
  const store = { read: async () => stored, write: vi.fn(async () => true) }
  const shop = { call, store: async () => store as unknown as LocalStore } as unknown as ShopClient
  const zip = new ZipReturnViewModel(
    call as unknown as ShopClient["call"],
    cartJourney(shop, {} as CheckoutViewModel),
    search
  )
  const shown = [zip.page.msg]
  reaction(
    () => zip.page,
    ({ msg }) => void shown.push(msg)
  )
  return { zip, call, store, shown }
}
const approved = { result: "approved", checkoutId: "co_1" }

describe("Back from Zip", () => {
  it("[PAY-04] shows validating payment, details validated, finishing order, and leads to the order", async () => {
    const { zip, shown, call, store } = returning(approved, [paid])
    expect(await zip.start()).toEqual({ to: "thank-you", orderNo: "100000017" })
    expect(shown).toEqual(["Validating payment", "Details validated", "Finishing order", undefined])
    expect(call.mock.calls).toEqual([["POST /orders/payments/zip/confirm", { body: { id: "co_1" } }]])
    expect(store.write).toHaveBeenCalledWith("payment", { ...kept, orderNo: "100000017" })
  })

  it.each([
    ["cancelled", zipWords.cancelled],
    ["declined", zipWords.rejected]
  ])("[PAY-04] %s: says so, ends the order, and another way to pay is open", async (result, msg) => {
    const { zip, call, store } = returning({ result, checkoutId: "co_1" }, [{ ok: false, status: 422, msg }])
    expect(await zip.start()).toBeUndefined()
    expect(zip.page.msg).toBe(msg)
    expect(call.mock.calls).toEqual([["POST /orders/payments/zip/abandon", { body: { id: "co_1" } }]])
    expect(store.write).toHaveBeenCalledWith("payment", { intentId: "", sent: false })
  })

  it("[PAY-04] referred: says that the order is held, and keeps it", async () => {
    const { zip, store } = returning({ result: "referred", checkoutId: "co_1" })
    await zip.start()
    expect(zip.page).toMatchObject({ is: "referred", msg: zipWords.referred })
    expect(store.write).not.toHaveBeenCalled()
  })

  it.each([
    ["no checkout", { result: "approved" }, kept, zipWords.missingCheckoutId],
    ["no order in this browser", approved, undefined, zipWords.missingOrderId],
    ["a strange result", { result: "perhaps", checkoutId: "co_1" }, kept, zipWords.invalidStatus]
  ] as const)("[PAY-04] %s: says so, and asks the shop for nothing", async (_, search, stored, msg) => {
    const { zip, call } = returning(search, [], stored === undefined ? {} : stored)
    await zip.start()
    expect(zip.page).toMatchObject({ is: "failed", msg })
    expect(call).not.toHaveBeenCalled()
  })

  it("[PAY-04] [F6] a lost answer is a server error, loses nothing, and asking again finishes", async () => {
    const { zip, store } = returning(approved, [{ ok: false, status: 0, msg: "" }, paid])
    expect(await zip.start()).toBeUndefined()
    expect(zip.page).toMatchObject({ is: "failed", errorCode: "server_error", msg: zipWords.serverError })
    expect(store.write).not.toHaveBeenCalled()
    expect(await zip.retry()).toEqual({ to: "thank-you", orderNo: "100000017" })
  })

  it.each<[string, Told, string, string]>([
    ["a refusal that says nothing of Zip", { ok: false, status: 422, msg: "" }, "default", zipWords.default],
    [
      "an answer without the order's id",
      { ok: true, data: { id: "", zip: { status: "succeeded", orderNo: "100000017" } } },
      "invalid_response",
      zipWords.invalidResponse
    ],
    [
      "a checkout that could not be made",
      { ok: false, status: 422, msg: zipWords.checkoutFailed, data: { error: "checkout_failed" } },
      "checkout_failed",
      zipWords.checkoutFailed
    ]
  ])("[PAY-04] [MSG-03] %s is told in its own words", async (_, answer, errorCode, msg) => {
    const { zip } = returning(approved, [answer])
    expect(
      await zip
        .start()
        .then((next) => (next?.to === "thank-you" && errorCode !== "invalid_response" ? next : undefined))
    ).toBeUndefined()
    expect(zip.page).toMatchObject({ is: "failed", errorCode, msg })
  })

  it("[PAY-04] [MSG-03] a payment that was completed before says so, and is over", async () => {
    const { zip } = returning(approved, [
      { ok: false, status: 422, msg: zipWords.alreadyCompleted, data: { error: "already_completed" } }
    ])
    expect(await zip.start()).toBeUndefined()
    expect(zip.page).toEqual({ is: "completed", msg: zipWords.alreadyCompleted })
  })

  it("[PAY-04] refused by the shop: in Zip's words, and the order is let go", async () => {
    const { zip, store } = returning(approved, [
      { ok: false, status: 422, msg: zipWords.rejected, data: { error: "rejected" } }
    ])
    await zip.start()
    expect(zip.page).toMatchObject({ is: "rejected", msg: zipWords.rejected })
    expect(store.write).toHaveBeenCalledWith("payment", { intentId: "", sent: false })
  })
})
