/** How long the tokens of this browser's session last, and their renewal: one tab asks, and the others find the answer. */
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
  private renewing: Promise<boolean> | undefined = undefined
  private readonly shop: ShopClient
  private readonly clock: ShopClock
  private readonly refused: () => Promise<void>

  /** `refused` hears that the session is over, while its times are still known here. */
  constructor(shop: ShopClient, clock: ShopClock, refused: () => Promise<void>) {
    this.shop = shop
    this.clock = clock
    this.refused = refused
    makeObservable(this, { isRefreshing: observable })
  }

  /** There is a session; whose it is the page may yet have to be told. */
  get areKnown(): boolean {
    return this.expirations !== undefined
  }
  get status(): TokenStatus | undefined {
    return this.expirations && tokenStatus(this.expirations, this.clock.now)
  }

  /** What the browser keeps of the last visit, or of another tab; true where there is something. */
  async read(): Promise<boolean> {
    const kept = await (await this.shop.store()).tokens.read()
    this.expirations = kept
    return kept !== undefined
  }
  /** Of a session that has just begun, or gone over to another company; undefined where there is none any more. */
  replace(expirations: TokenExpirations | undefined) {
    this.expirations = expirations
  }

  /**
   * [AUTH-13] Renews them for a call that was refused, which was made when these were known; true where it may be made
   * once more. Renewed since it was asked, they are not renewed again: that would have others refused in turn.
   */
  async renewSince(known: TokenExpirations | undefined): Promise<boolean> {
    return (this.areKnown && this.expirations !== known && !this.areRenewing) || this.renew()
  }
  get areRenewing(): boolean {
    return this.renewing !== undefined
  }

  /** [TOK-03] True where there is a session again; whoever asks meanwhile shares the answer. */
  renew(): Promise<boolean> {
    this.renewing ??= this.refreshAlone().finally(() => {
      this.renewing = undefined
    })
    return this.renewing
  }

  /** One tab asks; the others find what it was answered. */
  private async refreshAlone(): Promise<boolean> {
    const store = await this.shop.store()
    return store.runExclusively("refresh", async () => (await this.foundMeanwhile(store)) || this.refresh(store))
  }

  /** True where another tab was answered what still serves. */
  private async foundMeanwhile({ tokens }: LocalStore): Promise<boolean> {
    const found = await tokens.read()
    const isNew = found !== undefined && found.accessTokenExpires !== this.expirations?.accessTokenExpires
    if (!isNew || tokenStatus(found, this.clock.now) !== "valid") return false
    this.expirations = found
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
    if (answer.status === 401) await this.refused()
    return false
  }
}
