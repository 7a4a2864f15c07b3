/** A postcode that is typed to see what a delivery costs: kept once it is whole, and followed where it is changed elsewhere on the page. */
import { runInAction } from "mobx"
import { autoObservable } from "../kit/auto-observable.ts"
import type { KeepPostcode } from "./use-keep-postcode.ts"

export class PostcodeField {
  text = ""
  /** How many that were typed here are being kept: what is said meanwhile is older. */
  private keeping = 0
  private readonly keep: KeepPostcode
  private readonly load: () => Promise<void>

  /** `load` asks for what a delivery to it costs. */
  constructor(keep: KeepPostcode, load: () => Promise<void>) {
    this.keep = keep
    this.load = load
    autoObservable<this, "keeping" | "keep" | "load">(this, { keeping: false, keep: false, load: false })
  }

  get isWhole(): boolean {
    return /^\d{4}$/.test(this.text)
  }

  async type(text: string): Promise<void> {
    this.text = text.replace(/\D/g, "").slice(0, 4)
    this.keeping++
    await Promise.all([this.load(), this.isWhole ? this.keep(this.text) : undefined])
    this.keeping--
  }

  /** The one that the shop keeps. */
  async show(kept: string): Promise<void> {
    if (this.keeping > 0 || kept === this.text) return
    runInAction(() => {
      this.text = kept
    })
    await this.load()
  }
}
