/** Hook that tells whether scripts have taken the page over. */
import { useEffect, useState } from "react"

/** False as the server draws a page and as the browser first does; before it is true nothing on the page answers to scripts. */
export const useHydrated = (): boolean => {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return isHydrated
}
