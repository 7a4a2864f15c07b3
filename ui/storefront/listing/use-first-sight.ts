/** A list that somebody newly comes to draws what is in sight first, and the rest once that is painted. */
import { startTransition, useEffect, useState } from "react"

/**
 * Whether only what is in sight is drawn. `list` names the list, which is drawn whole from its second drawing on: a filter
 * never makes a page shorter under its reader. With `isWhole` there is no first sight: as the server sends it, or as it was left.
 */
export const useFirstSight = (list: string, isWhole: boolean): boolean => {
  const [drawn, setDrawn] = useState<string>()
  useEffect(() => startTransition(() => setDrawn(list)), [list])
  return !isWhole && drawn !== list
}
