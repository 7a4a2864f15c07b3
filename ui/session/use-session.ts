/** Keeps the session of this browser alive on every page, and the page to whom it belongs. */
import { useRouter } from "@tanstack/react-router"
import { useEffect, useLayoutEffect } from "react"
import { clearOthersTabDrafts } from "../kit/tab-draft-keys.ts"
import type { Shopfront } from "../page/shopfront.ts"
import { useViewModels } from "./view-models.tsx"

/** What these pages were told is of a link that a log-in uses up: it is not asked for a second time. */
const ofLinks: ReadonlySet<string> = new Set(["/_shop/_sign-in/my-account/magic-link"])

/** Tells the session what the shop says of this visitor with every page. */
export const useVisitor = (shopfront: Shopfront | undefined) => {
  const { session, drafts } = useViewModels()
  useLayoutEffect(() => {
    if (!shopfront) return
    session.setVisitor(shopfront)
    if (!shopfront.member) return
    drafts.discardOthers(shopfront.member.contactId)
    clearOthersTabDrafts(shopfront.member.contactId)
  }, [session, drafts, shopfront])
}

/** [TOK-03] Looked at on load, on every click and on the way back; a page that comes out of the browser's own memory may be another's. */
export const useSession = () => {
  const { session, cart, jobLists } = useViewModels()
  const router = useRouter()
  useEffect(() => {
    const check = () => void session.checkTokens()
    const comesBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void session.revalidateSession()
    }
    void session.start({
      reload: () => {
        router.clearCache()
        // Waited for whole: whoever goes on before it is there goes on as who they were.
        return router.invalidate({ sync: true, filter: ({ routeId }) => !ofLinks.has(routeId) })
      },
      clearCaches: () => {
        jobLists.clear()
        void cart.refetchPrices()
      },
      reloadJobLists: async () => {
        const shopfront = await session.shopfront()
        if (shopfront.ok && shopfront.data.features.jobLists) await jobLists.load()
      }
    })
    const stopRefreshing = router.subscribe("onResolved", ({ fromLocation, pathChanged }) => {
      if (fromLocation && pathChanged) void session.refreshRights()
    })
    document.addEventListener("click", check, { capture: true })
    window.addEventListener("popstate", check)
    window.addEventListener("pageshow", comesBack)
    return () => {
      stopRefreshing()
      document.removeEventListener("click", check, { capture: true })
      window.removeEventListener("popstate", check)
      window.removeEventListener("pageshow", comesBack)
    }
  }, [session, cart, jobLists, router])
}
