/** Hook that loads a code-split component on demand and tries again after a failed load. */
import { useCallback, useState } from "react"

/**
 * The part once it has come, and what fetches it. Unlike a lazy component it remembers no failure: where it could not be had
 * it is asked for again the next time.
 */
export const useLazyPart = <Part extends object>(
  load: () => Promise<Part>
): readonly [Part | undefined, () => void] => {
  const [part, setPart] = useState<Part>()
  const fetchPart = useCallback(() => {
    load().then(
      (loaded) => setPart(() => loaded),
      () => undefined
    )
  }, [load])
  return [part, fetchPart]
}
