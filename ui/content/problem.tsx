/** The page for something that went wrong: what happened, and the ways on. */
import { Link, useRouter } from "@tanstack/react-router"
import { problemWords } from "../words/problem.ts"
import styles from "./content.module.css"

export const Problem = ({ error }: { error: unknown }) => {
  const router = useRouter()
  return (
    <section className={styles.problem} role="alert">
      <h1>{problemWords.title}</h1>
      <p>{problemWords.text}</p>
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
  )
}
