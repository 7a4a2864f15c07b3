/** Keeps the cart for later, and has its link sent to an e-mail address. */
import { runInAction } from "mobx"
import type { CallApi } from "../../../adapters/browser/api-client.ts"
import { requiredEmailProblem } from "../../../core/contact/fields.ts"
import { dayText, melbourneTime } from "../../../core/melbourne.ts"
import { priceRequestOf } from "../../../core/ordering/cart/cart.ts"
import { cartCodeText } from "../../../core/ordering/saved-cart/cart-code.ts"
import { abandonedCartWords, savedCartWords } from "../../../core/words/saved-cart.ts"
import type { CartViewModel } from "../../cart/cart.view-model.ts"
import { autoObservable } from "../../kit/auto-observable.ts"
import { saveCartWords } from "../../words/saved-cart.ts"

export class SaveCartViewModel {
  isOpen = false
  email: string
  isSending = false
  emailProblem: string | undefined = undefined
  problem: string | undefined = undefined
  notice: string | undefined = undefined
  /** [CART-09] What was shared last: its link, and the code for a branch with its last day. */
  shared: { readonly link: string; readonly code: string; readonly until: string; readonly items: string } | undefined =
    undefined
  isSharing = false
  private readonly call: CallApi
  private readonly cart: CartViewModel
  /** What was kept last, so that a second try keeps no second cart. */
  private saved: { readonly id: string; readonly items: string } | undefined = undefined

  constructor(call: CallApi, cart: CartViewModel, email = "") {
    this.call = call
    this.cart = cart
    this.email = email
    autoObservable<this, "call" | "cart" | "saved">(this, { call: false, cart: false, saved: false })
  }

  open(email = "") {
    this.isOpen = true
    this.notice = undefined
    this.problem = undefined
    if (this.email === "") this.email = email
  }

  close() {
    this.isOpen = false
  }

  type(email: string) {
    this.email = email
    this.notice = undefined
    if (this.emailProblem) this.emailProblem = requiredEmailProblem(email)
  }

  /** [CART-07] Answers whether it was sent; what went wrong is said by the address, or in the specification's words. */
  async send(): Promise<boolean> {
    if (this.isSending) return false
    this.problem = undefined
    this.notice = undefined
    this.emailProblem = requiredEmailProblem(this.email)
    if (this.emailProblem) return false
    this.isSending = true
    const email = this.email.trim()
    const answer = await this.saveAndSend(email)
    runInAction(() => {
      this.isSending = false
      if (answer.ok) this.notice = saveCartWords.sent(email)
      else {
        this.emailProblem = answer.fields?.email
        if (!this.emailProblem) this.problem = answer.status === 429 ? answer.msg : abandonedCartWords.notSaved
      }
    })
    return answer.ok
  }

  /** [CART-09] Once for a cart as it is. */
  async share(origin: string): Promise<void> {
    const items = this.cart.items.map(priceRequestOf)
    const key = JSON.stringify(items)
    if (this.isSharing || this.shared?.items === key) return
    this.isSharing = true
    this.problem = undefined
    const answer = await this.call("POST /orders/abandoned-cart/share", { body: { items } })
    runInAction(() => {
      this.isSharing = false
      if (!answer.ok) {
        this.problem = answer.status === 429 ? answer.msg : savedCartWords.notShared
        return
      }
      const { id, code, codeUntil } = answer.data
      const until = dayText(melbourneTime(codeUntil).toPlainDate())
      this.shared = { link: `${origin}/resume-cart/${id}`, code: cartCodeText(code), until, items: key }
    })
  }

  private async saveAndSend(email: string) {
    const items = this.cart.items.map(priceRequestOf)
    const key = JSON.stringify(items)
    if (this.saved?.items !== key) {
      const created = await this.call("POST /orders/abandoned-cart/create", { body: { items } })
      if (!created.ok) return created
      this.saved = { id: created.data.id, items: key }
    }
    const { id } = this.saved
    const { subtotal } = this.cart.totals
    return this.call("POST /orders/abandoned-cart/send-email", { body: { id, email, subTotal: subtotal, items } })
  }
}
