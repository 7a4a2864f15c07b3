/** Does only so much at one time: what comes on top is turned away at once, as everybody would wait for it and the memory fill. */

/** What does the work where there is room for it, else answers with `instead`. */
export const atMost = <A>(most: number): ((work: () => Promise<A>, instead: () => A) => Promise<A>) => {
  let underWay = 0
  return async (work, instead) => {
    if (underWay >= most) return instead()
    underWay += 1
    try {
      return await work()
    } finally {
      underWay -= 1
    }
  }
}
