/** A requested magic link: polls whether it was opened, and in which browser. */
import { runInAction } from "mobx"
import type { ShopClient } from "../../../adapters/client.ts"
import { autoObservable } from "../../kit/auto-observable.ts"
import type { SessionViewModel } from "../../session/session.view-model.ts"
import { callProblem } from "../parts/call-problem.ts"

/** The shop answers thirty questions a minute from one address; several pages may be waiting behind it. */
const ASK_EVERY_MS = 5000

export class MagicLinkViewModel {
  /** `here` and `elsewhere`: it was opened in this browser, or in another. */
  state: "none" | "pending" | "here" | "elsewhere" | "expired" = "none"
  email = ""
  isBusy = false
  problem: string | undefined = undefined
  private timer: ReturnType<typeof setTimeout> | undefined = undefined
  private readonly shop: ShopClient
  private readonly session: SessionViewModel
  private readonly phone: string

  constructor(shop: ShopClient, session: SessionViewModel, phone: string) {
    this.shop = shop
    this.session = session
    this.phone = phone
    autoObservable<this, "shop" | "session" | "phone" | "timer">(this, {
      shop: false,
      session: false,
      phone: false,
      timer: false
    })
  }

  /** [AUTH-08] The address is kept here where the person wants to be remembered; whether it is known is not told. */
  async requestLink(email: string, remember: boolean): Promise<void> {
    this.isBusy = true
    this.problem = undefined
    const body = { email, rememberMe: remember }
    const answer = await this.shop.call("POST /users/magiclink/request", { body })
    runInAction(() => {
      this.isBusy = false
      this.email = email
      if (answer.ok) this.state = "pending"
      else this.problem = callProblem(answer, this.phone)
    })
    if (!answer.ok) return
    if (remember) await (await this.shop.store()).write("remembered", { email })
    this.schedulePoll(answer.data.id)
  }

  private schedulePoll(id: string) {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.pollStatus(id), ASK_EVERY_MS)
  }

  /** A question that can't be answered just now is asked again; nothing is lost by it. */
  private async pollStatus(id: string) {
    const answer = await this.shop.call("POST /users/magiclink/status", { body: { id } })
    if (!answer.ok || answer.data.status === "pending") return this.schedulePoll(id)
    const { status, here } = answer.data
    const outcome = status === "used" ? (here ? "here" : "elsewhere") : "expired"
    if (outcome === "here") await this.session.revalidateSession()
    runInAction(() => {
      this.state = outcome
    })
  }

  /** Another address, or another link. */
  reset() {
    this.stopPolling()
    this.state = "none"
  }

  /** The page is left. */
  stopPolling() {
    clearTimeout(this.timer)
  }
}
