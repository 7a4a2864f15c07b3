/** The browser's session: refreshed while in use, shared by all tabs, and cleared completely when it ends. */
import { observableRef, runInAction } from "mobx"
import type { CallApi, CallResult } from "../../adapters/browser/api-client.ts"
import type { ShopClient } from "../../adapters/client.ts"
import { isLoggedIn } from "../../core/account/session/is-logged-in.ts"
import type { TokenExpirations } from "../../core/account/session/token-policy.ts"
import { buyerKey } from "../../core/identity/buyer.ts"
import { memoizeSuccess } from "../../core/memoize-success.ts"
import { autoObservable } from "../kit/auto-observable.ts"
import { ShopClock } from "../kit/shop-clock.ts"
import type { Shopfront } from "../page/shopfront.ts"
import type { Member, SessionPage, VisitorState } from "./session-page.ts"
import { SessionTokens } from "./session-tokens.ts"
import { clearAllSessionData, clearSession, hasRememberedLogin, revokeSession, storeSession } from "./stored-session.ts"
import type { CompanySwitchResult } from "./switch-company.view-model.ts"

/** What a contact may do, to be compared. */
const rightsKey = ({ role, permissions, asksPermission }: Member): string =>
  JSON.stringify([role, asksPermission, permissions])

export class SessionViewModel {
  /** [TOK-05] The session ended by itself, and nobody has been told yet. */
  forcedLogout = false
  /** [TOK-05] How far the session of the last visit is brought back. */
  hydration: "pending" | "in-progress" | "completed" = "pending"
  member: Member | undefined = undefined
  private readonly startOnce = memoizeSuccess(() => this.restoreSession())
  private readonly readOnce = memoizeSuccess(() => this.tokens.loadStored())
  private shopfrontAnswer: Promise<CallResult<Shopfront>> | undefined = undefined
  private page: SessionPage = { reload: async () => undefined, clearCaches: () => undefined }
  private readonly tokens: SessionTokens
  private readonly clock: ShopClock
  private readonly shop: ShopClient

  constructor(shop: ShopClient, clock = new ShopClock()) {
    this.shop = shop
    this.clock = clock
    this.tokens = new SessionTokens(shop, clock, () => this.end({ byItself: this.hasTokens }))
    autoObservable<this, "shop" | "tokens" | "clock" | "startOnce" | "readOnce" | "page" | "shopfrontAnswer">(this, {
      member: observableRef,
      call: false,
      hasTokens: false,
      shop: false,
      tokens: false,
      clock: false,
      now: false,
      startOnce: false,
      readOnce: false,
      page: false,
      shopfrontAnswer: false
    })
  }

  /** [AUTH-03] */
  get isLoggedIn(): boolean {
    return isLoggedIn(this.member)
  }
  /** There is a session; whose it is the page may yet have to be told. */
  get hasTokens(): boolean {
    return this.tokens.hasTokens
  }
  /** [TOK-05] While the refresh call runs, and not a moment longer. */
  get isRefreshing(): boolean {
    return this.tokens.isRefreshing
  }
  /** Whose prices and pages these are: changes with the person and with the company, and is nothing for a guest. */
  get owner(): string | undefined {
    return this.member && buyerKey(this.member)
  }

  /** [AUTH-13] Any call to the shop; one that is refused for want of a session, or beside a refresh, is made once more after it. */
  readonly call: CallApi = async (name, ...request) => {
    const { expirations } = this.tokens
    const answer = await this.shop.call(name, ...request)
    const mayBeRenewed = this.hasTokens || this.isLoggedIn || this.tokens.isRenewing
    if (answer.ok || answer.code !== "UNAUTHORISED" || !mayBeRenewed) return answer
    return (await this.tokens.renewSince(expirations)) ? this.shop.call(name, ...request) : answer
  }

  /** What every page shows around itself, and whose page it is: asked for anew. */
  loadShopfront(): Promise<CallResult<Shopfront>> {
    this.shopfrontAnswer = this.call("GET /shopfront")
    return this.shopfrontAnswer
  }
  /** The same as it was told last, or is on its way, and asked for again where that failed: what guards of pages go by. */
  async shopfront(): Promise<CallResult<Shopfront>> {
    const last = await this.shopfrontAnswer
    return last?.ok ? last : this.loadShopfront()
  }

  /** Epoch milliseconds by the shop's clock. */
  get now(): number {
    return this.clock.now
  }

