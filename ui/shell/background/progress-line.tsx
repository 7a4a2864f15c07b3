/** The line at the top of a window while another page is on its way. */
import { type AnyRouter, useRouter } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useEffect, useState } from "react"
import styles from "./background.module.css"
import { progressBar, RouteProgress } from "./route-progress.view-model.ts"

/** Follows the router from page to page; answers how to stop. */
export const followRoutes = (router: Pick<AnyRouter, "subscribe" | "state">, progress: RouteProgress): (() => void) => {
  const stops = [
    router.subscribe("onBeforeNavigate", ({ hrefChanged }) => {
      if (hrefChanged) progress.start()
    }),
    router.subscribe("onResolved", () => {
      const failed = router.state.matches.some(({ status }: { readonly status: string }) => status === "error")
      if (failed) progress.fail()
      else progress.finish()
    })
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** [ROUTE-12] Only for the eye: who hears the shop is told of the new page by its heading. */
export const ProgressLine = observer(({ progress }: { readonly progress: RouteProgress }) => {
  const { heightPx, durationMs } = progressBar
  if (progress.phase === "hidden") return null
  return (
    <div
      aria-hidden="true"
      className={styles.progress}
      data-phase={progress.phase}
      style={{ height: heightPx, animationDuration: `${durationMs}ms` }}
    />
  )
})

export const RouteProgressLine = () => {
  const router = useRouter()
  const [progress] = useState(() => new RouteProgress())
  useEffect(() => followRoutes(router, progress), [router, progress])
  return <ProgressLine progress={progress} />
}
