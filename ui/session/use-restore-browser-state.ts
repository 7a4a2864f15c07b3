/** What goes on behind every page: the session and the cart of this browser are brought back, and kept. */
import { useEffect } from "react"
import { useSession } from "./use-session.ts"
import { useViewModels } from "./view-models.tsx"

/**
 * Only for a layout. The router lets the browser wake up what stands below the root later than the root, a piece at a
 * time; what the browser kept must not come in between, where the page is still to be taken over as it was sent.
 */
export const useRestoreBrowserState = () => {
  const { hydration, session, cart, prices } = useViewModels()
  useSession()
  useEffect(() => {
    // [HYD-01] A checkout and the job lists read theirs after these, and wait like everything else.
    void hydration.start([() => session.readStored(), () => cart.readStored(), () => prices.restore()])
    void cart.restore()
  }, [hydration, session, cart, prices])
}
