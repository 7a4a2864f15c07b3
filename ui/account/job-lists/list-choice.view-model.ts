/** What this browser keeps of the job lists: which list and quote were chosen last, that the list was deleted, and who enquires. */
import { observableRef, runInAction } from "mobx"
import type { ShopClient } from "../../../adapters/client.ts"
import type { OrderContact } from "../../../core/contact/address.ts"
import {
  chooseJobList,
  chooseQuote,
  type JobListChoice,
  type JobListId,
  markJobListDeleted
} from "../../../core/job-lists/job-list.ts"
import { memoizeSuccess } from "../../../core/memoize-success.ts"
import { isRecord } from "../../../core/record.ts"
import { autoObservable } from "../../kit/auto-observable.ts"
import type { Member } from "../../session/session-page.ts"

type Stored = {
  readonly owner: string
  readonly choice: JobListChoice
  readonly contactDetails?: OrderContact
  readonly subtotal?: number
  readonly gst?: number
}

const ownerOf = ({ contactId, customerId }: Member): string => `${contactId}|${customerId}`

const isStored = (value: unknown): value is Stored =>
  isRecord(value) && typeof value.owner === "string" && isRecord(value.choice)

export class ListChoiceViewModel {
  /** [HYD-01] Nothing is shown and nothing is written before it is completed. */
  hydration: "pending" | "in-progress" | "completed" = "pending"
  choice: JobListChoice = { deleted: false }
  /** Who enquired last. */
  contactDetails: OrderContact | undefined = undefined
  /** [JOB-02] What the chosen list came to, cents. */
  sums: { readonly subtotal: number; readonly gst: number } | undefined = undefined
  private readonly shop: Pick<ShopClient, "store">
  private readonly owner: string
  private readonly restoreOnce = memoizeSuccess(() => this.loadStored())

  constructor(shop: Pick<ShopClient, "store">, member: Member) {
    this.shop = shop
    this.owner = ownerOf(member)
    autoObservable<this, "shop" | "owner" | "restoreOnce">(this, {
      choice: observableRef,
      contactDetails: observableRef,
      sums: observableRef,
      shop: false,
      owner: false,
      restoreOnce: false
    })
  }

  /** [HYD-01] Once; what another person or another company left is nobody's. */
  restore(): Promise<void> {
    return this.restoreOnce()
  }

  private async loadStored() {
    this.hydration = "in-progress"
    const stored = await (await this.shop.store()).read("job-list")
    runInAction(() => {
      if (isStored(stored) && stored.owner === this.owner) {
        this.choice = stored.choice
        this.contactDetails = stored.contactDetails
        const { subtotal, gst } = stored
        if (subtotal !== undefined && gst !== undefined) this.sums = { subtotal, gst }
      }
      this.hydration = "completed"
    })
  }

  /** [JOB-02] */
  async chooseList(id: JobListId, sums: { readonly subtotal: number; readonly gst: number }) {
    await this.restore()
    runInAction(() => {
      this.choice = chooseJobList(this.choice, id)
      this.sums = { subtotal: sums.subtotal, gst: sums.gst }
    })
    await this.write()
  }

  /** [JOB-02] */
  async chooseQuote(quote: string) {
    await this.restore()
    runInAction(() => {
      this.choice = chooseQuote(this.choice, quote)
    })
    await this.write()
  }

  /** [JOB-02] */
  async markDeleted(id: JobListId) {
    await this.restore()
    runInAction(() => {
      this.choice = markJobListDeleted(this.choice, id)
    })
    await this.write()
  }

  async keepContactDetails(contactDetails: OrderContact) {
    await this.restore()
    runInAction(() => {
      this.contactDetails = contactDetails
    })
    await this.write()
  }

  private async write() {
    const { owner, choice, contactDetails, sums } = this
    const stored: Stored = { owner, choice, ...(contactDetails ? { contactDetails } : {}), ...sums }
    await (await this.shop.store()).write("job-list", stored)
  }
}