  /** What the shop says of this visitor, with every page that is asked for. */
  setVisitor({ member, now }: VisitorState) {
    this.member = member
    this.clock.syncClock(now)
  }

  /** Brings back the session of the last visit, once. */
  start(page: SessionPage): Promise<void> {
    this.page = page
    return this.startOnce()
  }

  /** [HYD-01] Until when the session of the last visit holds, read once; whether it still does the shop may have to say. */
  async readStored(): Promise<void> {
    await this.readOnce()
  }

  private async restoreSession() {
    this.hydration = "in-progress"
    const store = await this.shop.store()
    if (await store.read("log-out-due")) await revokeSession(this.shop)
    await this.readStored()
    store.onChange((what) => {
      if (what === "session") void this.revalidateSession()
    })
    await this.reconcileWithServer()
    runInAction(() => {
      this.hydration = "completed"
    })
  }

  /** Where what the shop says of this visitor and what is kept here differ, the shop is asked which of them is right. */
  private async reconcileWithServer() {
    const { status } = this.tokens
    if (this.isLoggedIn ? status !== "valid" : status === "valid") await this.refreshSession()
    else await this.checkTokens()
  }

  /** [TOK-03] On load, on every click and on navigation back; checks at the same time share one call. */
  async checkTokens(): Promise<void> {
    const { status } = this.tokens
    if (status === "needs_refresh") await this.refreshSession()
    if (status === "invalid") await this.expireSession()
  }

  /** [AUTH-09] Whoever is remembered may log in again without a password. */
  private async expireSession() {
    await this.end({ byItself: true, mayReturn: await hasRememberedLogin(this.shop) })
  }

  /** A page that was made for a guest is asked for anew once there is a session. */
  private async refreshSession() {
    if ((await this.tokens.renew()) && !this.isLoggedIn) await this.page.reload()
  }

  /** Somebody has logged in here, or gone over to another company. */
  async beginSession(expirations: TokenExpirations): Promise<void> {
    this.tokens.replace(expirations)
    this.dismissNotice()
    await storeSession(this.shop, expirations)
    await this.page.reload()
  }

  /** [COMP-02] Gone over to another company: whatever was asked for the one before is nobody's from now on. */
  async switchCompany({ session, company }: CompanySwitchResult): Promise<void> {
    const { customerId, name, acctType } = company
    this.tokens.replace(session)
    this.member = this.member && { ...this.member, customerId, customerName: name, typeAcctAr: acctType }
    this.page.clearCaches()
    const store = await this.shop.store()
    await store.remove("checkout")
    await store.remove("job-list")
    await this.page.reloadJobLists?.()
    await storeSession(this.shop, session)
  }

  /** [AUTH-11] Also where the shop can't be reached; it is then told when it can. */
  logOut(): Promise<void> {
    return this.end({ byItself: false })
  }

  /** [TOK-05] */
  dismissNotice() {
    this.forcedLogout = false
  }

  /** Another tab, or this page before it was left, has another session than this page knows. */
  async revalidateSession(): Promise<void> {
    const hasStoredTokens = await this.tokens.loadStored()
    runInAction(() => {
      if (!hasStoredTokens) this.member = undefined
    })
    await this.page.reload()
  }

  /** [PERM-02] What an administrator has decided about this contact since counts from the next page that they open; a shop that can't be reached changes nothing. */
  async refreshRights(): Promise<void> {
    const { member, owner } = this
    if (!member?.asksPermission) return
    const answer = await this.call("GET /shopfront")
    const now = answer.ok ? answer.data.member : undefined
    if (!now || this.owner !== owner || buyerKey(now) !== owner) return
    if (rightsKey(now) !== rightsKey(member)) await this.page.reload()
  }

  /** [AUTH-10] Nothing of the one who was logged in stays here; `byItself` it is told, unless they may come back by themselves. */
  private async end({ byItself, mayReturn = false }: { readonly byItself: boolean; readonly mayReturn?: boolean }) {
    this.tokens.replace(undefined)
    runInAction(() => {
      this.member = undefined
      this.forcedLogout = byItself && !mayReturn
    })
    this.page.clearCaches()
    await (mayReturn ? clearSession(this.shop) : clearAllSessionData(this.shop))
    // Not waited for: it may be one of the page's own questions that found the session over.
    void this.page.reload()
  }
}
