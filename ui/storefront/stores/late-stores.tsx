/** Brings the stores after the page, which has them as the server drew them. */
import { type ComponentProps, useEffect } from "react"
import { ServerDrawn } from "../../kit/server-drawn.tsx"
import { useLazyPart } from "../../kit/use-lazy-part.ts"
import styles from "./stores.module.css"
import type { StoresFound } from "./stores-found.tsx"

const loadStores = () => import("./stores-found.tsx")

/** At hand on the server alone: what a browser loads with the page has nothing of it. */
const onServer = import.meta.env.SSR ? await loadStores() : undefined

export const LateStores = (props: ComponentProps<typeof StoresFound>) => {
  const [stores = onServer, fetchStores] = useLazyPart(loadStores)
  useEffect(fetchStores, [fetchStores])
  return (
    // The styles of what comes later are part of the page as it is sent.
    <div className={styles.late}>
      <ServerDrawn of={props.near}>{stores && <stores.StoresFound {...props} />}</ServerDrawn>
    </div>
  )
}
