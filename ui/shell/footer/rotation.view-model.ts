/** What takes turns by itself, until somebody looks at it or stops it. */
import { autoObservable } from "../../kit/auto-observable.ts"

/** [REC-02] ms that each rests. */
const REST = 4000

export class RotationViewModel {
  place = 0
  /** By who looks at it: it goes on afterwards. */
  isHeld = false
  isPaused = false
  /** Not for whoever asks for less motion: there is nothing to stop. */
  isRunning = false
  private readonly count: number
  private timer: ReturnType<typeof setInterval> | undefined

  constructor(count: number) {
    this.count = count
    autoObservable(this)
  }

  start(): void {
    clearInterval(this.timer)
    this.isRunning = true
    this.timer = setInterval(() => {
      if (!this.isHeld && !this.isPaused) this.next()
    }, REST)
  }

  stop(): void {
    this.isRunning = false
    clearInterval(this.timer)
  }

  next(): void {
    this.place = this.count === 0 ? 0 : (this.place + 1) % this.count
  }

  hold(isHeld: boolean): void {
    this.isHeld = isHeld
  }

  pause(isPaused: boolean): void {
    this.isPaused = isPaused
  }
}
