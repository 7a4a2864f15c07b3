/** A link to log in that was asked for here: whether it was opened yet, and where. */
import { runInAction } from "mobx"
import type { ShopClient } from "../../../adapters/client.ts"
import { observed } from "../../kit/observed.ts"
import type { SessionViewModel } from "../../session/session.view-model.ts"
import { callProblem } from "../parts/call-problem.ts"

/** The shop answers thirty questions a minute from one address; several pages may be waiting behind it. */
const ASK_EVERY_MS = 5000

export class MagicRequestViewModel {
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
    observed<this, "shop" | "session" | "phone" | "timer">(this, {
      shop: false,
      session: false,
      phone: false,
      timer: false
    })
  }

  /** [AUTH-08] The address is kept here where the person wants to be remembered; whether it is known is not told. */
  async request(email: string, remember: boolean): Promise<void> {
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
    this.askLater(answer.data.id)
  }

  private askLater(id: string) {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.ask(id), ASK_EVERY_MS)
  }

  /** A question that can't be answered just now is asked again; nothing is lost by it. */
  private async ask(id: string) {
    const answer = await this.shop.call("POST /users/magiclink/status", { body: { id } })
    if (!answer.ok || answer.data.status === "pending") return this.askLater(id)
    const { status, here } = answer.data
    const found = status === "used" ? (here ? "here" : "elsewhere") : "expired"
    if (found === "here") await this.session.lookAgain()
    runInAction(() => {
      this.state = found
    })
  }

  /** Another address, or another link. */
  again() {
    this.stop()
    this.state = "none"
  }

  /** The page is left. */
  stop() {
    clearTimeout(this.timer)
  }
}
