/** What each way to an address costs, asked for as soon as its place is known. */
import { observableRef, runInAction } from "mobx"
import type { ApiCalls, CallApi } from "../../../adapters/browser/api-client.ts"
import type { Address } from "../../../core/contact/address.ts"
import { DEFAULT_COUNTRY } from "../../../core/contact/address.ts"
import type { DeliveryMethod } from "../../../core/delivery/quote/delivery-type.ts"
import { type Cart, priceRequestOf } from "../../../core/ordering/cart/cart.ts"
import { autoObservable } from "../../kit/auto-observable.ts"

type Offers = ApiCalls["POST /orders/delivery"]["data"]

/** Whoever types is asked about when they pause, milliseconds. */
const PAUSE_MS = 300

export type CarriedMethod = Exclude<DeliveryMethod, "pickup">

/** One way: what it costs in cents with GST and how long it takes, or why it can't be had. */
export type Way = {
  readonly method: CarriedMethod
  readonly total?: number
  readonly shownTime?: string
  readonly problem?: string
}

/** Of an address what its deliveries cost by. */
export type OfferedPlace = Pick<Address, "suburb" | "postcode" | "country">

/** Once enough of it was typed to say what a delivery costs: of one in Australia its postcode. */
const placeOf = ({ suburb, postcode, country = DEFAULT_COUNTRY }: OfferedPlace) => {
  const isWhole = country === DEFAULT_COUNTRY ? /^\d{4}$/.test(postcode.trim()) : suburb.trim() !== ""
  return isWhole ? { suburb: suburb.trim(), postcode: postcode.trim(), country } : undefined
}

export class DeliveryOffersViewModel {
  current: Offers | undefined = undefined
  problem: string | undefined = undefined
  isAsking = false
  private asked = ""
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly call: CallApi

  constructor(call: CallApi) {
    this.call = call
    autoObservable<this, "asked" | "call" | "timer">(this, {
      current: observableRef,
      asked: false,
      call: false,
      timer: false
    })
  }

  /** Asks once for a cart and a place; the answer that comes is of what was asked last. Nothing without a place. */
  load(cart: Cart, address: OfferedPlace | undefined, craneRequired: boolean): Promise<void> {
    const place = address && placeOf(address)
    const body = place && { address: place, craneRequired, items: cart.map(priceRequestOf) }
    const asked = body ? JSON.stringify(body) : ""
    if (asked === this.asked && this.problem === undefined) return Promise.resolve()
    this.asked = asked
    this.problem = undefined
    this.isAsking = body !== undefined
    clearTimeout(this.timer)
    if (!body) {
      this.current = undefined
      return Promise.resolve()
    }
    return new Promise((resolve) => {
      this.timer = setTimeout(() => void this.ask(asked, body).then(resolve), PAUSE_MS)
    })
  }

  private async ask(asked: string, body: ApiCalls["POST /orders/delivery"]["request"]["body"]) {
    const answer = await (body.address.country === DEFAULT_COUNTRY
      ? this.call("POST /orders/delivery", { body })
      : this.call("POST /orders/national-delivery", { body }))
    if (asked !== this.asked) return
    runInAction(() => {
      this.isAsking = false
      this.current = answer.ok ? answer.data : undefined
      this.problem = answer.ok ? undefined : answer.msg
    })
  }

  /** The way that costs least, of those that can be had. */
  cheapest(country?: string): Way | undefined {
    return this.ways(country)
      .filter(({ total }) => total !== undefined)
      .toSorted((one, other) => (one.total ?? 0) - (other.total ?? 0))[0]
  }

  /** The ways to an address in Australia, soonest first, or to one abroad; without prices while they are not known. */
  ways(country: string = DEFAULT_COUNTRY): ReadonlyArray<Way> {
    const { current } = this
    if (country !== DEFAULT_COUNTRY)
      return [wayOf("international", current?.national, current?.errors.national[0]?.message)]
    return [
      wayOf("uber", current?.uber, current?.courierProblem),
      wayOf("delivery", current?.local, current?.errors.local[0]?.message),
      wayOf("national", current?.national, current?.errors.national[0]?.message)
    ]
  }
}

const wayOf = (
  method: CarriedMethod,
  offer: { readonly total: number; readonly shownTime?: string } | undefined,
  problem: string | undefined
): Way => ({
  method,
  ...(offer ? { total: offer.total } : {}),
  ...(offer?.shownTime ? { shownTime: offer.shownTime } : {}),
  ...(!offer && problem ? { problem } : {})
})
