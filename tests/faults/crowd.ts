/** Shoppers who order one thing after the other, and who ask again as a browser does, whatever becomes of the shop meanwhile. */
import { setTimeout as pause } from "node:timers/promises"
import { cards, type RequestedItem } from "../api/ordering/shopper.ts"
import { shopperOf } from "./shop-process.ts"

export type CrowdObservations = {
  /** Orders that the shop said were placed; a shopper believes it. */
  readonly placed: Array<string>
  /** What orders were refused for, by code. */
  readonly refused: Array<string>
  /** Requests whose order its shopper walked away from. */
  readonly left: Array<string>
  /** How often each status was answered; 0 where the connection broke. */
  readonly statuses: Map<number, number>
  /** What should never be: a failure that is not told as one, an order that its shopper could not end. */
  readonly wrong: Array<string>
}

/** A browser asks again after so long, and for so long: the shop lets go of an order that it could not confirm after a minute. */
const AGAIN_MS = 100
const PATIENCE_MS = 90_000

type Shopping = { readonly port: number; readonly things: ReadonlyArray<RequestedItem>; readonly random: () => number }

/** Sends as a browser does, and notes what comes back. */
const noting =
  ({ statuses, wrong }: CrowdObservations) =>
  async (url: string, init: RequestInit): Promise<Response> => {
    const note = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1)
    const response = await fetch(url, init).catch((problem: unknown) => {
      note(0)
      throw problem
    })
    note(response.status)
    const { pathname } = new URL(url)
    if (response.status === 503 && !response.headers.has("retry-after")) wrong.push(`503 without a time at ${pathname}`)
    if (response.status >= 500 && response.status !== 503) wrong.push(`${response.status} at ${pathname}`)
    return response
  }

const completes = (url: string) =>
  fetch(url, { method: "POST", body: new URLSearchParams({ outcome: "complete" }), redirect: "manual" })

/** One order from the cart to its end. Some cards are refused, some banks ask, and some shoppers walk away when it takes long. */
const order = async ({ port, things, random }: Shopping, seen: CrowdObservations): Promise<void> => {
  const kim = shopperOf(port, noting(seen))
  const until = Date.now() + PATIENCE_MS
  /** Again and again until there is something; undefined once patience is over. */
  const insist = async <A>(work: () => Promise<A>): Promise<A | undefined> => {
    while (Date.now() < until) {
      const made = await work().catch(() => undefined)
      if (made !== undefined) return made
      await pause(AGAIN_MS)
    }
    return undefined
  }
  const wanted = [things[Math.floor(random() * things.length)] as RequestedItem]
  const [chance, walksAway, key] = [random(), random() < 0.2, crypto.randomUUID()]
  const card = chance < 0.1 ? cards.declined : chance < 0.2 ? cards.asks : cards.pays
  const prepared = await insist(() => kim.prepare(wanted, card))
  let place = async () => {
    if (!prepared) return undefined
    return kim.place(prepared.form, prepared.intentId, prepared.token, key)
  }
  const ended = await insist(async () => {
    const answer = await place().catch(() => undefined)
    const { status, orderNo, redirectUrl } = answer?.data?.stripe ?? {}
    if (answer && answer.status >= 400 && answer.status < 500) return seen.refused.push(answer.code)
    if (orderNo && status === "succeeded") return seen.placed.push(orderNo)
    if (!orderNo && walksAway) return seen.left.push(key)
    if (prepared && orderNo) place = () => kim.finish(prepared.intentId)
    if (redirectUrl) await completes(redirectUrl)
    return undefined
  })
  if (ended === undefined) seen.wrong.push(`an order that did not end: ${key}`)
}

/** So many of them at once, for as long as something else is done meanwhile; each then ends the order that it is at. */
export const runCrowd = async (
  shopping: Shopping,
  count: number,
  meanwhile: (seen: CrowdObservations) => Promise<unknown>,
  /** Others among them, each of whom orders in a way of their own. */
  others: { readonly count: number; readonly order: (seen: CrowdObservations) => Promise<void> } = {
    count: 0,
    order: async () => undefined
  }
): Promise<CrowdObservations> => {
  const seen: CrowdObservations = { placed: [], refused: [], left: [], statuses: new Map(), wrong: [] }
  let open = true
  const repeat = async (work: () => Promise<void>) => {
    while (open) await work()
  }
  const all = Promise.all([
    ...Array.from({ length: count }, () => repeat(() => order(shopping, seen))),
    ...Array.from({ length: others.count }, () => repeat(() => others.order(seen)))
  ])
  try {
    await meanwhile(seen)
  } finally {
    open = false
    await all
  }
  return seen
}
