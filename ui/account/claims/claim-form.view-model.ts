/** A claim as it is filled in on an invoice's page: quantities, reason, note and photos, what is wrong, and whether it was sent. */
import { observableRef, runInAction } from "mobx"
import type { ShopClient } from "../../../adapters/client.ts"
import { type ClaimReason, claimReasons } from "../../../core/billing/claims/claim.ts"
import { type ClaimLimits, claimProblems } from "../../../core/billing/claims/claim-problems.ts"
import type { ClaimableLine } from "../../../core/billing/claims/claim-quantity.ts"
import type { SelectedInvoice } from "../../../core/billing/invoices/invoice.ts"
import type { UploadRule } from "../../../core/fields/uploads.ts"
import { isPartOf } from "../../../core/orders/line-part.ts"
import type { UnknownRecord } from "../../../core/record.ts"
import { formFieldWords } from "../../../core/words/form-field.ts"
import { autoObservable } from "../../kit/auto-observable.ts"
import { parseTypedQuantities, type TabDraft, type TypedQuantities } from "../../kit/tab-draft.ts"
import { parseTypedNumber } from "../../kit/typed-number.ts"

/** What was filled in; of photos only that there were some, since no browser keeps them over a reload. */
export type ClaimDraft = {
  readonly quantities: TypedQuantities
  readonly reason?: ClaimReason
  readonly note: string
  readonly hadPhotos: boolean
  readonly key: string
}

export const parseClaimDraft = ({
  quantities,
  reason,
  note,
  hadPhotos,
  key
}: UnknownRecord): ClaimDraft | undefined => {
  const typed = parseTypedQuantities(quantities)
  if (typed === undefined || typeof note !== "string" || typeof key !== "string") return undefined
  const known = claimReasons.find((one) => one === reason)
  const chosen = known === undefined ? {} : { reason: known }
  return { quantities: typed, ...chosen, note, hadPhotos: hadPhotos === true, key }
}

export class ClaimFormViewModel {
  isOpen = false
  /** As typed, by the place of the line on the invoice. */
  readonly quantities = new Map<number, string>()
  reason: ClaimReason | undefined = undefined
  note = ""
  photos: ReadonlyArray<File> = []
  /** There were photos before the page was loaded anew, and none have been chosen since. */
  arePhotosGone = false
  /** By the name of each field: `lines`, `reason`, `note`, `photos`. */
  problems: Readonly<Record<string, string>> = {}
  isSending = false
  /** Why it was not taken, where that is of no one field. */
  failure: string | undefined = undefined
  /** What is said once it was taken. */
  thanks: string | undefined = undefined

  readonly lines: ReadonlyArray<ClaimableLine>
  /** What is taken of photos. */
  readonly uploads: UploadRule
  private readonly invoice: SelectedInvoice
  private readonly shop: Pick<ShopClient, "submitForm">
  private readonly draft: TabDraft<ClaimDraft>
  /** [CLM-01] Sent again after an answer that never came, it is the same claim; changed since, it is another one. */
  private key: string = crypto.randomUUID()

  constructor(
    shop: Pick<ShopClient, "submitForm">,
    invoice: SelectedInvoice,
    { lines, uploads }: ClaimLimits,
    draft: TabDraft<ClaimDraft>
  ) {
    this.shop = shop
    this.draft = draft
    this.invoice = invoice
    this.lines = lines
    this.uploads = uploads
    type Unobserved = "shop" | "draft" | "invoice" | "lines" | "uploads" | "key"
    autoObservable<this, Unobserved>(
      this,
      { shop: false, draft: false, invoice: false, lines: false, uploads: false, key: false, photos: observableRef },
      { autoBind: true }
    )
  }

  /** [EXP-58] It stands open where something was brought back. Of a line that is not to be claimed any more nothing is. */
  restore(): void {
    const kept = this.draft.read()
    if (kept === undefined) return
    this.isOpen = true
    for (const { position, left } of this.lines) {
      const typed = kept.quantities[position]
      if (typed !== undefined && left > 0) this.quantities.set(position, typed)
    }
    this.reason = kept.reason
    this.note = kept.note
    this.arePhotosGone = kept.hadPhotos
    this.key = kept.key
  }

