/** The suburbs that may be meant while one is typed; what can't be had is typed by hand. */
import { observableRef, runInAction } from "mobx"
import type { ApiCalls, CallApi } from "../../../adapters/browser/api-client.ts"
import { autoObservable } from "../../kit/auto-observable.ts"

type Place = ApiCalls["GET /address-places/:text"]["data"][number]

/** Milliseconds. */
const PAUSE_MS = 200

/** As it is offered, and known again once it was picked. */
export const placeText = ({ suburb, state, postcode }: Place): string => `${suburb} ${state} ${postcode}`

export class PlaceSuggestions {
  places: ReadonlyArray<Place> = []
  private typed = ""
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly call: CallApi

  constructor(call: CallApi) {
    this.call = call
    autoObservable<this, "call" | "timer" | "typed">(this, {
      places: observableRef,
      call: false,
      timer: false,
      typed: false
    })
  }

  /** [DEL-09] The place that was picked, where the text is one that was offered; else more are looked for. */
  type(text: string): Place | undefined {
    const picked = this.places.find((place) => placeText(place) === text)
    this.typed = text
    clearTimeout(this.timer)
    if (!picked && text.trim().length > 1) this.timer = setTimeout(() => void this.load(text.trim()), PAUSE_MS)
    return picked
  }

  private async load(text: string) {
    const answer = await this.call("GET /address-places/:text", { params: { text } })
    if (this.typed.trim() !== text) return
    runInAction(() => {
      this.places = answer.ok ? answer.data : []
    })
  }
}
