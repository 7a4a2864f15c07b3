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
import { autoObservable } from "../../kit/auto-observable.ts"
import type { SessionViewModel } from "../../session/session.view-model.ts"
import { callProblem } from "../parts/call-problem.ts"
import {
  emptyLoginFacts,
  type LoginFacts,
  loadStoredSignIn,
  type RememberedLogin,
  storeRememberedLogin,
  storeSignIn
} from "./stored-sign-in.ts"

type Result = ApiCalls["POST /users/auth/login"]["data"]
type StepTransition = (from: SignIn, result: Result) => ReturnType<typeof afterCredentials>

/** A code that leads on to a choice of company carries the list. */
const afterCodeStep: StepTransition = (from, result) =>
  afterCode(from, "session" in result ? result : { token: result.token, companies: result.companies ?? [] })

/** What a log-in may ask for. */
export type SignInStep = "password" | "company" | "code"

type Hidden = "shop" | "session" | "phone" | "restoreOnce" | "expiryTimer"

export class SignInViewModel {
  state: SignIn = initialSignIn
  facts: LoginFacts = emptyLoginFacts
  isRestored = false
  isBusy = false
  problem: string | undefined = undefined
  /** Said after something went well. */
  notice: string | undefined = undefined
  private readonly restoreOnce = memoizeSuccess(() => this.loadStored())
  private expiryTimer: ReturnType<typeof setTimeout> | undefined = undefined
  private readonly shop: ShopClient
  private readonly session: SessionViewModel
  /** Of customer service. */
  private readonly phone: string

  constructor(shop: ShopClient, session: SessionViewModel, phone: string) {
    this.shop = shop
    this.session = session
    this.phone = phone
    autoObservable<this, Hidden>(this, {
      state: observableRef,
      facts: observableRef,
      restoreOnce: false,
      expiryTimer: false,
      shop: false,
      session: false,
      phone: false
    })
  }

  /** What this log-in goes through: the company is asked only of who acts for several, and a switch begins with it. */
  get steps(): ReadonlyArray<SignInStep> {
    const isCompanyAsked = this.state.at === "company" || this.facts.customerId !== undefined
    return [
      ...(this.facts.isSwitch ? [] : (["password"] as const)),
      ...(isCompanyAsked ? (["company"] as const) : []),
      "code"
    ]
  }

  /** [AUTH-15] Brings back the step that a reload has interrupted, once; answers who is remembered. */
  restore(): Promise<RememberedLogin | undefined> {
    return this.restoreOnce()
  }

  private async loadStored() {
    const { open, isOver, remembered } = await loadStoredSignIn(this.shop)
    runInAction(() => {
      if (open) {
        this.state = open.state
        this.facts = open.facts
        this.startExpiryTimer()
      } else this.facts = { ...emptyLoginFacts, email: remembered?.email ?? "" }
      if (isOver) this.problem = signInWords.timedOut
      this.isRestored = true
    })
    return remembered
  }

  /** [AUTH-01] True where the log-in goes on from here, as of every step. */
  logIn(email: string, password: string, remember: boolean): Promise<boolean> {
    this.resetState({ ...emptyLoginFacts, email, remember })
    const body = { email, password, rememberMe: remember }
    return this.runStep(() => this.shop.call("POST /users/auth/login", { body }), afterCredentials)
  }

  /** [AUTH-09] Without a password, where this browser was told to remember; one that has run out leaves nothing behind. */
  async logInRemembered({ email, customerId }: RememberedLogin): Promise<boolean> {
    const chosen = customerId === undefined ? {} : { customerId }
    this.resetState({ ...emptyLoginFacts, email, remember: true, ...chosen })
    return this.runStep(() => this.shop.call("POST /users/auth/login/remember", { body: chosen }), afterCredentials)
  }

  /** [AUTH-08] In the browser that opened the link. */
  logInByLink(id: string, token: string): Promise<boolean> {
    this.resetState(emptyLoginFacts)
    return this.runStep(
      () => this.shop.call("POST /users/auth/login/magiclink", { body: { id, token } }),
      afterCredentials
    )
  }

