/** What a paling fence takes: posts, rails, palings and plinths, by its run or by its area. */
import { fromMetres, fromMillimetres, fromSquareMetres } from "./measure.ts"
import { ceilDivide, ceilFraction } from "./quantity.ts"

/** A fence; metres, and the cover of a paling in millimetres: its width less what lies under the next. */
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

/** The longest fence that is worked with: 10 km, in micrometres. */
const LONGEST = 10_000_000_000n

/** A fence's run in micrometres, as a fraction of whole numbers; an area is divided by its height without rounding. */
const runOf = (fence: Fence): readonly [top: bigint, bottom: bigint] | undefined => {
  if ("run" in fence) {
    const run = fromMetres(fence.run)
    return run === undefined ? undefined : [BigInt(run), 1n]
  }
  const [area, height] = [fromSquareMetres(fence.area), fromMetres(fence.height)]
  return area === undefined || height === undefined ? undefined : [area, BigInt(height)]
}

/** How many of a length reach along the run, the last one whole. */
const along = ([top, bottom]: readonly [bigint, bigint], length: number): number =>
  ceilFraction(top, bottom * BigInt(length))

/**
 * [CALC-02] Whole bays over the run, a post at each end of a bay, palings side by side, and sticks that each give as many
 * whole rails as they are bays long. Undefined where a measure is not above 0 or finer than a thousandth of a millimetre, the
 * fence longer than 10 km, or a stick shorter than a bay.
 */
export const fenceParts = (fence: Fence): FenceParts | undefined => {
  const [run, bay, stick] = [runOf(fence), fromMetres(fence.bay), fromMetres(fence.stick)]
  const cover = fromMillimetres(fence.palingCover)
  if (!run || !bay || !stick || !cover || stick < bay || !Number.isInteger(fence.rails) || fence.rails < 1)
    return undefined
  if (run[0] > run[1] * LONGEST) return undefined
  const bays = along(run, bay)
  const sticksOfRow = ceilDivide(bays, Math.floor(stick / bay))
  return {
    bays,
    posts: bays + 1,
    palings: along(run, cover),
    railSticks: sticksOfRow * fence.rails,
    plinthSticks: fence.hasPlinth ? sticksOfRow : 0
  }
}
