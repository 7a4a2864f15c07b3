/** Chance that is the same in each run, so that a round that failed can be looked at again. */

/** Numbers from 0 to below 1, by a seed. */
export const seededRandom = (seed: number) => {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state / 2 ** 31
  }
}
