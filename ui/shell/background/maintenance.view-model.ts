/** The banner of maintenance: its settings are asked for again and again, and it is looked at when something changes. */
import { observableRef, runInAction } from "mobx"
import type { ApiCalls, CallApi } from "../../../adapters/browser/api-client.ts"
import {
  type MaintenanceBanner,
  maintenanceBanner,
  maintenancePollMs,
  nextMaintenanceCheck
} from "../../../core/content/site-status.ts"
import { autoObservable } from "../../kit/auto-observable.ts"

type Settings = ApiCalls["GET /settings/maintenance"]["data"]
type Clock = { readonly now: number }

const SECOND_MS = 1000
/** The longest that a browser's timer can wait. */
const LONGEST_MS = 2 ** 31 - 1

export class MaintenanceViewModel {
  banner: MaintenanceBanner | undefined = undefined
  private settings: Settings | undefined = undefined
  private isOpen = true
  private pollTimer: ReturnType<typeof setTimeout> | undefined = undefined
  private checkTimer: ReturnType<typeof setTimeout> | undefined = undefined
  private readonly call: CallApi
  private readonly clock: Clock

  constructor(call: CallApi, clock: Clock) {
    this.call = call
    this.clock = clock
    type Unobserved = "call" | "clock" | "settings" | "isOpen" | "pollTimer" | "checkTimer"
    autoObservable<this, Unobserved>(this, {
      banner: observableRef,
      call: false,
      clock: false,
      settings: false,
      isOpen: false,
      pollTimer: false,
      checkTimer: false
    })
  }

  /** [MNT-01] Asks at once and every five minutes; where no answer comes, what was known stays. */
  async poll(): Promise<void> {
    this.isOpen = true
    clearTimeout(this.pollTimer)
    const answer = await this.call("GET /settings/maintenance")
    if (!this.isOpen) return
    if (answer.ok) this.settings = answer.data
    this.check()
    this.pollTimer = setTimeout(() => void this.poll(), maintenancePollMs)
  }

  /** The page is left. */
  stop() {
    this.isOpen = false
    clearTimeout(this.pollTimer)
    clearTimeout(this.checkTimer)
  }

  /** The banner as it is now, and when it is looked at again: every second while it counts down, else when it changes. */
  private check() {
    clearTimeout(this.checkTimer)
    const { settings } = this
    const { now } = this.clock
    runInAction(() => {
      this.banner = settings && maintenanceBanner(settings, now)
    })
    const next = settings && nextMaintenanceCheck(settings, now)
    if (next === undefined) return
    const waitMs = this.banner?.state === "active" ? Math.min(SECOND_MS, next - now) : next - now
    this.checkTimer = setTimeout(() => this.check(), Math.min(waitMs, LONGEST_MS))
  }
}
