/** The page for an address that leads nowhere. */
import { Link } from "@tanstack/react-router"
import { problemWords } from "../words/problem.ts"
import styles from "./content.module.css"

export const NotFound = () => (
  <section className={styles.problem}>
    <p className={styles.measure}>404</p>
    <h1>{problemWords.notFound}</h1>
    <p>{problemWords.notFoundHelp}</p>
    <p className={styles.ways}>
      <Link to="/" className="btn">
        {problemWords.home}
      </Link>
      <Link to="/search" search={{}} className="btn quiet">
        {problemWords.everything}
      </Link>
    </p>
  </section>
)
