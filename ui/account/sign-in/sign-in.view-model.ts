/** A log-in, step by step: what it has come to, what is wrong, and where it goes on. */
import { observableRef, runInAction } from "mobx"
import type { ApiCalls, CallResult } from "../../../adapters/browser/api-client.ts"
import type { ShopClient } from "../../../adapters/client.ts"
import {
  afterCode,
  afterCompany,
  afterCredentials,
  initialSignIn,
  type SignIn,
  STEP_MS
} from "../../../core/account/sign-in/sign-in.ts"
import { CODE_LIFE_MS, normalizeCode } from "../../../core/account/sign-in/two-factor.ts"
import { memoizeSuccess } from "../../../core/memoize-success.ts"
import { signInWords } from "../../../core/words/account.ts"
import { observed } from "../../kit/observed.ts"
import type { SessionViewModel } from "../../session/session.view-model.ts"
import { callProblem } from "../parts/call-problem.ts"
import { keepRemembered, keepSignIn, type LoginFacts, noFacts, type Remembered, readSignIn } from "./kept-sign-in.ts"

type Result = ApiCalls["POST /users/auth/login"]["data"]
type After = (from: SignIn, result: Result) => ReturnType<typeof afterCredentials>

/** A code that leads on to a choice of company carries the list. */
const codeGiven: After = (from, result) =>
  afterCode(from, "session" in result ? result : { token: result.token, companies: result.companies ?? [] })

type Hidden = "shop" | "session" | "phone" | "restoring" | "ending"

export class SignInViewModel {
  state: SignIn = initialSignIn
  facts: LoginFacts = noFacts
  isRestored = false
  isBusy = false
  problem: string | undefined = undefined
  /** Said after something went well. */
  notice: string | undefined = undefined
  private readonly restoring = memoizeSuccess(() => this.bringBack())
  private ending: ReturnType<typeof setTimeout> | undefined = undefined
  private readonly shop: ShopClient
  private readonly session: SessionViewModel
  /** Of customer service. */
  private readonly phone: string

  constructor(shop: ShopClient, session: SessionViewModel, phone: string) {
    this.shop = shop
    this.session = session
    this.phone = phone
    observed<this, Hidden>(this, {
      state: observableRef,
      facts: observableRef,
      restoring: false,
      ending: false,
      shop: false,
      session: false,
      phone: false
    })
  }

  /** [AUTH-15] Brings back the step that a reload has interrupted, once; answers who is remembered. */
  restore(): Promise<Remembered | undefined> {
    return this.restoring()
  }

  private async bringBack() {
    const { open, isOver, remembered } = await readSignIn(this.shop)
    runInAction(() => {
      if (open) {
        this.state = open.state
        this.facts = open.facts
        this.endInTime()
      } else this.facts = { ...noFacts, email: remembered?.email ?? "" }
      if (isOver) this.problem = signInWords.timedOut
      this.isRestored = true
    })
    return remembered
  }

  /** [AUTH-01] True where the log-in goes on from here, as of every step. */
  logIn(email: string, password: string, remember: boolean): Promise<boolean> {
    this.begin({ ...noFacts, email, remember })
    const body = { email, password, rememberMe: remember }
    return this.step(() => this.shop.call("POST /users/auth/login", { body }), afterCredentials)
  }

  /** [AUTH-09] Without a password, where this browser was told to remember; one that has run out leaves nothing behind. */
  async logInRemembered({ email, customerId }: Remembered): Promise<boolean> {
    const chosen = customerId === undefined ? {} : { customerId }
    this.begin({ ...noFacts, email, remember: true, ...chosen })
    return this.step(() => this.shop.call("POST /users/auth/login/remember", { body: chosen }), afterCredentials)
  }

  /** [AUTH-08] In the browser that opened the link. */
  logInByLink(id: string, token: string): Promise<boolean> {
    this.begin(noFacts)
    return this.step(
      () => this.shop.call("POST /users/auth/login/magiclink", { body: { id, token } }),
      afterCredentials
    )
  }

