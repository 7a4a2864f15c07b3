/** Whose session this browser has: kept alive while it is used, shared by all tabs, and forgotten whole when it ends. */
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { CallShop, Calls } from "../../adapters/browser/call-shop.ts"
import type { ShopClient } from "../../adapters/client.ts"
import { isLoggedIn } from "../../core/account/sign-in.ts"
import { type TokenExpirations, tokenStatus } from "../../core/account/token-policy.ts"
import type { Shopfront } from "../shell/shopfront.ts"

/** Who is logged in, for which company, and what they may do there. */
export type Member = NonNullable<Shopfront["member"]>

/** What the view model needs of the page around it. */
export type SessionPage = {
  /** Asks anew for everything that is shown: it was answered to somebody else. */
  readonly reload: () => Promise<unknown>
  /** Drops what the page itself holds of the one who was logged in. */
  readonly forget: () => void
}

/** A clock that is wrong by less makes no difference, milliseconds. */
const CLOCK_MATTERS_MS = 60_000

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
  /** Whose prices and pages these are: changes with the person and with the company, and is nothing for a guest. */
  get owner(): string | undefined {
    return this.member && `${this.member.contactId}|${this.member.customerId}`
  }
  private get now(): number {
    return Date.now() + this.clockAhead
  }

  /** [AUTH-13] Any call to the shop; one that is refused for want of a session is made once more after a refresh. */
  readonly call: CallShop = async (name, ...request) => {
    const answer = await this.shop.call(name, ...request)
    if (answer.ok || answer.code !== "UNAUTHORISED" || !this.expirations) return answer
    return (await this.renew()) ? this.shop.call(name, ...request) : answer
  }

  /** What the shop says of this visitor, with every page that is asked for. */
  hear({ member, now }: Pick<Shopfront, "member" | "now">) {
    this.member = member
    const ahead = now - Date.now()
    this.clockAhead = Math.abs(ahead) > CLOCK_MATTERS_MS ? ahead : 0
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
    if (await store.read("log-out-due")) await this.endAtShop()
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
    if (status === "invalid") await this.end({ byItself: true })
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
      const found = await store.tokens.read()
      const isNew = found?.accessTokenExpires !== this.expirations?.accessTokenExpires
      if (isNew && found && tokenStatus(found, this.now) === "valid") {
        this.expirations = found
        return true
      }
      return this.refresh()
    })
  }

  private async refresh(): Promise<boolean> {
    this.isRefreshing = true
    const answer = await this.shop.call("POST /users/auth/refresh")
    runInAction(() => {
      this.isRefreshing = false
    })
    if (answer.ok) {
      await this.keep(answer.data.session)
      return true
    }
    // [TOK-04] Where the shop could not be asked, the session may well be alive: the next click asks again.
    if (answer.status === 401) await this.end({ byItself: this.expirations !== undefined })
    return false
  }

  private async keep(expirations: TokenExpirations) {
    this.expirations = expirations
    await (await this.shop.store()).tokens.write(expirations)
  }

  /** Somebody has logged in here, or gone over to another company. */
  async begin(expirations: TokenExpirations): Promise<void> {
    const store = await this.shop.store()
    await this.keep(expirations)
    await Promise.all([store.remove("sign-in"), store.remove("log-out-due")])
    this.wasTold()
    store.tell("session")
    await this.page.reload()
  }

  /** [COMP-02] Gone over to another company: whatever was asked for the one before is nobody's from now on. */
  async goOver({ session, company }: Calls["POST /users/auth/switchCustomer"]["data"]): Promise<void> {
    const store = await this.shop.store()
    await this.keep(session)
    runInAction(() => {
      const { customerId, name: customerName, acctType: typeAcctAr } = company
      this.member = this.member && { ...this.member, customerId, customerName, typeAcctAr }
    })
    this.page.forget()
    await store.remove("checkout")
    store.tell("session")
  }

  /** [AUTH-11] Also where the shop can't be reached; it is then told when it can. */
  async logOut(): Promise<void> {
    await this.end({ byItself: false })
  }

  /** The message of a session that ended by itself was seen. */
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

  /** [AUTH-10] Nothing of the one who was logged in stays here. */
  private async end({ byItself }: { readonly byItself: boolean }) {
    const store = await this.shop.store()
    this.expirations = undefined
    runInAction(() => {
      this.member = undefined
      this.forcedLogout = byItself
    })
    this.page.forget()
    await store.tokens.remove()
    // A payment that is under way stays: it is the way back to an order, and names nobody.
    for (const key of ["sign-in", "remembered", "checkout"] as const) await store.remove(key)
    await this.endAtShop()
    store.tell("session")
    // Not waited for: it may be one of the page's own questions that found the session over.
    void this.page.reload()
  }

  /** The cookies can be cleared by the shop alone. */
  private async endAtShop() {
    const store = await this.shop.store()
    const answer = await this.shop.call("POST /users/auth/logout")
    if (answer.ok) await store.remove("log-out-due")
    else await store.write("log-out-due", true)
  }
}
