/** A part of a page whose weight comes when it is first wanted. */
import { useCallback, useState } from "react"

/**
 * The part once it has come, and what fetches it. Unlike a lazy component it remembers no failure: where it could not be had
 * it is asked for again the next time.
 */
export const useLoaded = <Part extends object>(load: () => Promise<Part>): readonly [Part | undefined, () => void] => {
  const [part, setPart] = useState<Part>()
  const fetchPart = useCallback(() => {
    load().then(setPart, () => undefined)
  }, [load])
  return [part, fetchPart]
}
