/** Expiry times of the session's tokens and their refresh: one tab refreshes, the others read the result from the store. */
import { makeObservable, observable, runInAction } from "mobx"
import type { LocalStore } from "../../adapters/browser/local-store.ts"
import type { ShopClient } from "../../adapters/client.ts"
import { type TokenExpirations, type TokenStatus, tokenStatus } from "../../core/account/session/token-policy.ts"
import type { ShopClock } from "../kit/shop-clock.ts"

export class SessionTokens {
  /** [TOK-05] While the refresh call runs, and not a moment longer. */
  isRefreshing = false
  /** Nothing where there is no session, or not until when is known yet. */
  expirations: TokenExpirations | undefined = undefined
  private renewal: Promise<boolean> | undefined = undefined
  private readonly shop: ShopClient
  private readonly clock: ShopClock
  private readonly onRefused: () => Promise<void>

  /** `onRefused` is called when the session is over, while its expiry times are still known here. */
  constructor(shop: ShopClient, clock: ShopClock, onRefused: () => Promise<void>) {
    this.shop = shop
    this.clock = clock
    this.onRefused = onRefused
    makeObservable(this, { isRefreshing: observable })
  }

  /** There is a session; whose it is the page may yet have to be told. */
  get hasTokens(): boolean {
    return this.expirations !== undefined
  }
  get status(): TokenStatus | undefined {
    return this.expirations && tokenStatus(this.expirations, this.clock.now)
  }

  /** What the browser keeps of the last visit, or of another tab; true where there is something. */
  async loadStored(): Promise<boolean> {
    const stored = await (await this.shop.store()).tokens.read()
    this.expirations = stored
    return stored !== undefined
  }
  /** Of a session that has just begun, or gone over to another company; undefined where there is none any more. */
  replace(expirations: TokenExpirations | undefined) {
    this.expirations = expirations
  }

  /**
   * [AUTH-13] Renews them for a call that was refused, which was made when these were known; true where it may be made
   * once more. Renewed since it was asked, they are not renewed again: that would have others refused in turn.
   */
  async renewSince(knownExpirations: TokenExpirations | undefined): Promise<boolean> {
    return (this.hasTokens && this.expirations !== knownExpirations && !this.isRenewing) || this.renew()
  }
  get isRenewing(): boolean {
    return this.renewal !== undefined
  }

  /** [TOK-03] True where there is a session again; whoever asks meanwhile shares the answer. */
  renew(): Promise<boolean> {
    this.renewal ??= this.refreshExclusively().finally(() => {
      this.renewal = undefined
    })
    return this.renewal
  }

  /** One tab asks; the others find what it was answered. */
  private async refreshExclusively(): Promise<boolean> {
    const store = await this.shop.store()
    return store.runExclusively("refresh", async () => (await this.adoptStoredTokens(store)) || this.refresh(store))
  }

  /** True where another tab was answered what still serves. */
  private async adoptStoredTokens({ tokens }: LocalStore): Promise<boolean> {
    const stored = await tokens.read()
    const isNew = stored !== undefined && stored.accessTokenExpires !== this.expirations?.accessTokenExpires
    if (!isNew || tokenStatus(stored, this.clock.now) !== "valid") return false
    this.expirations = stored
    return true
  }

  private async refresh({ tokens }: LocalStore): Promise<boolean> {
    runInAction(() => {
      this.isRefreshing = true
    })
    const answer = await this.shop.call("POST /users/auth/refresh")
    runInAction(() => {
      this.isRefreshing = false
    })
    if (answer.ok) {
      this.expirations = answer.data.session
      await tokens.write(answer.data.session)
      return true
    }
    // [TOK-04] Where the shop could not be asked, the session may well be alive: the next click asks again.
    if (answer.status === 401) await this.onRefused()
    return false
  }
}
