/** A menu of the footer: a list where the window is wide, else folded below its title. */
import { ContentLink } from "../../page/content-link.tsx"
import styles from "./footer.module.css"

type Props = {
  readonly title: string
  readonly items: ReadonlyArray<{ readonly label: string; readonly to: string }>
}

/** [HDR-06] Works without scripts; where the window is wide the style sheet shows it open. */
export const FooterMenu = ({ title, items }: Props) => (
  <details className={styles.menu}>
    <summary>
      <h2>{title}</h2>
    </summary>
    <ul>
      {items.map(({ label, to }) => (
        <li key={to}>
          <ContentLink to={to}>{label}</ContentLink>
        </li>
      ))}
    </ul>
  </details>
)
