/** Whose session this browser has: kept alive while it is used, shared by all tabs, and forgotten whole when it ends. */
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { CallShop, Calls } from "../../adapters/browser/call-shop.ts"
import type { ShopClient } from "../../adapters/client.ts"
import { isLoggedIn } from "../../core/account/sign-in.ts"
import { type TokenExpirations, tokenStatus } from "../../core/account/token-policy.ts"
import { clearSession, endAtShop, forgetSession, foundMeanwhile, isRemembered, keepSession } from "./kept-session.ts"
import { clockAhead, type Heard, type Member, type SessionPage } from "./session-page.ts"

export class SessionViewModel {
  /** [TOK-05] While the refresh call runs, and not a moment longer. */
  isRefreshing = false
  /** [TOK-05] The session ended by itself, and nobody has been told yet. */
  forcedLogout = false
  /** [TOK-05] How far the session of the last visit is brought back. */
  hydration: "pending" | "in-progress" | "completed" = "pending"
  member: Member | undefined = undefined
  private expirations: TokenExpirations | undefined = undefined
  private starting: Promise<void> | undefined = undefined
  private renewing: Promise<boolean> | undefined = undefined
  private page: SessionPage = { reload: async () => undefined, forget: () => undefined }
  /** How far the shop's clock is ahead of this browser's, milliseconds. */
  private clockAhead = 0
  private readonly shop: ShopClient

  constructor(shop: ShopClient) {
    this.shop = shop
    makeAutoObservable<this, "shop" | "expirations" | "starting" | "renewing" | "page" | "clockAhead">(this, {
      member: observableRef,
      call: false,
      hasTokens: false,
      shop: false,
      expirations: false,
      starting: false,
      renewing: false,
      page: false,
      clockAhead: false
    })
  }

  /** [AUTH-03] */
  get isLoggedIn(): boolean {
    return isLoggedIn(this.member)
  }
  /** There is a session; whose it is the page may yet have to be told. */
  get hasTokens(): boolean {
    return this.expirations !== undefined
  }
  /** Whose prices and pages these are: changes with the person and with the company, and is nothing for a guest. */
  get owner(): string | undefined {
    return this.member && `${this.member.contactId}|${this.member.customerId}`
  }
  private get now(): number {
    return Date.now() + this.clockAhead
  }

  /** [AUTH-13] Any call to the shop; one that is refused for want of a session, or beside a refresh, is made once more after it. */
  readonly call: CallShop = async (name, ...request) => {
    const { expirations } = this
    const answer = await this.shop.call(name, ...request)
    const mayBeRenewed = this.hasTokens || this.isLoggedIn || this.renewing !== undefined
    if (answer.ok || answer.code !== "UNAUTHORISED" || !mayBeRenewed) return answer
    // Renewed since it was asked: renewing once more would have others refused in turn.
    const isRenewed = this.hasTokens && this.expirations !== expirations && this.renewing === undefined
    return isRenewed || (await this.renew()) ? this.shop.call(name, ...request) : answer
  }

  /** What the shop says of this visitor, with every page that is asked for. */
  hear({ member, now }: Heard) {
    this.member = member
    this.clockAhead = clockAhead(now)
  }

  /** Brings back the session of the last visit, once. */
  start(page: SessionPage): Promise<void> {
    this.page = page
    this.starting ??= this.bringBack()
    return this.starting
  }

  private async bringBack() {
    this.hydration = "in-progress"
    const store = await this.shop.store()
    if (await store.read("log-out-due")) await endAtShop(this.shop)
    this.expirations = await store.tokens.read()
    store.onChange((what) => {
      if (what === "session") void this.lookAgain()
    })
    await this.compare()
    runInAction(() => {
      this.hydration = "completed"
    })
  }

  /** Where what the shop says of this visitor and what is kept here differ, the shop is asked which of them is right. */
  private async compare() {
    const status = this.expirations && tokenStatus(this.expirations, this.now)
    if (this.isLoggedIn ? status !== "valid" : status === "valid") await this.comeBack()
    else await this.check()
  }

  /** [TOK-03] On load, on every click and on navigation back; checks at the same time share one call. */
  async check(): Promise<void> {
    if (!this.expirations) return
    const status = tokenStatus(this.expirations, this.now)
    if (status === "needs_refresh") await this.comeBack()
    if (status === "invalid") await this.timeOut()
  }

  /** [AUTH-09] Whoever is remembered may log in again without a password. */
  private async timeOut() {
    await this.end({ byItself: true, mayReturn: await isRemembered(this.shop) })
  }

  /** A page that was made for a guest is asked for anew once there is a session. */
  private async comeBack() {
    if ((await this.renew()) && !this.isLoggedIn) await this.page.reload()
  }

  /** True where there is a session again. */
  private renew(): Promise<boolean> {
    this.renewing ??= this.refreshAlone().finally(() => {
      this.renewing = undefined
    })
    return this.renewing
  }

  /** One tab asks; the others find what it was answered. */
  private async refreshAlone(): Promise<boolean> {
    const store = await this.shop.store()
    return store.alone("refresh", async () => {
      const found = await foundMeanwhile(store, this.expirations, this.now)
      if (found) this.expirations = found
      return found !== undefined || this.refresh()
    })
  }

  private async refresh(): Promise<boolean> {
    this.isRefreshing = true
    const answer = await this.shop.call("POST /users/auth/refresh")
    runInAction(() => {
      this.isRefreshing = false
    })
    if (answer.ok) {
      this.expirations = answer.data.session
      await (await this.shop.store()).tokens.write(answer.data.session)
      return true
    }
    // [TOK-04] Where the shop could not be asked, the session may well be alive: the next click asks again.
    if (answer.status === 401) await this.end({ byItself: this.expirations !== undefined })
    return false
  }

  /** Somebody has logged in here, or gone over to another company. */
  async begin(expirations: TokenExpirations): Promise<void> {
    this.expirations = expirations
    this.wasTold()
    await keepSession(this.shop, expirations)
    await this.page.reload()
  }

  /** [COMP-02] Gone over to another company: whatever was asked for the one before is nobody's from now on. */
  async goOver({ session, company }: Calls["POST /users/auth/switchCustomer"]["data"]): Promise<void> {
    const { customerId, name, acctType } = company
    this.expirations = session
    this.member = this.member && { ...this.member, customerId, customerName: name, typeAcctAr: acctType }
    this.page.forget()
    await (await this.shop.store()).remove("checkout")
    await keepSession(this.shop, session)
  }

  /** [AUTH-11] Also where the shop can't be reached; it is then told when it can. */
  logOut(): Promise<void> {
    return this.end({ byItself: false })
  }

  /** [TOK-05] */
  wasTold() {
    this.forcedLogout = false
  }

  /** Another tab, or this page before it was left, has another session than this page knows. */
  async lookAgain(): Promise<void> {
    const kept = await (await this.shop.store()).tokens.read()
    this.expirations = kept
    runInAction(() => {
      if (!kept) this.member = undefined
    })
    await this.page.reload()
  }

  /** [AUTH-10] Nothing of the one who was logged in stays here; `byItself` it is told, unless they may come back by themselves. */
  private async end({ byItself, mayReturn = false }: { readonly byItself: boolean; readonly mayReturn?: boolean }) {
    this.expirations = undefined
    runInAction(() => {
      this.member = undefined
      this.forcedLogout = byItself && !mayReturn
    })
    this.page.forget()
    await (mayReturn ? clearSession(this.shop) : forgetSession(this.shop))
    // Not waited for: it may be one of the page's own questions that found the session over.
    void this.page.reload()
  }
}
