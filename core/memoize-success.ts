/** Memoizes an asynchronous call: who asks meanwhile or later shares its answer, but never its failure. */

/** `make` runs again for the first call after one that was rejected. */
export const memoizeSuccess = <A>(make: () => Promise<A>): (() => Promise<A>) => {
  let kept: Promise<A> | undefined
  return () => {
    if (kept) return kept
    const made = make()
    kept = made
    made.catch(() => {
      kept = undefined
    })
    return made
  }
}
