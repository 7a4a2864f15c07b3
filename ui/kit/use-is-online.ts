/** Whether the browser has a connection, as a component follows it. */
import { useSyncExternalStore } from "react"

const onChange = (notify: () => void) => {
  addEventListener("online", notify)
  addEventListener("offline", notify)
  return () => {
    removeEventListener("online", notify)
    removeEventListener("offline", notify)
  }
}

/** On the server everybody is online. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => navigator.onLine,
    () => true
  )
