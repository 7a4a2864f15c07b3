/** The page for something that went wrong: what happened, and the ways on. */
import { Link, useRouter } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useEffect, useRef } from "react"
import { offlineWords } from "../../core/words/failure.ts"
import { useIsOnline } from "../kit/use-is-online.ts"
import { problemWords } from "../words/problem.ts"
import styles from "./content.module.css"

/** What was saved before the page failed is still said. Without a connection that is what went wrong, and the page is asked for once more as soon as there is one. */
export const ErrorPage = observer(({ error }: { error: unknown }) => {
  const router = useRouter()
  const { drafts } = router.options.context.viewModels
  const isOnline = useIsOnline()
  const wasOffline = useRef(false)
  useEffect(() => {
    if (isOnline && wasOffline.current) void router.invalidate()
    wasOffline.current = !isOnline
  }, [isOnline, router])
  return (
    <>
      <div role="status">
        {drafts.saveMessages.map((message) => (
          <p key={message} className="notice good">
            {message}
          </p>
        ))}
      </div>
      <section className={styles.problem} role="alert">
        <h1>{isOnline ? problemWords.title : offlineWords.title}</h1>
        <p>{isOnline ? problemWords.text : offlineWords.says}</p>
        {import.meta.env.DEV ? <pre>{error instanceof Error ? error.stack : String(error)}</pre> : null}
        <p className={styles.ways}>
          <button type="button" className="btn" onClick={() => void router.invalidate()}>
            {problemWords.again}
          </button>
          <Link to="/" className="btn quiet">
            {problemWords.home}
          </Link>
        </p>
      </section>
    </>
  )
})
