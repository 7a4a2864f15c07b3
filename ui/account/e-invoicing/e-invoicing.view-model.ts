/** A company's e-invoices: switched on once ABN and software are verified, and each invoice as a file or sent. */
import { observableRef, runInAction } from "mobx"
import type { ApiCalls, CallApi, CallResult } from "../../../adapters/browser/api-client.ts"
import type { AccountingSoftware } from "../../../core/billing/e-invoicing/accounting-software.ts"
import { enrolmentError, verificationOf } from "../../../core/billing/e-invoicing/e-invoicing.ts"
import { invoiceText, type SelectedInvoice } from "../../../core/billing/invoices/invoice.ts"
import { shopClient } from "../../../core/words/shop-client.ts"
import { autoObservable } from "../../kit/auto-observable.ts"
import type { DownloadedFile } from "../../kit/save-file.ts"
import { eInvoicingPageWords as words } from "../../words/e-invoicing.ts"

export type EInvoicingDetails = ApiCalls["GET /users/invoice-sync/details"]["data"]

const headers = { [shopClient.header]: shopClient.value }

export class EInvoicingViewModel {
  details: EInvoicingDetails
  software: AccountingSoftware | ""
  running: string | undefined = undefined
  message: string | undefined = undefined
  problem: string | undefined = undefined
  private readonly call: CallApi

  constructor(call: CallApi, details: EInvoicingDetails) {
    this.call = call
    this.details = details
    this.software = details.software ?? ""
    autoObservable<this, "call">(this, { details: observableRef, call: false })
  }

  choose(software: AccountingSoftware | "") {
    this.software = software
    this.problem = undefined
    this.message = undefined
  }

  /** [EINV-01] [MSG-02] Asked here first, in the same words; what the shop answers counts. */
  async enable(): Promise<void> {
    const { abn } = this.details
    const { software } = this
    const refusal = enrolmentError({ ...(abn === undefined ? {} : { abn }), software })
    this.message = undefined
    this.problem = refusal?.msg
    if (refusal || software === "") return
    await this.verify("enable", words.enabled, () =>
      this.call("GET /users/invoice-sync/enable", { query: { software }, headers })
    )
  }

  async disable(): Promise<void> {
    await this.verify("disable", words.disabled, () => this.call("GET /users/invoice-sync/disable", { headers }))
  }

  /** [EINV-01] [CALL-28] 2xx and 400 are answers; anything else changes nothing and says so. */
  private async verify(name: string, done: string, request: () => Promise<CallResult<EInvoicingDetails>>) {
    const answer = await this.run(name, request)
    if (!answer) return
    const verification = verificationOf(answer.ok ? 200 : answer.status, answer)
    runInAction(() => {
      if (answer.ok) this.details = answer.data
      if (answer.ok && name === "disable") this.message = done
      else if (verification.is === "verified") this.message = done
      else this.problem = verification.is === "refused" ? verification.error.msg : verification.msg
    })
  }

  /** [EINV-02] */
  async download(invoice: SelectedInvoice): Promise<DownloadedFile | undefined> {
    const answer = await this.run(`file ${invoiceText(invoice)}`, () =>
      this.call("POST /users/invoice-sync/stream", { body: invoice })
    )
    runInAction(() => {
      if (answer?.ok) this.message = words.downloaded(answer.data.name)
      else if (answer) this.problem = words.notDownloaded(answer.msg)
    })
    return answer?.ok ? answer.data : undefined
  }

  /** [EINV-02] */
  async send(invoice: SelectedInvoice): Promise<void> {
    const answer = await this.run(`send ${invoiceText(invoice)}`, () =>
      this.call("POST /users/invoice-sync/send", { body: invoice })
    )
    runInAction(() => {
      if (answer?.ok) {
        this.details = answer.data
        this.message = words.isSent(invoiceText(invoice))
      } else if (answer) this.problem = words.notSent(answer.msg)
    })
  }

  private async run<Data>(
    name: string,
    request: () => Promise<CallResult<Data>>
  ): Promise<CallResult<Data> | undefined> {
    if (this.running !== undefined) return undefined
    this.running = name
    this.message = undefined
    this.problem = undefined
    const answer = await request()
    runInAction(() => {
      this.running = undefined
    })
    return answer
  }
}