  /** [AUTH-04] */
  async chooseCompany(customerId: string): Promise<boolean> {
    if (this.state.at !== "company") return true
    this.facts = { ...this.facts, customerId }
    const body = { token: this.state.companyToken, customerId }
    return this.step(() => this.shop.call("POST /users/auth/company", { body }), afterCompany)
  }

  /** [AUTH-05] */
  async giveCode(typed: string, rememberDevice: boolean): Promise<boolean> {
    if (this.state.at !== "code") return true
    const body = { token: this.state.twoFactorToken, code: normalizeCode(typed), rememberDevice }
    return this.step(() => this.shop.call("POST /users/auth/2fa", { body }), codeGiven)
  }

  /** [AUTH-06] The shop's clock says whether it is too soon. True where the log-in goes on elsewhere: it has timed out. */
  async resend(): Promise<boolean> {
    if (this.state.at !== "code") return true
    const body = { token: this.state.twoFactorToken }
    const answer = await this.working(() => this.shop.call("POST /users/auth/2fa/resend", { body }))
    if (!answer.ok) return this.fail(answer)
    runInAction(() => {
      this.notice = answer.data.msg
      this.facts = { ...this.facts, codeExpires: Date.now() + CODE_LIFE_MS }
    })
    await keepSignIn(this.shop, this.state, this.facts)
    return false
  }

  /** Starts from the beginning, and forgets the step that was open; what is said stays said. */
  async startAgain(problem?: string) {
    this.begin({ ...noFacts, email: this.facts.email })
    this.problem = problem
    await keepSignIn(this.shop, this.state, this.facts)
  }

  private begin(facts: LoginFacts) {
    clearTimeout(this.ending)
    this.state = initialSignIn
    this.facts = facts
    this.notice = undefined
  }

  private async working<A>(work: () => Promise<A>): Promise<A> {
    this.isBusy = true
    this.problem = undefined
    this.notice = undefined
    const answer = await work()
    runInAction(() => {
      this.isBusy = false
    })
    return answer
  }

  private async step(ask: () => Promise<CallResult<Result>>, after: After): Promise<boolean> {
    const answer = await this.working(ask)
    if (!answer.ok) return this.fail(answer)
    const next = after(this.state, answer.data)
    if ("problem" in next)
      return this.stay(next.problem === "companies-missing" ? signInWords.companiesMissing : undefined)
    const now = Date.now()
    const sentTo = "sentTo" in answer.data ? (answer.data.sentTo ?? []) : []
    runInAction(() => {
      this.state = next
      this.facts = { ...this.facts, sentTo, codeExpires: now + CODE_LIFE_MS, until: now + STEP_MS }
      this.endInTime()
    })
    await keepSignIn(this.shop, next, this.facts)
    if (next.at === "logged-in") {
      await (this.facts.isSwitch ? this.leaveCompany() : keepRemembered(this.shop, this.facts))
      await this.session.begin(next.session)
    }
    return true
  }

  /** [COMP-02] The order contacts of the company that is left are gone; prices go with who sees them. */
  private async leaveCompany() {
    await (await this.shop.store()).remove("checkout")
  }

  private async fail(answer: Extract<CallResult<unknown>, { readonly ok: false }>): Promise<boolean> {
    if (answer.code === "EXPIRED_TOKEN") await this.session.logOut()
    if (answer.code === "TIMED_OUT" || answer.code === "EXPIRED_TOKEN") {
      await this.startAgain(answer.code === "TIMED_OUT" ? signInWords.timedOut : undefined)
      return true
    }
    return this.stay(callProblem(answer, this.phone))
  }

  private stay(problem = signInWords.system(this.phone)): false {
    this.problem = problem
    return false
  }

  /** [AUTH-12] [AUTH-15] A step that nobody has answered in time is over, on an open page too. */
  private endInTime() {
    clearTimeout(this.ending)
    if (this.state.at === "logged-in") return
    this.ending = setTimeout(() => void this.startAgain(signInWords.timedOut), this.facts.until - Date.now())
  }
}
