/** Memoizes an asynchronous call: who asks meanwhile or later shares its answer, but never its failure. */

/** `make` runs again for the first call after a failure was forgotten: at once, or when `afterFailure` says so. */
export const memoizeSuccess = <A>(
  make: () => Promise<A>,
  afterFailure: (forget: () => void) => void = (forget) => forget()
): (() => Promise<A>) => {
  let kept: Promise<A> | undefined
  return () => {
    if (kept) return kept
    const made = make()
    kept = made
    made.catch(() =>
      afterFailure(() => {
        kept = undefined
      })
    )
    return made
  }
}
