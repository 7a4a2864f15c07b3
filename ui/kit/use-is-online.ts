/** Whether the browser has a connection, as a component follows it. */
import { useSyncExternalStore } from "react"

const onChange = (tell: () => void) => {
  addEventListener("online", tell)
  addEventListener("offline", tell)
  return () => {
    removeEventListener("online", tell)
    removeEventListener("offline", tell)
  }
}

/** On the server everybody is online. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => navigator.onLine,
    () => true
  )
