/** What a paling fence takes: posts, rails, palings and plinths, by its run or by its area. */
import { ceilingOf } from "./quantity.ts"

/** A fence; metres to a millimetre, and the cover of a paling in millimetres: its width less what lies under the next. */
export type Fence = ({ readonly run: number } | { readonly area: number; readonly height: number }) & {
  /** From post to post, at most. */
  readonly bay: number
  /** Rails one above the other: 2 for a low fence, 3 for one of 1.8 m. */
  readonly rails: number
  readonly palingCover: number
  /** The length of the sticks that rails and plinths are cut from. */
  readonly stick: number
  readonly hasPlinth?: boolean
}

export type FenceParts = {
  readonly bays: number
  /** One more than there are bays. */
  readonly posts: number
  readonly palings: number
  /** Sticks, each cut into whole bays. */
  readonly railSticks: number
  readonly plinthSticks: number
}

/** The longest fence that is worked with: 10 km, in millimetres. */
const LONGEST_MM = 10_000_000

/** Metres in whole millimetres, rounded up so that no fence comes out short; undefined for what is none. */
const millimetres = (metres: number): number | undefined => {
  const whole = Math.ceil(Number((metres * 1000).toFixed(6)))
  return metres > 0 && whole <= LONGEST_MM ? whole : undefined
}

const runOf = (fence: Fence): number | undefined => {
  if ("run" in fence) return millimetres(fence.run)
  return fence.height > 0 ? millimetres(fence.area / fence.height) : undefined
}

/**
 * [CALC-02] Whole bays over the run, a post at each end of a bay, palings side by side, and sticks that each give as many
 * whole rails as they are bays long. Undefined where a measure is none, or a stick is shorter than a bay.
 */
export const fenceParts = (fence: Fence): FenceParts | undefined => {
  const [run, bay, stick] = [runOf(fence), millimetres(fence.bay), millimetres(fence.stick)]
  const cover = Math.floor(fence.palingCover)
  if (!run || !bay || !stick || stick < bay || !(cover > 0) || !Number.isInteger(fence.rails) || fence.rails < 1)
    return undefined
  const bays = ceilingOf(run, bay)
  const baysOfStick = Math.floor(stick / bay)
  const sticksOfRow = ceilingOf(bays, baysOfStick)
  return {
    bays,
    posts: bays + 1,
    palings: ceilingOf(run, cover),
    railSticks: sticksOfRow * fence.rails,
    plinthSticks: fence.hasPlinth ? sticksOfRow : 0
  }
}
