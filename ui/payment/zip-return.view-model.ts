/** [PAY-04] The way back from Zip: what the shopper sees while the payment is confirmed, and where it ends. */
import { runInAction } from "mobx"
import type { ShopClient } from "../../adapters/client.ts"
import { initialZipReturn, nextZipReturn, type ZipEvent, type ZipReturn } from "../../core/payments/zip-return.ts"
import { autoObservable } from "../kit/auto-observable.ts"
import type { NextDestination } from "./next-destination.ts"
import type { PaymentJourney, SentRequest } from "./payment-journey.ts"

/** What Zip adds to the address that it sends its shopper back to. */
export type ZipSearch = { readonly result?: string; readonly checkoutId?: string }

export class ZipReturnViewModel<Request extends SentRequest = SentRequest> {
  page: ZipReturn = initialZipReturn
  private readonly call: ShopClient["call"]
  private readonly journey: PaymentJourney<Request>
  private readonly search: ZipSearch

  constructor(call: ShopClient["call"], journey: PaymentJourney<Request>, search: ZipSearch) {
    this.call = call
    this.journey = journey
    this.search = search
    autoObservable<this, "call" | "journey" | "search">(this, { call: false, journey: false, search: false })
  }

  /** Goes through to an end; what is answered is where a completed order is shown. */
  async start(): Promise<NextDestination | undefined> {
    const stored = await this.journey.read()
    const { result: status, checkoutId } = this.search
    const orderId = stored?.request?.orderNo
    this.take({
      type: "returned",
      ...(orderId ? { orderId } : {}),
      ...(checkoutId ? { checkoutId } : {}),
      ...(status ? { status } : {})
    })
    if (this.page.is === "cancelled" || this.page.is === "rejected") await this.giveUp()
    if (this.page.is !== "validated" || !checkoutId) return undefined
    this.take({ type: "finish" })
    return this.finish(checkoutId)
  }

  /** Once more, where nobody knows yet how it went. */
  async retry(): Promise<NextDestination | undefined> {
    this.page = initialZipReturn
    return this.start()
  }

  private take(event: ZipEvent) {
    this.page = nextZipReturn(this.page, event)
  }

  private async finish(checkoutId: string): Promise<NextDestination | undefined> {
    const answer = await this.call("POST /orders/payments/zip/confirm", { body: { id: checkoutId } })
    if (!answer.ok) {
      const isLost = answer.status === 0 || answer.status >= 500
      if (!isLost) await this.forgetRequest()
      runInAction(() =>
        this.take({ type: "refused", errorCode: isLost ? "server_error" : (answer.data?.error ?? "default") })
      )
      return undefined
    }
    const { id, zip } = answer.data
    // Zip looks at the shopper's application still: the order waits for what it decides.
    if (zip.status !== "succeeded") {
      runInAction(() => this.take({ type: "refused", errorCode: "referred" }))
      return undefined
    }
    const stored = await this.journey.read()
    // The way back from an order that this browser is done with, opened once more: what it pays by now is left alone.
    if (stored?.request?.orderNo !== zip.orderNo) {
      runInAction(() => this.take({ type: "refused", errorCode: "already_completed" }))
      return undefined
    }
    if (stored) await this.journey.write({ ...stored, sent: true, orderNo: zip.orderNo })
    runInAction(() => this.take({ type: "confirmed", answer: { id } }))
    return { to: "thank-you", orderNo: zip.orderNo }
  }

  /** The order that was to be paid by it ends, so that its goods are free and the cart can be paid in another way. */
  private async giveUp() {
    const { checkoutId } = this.search
    if (!checkoutId) return
    const answer = await this.call("POST /orders/payments/zip/abandon", { body: { id: checkoutId } })
    if (answer.ok || (answer.status !== 0 && answer.status < 500)) await this.forgetRequest()
  }

  private async forgetRequest() {
    await this.journey.write({ intentId: "", sent: false })
  }
}
