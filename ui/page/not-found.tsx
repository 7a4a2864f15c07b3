/** The page for an address that leads nowhere. */
import { Link } from "@tanstack/react-router"
import { notFoundWords } from "../words/not-found.ts"
import { problemWords } from "../words/problem.ts"
import styles from "./content.module.css"

export const NotFound = () => (
  <section className={styles.problem}>
    <p className={styles.measure}>404</p>
    <h1>{notFoundWords.title}</h1>
    <p>{notFoundWords.help}</p>
    <p className={styles.ways}>
      <Link to="/" className="btn">
        {problemWords.home}
      </Link>
      <Link to="/search" search={{}} className="btn quiet">
        {notFoundWords.everything}
      </Link>
    </p>
  </section>
)
