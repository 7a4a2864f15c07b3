/** Notices on the way from page to page that the shop was renewed, and loads the page anew from the new one. */
import type { LocalStore } from "../../../adapters/browser/local-store.ts"
import { parseStoredHistory } from "../../../core/browser-state/stored-history.ts"
import { afterVersionCheck, isVersionCheckDue, type VersionState } from "../../../core/browser-state/version-check.ts"
import { isRecord } from "../../../core/record.ts"

/** What of the page is needed. */
export type VersionedPage = {
  readonly store: () => Promise<Pick<LocalStore, "read" | "write">>
  /** The answer of GET /healthz/meta. */
  readonly ask: () => Promise<unknown>
  /** The path that is open, with what follows it. */
  readonly path: () => string
  readonly reload: (path: string) => void
}

/** How long the entries of the history are kept, as by whoever writes them. */
type Lifetime = { readonly historyMs: number }

const parseState = (stored: unknown): Omit<VersionState, "history"> => {
  const { storeVersion, askedAt } = isRecord(stored) ? stored : {}
  return {
    ...(typeof storeVersion === "string" ? { storeVersion } : {}),
    ...(typeof askedAt === "number" ? { askedAt } : {})
  }
}

export class VersionWatch {
  /** The version that this page goes by: another tab may have found a newer one. */
  private own: string | undefined = undefined
  private readonly page: VersionedPage
  private readonly lifetime: Lifetime

  constructor(page: VersionedPage, lifetime: Lifetime) {
    this.page = page
    this.lifetime = lifetime
  }

  /** The page has just come from the shop: what it finds is its own version, and nothing is loaded again for it. */
  begin(): Promise<void> {
    return this.check(() => undefined)
  }

  /** [HYD-04] With each page that is gone to; does nothing where it was done less than 30 s ago. */
  navigated(): Promise<void> {
    return this.check(this.page.reload)
  }

  private async check(reload: VersionedPage["reload"]) {
    const store = await this.page.store()
    const kept = parseState(await store.read("version"))
    const history = parseStoredHistory(await store.read("view-history"))
    const before: VersionState = { ...kept, ...(this.own === undefined ? {} : { storeVersion: this.own }), history }
    this.own = before.storeVersion
    if (!isVersionCheckDue(before, Date.now())) return
    const answer = await this.page.ask().catch(() => undefined)
    const { state, reload: path } = afterVersionCheck(before, answer, Date.now(), this.page.path())
    const { history: left, ...version } = state
    this.own = version.storeVersion
    await store.write("version", version)
    if (left.length < history.length) await store.write("view-history", left, this.lifetime.historyMs)
    if (path !== undefined) reload(path)
  }
}