  /** Open, what is in it is kept over a reload; closed on purpose, it stays on this page alone. */
  setOpen(isOpen: boolean): void {
    this.isOpen = isOpen
    if (isOpen) this.keepDraft()
    else this.draft.remove()
  }

  private keepDraft(): void {
    const { reason, note, photos, key, quantities } = this
    const typed = Object.fromEntries([...quantities].filter(([, quantity]) => quantity !== ""))
    const hadPhotos = photos.length > 0 || this.arePhotosGone
    const isEmpty = Object.keys(typed).length === 0 && reason === undefined && note === "" && !hadPhotos
    this.draft.write(isEmpty ? undefined : { quantities: typed, ...(reason ? { reason } : {}), note, hadPhotos, key })
  }

  typed(position: number): string {
    return this.quantities.get(position) ?? ""
  }

  /** What was sent and can't be claimed; where nothing was chosen, the first box is led to. */
  isWrong(line: ClaimableLine): boolean {
    if (this.problems.lines === undefined) return false
    const typed = this.typed(line.position)
    if (typed !== "") return !isPartOf(line, parseTypedNumber(typed))
    const isEmpty = [...this.quantities.values()].every((one) => one === "")
    return isEmpty && line === this.lines.find(({ left }) => left > 0)
  }

  setQuantity(position: number, typed: string): void {
    this.quantities.set(position, typed)
    this.noteChange("lines")
  }

  setReason(reason: ClaimReason | undefined): void {
    this.reason = reason
    this.noteChange("reason")
  }

  setNote(note: string): void {
    this.note = note
    this.noteChange("note")
  }

  setPhotos(photos: ReadonlyArray<File>): void {
    this.photos = photos
    this.arePhotosGone = false
    this.noteChange("photos")
  }

  private noteChange(name: string): void {
    this.key = crypto.randomUUID()
    const { [name]: _, ...others } = this.problems
    this.problems = others
    this.keepDraft()
  }

  /** Sends it unless something is wrong; answers whether it was taken. */
  async send(): Promise<boolean> {
    if (this.isSending) return false
    this.isSending = true
    this.failure = undefined
    try {
      const photos = await Promise.all(this.photos.map(async (photo) => new Uint8Array(await photo.arrayBuffer())))
      const { reason, note } = this
      const lines = [...this.quantities].flatMap(([position, typed]) =>
        typed === "" ? [] : [{ position, quantity: parseTypedNumber(typed) }]
      )
      const problems = claimProblems({ lines, reason, note, photos }, this)
      if (Object.keys(problems).length > 0) return this.setProblems(problems, undefined)
      const answer = await this.shop.submitForm({ path: "/users/invoice/claims" }, this.entries(lines))
      if (!answer.ok) return this.setProblems(answer.fields ?? {}, answer.fields ? undefined : answer.msg)
      this.draft.remove()
      runInAction(() => {
        this.thanks = answer.data.thanks
        this.isOpen = false
      })
      return true
    } catch {
      // A photo that was moved or changed since it was chosen can't be read.
      return this.setProblems({ photos: formFieldWords.fileGone }, undefined)
    } finally {
      runInAction(() => {
        this.isSending = false
      })
    }
  }

  private setProblems(problems: Readonly<Record<string, string>>, failure: string | undefined): false {
    this.problems = problems
    this.failure = failure
    return false
  }

  private entries(lines: ReadonlyArray<{ readonly position: number; readonly quantity: number }>): FormData {
    const entries = new FormData()
    const { invoiceNo, invoiceSuffix } = this.invoice
    const fields = { invoiceNo, invoiceSuffix, key: this.key, reason: this.reason ?? "", note: this.note }
    for (const [name, value] of Object.entries(fields)) entries.append(name, value)
    for (const { position, quantity } of lines) entries.append(`line-${position}`, String(quantity))
    for (const photo of this.photos) entries.append("photos", photo)
    return entries
  }
}