  /** [AUTH-04] */
  async chooseCompany(customerId: string): Promise<boolean> {
    if (this.state.at !== "company") return true
    this.facts = { ...this.facts, customerId }
    const body = { token: this.state.companyToken, customerId }
    return this.runStep(() => this.shop.call("POST /users/auth/company", { body }), afterCompany)
  }

  /** [AUTH-05] */
  async submitCode(typed: string, rememberDevice: boolean): Promise<boolean> {
    if (this.state.at !== "code") return true
    const body = { token: this.state.twoFactorToken, code: normalizeCode(typed), rememberDevice }
    return this.runStep(() => this.shop.call("POST /users/auth/2fa", { body }), afterCodeStep)
  }

  /** [AUTH-06] The shop's clock says whether it is too soon. True where the log-in goes on elsewhere: it has timed out. */
  async resend(): Promise<boolean> {
    if (this.state.at !== "code") return true
    const body = { token: this.state.twoFactorToken }
    const answer = await this.runBusy(() => this.shop.call("POST /users/auth/2fa/resend", { body }))
    if (!answer.ok) return this.handleFailure(answer)
    runInAction(() => {
      this.notice = answer.data.msg
      this.facts = { ...this.facts, codeExpires: Date.now() + CODE_LIFE_MS }
    })
    await storeSignIn(this.shop, this.state, this.facts)
    return false
  }

  /** Starts from the beginning, and forgets the step that was open; what is said stays said. */
  async startAgain(problem?: string) {
    this.resetState({ ...emptyLoginFacts, email: this.facts.email })
    this.problem = problem
    await storeSignIn(this.shop, this.state, this.facts)
  }

  private resetState(facts: LoginFacts) {
    clearTimeout(this.expiryTimer)
    this.state = initialSignIn
    this.facts = facts
    this.notice = undefined
  }

  private async runBusy<A>(work: () => Promise<A>): Promise<A> {
    this.isBusy = true
    this.problem = undefined
    this.notice = undefined
    const answer = await work()
    runInAction(() => {
      this.isBusy = false
    })
    return answer
  }

  private async runStep(request: () => Promise<CallResult<Result>>, after: StepTransition): Promise<boolean> {
    const answer = await this.runBusy(request)
    if (!answer.ok) return this.handleFailure(answer)
    const next = after(this.state, answer.data)
    if ("problem" in next)
      return this.showProblem(next.problem === "companies-missing" ? signInWords.companiesMissing : undefined)
    const now = Date.now()
    const sentTo = "sentTo" in answer.data ? (answer.data.sentTo ?? []) : []
    runInAction(() => {
      this.state = next
      this.facts = { ...this.facts, sentTo, codeExpires: now + CODE_LIFE_MS, until: now + STEP_MS }
      this.startExpiryTimer()
    })
    await storeSignIn(this.shop, next, this.facts)
    if (next.at === "logged-in") {
      await (this.facts.isSwitch ? this.clearCompanyCheckout() : storeRememberedLogin(this.shop, this.facts))
      await this.session.beginSession(next.session)
    }
    return true
  }

  /** [COMP-02] The order contacts of the company that is left are gone; prices go with who sees them. */
  private async clearCompanyCheckout() {
    await (await this.shop.store()).remove("checkout")
  }

  private async handleFailure(answer: Extract<CallResult<unknown>, { readonly ok: false }>): Promise<boolean> {
    if (answer.code === "EXPIRED_TOKEN") await this.session.logOut()
    if (answer.code === "TIMED_OUT" || answer.code === "EXPIRED_TOKEN") {
      await this.startAgain(answer.code === "TIMED_OUT" ? signInWords.timedOut : undefined)
      return true
    }
    return this.showProblem(callProblem(answer, this.phone))
  }

  private showProblem(problem = signInWords.system(this.phone)): false {
    this.problem = problem
    return false
  }

  /** [AUTH-12] [AUTH-15] A step that nobody has answered in time is over, on an open page too. */
  private startExpiryTimer() {
    clearTimeout(this.expiryTimer)
    if (this.state.at === "logged-in") return
    this.expiryTimer = setTimeout(() => void this.startAgain(signInWords.timedOut), this.facts.until - Date.now())
  }
}
