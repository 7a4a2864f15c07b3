/** What a paling fence takes of the posts, rails, palings and plinths that were chosen for it. */
import { fenceParts } from "../../units/fence.ts"
import type { GoodsRole } from "./calculator.ts"
import { bestOffer, type LengthOffer, lengthOffers, type SoldLength } from "./length-offer.ts"

/** Metres, and millimetres by which palings lie over one another. */
export type FenceMeasures = {
  readonly run: number
  readonly height: number
  readonly bay: number
  readonly rails: number
  /** How far posts stand in the ground. */
  readonly depth: number
  readonly overlap: number
}

export type FenceGoods = {
  readonly posts: ReadonlyArray<SoldLength>
  readonly rails: ReadonlyArray<SoldLength>
  readonly palings: ReadonlyArray<SoldLength>
  /** Millimetres. */
  readonly palingWidth: number
  readonly plinths?: ReadonlyArray<SoldLength>
}

export type FenceItem = { readonly role: GoodsRole; readonly offer: LengthOffer }

export type FenceList =
  | { readonly ok: true; readonly bays: number; readonly items: ReadonlyArray<FenceItem> }
  /** Nothing that is sold of that role is long enough, or enough of it. */
  | { readonly ok: false; readonly role: GoodsRole }

/** The shortest that is long enough and can be had: what is sawn off is paid for. */
const shortest = (lengths: ReadonlyArray<SoldLength>, least: number, pieces: number): LengthOffer | undefined =>
  lengthOffers(lengths, (length) => (length >= least ? pieces : undefined))[0]

/**
 * [CALC-05] Posts as long as the fence is high and the hole deep, palings as long as it is high, and of rails and plinths
 * the sticks that cost least when each is cut into whole bays.
 */
export const fenceList = (measures: FenceMeasures, goods: FenceGoods): FenceList => {
  const { run, height, bay, rails, depth, overlap } = measures
  const partsFrom = (stick: number) =>
    fenceParts({ run, bay, rails, stick, palingCover: goods.palingWidth - overlap, hasPlinth: true })
  const parts = partsFrom(bay)
  if (!parts) return { ok: false, role: "palings" }
  // Sums of metres in whole millimetres: 1.8 and 0.6 are 2.4, and no post of 2.4 m is too short for it.
  const postLength = Math.round((height + depth) * 1000) / 1000
  const found: ReadonlyArray<readonly [GoodsRole, LengthOffer | undefined]> = [
    ["posts", shortest(goods.posts, postLength, parts.posts)],
    ["rails", bestOffer(lengthOffers(goods.rails, (length) => partsFrom(length)?.railSticks))],
    ["palings", shortest(goods.palings, height, parts.palings)],
    ...(goods.plinths
      ? [["plinths", bestOffer(lengthOffers(goods.plinths, (length) => partsFrom(length)?.plinthSticks))] as const]
      : [])
  ]
  const items: Array<FenceItem> = []
  for (const [role, offer] of found) {
    if (!offer) return { ok: false, role }
    items.push({ role, offer })
  }
  return { ok: true, bays: parts.bays, items }
}
