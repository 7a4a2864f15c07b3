/** Hook that looks with each page whether the shop was renewed. */
import { getRouteApi, useRouter } from "@tanstack/react-router"
import { useEffect } from "react"
import { VIEWS_KEPT_MS } from "../../storefront/cards/view-history.ts"
import { VersionWatch } from "./version-watch.ts"

const root = getRouteApi("__root__")

const ask = async (): Promise<unknown> => (await fetch("/healthz/meta")).json()

export const useVersionWatch = () => {
  const { store } = root.useRouteContext()
  const router = useRouter()
  useEffect(() => {
    const watch = new VersionWatch(
      { store, ask, path: () => router.state.location.href, reload: (path) => location.replace(path) },
      { historyMs: VIEWS_KEPT_MS }
    )
    void watch.begin()
    return router.subscribe("onResolved", ({ pathChanged }) => {
      if (pathChanged) void watch.navigated()
    })
  }, [router, store])
}
