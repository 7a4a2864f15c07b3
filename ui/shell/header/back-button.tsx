/** The way back on a phone where the shop runs as an app, which has no button of the browser's. */
import { useRouter } from "@tanstack/react-router"
import { Icon } from "../../kit/icon.tsx"
import { headerWords } from "../../words/header.ts"
import styles from "./header.module.css"

/** [HDR-01] On every page but home; the style sheet knows how the shop runs. */
export const BackButton = ({ pathname }: { pathname: string }) => {
  const router = useRouter()
  if (pathname === "/") return null
  return (
    <button type="button" className={`${styles.icon} ${styles.back}`} onClick={() => router.history.back()}>
      <Icon name="back" />
      <span className="hidden">{headerWords.back}</span>
    </button>
  )
}
